/// Which characters are where (Rule S-B23).
extension UITextView {
    /// Where the text starts.
    public var beginningOfDocument: UITextPosition { TextPlace(0) }

    /// Where the text ends.
    public var endOfDocument: UITextPosition { TextPlace(lines.length) }

    /// The place between characters that is nearest to a point of the view's.
    public func closestPosition(to point: CGPoint) -> UITextPosition? {
        TextPlace(lines.place(near: point - corner))
    }

    /// The character at a point of the view's, or nil where there is none.
    public func characterRange(at point: CGPoint) -> UITextRange? {
        lines.character(at: point - corner).map { TextSpan($0.start, $0.end) }
    }

    /// The place so many UTF-16 units after another, or nil if it is outside the text.
    public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        guard let place = position as? TextPlace else { return nil }
        let wanted = place.offset + offset
        return (0...lines.length).contains(wanted) ? TextPlace(wanted) : nil
    }

    /// How many UTF-16 units there are from one place to another.
    public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
        guard let start = from as? TextPlace, let end = toPosition as? TextPlace else { return 0 }
        return end.offset - start.offset
    }

    /// The part of the text between two places, whichever comes first.
    public func textRange(
        from fromPosition: UITextPosition, to toPosition: UITextPosition
    ) -> UITextRange? {
        guard let one = fromPosition as? TextPlace, let other = toPosition as? TextPlace else {
            return nil
        }
        return TextSpan(min(one.offset, other.offset), max(one.offset, other.offset))
    }

    /// What a part of the text says.
    public func text(in range: UITextRange) -> String? {
        guard let span = range as? TextSpan else { return nil }
        return lines.text(from: span.first.offset, to: span.last.offset)
    }

    /// Where the caret stands at a place, in the view's points; the model's caret is 2 pt wide.
    public func caretRect(for position: UITextPosition) -> CGRect {
        guard let place = position as? TextPlace else { return .zero }
        var rect = inView(lines.caret(at: place.offset))
        rect.size.width = 2
        return rect
    }

    /// The rectangle of a part of the text, as far as it is on its first line, in the view's points.
    public func firstRect(for range: UITextRange) -> CGRect {
        guard let span = range as? TextSpan else { return .zero }
        return inView(lines.firstRect(from: span.first.offset, to: span.last.offset))
    }

    private func inView(_ rect: CGRect) -> CGRect {
        CGRect(origin: rect.origin + corner, size: rect.size)
    }
}
