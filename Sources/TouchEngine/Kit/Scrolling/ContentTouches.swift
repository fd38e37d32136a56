/// Who gets a finger that lands on a scroll view's content: the content, or the scroll view.
extension UIScrollView {
    /// The content that a drag would take fingers from, and that may keep them (Rules S-A2.8, S-A5.5).
    ///
    /// It is asked about only what it has been told of: content that still waits never hears of its finger.
    func keeper(of touches: [UITouch]) -> (code: TraceCode, view: UIView, rule: Rule)? {
        for touch in touches where touch.delivery.isTracking {
            guard let view = touch.view, view !== self, view.isDescendant(of: self) else {
                continue
            }
            if !canCancelContentTouches { return (.contentKeepsTouches, view, "S-A2.8") }
            if !touchesShouldCancel(in: view) { return (.contentKeepsTouch, view, "S-A5.5") }
        }
        return nil
    }
}

extension UITouch {
    /// The scroll view that keeps the touch from its content, because it was asked whether it may begin there and said no:
    /// from the innermost one outward (Rule S-A5.4).
    func refuser(_ view: UIView, _ event: UIEvent) -> UIScrollView? {
        var above = view.superview
        while let here = above {
            if let scroll = here as? UIScrollView,
                !scroll.touchesShouldBegin(alone, with: event, in: view)
            {
                return scroll
            }
            above = here.superview
        }
        return nil
    }
}
