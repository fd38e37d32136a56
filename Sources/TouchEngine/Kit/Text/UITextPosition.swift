/// A place between two characters of a text, or at its ends; only the text it is of can read it.
open class UITextPosition: NSObject {}

/// A part of a text.
open class UITextRange: NSObject {
    /// Whether nothing is in it.
    open var isEmpty: Bool { true }
    /// Where it starts.
    open var start: UITextPosition { UITextPosition() }
    /// Where it ends.
    open var end: UITextPosition { UITextPosition() }
}

/// A place by its distance from the start of the text, in UTF-16 units, as UIKit counts them.
final class TextPlace: UITextPosition {
    let offset: Int

    init(_ offset: Int) { self.offset = offset }
}

/// A part by the places where it starts and ends.
final class TextSpan: UITextRange {
    let first: TextPlace
    let last: TextPlace

    init(_ first: Int, _ last: Int) {
        self.first = TextPlace(first)
        self.last = TextPlace(last)
    }

    override var isEmpty: Bool { first.offset == last.offset }
    override var start: UITextPosition { first }
    override var end: UITextPosition { last }
}
