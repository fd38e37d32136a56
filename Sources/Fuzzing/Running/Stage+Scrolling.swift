import TouchEngine

/// What code does to scroll views, and how they are looked at.
extension Stage {
    func performScrolling(_ change: Change) {
        func scroll(_ id: Int) -> UIScrollView? { views[id] as? UIScrollView }
        switch change {
        case .scroll(let id, let x, let y, let isAnimated):
            scroll(id)?.setContentOffset(
                CGPoint(x: CGFloat(x), y: CGFloat(y)), animated: isAnimated)
        case .reveal(let id, let x, let y, let isAnimated):
            scroll(id)?.scrollRectToVisible(
                CGRect(x: CGFloat(x), y: CGFloat(y), width: 50, height: 50), animated: isAnimated)
        case .zoom(let id, let percent, let isAnimated):
            scroll(id)?.setZoomScale(CGFloat(percent) / 100, animated: isAnimated)
        case .scrolling(let id): scroll(id)?.isScrollEnabled.toggle()
        case .tapStatusBar: device.tapStatusBar()
        default: break
        }
    }

    func lookAtScrollViews(_ call: ScrollCall) {
        for scroll in scrollViews {
            observer.see(.scroll(view: scroll.ear.id, call, ScrollSight(scroll)))
        }
    }
}
