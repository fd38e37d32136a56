/// What bars, and the edges of the device, cover of a view (Rules N-F1 to 3).
extension UIView {
    /// Whether what is in the view may be covered as the view is.
    final var passesSafeArea: Bool { hasSafeArea && safeAreaInside != .zero }

    /// Finds out anew what is covered of a view that is on a screen, because it has moved or a bar has.
    ///
    /// What is covered of the window itself, the device says.
    func updateSafeArea() {
        if window != nil, superview != nil { refreshSafeArea() }
    }

    /// The same for a view that has just come into a superview, with all that is in it.
    func enterSafeArea(isNewInWindow: Bool) {
        refreshSafeArea(isEntering: isNewInWindow)
        for subview in subviews where subview.superview === self {
            subview.enterSafeArea(isNewInWindow: isNewInWindow)
        }
    }

    /// The same for the views in this one.
    func updateSafeAreaInside() {
        for subview in subviews where subview.superview === self { subview.refreshSafeArea() }
    }

    /// Another view may stand at the back: a page has a scroll view there as its own (Rule U-23).
    func noteBackmost() {
        guard hasSafeArea else { return }
        let isDeep = window?.device?.parameters.choices.pageScrollView == .furtherDown
        if viewController != nil || isDeep { noteBackmost(isDeep: isDeep) }
    }

    private func noteBackmost(isDeep: Bool) {
        for subview in subviews {
            subview.safeAreaChanged()
            if isDeep { subview.noteBackmost(isDeep: true) }
        }
    }

    /// The view has another place in its superview, or another size.
    @inline(__always)
    final func notePlace() {
        if hasSafeArea || superview?.passesSafeArea == true { updateSafeArea() }
    }

    /// The view has another rectangle in its own points: what is in it stands elsewhere.
    final func noteBounds(from old: CGRect) {
        guard hasSafeArea || superview?.passesSafeArea == true else { return }
        if bounds.size != old.size {
            updateSafeArea()
            safeAreaChanged()
        }
        if passesSafeArea { updateSafeAreaInside() }
    }

    /// Tells the view, its controller and what is in it, if something else is covered than before.
    ///
    /// A controller hears of it before its view appears too, whether or not there is something new (Rule N-F3).
    private func refreshSafeArea(isEntering: Bool = false) {
        let controller = viewController
        let insets = controller?.insetsOfView(in: coveredInsets) ?? coveredInsets
        guard insets != safeArea else {
            guard isEntering else { return }
            // It may stand elsewhere among the page's views.
            safeAreaChanged()
            controller?.viewSafeAreaInsetsDidChange()
            return
        }
        safeArea = insets
        hasSafeArea = insets != .zero
        setNeedsLayout()
        if autoLayout != nil { noteConstraintsChanged() }
        safeAreaChanged()
        safeAreaInsetsDidChange()
        controller?.viewSafeAreaInsetsDidChange()
        if !isEntering { updateSafeAreaInside() }
    }

    /// The part of the view that its superview's insets cover.
    private var coveredInsets: UIEdgeInsets {
        guard let superview, superview.passesSafeArea else { return .zero }
        let around = superview.safeAreaInside
        let (place, room) = (frame, superview.bounds)
        return UIEdgeInsets(
            top: part(around.top, place.minY - room.minY, of: place.height),
            left: part(around.left, place.minX - room.minX, of: place.width),
            bottom: part(around.bottom, room.maxY - place.maxY, of: place.height),
            right: part(around.right, room.maxX - place.maxX, of: place.width))
    }

    /// What is left of an inset so far inside it, on a view of that length.
    private func part(_ inset: CGFloat, _ distance: CGFloat, of length: CGFloat) -> CGFloat {
        inset > 0 ? min(max(inset - distance, 0), length) : 0
    }
}
