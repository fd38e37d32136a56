import Testing
import TouchEngine

@Suite("A cell of a table")
struct TableCellTests {
    private let device = Device()
    private let cell = UITableViewCell(style: .default, reuseIdentifier: "row")

    init() {
        cell.frame = CGRect(x: 0, y: 100, width: 300, height: 60)
        device.window.addSubview(cell)
        device.settle()
    }

    private var isMarked: Bool { cell.contentView.backgroundColor == .systemGray5 }

    @Test("its text is in its content, 20 pt from either end (S-B18)")
    func label() throws {
        let label = try #require(cell.textLabel)
        device.settle()
        #expect(label.superview === cell.contentView && cell.textLabel === label)
        #expect(label.frame == CGRect(x: 20, y: 0, width: 260, height: 60))
        cell.frame.size = CGSize(width: 30, height: 50)
        device.settle()
        #expect(label.frame == CGRect(x: 20, y: 0, width: 0, height: 50))
        #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 30, height: 50))
    }

    @Test("it looks so while it is touched or selected, and plain after that (S-B19)")
    func looks() {
        #expect(!cell.isSelected && !cell.isHighlighted && cell.selectionStyle == .default)
        #expect(cell.contentView.backgroundColor == nil)
        cell.isSelected = true
        #expect(isMarked)
        cell.isSelected = false
        #expect(cell.contentView.backgroundColor == nil)
        cell.isHighlighted = true
        #expect(isMarked)
        cell.isSelected = true
        cell.isHighlighted = false
        #expect(isMarked)
        cell.isSelected = false
        #expect(!isMarked)
        cell.setSelected(true, animated: false)
        #expect(cell.isSelected && isMarked)
        cell.setSelected(false, animated: true)
        cell.setHighlighted(true, animated: true)
        #expect(cell.isHighlighted && !cell.isSelected && isMarked)
    }

    @Test("one without a selection style looks plain all the time (S-B19)")
    func plain() {
        cell.selectionStyle = .none
        cell.isSelected = true
        cell.isHighlighted = true
        #expect(cell.contentView.backgroundColor == nil)
    }

    @Test("as a delegate it lets its recognizer hear of everything, and go alone (G-8.8)")
    func answers() {
        let listener = Listener()
        let (pan, other) = (UIPanGestureRecognizer(), UIPanGestureRecognizer())
        let press = UITapGestureRecognizer()
        press.allowedPressTypes = [NSNumber(value: UIPress.PressType.select.rawValue)]
        for recognizer in [pan, press] { recognizer.delegate = cell }
        listener.listen(to: other, as: "other", on: cell)
        listener.listen(to: pan, as: "pan", on: cell)
        device.drag(from: CGPoint(x: 50, y: 130), to: CGPoint(x: 200, y: 130), over: 0.2)
        #expect(listener.outline == ["pan began", "pan ended"])
        #expect(
            !cell.gestureRecognizer(pan, shouldRecognizeSimultaneouslyWith: other)
                && !cell.gestureRecognizer(pan, shouldRequireFailureOf: other)
                && !cell.gestureRecognizer(pan, shouldBeRequiredToFailBy: other))
        #expect(cell.gestureRecognizer(pan, shouldReceive: UIEvent()))
    }

    @Test("rows keep and lose their look as fingers and code select them (S-B19)")
    func inTable() throws {
        let scene = TableScene()
        let finger = scene.device.finger()
        finger.down(at: scene.point(3))
        scene.device.advance(by: 0.2)
        let cell = try #require(scene.cell(3))
        #expect(cell.contentView.backgroundColor == .systemGray5)
        finger.up()
        #expect(cell.isSelected && cell.contentView.backgroundColor == .systemGray5)
        scene.table.deselectRow(at: IndexPath(row: 3, section: 0), animated: true)
        #expect(cell.contentView.backgroundColor == nil)
    }
}
