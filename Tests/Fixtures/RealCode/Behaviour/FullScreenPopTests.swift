import Testing
import TouchEngine

private final class FirmPage: UIViewController, FullScreenPopPage {
    var allowsFullScreenPop = false
}

private final class CountedPage: UIViewController {
    var announcements = 0

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        announcements += 1
    }
}

private struct Scene {
    let device = Device()
    let root = CountedPage()
    let page: UIViewController
    let navigation: FullScreenPopNavigationController

    init(_ page: UIViewController = UIViewController()) {
        self.page = page
        navigation = FullScreenPopNavigationController(rootViewController: root)
        device.window.rootViewController = navigation
        navigation.pushViewController(page, animated: true)
        device.settle()
    }

    func drag(by way: CGPoint, from start: CGPoint = CGPoint(x: 120, y: 400)) {
        let end = CGPoint(x: start.x + way.x, y: start.y + way.y)
        device.drag(from: start, to: end, over: 0.4)
        device.settle()
    }
}

@Test("a page is dragged away from its middle, and its view goes with the finger")
func fullScreenPopFollowsTheFinger() {
    let scene = Scene()
    let finger = scene.device.finger()
    finger.down(at: CGPoint(x: 100, y: 400))
    finger.move(to: CGPoint(x: 200, y: 400), over: 0.3)
    scene.device.advance(by: 0.1)
    #expect(scene.navigation.transitionCoordinator?.isInteractive == true)
    let drawn = scene.page.view.layer.presentation()?.frame.minX ?? 0
    #expect(drawn > 80 && drawn < 105)
    finger.move(to: CGPoint(x: 360, y: 400), over: 0.3)
    finger.up()
    scene.device.settle()
    #expect(scene.navigation.viewControllers == [scene.root])
    #expect(scene.root.view.frame == scene.device.screen.bounds)
}

@Test("a short drag, a drag up, a drag to the left and a taken-away finger leave the page")
func fullScreenPopRefuses() {
    let scene = Scene()
    for way in [CGPoint(x: 30, y: -300), CGPoint(x: -100, y: 0)] {
        scene.drag(by: way)
        #expect(scene.navigation.viewControllers == [scene.root, scene.page])
        #expect(scene.root.announcements == 1)
    }
    scene.drag(by: CGPoint(x: 60, y: 0))
    #expect(scene.navigation.viewControllers == [scene.root, scene.page])
    #expect(scene.root.announcements == 2)
    let finger = scene.device.finger()
    finger.down(at: CGPoint(x: 20, y: 400))
    finger.move(to: CGPoint(x: 350, y: 400), over: 0.3)
    scene.device.cancelTouches()
    finger.up()
    scene.device.settle()
    #expect(scene.navigation.viewControllers == [scene.root, scene.page])
    #expect(scene.page.view.frame.minX == 0)
    scene.drag(by: CGPoint(x: 240, y: 0))
    #expect(scene.navigation.viewControllers == [scene.root])
}

@Test("the first page stays, a page that refuses stays, and pages can be pushed afterwards")
func fullScreenPopAsksThePage() {
    let scene = Scene(FirmPage())
    scene.drag(by: CGPoint(x: 240, y: 0))
    #expect(scene.navigation.viewControllers.count == 2)
    scene.navigation.popViewController(animated: false)
    scene.drag(by: CGPoint(x: 240, y: 0))
    #expect(scene.navigation.viewControllers == [scene.root])
    scene.navigation.pushViewController(UIViewController(), animated: true)
    scene.device.settle()
    #expect(scene.navigation.viewControllers.count == 2)
}

@Test("content that scrolls sideways goes first, and lets the page go at its left end")
func fullScreenPopWithSidewaysContent() {
    let scene = Scene()
    let strip = UIScrollView(frame: CGRect(x: 0, y: 300, width: 390, height: 200))
    strip.contentSize = CGSize(width: 1200, height: 200)
    strip.contentOffset.x = 300
    scene.page.view.addSubview(strip)
    scene.drag(by: CGPoint(x: 200, y: 0))
    #expect(scene.navigation.viewControllers.count == 2)
    #expect(strip.contentOffset.x < 300)
    strip.contentOffset.x = 0
    scene.drag(by: CGPoint(x: 240, y: 0))
    #expect(scene.navigation.viewControllers == [scene.root])
    #expect(strip.contentOffset.x == 0)
}
