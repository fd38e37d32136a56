import Testing
import TouchEngine

@Suite("Where the characters of a text are")
struct TextPlaceTests {
    private let device = Device()
    private let view = UITextView(frame: CGRect(x: 0, y: 0, width: 166, height: 200))

    /// In lines of ten characters, each 12 by 24 pt: "one three", "five", "", "sixteenlet", "ters 😀 end".
    init() {
        let size = 12 / device.parameters.glyphWidth
        device.parameters.lineHeight = 24 / size
        device.window.addSubview(view)
        view.font = .systemFont(ofSize: size)
        view.textContainerInset = UIEdgeInsets(top: 20, left: 12, bottom: 4, right: 24)
        view.text = "one three five\n\nsixteenletters 😀 end"
        device.settle()
    }

    private var labels: [UILabel] { view.subviews.compactMap { $0 as? UILabel } }
    private var lines: [String?] { labels.map(\.text) }

    /// A point so many columns and lines after the first character's corner.
    private func point(_ column: Double, _ line: Double) -> CGPoint {
        CGPoint(x: 17 + 12 * column, y: 20 + 24 * line)
    }

    private func place(_ offset: Int) throws -> UITextPosition {
        try #require(view.position(from: view.beginningOfDocument, offset: offset))
    }

    private func range(_ start: Int, _ end: Int) throws -> UITextRange {
        try #require(view.textRange(from: place(start), to: place(end)))
    }

    private func offset(_ point: CGPoint) -> Int? {
        view.closestPosition(to: point).map {
            view.offset(from: view.beginningOfDocument, to: $0)
        }
    }

    private func character(_ point: CGPoint) -> String? {
        view.characterRange(at: point).flatMap { view.text(in: $0) }
    }

    @Test("the room round the text is the program's, and 5 pt beside it (S-B23)")
    func insets() throws {
        #expect(lines == ["one three", "five", "", "sixteenlet", "ters 😀 end"])
        #expect(view.contentSize == CGSize(width: 166, height: 5 * 24 + 20 + 4))
        let first = try #require(labels.first)
        #expect(first.frame == CGRect(x: 17, y: 20, width: 9 * 12, height: 24))
        #expect(labels.map(\.frame.minY) == [20, 44, 68, 92, 116])
        #expect(labels.last?.frame.width == 120)
    }

    @Test("other insets break the text anew (S-B23)")
    func otherInsets() {
        view.textContainerInset.right = 36
        device.settle()
        #expect(lines == ["one three", "five", "", "sixteenle", "tters 😀", "end"])
        #expect(view.contentSize.height == CGFloat(6 * 24 + 24))
        view.textContainerInset = UIEdgeInsets(top: 0, left: 0, bottom: 50, right: 48)
        device.settle()
        #expect(labels.first?.frame.origin == CGPoint(x: 5, y: 0))
        #expect(view.contentSize.height == CGFloat(6 * 24 + 50))
    }

    @Test("a line is as full as it can be, and a word just as long as it stays whole (S-B23)")
    func exactFit() {
        view.text = "abcdefghij klmnopqrst\nabcdefghijk"
        device.settle()
        #expect(lines == ["abcdefghij", "klmnopqrst", "abcdefghij", "k"])
        view.text = " abcdefghijk"
        device.settle()
        #expect(lines == [" abcdefghi", "jk"])
    }

    @Test("turned on its side, a view breaks its text anew (S-B23)")
    func turned() {
        #expect(offset(point(40, 0)) == 9)
        view.frame.size = CGSize(width: 200, height: 166)
        #expect(offset(point(40, 0)) == 9 && offset(point(40, 3)) == 28)
        view.frame.size = CGSize(width: 226, height: 200)
        #expect(offset(point(40, 0)) == 14)
    }

    @Test("a break at the end begins another line (S-B23)")
    func lastBreak() {
        view.text = "a\n"
        device.settle()
        #expect(lines == ["a", ""] && offset(point(0, 1)) == 2)
        view.text = ""
        device.settle()
        #expect(lines == [""] && offset(point(3, 0)) == 0)
    }

    @Test("a view too narrow for a character has one on each line (S-B23)")
    func narrow() {
        for width in [46.0, 58, 20] {
            view.frame.size.width = width
            view.text = "abc"
            device.settle()
            #expect(lines == ["a", "b", "c"])
        }
        view.frame.size.width = 46 + 24
        device.settle()
        #expect(lines == ["ab", "c"])
    }

    @Test("each character has the room from its left edge to the next one's (S-B23)")
    func characterEdges() {
        #expect(character(point(0, 0)) == "o" && character(point(0, 0.999)) == "o")
        #expect(character(point(0.999, 0)) == "o" && character(point(1, 0)) == "n")
        #expect(character(point(0, 1)) == "f" && character(point(3.9, 1)) == "e")
        #expect(character(point(4, 1)) == nil && character(point(9.5, 0)) == nil)
        #expect(character(point(-0.01, 0)) == nil && character(point(0, -0.01)) == nil)
        #expect(character(point(0, 4.99)) == "t" && character(point(9.9, 4)) == "d")
        #expect(character(point(0, 5)) == nil)
    }

