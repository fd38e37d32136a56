import Testing
import TouchEngine

@Suite("A text view")
struct TextViewTests {
    private let device = Device()
    private let view = UITextView(frame: CGRect(x: 0, y: 0, width: 130, height: 200))
    private let log = Log()
    /// How high a line is; a character is 12 pt wide.
    private let height: CGFloat

    private final class Log: NSObject, UITextViewDelegate {
        var heard: [String] = []
        func textViewDidBeginEditing(_ textView: UITextView) { heard.append("edit") }
        func textViewDidChangeSelection(_ textView: UITextView) { heard.append("select") }
    }

    init() {
        let size = 12 / device.parameters.glyphWidth
        height = size * device.parameters.lineHeight
        view.font = .systemFont(ofSize: size)
        view.delegate = log
        view.text = "one three five\n\nsixteenletters 😀 end"
        device.window.addSubview(view)
        device.settle()
    }

    private var lines: [String?] { view.subviews.compactMap { ($0 as? UILabel)?.text } }

    /// The middle of a character, by its column and its line.
    private func point(_ column: Int, _ line: Int) -> CGPoint {
        CGPoint(x: 5 + 12 * (CGFloat(column) + 0.5), y: 8 + height * (CGFloat(line) + 0.5))
    }

    private func word(_ point: CGPoint) -> String? {
        view.characterRange(at: point).flatMap { view.text(in: $0) }
    }

    private func offset(_ point: CGPoint) -> Int? {
        view.closestPosition(to: point).map {
            view.offset(from: view.beginningOfDocument, to: $0)
        }
    }

    @Test(
        "breaks its text at words, and a word that is too long anywhere (S-B23, model: glyphWidth, model: lineHeight)"
    )
    func wraps() {
        #expect(lines == ["one three", "five", "", "sixteenlet", "ters 😀 end"])
        #expect(view.contentSize.width == 130)
        #expect(abs(view.contentSize.height - (5 * height + 16)) < 0.001)
        view.frame.size.width = 10 + 14 * 12
        // Whoever asks before the layout breaks the lines, which are to be shown all the same.
        #expect(offset(CGPoint(x: 500, y: 20)) == 14)
        device.settle()
        #expect(lines == ["one three five", "", "sixteenletters", "😀 end"])
    }

    @Test("tells which character is at a point, and none beside the text (S-B23)")
    func characters() {
        #expect(word(point(4, 0)) == "t")
        #expect(word(point(0, 1)) == "f")
        #expect(word(point(4, 1)) == nil && word(point(0, 2)) == nil)
        #expect(word(point(0, 9)) == nil && word(CGPoint(x: 2, y: 20)) == nil)
        #expect(word(point(5, 4)) == "😀")
    }

    @Test("tells the nearest place between characters, in UTF-16 units (S-B23)")
    func positions() {
        #expect(offset(CGPoint(x: 5 + 12 * 4 + 5, y: 20)) == 4)
        #expect(offset(CGPoint(x: 5 + 12 * 4 + 7, y: 20)) == 5)
        #expect(offset(CGPoint(x: 500, y: 20)) == 9)
        #expect(offset(CGPoint(x: 500, y: 900)) == 37 && offset(CGPoint(x: -5, y: -5)) == 0)
        #expect(view.offset(from: view.beginningOfDocument, to: view.endOfDocument) == 37)
        #expect(view.position(from: view.beginningOfDocument, offset: 38) == nil)
        #expect(view.position(from: view.endOfDocument, offset: -38) == nil)
        let four = view.position(from: view.beginningOfDocument, offset: 4) ?? UITextPosition()
        #expect(view.caretRect(for: four).origin == CGPoint(x: 53, y: 8))
        let nine = view.position(from: four, offset: 5) ?? UITextPosition()
        let range = view.textRange(from: nine, to: four) ?? UITextRange()
        #expect(view.text(in: range) == "three" && !range.isEmpty)
        #expect(view.firstRect(for: range) == CGRect(x: 53, y: 8, width: 60, height: height))
    }

