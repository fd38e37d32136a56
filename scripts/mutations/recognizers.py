"""How the rules of single recognizers are broken: what each takes for its gesture."""

GES = "Core/Gestures/"
# name, file in Sources/TouchEngine, what stands there, what is put there instead
MUTATIONS = [
    ("a pan begins with its first move", GES + "UIPanGestureRecognizer.swift",
     "guard abs(moved.x) >= slop || abs(moved.y) >= slop else", "guard moved != .zero else"),
    ("a pan does not take its slop out of the translation", GES + "UIPanGestureRecognizer.swift",
     "        takeOutSlop(moved)\n", ""),
    ("a tap may stray as far as it likes", GES + "UITapGestureRecognizer.swift",
     "guard distance > limit else { return false }", "guard distance > limit * 1000 else { return false }"),
    ("a tap prevents one that asks for more taps", GES + "UITapGestureRecognizer.swift",
     "return tap.numberOfTapsRequired <= numberOfTapsRequired", "return true"),
    ("a press begins as its finger lands", GES + "UILongPressGestureRecognizer.swift",
     "guard minimumPressDuration > 0 else {", "guard false else {"),
    ("a press may stray as far as it likes", GES + "UILongPressGestureRecognizer.swift",
     "guard distance > limit else { return false }", "guard distance > limit * 1000 else { return false }"),
    ("an edge pan begins anywhere", GES + "UIScreenEdgePanGestureRecognizer.swift",
     "guard distance < band else {", "guard distance < .infinity else {"),
    ("an edge pan begins in any direction", GES + "UIScreenEdgePanGestureRecognizer.swift",
     "if inward >= slop, inward > across {", "if inward >= slop || across >= slop {"),
    ("a swipe goes in any direction", GES + "UISwipeGestureRecognizer.swift",
     "SwipeTry.all.filter { direction.contains($0.direction) }", "SwipeTry.all"),
    ("a pinch begins with its first change", GES + "UIPinchGestureRecognizer.swift",
     "guard abs(change) >= threshold else", "guard change != 0 else"),
]
