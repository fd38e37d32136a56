import Testing
import TouchEngine

private struct Scene {
    let device = Device()
    let page = ReorderableListViewController()

    init() {
        device.window.rootViewController = page
        device.settle()
    }

    var offset: CGFloat { page.tableView.contentOffset.y }
}

@Test("a row that is held follows the finger and stays where it is let go")
func reorderMovesARow() {
    let scene = Scene()
    let finger = scene.device.finger()
    finger.down(at: CGPoint(x: 200, y: 210))
    finger.hold(for: 0.5)
    #expect(scene.page.liftedView != nil)
    finger.move(to: CGPoint(x: 200, y: 330), over: 0.4)
    #expect(abs((scene.page.liftedView?.center.y ?? 0) - 330) < 1)
    finger.up()
    scene.device.settle()
    #expect(Array(scene.page.items[3...5]) == ["Row 5", "Row 6", "Row 4"])
    #expect(scene.page.liftedView == nil)
    #expect(scene.offset == 0)
}

@Test("at the lower edge the list scrolls by itself while the finger rests there")
func reorderScrolls() {
    let scene = Scene()
    let finger = scene.device.finger()
    finger.down(at: CGPoint(x: 200, y: 210))
    finger.hold(for: 0.5)
    finger.move(to: CGPoint(x: 200, y: scene.device.screen.bounds.maxY - 20), over: 0.4)
    finger.hold(for: 1)
    let there = scene.offset
    #expect(there > 200)
    finger.up()
    scene.device.settle()
    #expect(scene.page.items.firstIndex(of: "Row 4") ?? 0 > 14)
    #expect(scene.offset <= there + 20)
    #expect(Set(scene.page.items).count == 40)
}

@Test("a quick drag scrolls and picks nothing up")
func reorderLeavesScrolling() {
    let scene = Scene()
    let items = scene.page.items
    let finger = scene.device.finger()
    finger.down(at: CGPoint(x: 200, y: 600))
    finger.hold(for: 0.2)
    finger.move(to: CGPoint(x: 200, y: 300), over: 0.2)
    #expect(scene.page.liftedView == nil)
    finger.up()
    scene.device.settle()
    #expect(scene.offset > 200)
    #expect(scene.page.items == items)
    #expect(scene.page.liftedView == nil)
}

@Test("a press that is taken away puts the row down, and the list scrolls on later")
func reorderTakenAway() {
    let scene = Scene()
    let finger = scene.device.finger()
    finger.down(at: CGPoint(x: 200, y: 210))
    finger.hold(for: 0.5)
    let other = scene.device.finger()
    other.down(at: CGPoint(x: 300, y: 500))
    other.move(to: CGPoint(x: 300, y: 300), over: 0.2)
    #expect(scene.offset == 0)
    scene.device.cancelTouches()
    finger.up()
    other.up()
    scene.device.settle()
    #expect(scene.page.liftedView == nil)
    #expect(scene.page.items.dropFirst(3).first == "Row 4")
    scene.device.flick(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 300))
    scene.device.settle()
    #expect(scene.offset > 200)
}
