/// What a view that takes part in Auto Layout keeps for it.
final class AutoLayout {
    /// The constraints that the view holds, in the order of their activation.
    var constraints: [NSLayoutConstraint] = []
    /// The guides in the view, in the order they came.
    var guides: [UILayoutGuide] = []
    /// Whether `updateConstraints()` is to be called before the layout is worked out.
    var needsUpdate = true
    /// How strongly the view resists being larger, and smaller, than its content: across, then up and down.
    var hugging = [UILayoutPriority.defaultLow, .defaultLow]
    var resistance = [UILayoutPriority.defaultHigh, .defaultHigh]

    /// Works out the layout of the tree under a view; where a constraint is held, and nowhere else: what has none does without a solver.
    var solve: ((UIView) -> Void)?
    /// Says which required constraints in the tree under the view could not be met; kept by the view at the top.
    var reportBroken: (() -> Void)?
    /// The first of the view's variables; nil where its frame is what it is.
    var slot: Int?
    /// The frame that constraints give the view, in its superview's points.
    var solved: CGRect?
    /// The size that constraints give the content of a scroll view, in points.
    var contentSize: CGSize?
    /// Which of the view's values the layout was worked out from.
    var readsPlace = false
    var readsSize = false
    var readsOrigin = false

    /// Gets ready for working the layout out anew.
    func forget() {
        (slot, solved, contentSize) = (nil, nil, nil)
        (readsPlace, readsSize, readsOrigin) = (false, false, false)
        for guide in guides { guide.slot = nil }
    }
}

extension UIView {
    /// What the view keeps for Auto Layout, made when it first takes part.
    var participation: AutoLayout {
        if let autoLayout { return autoLayout }
        let new = AutoLayout()
        autoLayout = new
        noteConstraintsInside()
        return new
    }

    /// Tells the view, and every view above, that there is something for Auto Layout here.
    func noteConstraintsInside() {
        var current: UIView? = self
        while let here = current, !here.hasConstraintsInside {
            here.hasConstraintsInside = true
            current = here.superview
        }
    }

    /// The layout of the tree that the view is in has to be worked out anew.
    func noteConstraintsChanged() {
        var top = self
        while let above = top.superview { top = above }
        top.isSolvingDue = true
        noteLayoutIsDueInside()
    }

    /// The view has another place in its superview.
    @inline(__always)
    final func noteLayoutPlace() {
        if let autoLayout, autoLayout.readsPlace { noteConstraintsChanged() }
    }

    /// The view has other bounds.
    @inline(__always)
    final func noteLayoutBounds(from old: CGRect) {
        guard let autoLayout else { return }
        if autoLayout.readsSize && bounds.size != old.size
            || autoLayout.readsOrigin && bounds.origin != old.origin
        {
            noteConstraintsChanged()
        }
    }

    /// Works the layout out anew if something has changed that bears on it, anywhere in the tree.
    func solveConstraints() {
        var top = self
        while let above = top.superview { top = above }
        guard top.isSolvingDue else { return }
        top.updateConstraintsIfNeeded()
        top.isSolvingDue = false
        top.solver?(top)
    }

    /// What works out layouts, from a view in the tree that holds a constraint, or has held one.
    private var solver: ((UIView) -> Void)? {
        guard hasConstraintsInside else { return nil }
        if let solve = autoLayout?.solve { return solve }
        for subview in subviews {
            if let solver = subview.solver { return solver }
        }
        return nil
    }

    /// Lays out again what a layout in the middle of the pass has changed above it, and says what has been broken.
    ///
    /// Somebody whose `layoutSubviews()` never leaves off asking for more is not listened to for ever.
    func finishLayout() {
        var rounds = 0
        while isLayoutDue, rounds < 3 {
            solveConstraints()
            layOut()
            rounds += 1
        }
        autoLayout?.reportBroken?()
    }

    /// Gives the subviews the frames that constraints have for them, and a scroll view its content's size.
    func placeSubviews() {
        if let size = autoLayout?.contentSize, let scroll = self as? UIScrollView {
            scroll.contentSize = size
        }
        for subview in subviews {
            if let place = subview.otherPlace { subview.frame = place }
        }
    }

    /// The frame that constraints have for the view, where it is another than the view has.
    var otherPlace: CGRect? {
        guard let place = autoLayout?.solved,
            bounds.size != place.size || center != CGPoint(x: place.midX, y: place.midY)
        else { return nil }
        return place
    }
}
