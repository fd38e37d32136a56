import Testing
import TouchEngine

@Suite("Who waits for the swipe back, by where it lies")
struct PopWaitingTests {
    /// A navigation controller in a container of an app's own, with a pan on one of the views.
    private struct Scene {
        let device = Device()
        let container = UIViewController()
        let navigation = UINavigationController()
        let listener = Listener()

        init() {
            navigation.viewControllers = [LoggedPage("Inbox"), LoggedPage("Message")]
            container.addChild(navigation)
            navigation.view.frame = device.screen.bounds
            container.view.addSubview(navigation.view)
            navigation.didMove(toParent: container)
            device.window.rootViewController = container
            device.settle()
        }

        var stack: [String] { navigation.viewControllers.map { $0.title ?? "?" } }
        var waits: [String] { device.trace.records(.recognizerWaits).map(\.subject) }

        /// Swipes from the edge, slowly enough to pass one slop after the other.
        func swipe() {
            device.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 302, y: 400), over: 1.2)
            device.settle()
        }
    }

    @Test("a pan above the navigation controller does not wait, and takes the touch (N-C3.2)")
    func above() throws {
        for isWindow in [false, true] {
            let scene = Scene()
            let above = isWindow ? scene.device.window : scene.container.view
            scene.listener.listen(
                to: UIPanGestureRecognizer(), as: "drawer", on: try #require(above))
            scene.swipe()
            #expect(scene.listener.outline == ["drawer began", "drawer ended"])
            #expect(scene.waits == [] && scene.stack == ["Inbox", "Message"])
            let pop = try #require(scene.navigation.interactivePopGestureRecognizer)
            #expect(scene.device.explain(pop).chain.first?.code == .failedByExclusion)
        }
    }

    @Test("one on the navigation controller's view, or in it, waits and fails (N-C3.2)")
    func inside() throws {
        for isPage in [false, true] {
            let scene = Scene()
            let view = isPage ? scene.navigation.topViewController?.view : scene.navigation.view
            scene.listener.listen(
                to: UIPanGestureRecognizer(), as: "drawer", on: try #require(view))
            scene.swipe()
            #expect(scene.listener.heard == [])
            #expect(scene.waits == ["drawer"] && scene.stack == ["Inbox"])
        }
    }
}
