import Testing
import TouchEngine

@Suite("Which fingers swipe a row, and which close it")
struct RowSwipeFingerTests {
    private let scene = TableScene.withActions()

    /// Where a row is, moved by so much.
    private func point(_ row: Int, _ way: CGPoint) -> CGPoint {
        let start = scene.point(row, x: 300)
        return CGPoint(x: start.x + way.x, y: start.y + way.y)
    }

    @Test(
        "it begins 20 pt across, and fails at a pan's slop, down (S-B3, S-B28, model: rowSwipeSlop, model: panSlop)"
    )
    func slop() throws {
        let model = ModelParameters()
        scene.table.isScrollEnabled = false
        scene.table.allowsSelection = false
        let finger = scene.device.finger()
        finger.down(at: scene.point(2, x: 300))
        finger.move(to: point(2, CGPoint(x: 0.1 - model.rowSwipeSlop, y: 0)))
        #expect(scene.log.heard == [])
        finger.move(to: point(2, CGPoint(x: -model.rowSwipeSlop, y: 0)))
        #expect(scene.log.heard == ["open 2"])
        finger.up()
        scene.device.settle()
        finger.down(at: scene.point(6, x: 300))
        finger.move(to: point(6, CGPoint(x: -4, y: model.panSlop - 0.1)))
        #expect(scene.device.trace.records(.rowSwipeDown).isEmpty)
        finger.move(to: point(6, CGPoint(x: -4, y: model.panSlop)))
        let record = try #require(scene.device.trace.records(.rowSwipeDown).last)
        #expect(record["dx"] == .number(-4) && record["dy"] == .number(10))
        #expect(record.subject.contains("swipe"))
        finger.up()
    }

    @Test("a drag that goes as far down as across is none of its (S-B3)")
    func diagonal() {
        scene.table.isScrollEnabled = false
        scene.device.drag(
            from: scene.point(2, x: 300), to: point(2, CGPoint(x: -40, y: 40)), over: 0.2)
        scene.device.settle()
        #expect(scene.log.heard.filter { $0.hasPrefix("open") } == [])
        scene.device.drag(
            from: scene.point(2, x: 300), to: point(2, CGPoint(x: -40, y: 38)), over: 0.2)
        #expect(scene.log.heard.contains("open 2"))
    }

    @Test("it takes the row on which the finger landed, wherever the table is (S-B20)")
    func landing() {
        scene.table.frame = CGRect(x: 0, y: 130, width: 393, height: 600)
        scene.table.contentOffset.y = 270
        scene.device.settle()
        scene.swipe(9, by: -160)
        #expect(scene.left(9) == -148 && scene.log.heard == ["open 9"])
    }

    @Test("of two fingers the first one’s row is swiped (S-B20)")
    func twoFingers() {
        let (one, other) = (scene.device.finger(), scene.device.finger())
        one.down(at: scene.point(2, x: 300))
        other.down(at: scene.point(6, x: 300))
        Finger.move(
            [(one, to: scene.point(2, x: 200)), (other, to: scene.point(6, x: 200))], over: 0.3)
        #expect(scene.log.heard == ["open 2"])
        one.up()
        other.up()
    }

    @Test("below the last row there is nothing to swipe", .tags(.apparatus))
    func noRow() {
        scene.log.rows = [3]
        scene.table.reloadData()
        scene.device.settle()
        scene.device.drag(from: CGPoint(x: 300, y: 600), to: CGPoint(x: 100, y: 600), over: 0.3)
        #expect(scene.log.heard == [] && scene.reasons(scene.rowPan).contains(.rowSwipeNoRow))
    }

    @Test("what it decides, does and closes is recorded with its row (S-B20)")
    func records() throws {
        scene.log.rows = [1, 9]
        scene.table.reloadData()
        scene.device.settle()
        let trace = scene.device.trace
        let path = IndexPath(row: 3, section: 1)
        let y = scene.table.rectForRow(at: path).midY
        func swipe(_ way: CGFloat) {
            scene.device.drag(
                from: CGPoint(x: 380, y: y), to: CGPoint(x: 380 + way, y: y), over: 1)
            scene.device.settle()
        }
        swipe(-40)
        let closing = try #require(trace.records(.rowSwipeDecides).last)
        #expect(closing["row"] == .number(3) && closing["section"] == .number(1))
        #expect(closing["shift"] == .number(Double(40 - ModelParameters().rowSwipeSlop)))
        #expect(closing["opens"] == .flag(false) && closing["full"] == .flag(false))
        #expect(closing.cause.map { trace.records[$0].subject.contains("swipe") } == true)
        let closed = try #require(trace.records(.rowCloses).last)
        #expect(closed["row"] == .number(3) && closed["section"] == .number(1))
        swipe(-110)
        let opening = try #require(trace.records(.rowSwipeDecides).last)
        #expect(opening["opens"] == .flag(true) && opening["full"] == .flag(false))
        scene.device.tap(at: CGPoint(x: 370, y: y))
        scene.device.settle()
        let tapped = try #require(trace.records(.rowAction).last)
        #expect(tapped["row"] == .number(3) && tapped["section"] == .number(1))
        #expect(tapped["title"] == .text("Delete") && tapped["full"] == .flag(false))
        #expect(tapped.rule == "S-B20")
        swipe(-330)
        let full = try #require(trace.records(.rowAction).last)
        #expect(full["full"] == .flag(true) && trace.records(.rowAction).count == 2)
    }

