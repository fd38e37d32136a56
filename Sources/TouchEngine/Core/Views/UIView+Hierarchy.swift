extension UIView {
    /// Puts a view at a place among the subviews, 0 being the back.
    public func insertSubview(_ view: UIView, at index: Int) {
        insert(view) { min(max(index, 0), $0.count) }
    }

    /// Puts a view behind one of the subviews.
    public func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
        guard view !== sibling else { return }
        insert(view) { $0.firstIndex { $0 === sibling } ?? $0.count }
    }

    /// Puts a view in front of one of the subviews.
    public func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
        guard view !== sibling else { return }
        insert(view) { ($0.firstIndex { $0 === sibling } ?? $0.count - 1) + 1 }
    }

    /// Moves a subview to the front.
    public func bringSubviewToFront(_ view: UIView) {
        guard let place = subviews.firstIndex(where: { $0 === view }) else { return }
        subviews.append(subviews.remove(at: place))
        noteBackmost()
    }

    /// Moves a subview to the back.
    public func sendSubviewToBack(_ view: UIView) {
        guard let place = subviews.firstIndex(where: { $0 === view }) else { return }
        subviews.insert(subviews.remove(at: place), at: 0)
        noteBackmost()
    }

    /// Whether the view is `view` or inside it.
    public func isDescendant(of view: UIView) -> Bool {
        var current: UIView? = self
        while let here = current {
            if here === view { return true }
            current = here.superview
        }
        return false
    }

    /// How many views are above this one.
    var depth: Int {
        var count = 0
        var current = superview
        while let here = current {
            count += 1
            current = here.superview
        }
        return count
    }

    /// The first that a condition holds for, from this view up to its window.
    func firstAbove(where holds: (UIView) -> Bool) -> UIView? {
        var current: UIView? = self
        while let here = current {
            if holds(here) { return here }
            current = here.superview
        }
        return nil
    }

    /// The views from this one up to its window.
    var ancestry: [UIView] {
        var chain: [UIView] = []
        var current: UIView? = self
        while let here = current {
            chain.append(here)
            current = here.superview
        }
        return chain
    }

    /// Takes a view in, at the place among the other subviews that the closure chooses.
    func insert(_ view: UIView, at place: ([UIView]) -> Int) {
        if view === self { raise(.invalidArgument, "Can't add self as subview") }
        precondition(!isDescendant(of: view), "a view cannot be put into a view that is in it")
        let before = view.window
        if let old = view.superview {
            if old !== self, view.hasConstraintsInside { old.dropConstraints(across: view) }
            old.detach(view)
        }
        subviews.insert(view, at: place(subviews))
        view.superview = self
        noteSubviewsChanged()
        if view.isLayoutDue { noteLayoutIsDueInside() }
        if view.hasConstraintsInside {
            noteConstraintsInside()
            noteConstraintsChanged()
        }
        view.noteTransform()
        window?.device?.arena.arbitrationOrderChanged()
        view.didMoveToSuperview()
        if before !== view.window {
            view.announceWindow()
            before?.device?.arena.takeTouches(fromLeaving: view)
        }
        guard view.superview === self, let window else { return }
        view.enterSafeArea(isNewInWindow: before !== window)
        noteBackmost()
    }

    /// Takes the view out of its superview.
    func leaveSuperview() {
        guard let parent = superview else { return }
        let before = window
        if hasConstraintsInside { parent.dropConstraints(across: self) }
        parent.detach(self)
        if hasConstraintsInside { noteConstraintsChanged() }
        didMoveToSuperview()
        guard let before else { return }
        announceWindow()
        if window == nil { before.device?.arena.takeTouches(fromLeaving: self) }
    }

    private func detach(_ view: UIView) {
        subviews.removeAll { $0 === view }
        noteBackmost()
        view.superview = nil
        noteSubviewsChanged()
        view.noteTransform()
        window?.device?.arena.arbitrationOrderChanged()
    }

    private func announceWindow() {
        if !animations.isEmpty, window == nil { layer.removeAllAnimations() }
        didMoveToWindow()
        viewController?.viewMovedToWindow(window)
        for subview in subviews { subview.announceWindow() }
    }

    /// Finds out anew, for the view and what is in it, whether it is under a transform.
    func noteTransform() {
        let isUnder = transform != .identity || superview?.isUnderTransform == true
        guard isUnder != isUnderTransform else { return }
        isUnderTransform = isUnder
        for subview in subviews { subview.noteTransform() }
    }
}
