import Testing
import TouchEngine

private struct Scene {
    let device = Device()
    let page = NestedScrollViewController()

    init() {
        device.window.rootViewController = page
        device.settle()
    }
}

@Test("one drag up takes the header away and then scrolls the list")
func nestedScrollUp() {
    let scene = Scene()
    let finger = scene.device.finger()
    finger.down(at: CGPoint(x: 200, y: 700))
    finger.move(to: CGPoint(x: 200, y: 600), over: 0.2)
    #expect(scene.page.outer.contentOffset.y > 80)
    #expect(scene.page.inner.contentOffset.y == 0)
    finger.move(to: CGPoint(x: 200, y: 330), over: 0.6)
    finger.move(to: CGPoint(x: 200, y: 300), over: 0.6)
    finger.up()
    scene.device.settle()
    #expect(scene.page.outer.contentOffset.y == 200)
    #expect(abs(scene.page.inner.contentOffset.y - 190) <= 5)
    #expect(scene.page.isInnerActive)
}

@Test("one drag down scrolls the list back and then brings the header")
func nestedScrollDown() {
    let scene = Scene()
    scene.page.outer.contentOffset.y = 200
    scene.page.inner.contentOffset.y = 100
    let finger = scene.device.finger()
    finger.down(at: CGPoint(x: 200, y: 200))
    finger.move(to: CGPoint(x: 200, y: 270), over: 0.2)
    #expect(scene.page.outer.contentOffset.y == 200)
    #expect(scene.page.inner.contentOffset.y < 60)
    finger.move(to: CGPoint(x: 200, y: 420), over: 0.5)
    finger.hold(for: 0.3)
    finger.up()
    scene.device.settle()
    #expect(scene.page.inner.contentOffset.y == 0)
    #expect(scene.page.outer.contentOffset.y < 150)
}

@Test("a drag aside moves neither, and a scroll to the top brings the header back")
func nestedScrollAside() {
    let scene = Scene()
    scene.device.drag(
        from: CGPoint(x: 300, y: 600), to: CGPoint(x: 80, y: 540), over: 0.3)
    scene.device.settle()
    #expect(scene.page.outer.contentOffset == .zero)
    #expect(scene.page.inner.contentOffset == .zero)
    scene.device.drag(
        from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 600), over: 0.5)
    scene.device.settle()
    let button = CGPoint(x: 50, y: 170 - scene.page.outer.contentOffset.y)
    #expect(scene.page.outer.contentOffset.y > 50)
    scene.device.tap(at: button)
    scene.device.settle()
    #expect(scene.page.outer.contentOffset == .zero)
}