    @Test("a tap of its own puts the caret, a press leads it (S-B9)")
    func touches() {
        device.tap(at: point(4, 0))
        device.settle()
        #expect(log.heard == ["edit", "select"])
        #expect(
            view.isFirstResponder
                && (view.selectedRange.location == 4 || view.selectedRange.location == 5))
        let finger = device.finger()
        finger.down(at: point(1, 1))
        device.advance(by: 0.6)
        finger.move(to: point(3, 1), over: 0.2)
        finger.up()
        device.settle()
        #expect((13...14).contains(view.selectedRange.location))
        #expect(view.contentOffset == .zero)
    }

    @Test("is a scroll view, whose drag moves no caret (S-B9)")
    func scrolls() {
        view.text = String(repeating: "word ", count: 200)
        device.settle()
        let before = view.selectedRange
        device.drag(from: CGPoint(x: 60, y: 180), to: CGPoint(x: 60, y: 20), over: 0.3)
        device.settle()
        #expect(view.contentOffset.y > 100)
        #expect(view.selectedRange == before && log.heard == [])
    }

    @Test("a tap added later wins over its own, which does not begin to edit (S-B9, G-4.2)")
    func added() {
        let tap = UITapGestureRecognizer()
        view.addGestureRecognizer(tap)
        device.tap(at: point(4, 0))
        device.settle()
        #expect(!view.isFirstResponder && log.heard == [])
        view.isSelectable = false
        view.removeGestureRecognizer(tap)
        device.tap(at: point(4, 0))
        #expect(log.heard == [])
    }

    @Test("a tap on a superview fires beside the text's own only where both may (S-B35, G-4.2)")
    func above() {
        final class Both: NSObject, UIGestureRecognizerDelegate {
            func gestureRecognizer(
                _ gestureRecognizer: UIGestureRecognizer,
                shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
            ) -> Bool { true }
        }
        let (tap, both) = (UITapGestureRecognizer(), Both())
        device.window.addGestureRecognizer(tap)
        tapText()
        #expect(device.explain(tap).outcome == .silent && view.isFirstResponder)
        view.resignFirstResponder()
        tap.delegate = both
        tapText()
        #expect(device.explain(tap).outcome == .fired && view.isFirstResponder)
        view.resignFirstResponder()
        tap.delegate = nil
        view.isEditable = false
        tapText()
        #expect(device.explain(tap).outcome == .silent, "what is only selected has its tap too")
        view.isSelectable = false
        tapText()
        #expect(device.explain(tap).outcome == .fired && !view.isFirstResponder)
    }

    private func tapText() {
        device.tap(at: point(4, 0))
        device.settle()
    }

    @Test("marks stay with the text until it changes (S-B23)")
    func marks() {
        let key = NSAttributedString.Key("user")
        view.attributedText = NSAttributedString(string: "hello anna", attributes: [key: 7])
        #expect(view.text == "hello anna")
        #expect(view.attributedText.attribute(key, at: 6, effectiveRange: nil) as? Int == 7)
        view.text = "plain"
        #expect(view.attributedText.attribute(key, at: 0, effectiveRange: nil) == nil)
        #expect(view.selectedRange == NSRange(location: 5, length: 0))
    }

    @Test("the caret stands before its character, on its line (S-B23)")
    func caret() throws {
        let place = try #require(view.position(from: view.beginningOfDocument, offset: 12))
        #expect(
            view.caretRect(for: place)
                == CGRect(x: 5 + 2 * 12, y: 8 + height, width: 2, height: height))
    }

    @Test("without text it is empty, not nothing; a delegate need not answer (S-B23, S-B9)")
    func defaults() {
        final class Silent: NSObject, UITextViewDelegate {}
        let silent = Silent()
        view.text = nil
        #expect(view.text == "")
        view.text = "one"
        for delegate in [silent, nil] {
            view.delegate = delegate
            view.resignFirstResponder()
            device.tap(at: point(1, 0))
            device.settle()
            #expect(view.isFirstResponder)
        }
    }
}
