import Testing
import TouchEngine

private final class Log: NSObject, UINavigationControllerDelegate {
    var shown: [String] = []

    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController,
        animated: Bool
    ) {
        shown.append(viewController.title ?? "")
    }
}

private struct Scene {
    let device = Device()
    let first = EdgePushReaderController(number: 1)
    let navigation: UINavigationController
    let coordinator: EdgePushCoordinator
    let log = Log()

    init() {
        let navigation = UINavigationController(rootViewController: first)
        self.navigation = navigation
        device.window.rootViewController = navigation
        device.settle()
        navigation.delegate = log
        coordinator = EdgePushCoordinator(navigation) { [weak navigation] in
            let count = navigation?.viewControllers.count ?? 0
            return count < 3 ? EdgePushReaderController(number: count + 1) : nil
        }
    }

    var titles: [String] { navigation.viewControllers.map { $0.title ?? "" } }

    func drag(from start: CGFloat, to end: CGFloat) {
        device.drag(from: CGPoint(x: start, y: 400), to: CGPoint(x: end, y: 400), over: 0.4)
        device.settle()
    }
}

@Test("a drag from the right edge brings the next page, and the delegate comes back")
func edgePushBrings() {
    let scene = Scene()
    scene.drag(from: 391, to: 60)
    #expect(scene.titles == ["Page 1", "Page 2"])
    #expect(scene.navigation.delegate === scene.log)
    #expect(scene.navigation.topViewController?.view.frame.minX == 0)
    let top = scene.navigation.topViewController as? EdgePushReaderController
    #expect(top?.appearances == 1)
}

@Test("given up half way, the page is not there, and the delegate is the old one")
func edgePushGivenUp() {
    let scene = Scene()
    scene.drag(from: 391, to: 300)
    #expect(scene.titles == ["Page 1"])
    #expect(scene.navigation.delegate === scene.log)
    #expect(scene.first.view.window != nil)
    let finger = scene.device.finger()
    finger.down(at: CGPoint(x: 391, y: 400))
    finger.move(to: CGPoint(x: 100, y: 400), over: 0.3)
    scene.device.cancelTouches()
    finger.up()
    scene.device.settle()
    #expect(scene.titles == ["Page 1"])
    #expect(scene.navigation.delegate === scene.log)
    scene.drag(from: 391, to: 60)
    #expect(scene.titles == ["Page 1", "Page 2"])
}

@Test("a drag that does not start at the edge, or has no next page, does nothing")
func edgePushRefuses() {
    let scene = Scene()
    scene.drag(from: 300, to: 20)
    #expect(scene.titles == ["Page 1"])
    for _ in 0..<3 { scene.drag(from: 391, to: 60) }
    #expect(scene.titles == ["Page 1", "Page 2", "Page 3"])
    #expect(scene.navigation.delegate === scene.log)
}

@Test("going back is the navigation controller's own, with its own animation")
func edgePushLeavesThePop() {
    let scene = Scene()
    scene.drag(from: 391, to: 60)
    scene.drag(from: 2, to: 330)
    #expect(scene.titles == ["Page 1"])
    #expect(scene.first.appearances == 2)
    #expect(scene.log.shown.last == "Page 1")
}
