import Testing
import TouchEngine

@Suite("A row's swipe under an ancestor's pan")
struct RowAndAncestorTests {
    /// A table with actions in a drawer that a plain pan moves.
    private func scene(moving: Bool = true) -> (table: TableScene, listener: Listener) {
        let container = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        let table = TableScene(in: container)
        table.log.trailing = [table.log.action("Delete")]
        let listener = Listener()
        if moving {
            listener.listen(to: UIPanGestureRecognizer(), as: "drawer", on: container)
        }
        return (table, listener)
    }

    private func opens(_ table: TableScene) -> Bool { table.log.heard.contains("open 2") }

    @Test(
        "the ancestor's pan begins first, and the row stays shut (S-B28, model: rowSwipeSlop)")
    func ancestorFirst() {
        for speed in [100.0, 400, 590] {
            let (table, listener) = scene()
            let finger = table.device.finger()
            finger.down(at: table.point(2, x: 350))
            finger.move(to: table.point(2, x: 150), over: 200 / speed)
            #expect(listener.heard.first == "drawer began", "\(speed) pt/s")
            #expect(!opens(table))
            let chain = table.device.explain(table.rowPan).chain.map(\.code)
            #expect(chain.first == .failedByExclusion)
            finger.up()
            table.device.settle()
            #expect(table.left(2) == 0)
        }
    }

    @Test("a very fast finger passes both slops in one move, and the row takes it (S-B28)")
    func fast() {
        let slop = ModelParameters().rowSwipeSlop
        for (step, takes) in [(slop, true), (slop - 0.5, false)] {
            let (table, listener) = scene()
            let finger = table.device.finger()
            finger.down(at: table.point(2, x: 350))
            finger.move(to: table.point(2, x: 350 - step), over: 1 / 60)
            finger.move(to: table.point(2, x: 200), over: 0.05)
            #expect(opens(table) == takes)
            #expect(listener.heard.isEmpty == takes)
            finger.up()
        }
    }

    @Test("without an ancestor's pan the slowest finger opens it (S-B28)")
    func alone() {
        let (table, _) = scene(moving: false)
        table.device.drag(
            from: table.point(2, x: 350), to: table.point(2, x: 250), over: 3)
        #expect(opens(table))
    }
}
