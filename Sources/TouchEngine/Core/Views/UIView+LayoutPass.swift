extension UIView {
    /// Whether the view, or one in it, is still to be laid out.
    var isLayoutDue: Bool { needsLayout || isLayoutDueInside }

    /// Lays out the view and everything in it as far as it is due.
    func layOut() {
        if needsLayout {
            needsLayout = false
            isLayingOut = true
            viewController?.viewWillLayoutSubviews()
            layoutSubviews()
            viewController?.viewDidLayoutSubviews()
            isLayingOut = false
        }
        guard isLayoutDueInside else { return }
        isLayoutDueInside = false
        for subview in subviews where subview.isLayoutDue { subview.layoutIfNeeded() }
    }

    /// Has the view laid out, because a view was put into it or taken out, unless its own layout did that (Rule N-C5.21).
    func noteSubviewsChanged() {
        if !isLayingOut { setNeedsLayout() }
    }

    /// Tells the view, and every view above, that there is something to lay out below.
    func noteLayoutIsDueInside() {
        var current: UIView? = self
        while let here = current, !here.isLayoutDueInside {
            here.isLayoutDueInside = true
            current = here.superview
        }
    }
}
