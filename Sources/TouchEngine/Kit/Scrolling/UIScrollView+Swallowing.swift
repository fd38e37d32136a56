/// What becomes of a finger on a scroll view itself: no other responder hears of it.
extension UIScrollView {
    /// Records that a touch goes no further than to the scroll view that it hit, or that what it hit lies in (Rule S-A5.15).
    func noteSwallowed(_ touch: UITouch) {
        note(
            .scrollSwallows, [TraceField("finger", touch.fingerNumber)] + lossFields,
            rule: "S-A5.15", cause: nil)
    }
}
