#!/usr/bin/env python3
"""Breaks the engine's rules, one at a time, in a copy, and shows that the fuzzer notices each within a minute: by a case
that it has kept, or by a new one.

usage: scripts/fuzz-mutations.py [NAME …]     all of them, or those whose name contains one of the words
"""
import os, re, shutil, subprocess, sys, tempfile, time

ARB, GES, TOU = "Arbitration/", "Gestures/", "Touches/"
# name, file in Sources/TouchEngine, what stands there, what is put there instead
MUTATIONS = [
    ("related recognizers exclude nobody", ARB + "Reconciliation.swift",
     "return viewA.isDescendant(of: viewB) || viewB.isDescendant(of: viewA)", "return false"),
    ("recognizers on views apart exclude each other", ARB + "Reconciliation.swift",
     "return viewA.isDescendant(of: viewB) || viewB.isDescendant(of: viewA)", "return true"),
    ("one that acts stops only those that come later", ARB + "Reconciliation.swift",
     "} else if areRelated(recognizer, other),", "} else if false, areRelated(recognizer, other),"),
    ("one that acts does not stop those that come later", ARB + "Reconciliation.swift",
     "return winner.attempt.isActing || actedThisTurn.contains { $0 === winner }", "return false"),
    ("one that ends in this turn excludes nobody any more", ARB + "Actions.swift",
     "if recognizer.attempt.state == .ended { actedThisTurn.append(recognizer) }", ""),
    ("simultaneity is asked of one side only", ARB + "Questions.swift",
     "if allowsBoth(winner, other, &refusers) || allowsBoth(other, winner, &refusers) {", "if allowsBoth(winner, other, &refusers) {"),
    ("simultaneity is never asked", ARB + "Questions.swift",
     "if allowsBoth(winner, other, &refusers) || allowsBoth(other, winner, &refusers) {", "if false {"),
    ("the classes' hooks are not asked", ARB + "Questions.swift",
     "guard winner.canPrevent(other), other.canBePrevented(by: winner) else { return nil }", ""),
    ("of two that tie the outer wins", ARB + "Order.swift",
     "return a.depth > b.depth", "return a.depth < b.depth"),
    ("of two that tie the first added wins", ARB + "Order.swift",
     "leafToWindow(participants) { $0 > $1 }", "leafToWindow(participants) { $0 < $1 }"),
    ("failure requirements hold nobody back", ARB + "Reconciliation.swift",
     "if !unmet.isEmpty {", "if false, !unmet.isEmpty {"),
    ("a failure releases nobody", ARB + "Reconciliation.swift",
     "required.filter { $0.attempt.state != .failed && isTakingPart($0) }", "required.filter { isTakingPart($0) }"),
    ("requirements are asked at every turn", ARB + "Questions.swift",
     "attempt.askedUpTo = joined\n", ""),
    ("a no to shouldBegin is not heard", ARB + "Questions.swift", "return reply.answer\n    }\n\n    private func touchOwners",
     "return true\n    }\n\n    private func touchOwners"),
    ("what is linked is not reset together", ARB + "Resets.swift",
     "guard group.allSatisfy({ $0.attempt.isOver }) else { continue }", ""),
    ("nobody is reset", ARB + "Resets.swift", "guard !ending.isEmpty else { return }", "if !ending.isEmpty { return }"),
    ("what has failed still gets touches", GES + "Attempt.swift",
     "guard !state.isTerminal else { return nil }", ""),
    ("a refused touch is delivered", ARB + "Candidates.swift",
     "if let delegate, !delegate.gestureRecognizer(recognizer, shouldReceive: touch) {",
     "if let delegate, !delegate.gestureRecognizer(recognizer, shouldReceive: touch), false {"),
    ("a touch is offered to the hit view's recognizers only", ARB + "Candidates.swift",
     "for view in chain {\n            for", "for view in chain.prefix(1) {\n            for"),
    ("switching off keeps the touches", GES + "UIGestureRecognizer.swift",
     "if !isEnabled, oldValue { dropTouches() }", ""),
    ("any step is lawful", GES + "UIGestureRecognizer+State.swift",
     "case .possible: next == .began || next == .ended || next == .failed", "case .possible: true"),
    ("what acts may fail", GES + "UIGestureRecognizer+Transitions.swift",
     "guard !attempt.isActing else {", "guard true else {"),
    ("a late beginning is told as it stands", ARB + "Reconciliation.swift",
     "recognizer.attempt.pendingActions.append(.began)\n",
     "recognizer.attempt.pendingActions.append(state == .changed ? .changed : .began)\n"),
    ("a cancellation is told to nobody", GES + "UIGestureRecognizer+Transitions.swift",
     "attempt.pendingActions.append(.cancelled)", ""),
    ("touches are not cancelled in views", TOU + "ViewDelivery.swift",
     "return wasTold ? .cancelled : []", "return []"),
    ("nobody takes touches from views", TOU + "ViewDelivery.swift", "if let taker {", "if let taker, false {"),
    ("a recognizer that cancels nothing takes touches", TOU + "ViewDelivery.swift",
     "if recognizer.cancelsTouchesInView || keepsBack { taker = recognizer }", "taker = recognizer"),
    ("a withheld touch is delivered on recognition", TOU + "ViewDelivery.swift",
     "let keepsBack = recognizer.delaysTouchesBegan && told == .nothing", "let keepsBack = false"),
    ("nothing is withheld", TOU + "ViewDelivery.swift", "if let holder {\n", "if let holder, false {\n"),
    ("a withheld touch is told where it is now", TOU + "ViewDelivery.swift",
     "case .began: withheld.map { (.began, $0.location, $0.time) }", "case .began: nil"),
    ("the end of a touch does not wait", TOU + "ViewDelivery.swift", "case .ended where !isUndecided(touch):", "case .ended:"),
    ("a view hears on after a cancellation", TOU + "ViewDelivery.swift",
     "told = .over\n        letGo()", "letGo()"),
    ("a view hears every finger", TOU + "ViewDelivery.swift",
     "if !view.isMultipleTouchEnabled, other.place", "if false, other.place"),
    ("exclusive touch excludes nobody", TOU + "ViewDelivery.swift",
     "rival.isExclusiveTouch || view.isExclusiveTouch", "false"),
    ("views are told before the actions", ARB + "TouchSystem.swift",
     "        repeat {\n            settleStates()", "        repeat {\n            deliverToViews()\n            settleStates()"),
    ("a hidden view is hit", "Views/UIView.swift", "guard !isHidden, isUserInteractionEnabled", "guard isUserInteractionEnabled"),
    ("the view at the back is hit", "Views/UIView.swift", "for subview in subviews.reversed() {", "for subview in subviews {"),
    ("an ignored touch is cancelled with the others", GES + "UIGestureRecognizer.swift",
     "touch.delivery.takeBack(touch, from: self)", ""),
    ("a tap may be held for ever", GES + "UITapGestureRecognizer.swift",
     "if fingers.count == 0 { expire(.failedByHolding, after: parameters.tapHoldLimit) }", ""),
    ("a wait is told of once", ARB + "Reconciliation.swift",
     "guard !unmet.allSatisfy({ one in known.contains { $0 === one } }) else", "guard known.isEmpty else"),
    ("a double tap waits for ever", GES + "UITapGestureRecognizer.swift",
     "hadEnoughFingers = false\n        guard taps == numberOfTapsRequired else {\n            expire(.failedByInterval, after: parameters.tapInterval)",
     "hadEnoughFingers = false\n        guard taps == numberOfTapsRequired else {\n            device?.clock.cancel(timer)"),
    ("a pan ends with its first finger", GES + "UIPanGestureRecognizer.swift",
     "guard tracked.isEmpty else { return }\n        if attempt.state == .possible {\n            fail(\n                .failedByLift",
     "if attempt.state == .possible {\n            fail(\n                .failedByLift"),
    ("recognizers hear in the order of their hashes", ARB + "RecognizerDelivery.swift",
     "inOrderOfHearing.map", "Set(inOrderOfHearing).map"),
    ("failures are not explained", GES + "UIGestureRecognizer+Transitions.swift",
     "device.trace.conclude(self, record)\n        device.trace.enter(.failed", "device.trace.enter(.failed"),
    ("the engine traps", TOU + "ViewTelling.swift",
     "default: view.touchesCancelled(set, with: device.event)", "default: fatalError()"),
    ("a turn does not end", ARB + "TouchSystem.swift",
     "        } while isUnsettled\n        isInTurn = false", "        } while isUnsettled || activeForEver\n        isInTurn = false"),
]

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))


