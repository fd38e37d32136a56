/// The status bar, of which the engine knows only that it can be tapped.
extension Device {
    /// Taps the status bar: the one scroll view on the screen that scrolls to the top does so (Rule S-A5.11).
    ///
    /// Where there are two, or none, nothing happens.
    public func tapStatusBar() {
        let views = window.scrollViewsToTop
        guard views.count == 1, let view = views.first else {
            trace.record(
                .statusBarRefused, "status bar", [TraceField("count", views.count)],
                rule: "S-A5.11")
            return catchUp()
        }
        let top = view.limits(.vertical).low
        guard view.contentOffset.y != top else { return catchUp() }
        if view.delegate?.scrollViewShouldScrollToTop(view) ?? true {
            view.stopMoving()
            // Content that was coming back from past an edge goes on coming back.
            let across = view.limits(.horizontal).clamped(view.contentOffset.x)
            view.glide(to: CGPoint(x: across, y: top), isToTop: true)
        } else {
            view.note(.statusBarVetoed, [], rule: "S-A5.11", cause: nil)
        }
        catchUp()
    }
}

extension UIView {
    /// The scroll views in sight that a tap on the status bar is for.
    fileprivate var scrollViewsToTop: [UIScrollView] {
        guard !isHidden, !isTransparentToTouches else { return [] }
        var found: [UIScrollView] = []
        if let scroll = self as? UIScrollView, scroll.scrollsToTop, isOnScreen { found = [scroll] }
        return subviews.reduce(into: found) { $0 += $1.scrollViewsToTop }
    }

    private var isOnScreen: Bool {
        guard let screen = window?.device?.screen.bounds else { return false }
        let place = convert(bounds, to: nil)
        return place.minX < screen.maxX && place.maxX > screen.minX && place.minY < screen.maxY
            && place.maxY > screen.minY
    }
}
