import Testing
import TouchEngine

@Suite("What covers the actions of an open row")
struct RowCloseTests {
    private let scene = TableScene()

    init() { scene.log.trailing = [scene.log.action("Delete"), scene.log.action("Flag", nil)] }

    private func left(_ row: Int) -> CGFloat? { scene.cell(row)?.frame.minX }

    /// The recognizer that is on the table while a row is open.
    private func closer() throws -> UIGestureRecognizer {
        try #require(
            scene.table.gestureRecognizers?.last { !($0 is UIPanGestureRecognizer) })
    }

    @Test("to scroll covers them, though the finger has landed on one (S-B20)")
    func scrolledFromAction() {
        let views = scene.table.subviews.count
        scene.swipe(12, by: -160)
        let finger = scene.device.finger()
        finger.down(at: scene.point(12, x: 370))
        #expect(scene.log.heard == ["open 12"])
        finger.move(to: CGPoint(x: 370, y: 500), over: 0.05)
        #expect(scene.table.isDragging && scene.log.heard == ["open 12", "close 12"])
        #expect(scene.table.subviews.count > views, "they are covered in a motion")
        finger.up()
        scene.device.settle()
        #expect(scene.log.heard == ["open 12", "close 12"])
        #expect(scene.table.visibleCells.allSatisfy { $0.frame.minX == 0 })
    }

    @Test("code that scrolls leaves an open row in sight as it is (S-B20)")
    func scrolledByCode() {
        scene.swipe(12, by: -160)
        scene.table.setContentOffset(CGPoint(x: 0, y: 120), animated: true)
        scene.device.settle()
        #expect(left(12) == -148 && scene.log.heard == ["open 12"], "no finger has scrolled")
    }

    @Test("a finger that is taken away has closed nothing, and that is recorded", .tags(.apparatus))
    func takenAway() throws {
        scene.swipe(2, by: -160)
        let closer = try closer()
        scene.device.finger().down(at: scene.point(2, x: 100))
        scene.device.cancelTouches()
        #expect(scene.reasons(closer).contains(.failedByCancelledTouch))
        #expect(scene.device.explain(closer).outcome != .fired && left(2) == -148)
    }

    @Test("a finger on an action closes nothing by itself, and that is recorded (S-B20)")
    func onAction() throws {
        scene.swipe(2, by: -160)
        let closer = try closer()
        scene.device.tap(at: scene.point(2, x: 280))
        #expect(scene.reasons(closer).contains(.rowCloseOnAction))
        #expect(scene.log.heard == ["open 2", "do Flag"] && left(2) == -148)
    }

    @Test("the recognizer that closes is on the table only while a row is open", .tags(.apparatus))
    func comesAndGoes() throws {
        let count = try #require(scene.table.gestureRecognizers?.count)
        scene.swipe(2, by: -160)
        #expect(scene.table.gestureRecognizers?.count == count + 1)
        scene.device.tap(at: scene.point(7))
        scene.device.settle()
        #expect(scene.table.gestureRecognizers?.count == count)
    }

    @Test("the actions stand behind their row", .tags(.apparatus))
    func behind() throws {
        scene.swipe(2, by: -160)
        let cell = try #require(scene.cell(2))
        let views = scene.table.subviews
        let actions = try #require(
            views.firstIndex { !($0 is UITableViewCell) && $0.frame.width == 148 })
        let place = try #require(views.firstIndex { $0 === cell })
        #expect(actions < place)
    }

    @Test("rows that are reloaded before the row has moved have nothing to cover (S-B20)")
    func reloadedBefore() throws {
        let answers = Answers()
        answers.begin = { [table = scene.table] _ in
            table.reloadData()
            return false
        }
        let pan = try #require(
            scene.table.gestureRecognizers?.last { $0 is UIPanGestureRecognizer })
        pan.delegate = answers
        scene.swipe(2, by: -100)
        #expect(!scene.log.heard.contains { $0.hasPrefix("close") || $0.hasPrefix("open") })
        #expect(scene.device.trace.records(.rowCloses).isEmpty)
        withExtendedLifetime(answers) {}
    }

    @Test("an action that is done late leaves another open row as it is (S-B20)")
    func doneLate() {
        var done: (Bool) -> Void = { _ in }
        scene.log.trailing = [
            UIContextualAction(style: .normal, title: "Slow") { _, _, completion in
                done = completion
            }
        ]
        scene.swipe(2, by: -60)
        scene.device.tap(at: scene.point(2, x: 370))
        scene.device.settle()
        scene.device.tap(at: scene.point(8))
        scene.device.settle()
        scene.swipe(4, by: -60)
        #expect(left(4) == -74 && scene.log.heard == ["open 2", "close 2", "open 4"])
        done(true)
        scene.device.settle()
        #expect(left(4) == -74 && scene.log.heard == ["open 2", "close 2", "open 4"])
    }

    @Test("its recognizers do nothing when their table has gone", .tags(.apparatus))
    func recognizersAlone() throws {
        func recognizers() throws -> [UIGestureRecognizer] {
            let scene = TableScene()
            scene.log.trailing = [scene.log.action("Delete")]
            scene.swipe(2, by: -100)
            let found = scene.table.gestureRecognizers ?? []
            scene.table.removeFromSuperview()
            return [
                try #require(found.last { $0 is UIPanGestureRecognizer }),
                try #require(found.last { !($0 is UIPanGestureRecognizer) }),
            ]
        }
        let device = Device()
        for recognizer in try recognizers() {
            device.window.addGestureRecognizer(recognizer)
            device.drag(from: CGPoint(x: 300, y: 200), to: CGPoint(x: 100, y: 200), over: 0.3)
            device.tap(at: CGPoint(x: 100, y: 200))
            device.settle()
            #expect(recognizer.state == .possible)
        }
    }

    @Test("an action that is done when its table has gone closes nothing", .tags(.apparatus))
    func doneTooLate() {
        var done: (Bool) -> Void = { _ in }
        func act() {
            let scene = TableScene()
            scene.log.trailing = [
                UIContextualAction(style: .normal, title: "Slow") { _, _, completion in
                    done = completion
                }
            ]
            scene.swipe(2, by: -100)
            scene.device.tap(at: scene.point(2, x: 370))
            #expect(scene.log.heard == ["open 2"])
            scene.table.removeFromSuperview()
            scene.device.settle()
        }
        act()
        done(true)
    }
}
