extension UIView {
    /// Puts a view in front of the other subviews, taking it from where it was.
    public func addSubview(_ view: UIView) {
        insertSubview(view, at: subviews.filter { $0 !== view }.count)
    }

    /// Puts a view at a place among the subviews, 0 being the back.
    public func insertSubview(_ view: UIView, at index: Int) {
        precondition(view !== self, "Can't add self as subview")
        view.superview?.detach(view)
        subviews.insert(view, at: min(max(index, 0), subviews.count))
        let before = view.window
        view.superview = self
        view.didMoveToSuperview()
        if before !== window { view.announceWindow() }
    }

    /// Puts a view behind one of the subviews.
    public func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
        guard view !== sibling else { return }
        view.superview?.detach(view)
        let place = subviews.firstIndex { $0 === sibling } ?? subviews.count
        insertSubview(view, at: place)
    }

    /// Puts a view in front of one of the subviews.
    public func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
        guard view !== sibling else { return }
        view.superview?.detach(view)
        let place = subviews.firstIndex { $0 === sibling }.map { $0 + 1 } ?? subviews.count
        insertSubview(view, at: place)
    }

    /// Moves a subview to the front.
    public func bringSubviewToFront(_ view: UIView) {
        guard let place = subviews.firstIndex(where: { $0 === view }) else { return }
        subviews.append(subviews.remove(at: place))
    }

    /// Moves a subview to the back.
    public func sendSubviewToBack(_ view: UIView) {
        guard let place = subviews.firstIndex(where: { $0 === view }) else { return }
        subviews.insert(subviews.remove(at: place), at: 0)
    }

    /// Takes the view out of its superview.
    public func removeFromSuperview() {
        guard let parent = superview else { return }
        let hadWindow = window != nil
        parent.detach(self)
        superview = nil
        didMoveToSuperview()
        if hadWindow { announceWindow() }
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

    /// Attaches a recognizer, taking it from the view it was on (Rule G-2.32).
    public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
        gestureRecognizer.view = self
        gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
    }

    /// Detaches a recognizer; one in mid-gesture is cancelled.
    public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        guard gestureRecognizer.view === self else { return }
        gestureRecognizer.dropTouches()
        gestureRecognizers?.removeAll { $0 === gestureRecognizer }
        if gestureRecognizers?.isEmpty == true { gestureRecognizers = nil }
        gestureRecognizer.view = nil
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

    private func detach(_ view: UIView) {
        subviews.removeAll { $0 === view }
        view.superview = nil
    }

    private func announceWindow() {
        didMoveToWindow()
        for subview in subviews { subview.announceWindow() }
    }
}
