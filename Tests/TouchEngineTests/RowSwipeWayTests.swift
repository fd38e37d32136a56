import Testing
import TouchEngine

@Suite("The way of a row that is swiped")
struct RowSwipeWayTests {
    private let scene = TableScene.withActions()

    private let slop = ModelParameters().rowSwipeSlop

    /// Puts a finger on a row and leads it across, slowly, the slop and then some more.
    private func lead(_ row: Int, from start: CGFloat = 300, by way: CGFloat) -> Finger {
        let finger = scene.device.finger()
        finger.down(at: scene.point(row, x: start))
        let begins = start + (way < 0 ? -slop : slop)
        finger.move(to: scene.point(row, x: begins), over: 0.1)
        finger.move(
            to: scene.point(row, x: begins + way),
            over: Double(abs(way)) / 100)
        return finger
    }

    @Test("it follows the finger from the slop on, to either side (S-B20, model: rowSwipeSlop)")
    func follows() {
        let finger = lead(2, by: -60)
        #expect(scene.left(2) == -60)
        finger.move(to: scene.point(2, x: 330), over: 0.5)
        #expect(scene.left(2) == 0, "never past its own place")
        finger.up()
        scene.device.settle()
        _ = lead(3, from: 100, by: 40)
        #expect(scene.left(3) == 40)
    }

    @Test("where a full swipe does nothing, it follows as far as its actions go (S-B20)")
    func followsToItsActions() {
        scene.log.performsFirst = false
        _ = lead(2, by: -100)
        #expect(scene.left(2) == -100)
    }

    @Test("a finger that jumps takes it along in that move (S-B20)")
    func jumps() {
        let finger = scene.device.finger()
        finger.down(at: scene.point(2, x: 300))
        finger.move(to: scene.point(2, x: 200))
        #expect(scene.left(2) == slop - 100 && scene.log.heard == ["open 2"])
    }

    @Test("taken up again, it goes on from where it stands, and never out of sight (S-B20)")
    func takenUp() {
        scene.swipe(2, by: -160)
        let finger = lead(2, from: 200, by: -30)
        #expect(scene.left(2) == -178)
        finger.move(to: scene.point(2, x: 240 - slop), over: 0.5)
        #expect(scene.left(2) == -108)
        finger.move(to: scene.point(2, x: -240), over: 2)
        #expect(scene.left(2) == -393)
        #expect(scene.log.heard == ["open 2"], "it opens once")
    }

    @Test("slowly let go, it opens from more than half of its actions on (model: rowActionWidth)")
    func half() {
        lead(2, by: -74).up()
        scene.device.settle()
        #expect(scene.left(2) == 0)
        lead(2, by: -75).up()
        scene.device.settle()
        #expect(scene.left(2) == -148)
    }

    @Test("a full swipe begins just where it does (model: fullSwipe)")
    func fullFrom() {
        scene.device.parameters.fullSwipe = 0.5
        lead(2, from: 380, by: -196).up()
        scene.device.settle()
        #expect(scene.log.heard == ["open 2"] && scene.left(2) == -148)
        scene.device.tap(at: scene.point(8))
        scene.device.settle()
        lead(2, from: 380, by: -196.5).up()
        scene.device.settle()
        #expect(scene.log.heard.suffix(3) == ["open 2", "do Delete", "close 2"])
    }

    @Test("a full one does its action though it is thrown back at the end (model: fullSwipe)")
    func fullThrownBack() throws {
        let finger = lead(2, from: 380, by: -330)
        finger.move(to: scene.point(2, x: 90), over: 0.05)
        finger.up()
        scene.device.settle()
        #expect(scene.log.heard == ["open 2", "do Delete", "close 2"])
        let record = try #require(scene.device.trace.records(.rowSwipeDecides).last)
        #expect(record["opens"] == .flag(true) && record["full"] == .flag(true))
    }

    @Test("while its action is being done it is out of sight, and then comes back (S-B20)")
    func fullUnderWay() {
        var done: (Bool) -> Void = { _ in }
        scene.log.trailing = [
            UIContextualAction(style: .normal, title: "Slow") { _, _, completion in
                done = completion
            }
        ]
        lead(2, from: 380, by: -300).up()
        scene.device.settle()
        #expect(scene.left(2) == -393 && scene.log.heard == ["open 2"])
        done(true)
        #expect(scene.log.heard == ["open 2", "close 2"])
        scene.device.advance(by: 0.2)
        let views = scene.table.subviews.count
        scene.device.settle()
        #expect(scene.left(2) == 0 && scene.table.subviews.count == views - 1)
    }

    @Test("the actions are covered in a motion, and gone at its end (model: rowSwipeDuration)")
    func covered() {
        let views = scene.table.subviews.count
        scene.swipe(2, by: -160)
        #expect(scene.table.subviews.count == views + 1)
        scene.device.tap(at: scene.point(8))
        scene.device.advance(by: 0.1)
        #expect(scene.log.heard.last == "close 2" && scene.table.subviews.count == views + 1)
        scene.device.advance(by: 0.25)
        #expect(scene.table.subviews.count == views)
        lead(2, by: -40).up()
        scene.device.advance(by: 0.1)
        #expect(scene.table.subviews.count == views + 1)
        scene.device.advance(by: 0.25)
        #expect(scene.table.subviews.count == views)
    }

    @Test("rows that are reloaded cover theirs at once (S-B20)")
    func coveredAtOnce() throws {
        let views = scene.table.subviews.count
        scene.swipe(2, by: -160)
        let cell = try #require(scene.cell(2))
        scene.table.reloadData()
        #expect(cell.frame.minX == 0 && scene.table.subviews.count == views)
    }

    @Test("it stays open while other rows go out of sight, and in a wider table it closes (S-B20)")
    func others() {
        scene.swipe(5, by: -160)
        scene.table.contentOffset.y = 120
        scene.device.settle()
        #expect(scene.left(5) == -148 && scene.log.heard == ["open 5"])
        scene.table.frame.size.width = 500
        scene.device.settle()
        #expect(scene.left(5) == 0 && scene.log.heard == ["open 5", "close 5"])
        #expect(scene.cell(5)?.frame.width == 500)
    }

    @Test("in a table that is drawn smaller it goes by the table’s own points (S-B20)")
    func scaled() {
        scene.table.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        scene.device.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 140, y: 400), over: 2)
        #expect(scene.log.heard.contains { $0.hasPrefix("open") })
        scene.device.settle()
        #expect(scene.table.visibleCells.map(\.frame.minX).min() == -148)
        scene.device.tap(at: CGPoint(x: 150, y: 300))
        scene.device.settle()
        scene.device.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 170, y: 400), over: 0.16)
        scene.device.settle()
        #expect(scene.table.visibleCells.map(\.frame.minX).min() == -148, "fast in its points")
    }

    @Test("one that a delegate refuses leaves nothing behind: others can be swiped (S-B3)")
    func refused() {
        let answers = Answers()
        answers.begin = { _ in false }
        scene.rowPan.delegate = answers
        scene.swipe(2, by: -100)
        scene.device.tap(at: scene.point(5))
        scene.device.settle()
        #expect(scene.table.indexPathForSelectedRow == IndexPath(row: 5, section: 0))
        scene.rowPan.delegate = nil
        scene.swipe(4, by: -100)
        #expect(scene.left(4) == -148)
        #expect(scene.left(2) == 0)
    }
}
