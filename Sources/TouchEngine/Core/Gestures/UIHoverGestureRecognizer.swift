/// Follows a pointer that hovers over its view; fingers do not hover, so here it never hears of anything (Rule G-7.44).
open class UIHoverGestureRecognizer: UIGestureRecognizer {
    override var kindName: String { "hover" }
    override var hearsTouches: Bool { false }
}