    @Test("taken away from its finger, a row is let go without speed (model: rowActionWidth)")
    func cancelled() throws {
        let finger = scene.device.finger()
        finger.down(at: scene.point(2, x: 300))
        finger.move(to: scene.point(2, x: 180), over: 0.1)
        scene.device.cancelTouches()
        let record = try #require(scene.device.trace.records(.rowSwipeDecides).last)
        #expect(record["velocity"] == .number(0) && record["opens"] == .flag(true))
    }

    @Test("a finger on the open row closes it unless it moves on (model: tapMovement)")
    func movesOn() throws {
        scene.table.isScrollEnabled = false
        for (way, closes) in [(45.0, true), (46, false)] {
            scene.swipe(2, by: -160)
            let finger = scene.device.finger()
            finger.down(at: scene.point(2, x: 100))
            finger.move(to: CGPoint(x: 100, y: scene.point(2).y + way), over: 0.2)
            finger.up()
            scene.device.settle()
            #expect(scene.left(2) == (closes ? 0 : -148))
            let said = scene.device.trace.records(.rowCloseRecognized).last
            #expect(said?["elsewhere"] == .flag(false))
        }
        scene.device.tap(at: scene.point(7))
        scene.device.settle()
        let said = try #require(scene.device.trace.records(.rowCloseRecognized).last)
        #expect(scene.left(2) == 0 && said["elsewhere"] == .flag(true))
    }

    @Test("of two fingers on the open row the first says whether they move on", .tags(.apparatus))
    func twoOnRow() {
        scene.table.isScrollEnabled = false
        scene.swipe(2, by: -160)
        let (one, other) = (scene.device.finger(), scene.device.finger())
        one.down(at: scene.point(2, x: 60))
        other.down(at: scene.point(2, x: 150))
        let y = scene.point(2).y
        Finger.move(
            [(one, to: CGPoint(x: 60, y: y + 60)), (other, to: CGPoint(x: 150, y: y + 5))],
            over: 0.2)
        other.up()
        one.up()
        scene.device.settle()
        #expect(scene.left(2) == -148)
    }

    @Test("an action has its style’s colour and its title, and goes by a full swipe (S-B20)")
    func actions() throws {
        let plain = UIContextualAction(style: .normal, title: "Flag") { _, _, _ in }
        let deadly = UIContextualAction(style: .destructive, title: "Delete") { _, _, _ in }
        #expect(plain.title == "Flag" && deadly.title == "Delete")
        #expect(plain.backgroundColor == .systemGray && deadly.backgroundColor == .systemRed)
        let both = UISwipeActionsConfiguration(actions: [deadly, plain])
        #expect(both.performsFirstActionWithFullSwipe && both.actions == [deadly, plain])
        deadly.backgroundColor = .blue
        scene.log.trailing = both.actions
        scene.swipe(2, by: -160)
        let open = scene.table.subviews.first { !($0 is UITableViewCell) && $0.frame.width == 148 }
        let shown = try #require(open)
        #expect(shown.frame == CGRect(x: 245, y: 100, width: 148, height: 50))
        let buttons = shown.subviews.compactMap { $0 as? UIButton }
        #expect(buttons.map { $0.title(for: .normal) } == ["Delete", "Flag"])
        #expect(buttons.map(\.frame.minX) == [74, 0] && shown.clipsToBounds)
        #expect(buttons.allSatisfy { $0.frame.size == CGSize(width: 74, height: 50) })
        #expect(buttons.map(\.backgroundColor) == [.blue, .systemGray])
        #expect(buttons.allSatisfy { $0.titleColor(for: .normal) == .white })
    }
}