def build(house):
    return subprocess.run(
        [os.environ.get("SWIFT", "swift"), "build", "-c", "release", "--product", "fuzz"], cwd=house,
        env={**os.environ, "CHAPTER_TESTS": "off"}, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)


def told(house, *arguments):
    """What the fuzzer says, and whether it found a broken invariant."""
    run = subprocess.run(
        [os.path.join(house, ".build/release/fuzz"), *arguments], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    return run.stdout, run.returncode != 0


def hunt(house):
    cases = os.path.join(ROOT, "Tests/FuzzCases")
    for case in sorted(os.listdir(cases)):
        words, broke = told(house, "replay", os.path.join(cases, case))
        if broke:
            return True, f"{case}: {words.strip().splitlines()[0]}"
    words, broke = told(house, "run", "--for", "60s", "--jobs", "2", "--no-shrink")
    said = re.search(r"^seed (.*)$", words, re.M)
    return broke and said is not None, said.group(1) if said else words.strip()


def main():
    words = sys.argv[1:]
    chosen = [m for m in MUTATIONS if not words or any(word in m[0] for word in words)]
    house = tempfile.mkdtemp(prefix="fuzz-mutations-")
    for name in ("Package.swift", "Sources", "Tests", "Plugins"):
        source = os.path.join(ROOT, name)
        copy = shutil.copytree if os.path.isdir(source) else shutil.copy
        copy(source, os.path.join(house, name))
    package = os.path.join(house, "Package.swift")
    # Broken code warns, and is to be built all the same.
    manifest = open(package).read().replace(".treatAllWarnings(as: .error)", "")
    open(package, "w").write(manifest)
    missed = 0
    for name, file, old, new in chosen:
        path = os.path.join(house, "Sources/TouchEngine", file)
        text = open(path).read()
        if old not in text:
            print(f"STALE   {name}: {file} has no {old!r}", flush=True)
            missed += 1
            continue
        open(path, "w").write(text.replace(old, new))
        built = build(house)
        start = time.time()
        if built.returncode != 0:
            verdict, words_said = "NO BUILD", built.stdout[-600:]
        else:
            caught, words_said = hunt(house)
            verdict = "caught" if caught else "MISSED"
        if verdict != "caught":
            missed += 1
        print(f"{verdict}  {name}\n        {time.time() - start:.1f} s, {words_said}", flush=True)
        open(path, "w").write(text)
    shutil.rmtree(house)
    print(f"{len(chosen) - missed} of {len(chosen)} caught")
    sys.exit(1 if missed else 0)


main()
