/// Whether a drag may take its fingers from the scroll view's content, or the content keeps them.
extension UIScrollView {
    /// The content that keeps its fingers from a drag; nil if the drag may take them all (Rules S-A2.8, S-A5.5).
    ///
    /// Content that has not been told of its finger yet has nothing to keep.
    func keeper(of touches: [UITouch]) -> (code: TraceCode, view: UIView, rule: Rule)? {
        for touch in touches where touch.delivery.isOpenInView {
            guard let view = touch.view, view !== self, view.isDescendant(of: self) else {
                continue
            }
            if !canCancelContentTouches { return (.contentKeepsTouches, view, "S-A2.8") }
            if !touchesShouldCancel(in: view) { return (.contentKeepsTouch, view, "S-A5.5") }
        }
        return nil
    }
}
