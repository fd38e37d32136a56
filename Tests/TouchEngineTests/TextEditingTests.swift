import Testing
import TouchEngine

@Suite("A text view that is touched")
struct TextEditingTests {
    private let device = Device()
    private let view = UITextView(frame: CGRect(x: 0, y: 0, width: 130, height: 200))
    private let log = Log()

    private final class Log: NSObject, UITextViewDelegate {
        var heard: [String] = []
        var mayEdit = true
        func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
            heard.append("ask")
            return mayEdit
        }
        func textViewDidBeginEditing(_ textView: UITextView) { heard.append("edit") }
        func textViewDidChangeSelection(_ textView: UITextView) { heard.append("select") }
        func scrollViewDidScroll(_ scrollView: UIScrollView) { heard.append("scroll") }
    }

    /// In characters of 12 by 24 pt.
    init() {
        let size = 12 / device.parameters.glyphWidth
        device.parameters.lineHeight = 24 / size
        device.window.addSubview(view)
        view.font = .systemFont(ofSize: size)
        view.delegate = log
        view.text = "one three five"
        device.settle()
    }

    private var labels: [UILabel] { view.subviews.compactMap { $0 as? UILabel } }
    private var selection: [Int] {
        [view.selectedRange.location, view.selectedRange.length]
    }

    private func tap(_ column: Double, _ line: Double = 0.5) {
        device.tap(at: CGPoint(x: 5 + 12 * column, y: 8 + 24 * line))
        device.settle()
    }

    private func place(_ offset: Int) throws -> UITextPosition {
        try #require(view.position(from: view.beginningOfDocument, offset: offset))
    }

    @Test("a tap asks whether it may edit, once, and each tap puts the caret (S-B9)")
    func taps() {
        tap(4)
        #expect(log.heard == ["ask", "edit", "select"] && selection == [4, 0])
        tap(1)
        #expect(log.heard == ["ask", "edit", "select", "select"] && selection == [1, 0])
        tap(1)
        #expect(log.heard.count == 4, "the caret is where it was")
        tap(0)
        #expect(selection == [0, 0])
        tap(2, 1.5)
        #expect(selection == [12, 0])
    }

    @Test("a delegate that says no keeps the text from being edited, not from a caret (S-B9)")
    func refused() {
        log.mayEdit = false
        tap(4)
        #expect(log.heard == ["ask", "select"] && !view.isFirstResponder)
        #expect(selection == [4, 0])
        log.mayEdit = true
        tap(4)
        #expect(view.isFirstResponder && log.heard.last == "edit")
    }

    @Test("a text that is not editable is not asked about, and takes the caret (S-B9)")
    func notEditable() {
        view.isEditable = false
        tap(4)
        #expect(log.heard == ["select"] && !view.isFirstResponder)
    }

    @Test("it can be the first responder while it is edited or selected (S-B9)")
    func responder() {
        #expect(view.canBecomeFirstResponder)
        view.isEditable = false
        #expect(view.canBecomeFirstResponder)
        view.isSelectable = false
        #expect(!view.canBecomeFirstResponder)
        view.isEditable = true
        #expect(view.canBecomeFirstResponder)
    }

    @Test("what is not selectable has no caret to lead, until it is again (S-B9)")
    func notSelectable() {
        view.isSelectable = false
        tap(4)
        device.longPress(at: CGPoint(x: 20, y: 20))
        device.settle()
        #expect(log.heard == [] && selection == [14, 0])
        view.isSelectable = true
        tap(4)
        #expect(selection == [4, 0])
        device.longPress(at: CGPoint(x: 5 + 24, y: 20))
        device.settle()
        #expect(selection == [2, 0])
    }

    @Test("a press leads the caret from the moment that it is recognized (S-B9)")
    func press() {
        let finger = device.finger()
        finger.down(at: CGPoint(x: 5 + 24, y: 20))
        device.advance(by: 0.4)
        #expect(selection == [14, 0])
        device.advance(by: 0.2)
        #expect(selection == [2, 0])
        finger.move(to: CGPoint(x: 5 + 84, y: 20), over: 0.1)
        #expect(selection == [7, 0])
        view.selectedTextRange = nil
        finger.up()
        device.settle()
        #expect(selection == [7, 0] && !view.isFirstResponder && !log.heard.contains("ask"))
    }

    @Test("a lift does not put the caret back that code has moved meanwhile (S-B9)")
    func lift() throws {
        let finger = device.finger()
        finger.down(at: CGPoint(x: 5 + 24, y: 20))
        device.advance(by: 0.6)
        let place = try place(9)
        view.selectedTextRange = view.textRange(from: place, to: place)
        finger.up()
        device.settle()
        #expect(selection == [9, 0])
    }

    @Test("the selection stays within the text, and its delegate hears of another only (S-B23)")
    func select() throws {
        let range = try #require(view.textRange(from: place(4), to: place(9)))
        view.selectedTextRange = range
        #expect(selection == [4, 5] && log.heard == ["select"])
        view.selectedTextRange = range
        #expect(log.heard == ["select"])
        let now = try #require(view.selectedTextRange)
        #expect(view.text(in: now) == "three")
        view.text = "short"
        #expect(selection == [5, 0])
        view.selectedTextRange = range
        #expect(selection == [4, 1])
        view.text = "no"
        view.selectedTextRange = range
        #expect(selection == [2, 0])
        view.selectedRange = NSRange(location: 0, length: 1)
        #expect(selection == [0, 1])
        view.selectedRange = NSRange(location: 0, length: 2)
        #expect(selection == [0, 2], "the end alone is another selection, too")
    }

    @Test("a new text, typeface or colour is shown at once, and nothing of the old (S-B23)")
    func shows() throws {
        view.text = "new"
        device.settle()
        #expect(labels.map(\.text) == ["new"])
        view.textColor = .red
        device.settle()
        #expect(labels.map(\.textColor) == [.red])
        view.font = .systemFont(ofSize: 40)
        device.settle()
        #expect(labels.map(\.font?.pointSize) == [40])
        let model = device.parameters
        let large = CGSize(width: 3 * 40 * model.glyphWidth, height: 40 * model.lineHeight)
        #expect(labels.map(\.frame) == [CGRect(origin: CGPoint(x: 5, y: 8), size: large)])
        view.font = nil
        device.settle()
        let small = try #require(labels.first?.frame)
        #expect(abs(small.width - 3 * 12 * model.glyphWidth) < 0.001)
        #expect(abs(small.height - 12 * model.lineHeight) < 0.001)
    }

    @Test("scrolling makes no labels anew; another width does (S-B23)")
    func keepsLabels() throws {
        view.text = String(repeating: "word ", count: 100)
        device.settle()
        let first = try #require(labels.first)
        view.contentOffset.y = 100
        device.settle()
        #expect(labels.first === first)
        #expect(log.heard == ["scroll"])
        let count = labels.count
        view.frame.size.width = 250
        device.settle()
        #expect(labels.first !== first && labels.count < count)
        #expect(view.contentSize.width == 250)
    }

    @Test("where the view stands and what is scrolled away makes no difference to a finger (S-B23)")
    func elsewhere() {
        view.frame.origin = CGPoint(x: 60, y: 300)
        view.text = String(repeating: "word ", count: 100)
        device.settle()
        view.contentOffset.y = 48
        device.tap(at: CGPoint(x: 60 + 5 + 24, y: 300 + 8 + 12))
        #expect(selection == [22, 0], "five letters in each line, two lines above")
        device.longPress(at: CGPoint(x: 60 + 5 + 36, y: 300 + 8 + 36))
        #expect(selection == [33, 0])
    }

    @Test("a text view that nobody has given a text has a caret at its beginning (S-B23)")
    func fresh() throws {
        let fresh = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        #expect(fresh.selectedRange == NSRange(location: 0, length: 0))
        let caret = fresh.caretRect(for: fresh.endOfDocument)
        #expect(caret.origin == CGPoint(x: 5, y: 8))
    }

    @Test("a text that fits can be pulled up and down all the same (S-A2.3, S-B9)")
    func bounces() {
        let finger = device.finger()
        finger.down(at: CGPoint(x: 60, y: 60))
        finger.move(to: CGPoint(x: 60, y: 160), over: 0.3)
        #expect(view.contentOffset.y < -20)
        finger.up()
        device.settle()
        #expect(view.contentOffset.y == 0)
    }
}