    @Test("a character beyond the first plane is two UTF-16 units long (S-B23)")
    func wide() throws {
        let emoji = try #require(view.characterRange(at: point(5, 4)))
        #expect(view.offset(from: emoji.start, to: emoji.end) == 2)
        #expect(view.offset(from: view.beginningOfDocument, to: emoji.start) == 31)
        let letter = try #require(view.characterRange(at: point(0, 4)))
        #expect(view.offset(from: letter.start, to: letter.end) == 1)
        view.text = "\u{FFFF}\u{10000}"
        #expect(view.offset(from: view.beginningOfDocument, to: view.endOfDocument) == 3)
    }

    @Test("the nearest place is on the point's line, or else on the first or the last (S-B23)")
    func nearest() {
        #expect(offset(point(-8, 1)) == 10 && offset(point(40, 1)) == 14)
        #expect(offset(point(-8, 4)) == 26 && offset(point(40, 0)) == 9)
        #expect(offset(point(2, -3)) == 2 && offset(point(2, 30)) == 28)
        #expect(offset(point(1.49, 1)) == 11 && offset(point(1.5, 1)) == 12)
        #expect(offset(point(3, 2)) == 15)
        #expect(offset(point(6, 4)) == 33, "after the emoji")
    }

    @Test("the caret stands at a line's start or after its last character (S-B23)")
    func caret() throws {
        func corner(_ offset: Int) throws -> CGPoint {
            let rect = view.caretRect(for: try place(offset))
            #expect(rect.size == CGSize(width: 2, height: 24))
            return rect.origin
        }
        #expect(try corner(0) == point(0, 0) && corner(9) == point(9, 0))
        #expect(try corner(10) == point(0, 1) && corner(14) == point(4, 1))
        #expect(try corner(15) == point(0, 2) && corner(16) == point(0, 3))
        #expect(try corner(25) == point(9, 3) && corner(26) == point(0, 4))
        #expect(try corner(33) == point(6, 4) && corner(37) == point(10, 4))
        // Within the emoji it stands before it.
        #expect(try corner(32) == point(5, 4))
    }

    @Test("the first rectangle of a range ends with its line (S-B23)")
    func firstRect() throws {
        func rect(_ start: Int, _ end: Int) throws -> CGRect {
            view.firstRect(for: try range(start, end))
        }
        let (corner, line) = (point(4, 0), CGSize(width: 60, height: 24))
        #expect(try rect(4, 9) == CGRect(origin: corner, size: line))
        #expect(try rect(4, 12) == CGRect(origin: corner, size: line))
        let word = CGRect(origin: point(0, 1), size: CGSize(width: 48, height: 24))
        #expect(try rect(10, 14) == word && rect(10, 15) == word)
        #expect(try rect(9, 12) == CGRect(origin: point(9, 0), size: CGSize(width: 0, height: 24)))
        #expect(try rect(26, 33).width == 72)
    }

    @Test("a range says what is between its ends, given in either order (S-B23)")
    func ranges() throws {
        #expect(view.text(in: try range(4, 9)) == "three")
        #expect(view.text(in: try range(9, 4)) == "three")
        #expect(view.text(in: try range(33, 31)) == "😀")
        #expect(view.text(in: try range(9, 16)) == " five\n\n")
        let empty = try range(7, 7)
        #expect(view.text(in: empty) == "" && empty.isEmpty)
        let whole = try range(0, 37)
        #expect(!whole.isEmpty && view.text(in: whole) == view.text)
        #expect(view.offset(from: whole.end, to: whole.start) == -37)
    }

    @Test("there are places from the start of the text to its end, and no others (S-B23)")
    func bounds() throws {
        let end = view.endOfDocument
        #expect(view.position(from: view.beginningOfDocument, offset: 0) != nil)
        #expect(view.position(from: end, offset: 0) != nil)
        #expect(view.position(from: end, offset: 1) == nil)
        #expect(view.position(from: view.beginningOfDocument, offset: -1) == nil)
        let back = try #require(view.position(from: end, offset: -37))
        #expect(view.offset(from: view.beginningOfDocument, to: back) == 0)
    }

    @Test("places and ranges of no text of the view's say nothing (S-B23)")
    func foreign() throws {
        let (place, range) = (UITextPosition(), UITextRange())
        let own = view.endOfDocument
        #expect(view.position(from: place, offset: 1) == nil)
        #expect(view.offset(from: place, to: own) == 0 && view.offset(from: own, to: place) == 0)
        #expect(view.textRange(from: place, to: own) == nil)
        #expect(view.textRange(from: own, to: place) == nil && view.text(in: range) == nil)
        #expect(view.caretRect(for: place) == .zero && view.firstRect(for: range) == .zero)
        #expect(range.isEmpty)
    }
}
