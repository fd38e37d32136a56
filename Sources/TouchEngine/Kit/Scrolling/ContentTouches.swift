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
