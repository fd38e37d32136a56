import Testing
import TouchEngine

@Suite("What bars and the device's edges cover")
struct SafeAreaTests {
    /// A view that counts how often it hears of its safe area.
    private final class CoveredView: UIView {
        var changes = 0
        override func safeAreaInsetsDidChange() { changes += 1 }
    }

    /// A controller that notes what it hears, and what its view keeps clear then.
    private final class CoveredPage: UIViewController {
        var heard: [String] = []
        override func viewSafeAreaInsetsDidChange() { heard.append("insets \(top)") }
        override func viewWillAppear(_ animated: Bool) { heard.append("willAppear") }
        override func viewDidLayoutSubviews() { heard.append("layout") }
        override func viewDidAppear(_ animated: Bool) { heard.append("didAppear \(top)") }
        private var top: CGFloat { view.safeAreaInsets.top }
    }

    private let device = Device(.iPhoneWithSafeArea)

    private func insets(
        _ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat
    ) -> UIEdgeInsets {
        UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
    }

    @Test("a window is covered as its device says, and a plain device covers nothing (N-F1)")
    func window() {
        #expect(device.window.safeAreaInsets == insets(59, 0, 34, 0))
        #expect(Device().window.safeAreaInsets == .zero)
    }

    @Test("a view is covered by the part of its superview's insets that reaches into it (N-F1)")
    func hierarchy() {
        let outer = UIView(frame: CGRect(x: 0, y: 20, width: 393, height: 832))
        let middle = UIView(frame: CGRect(x: 10, y: 100, width: 100, height: 100))
        let under = UIView(frame: CGRect(x: 10, y: 9, width: 100, height: 10))
        let over = UIView(frame: CGRect(x: 10, y: -30, width: 100, height: 50))
        for view in [middle, under, over] { outer.addSubview(view) }
        #expect(outer.safeAreaInsets == .zero)
        device.window.addSubview(outer)
        #expect(outer.safeAreaInsets == insets(39, 0, 34, 0))
        #expect(middle.safeAreaInsets == .zero)
        #expect(under.safeAreaInsets == insets(10, 0, 0, 0))
        #expect(over.safeAreaInsets == insets(50, 0, 0, 0))
        outer.removeFromSuperview()
        #expect(outer.safeAreaInsets == .zero)
    }

    @Test("a view that moves, grows, turns or is scrolled is covered anew, and hears of it (N-F3)")
    func moves() {
        let view = CoveredView(frame: CGRect(x: 0, y: 0, width: 100, height: 400))
        let inner = CoveredView(frame: CGRect(x: 0, y: 50, width: 50, height: 50))
        view.addSubview(inner)
        device.window.addSubview(view)
        #expect(inner.safeAreaInsets.top == 9 && view.changes == 1 && inner.changes == 1)
        view.frame.origin.y = 30
        #expect(view.safeAreaInsets == insets(29, 0, 0, 0) && inner.safeAreaInsets == .zero)
        view.center.y += 1
        view.center.x += 1
        #expect(view.safeAreaInsets.top == 28 && view.changes == 3 && inner.changes == 2)
        view.frame = CGRect(x: 0, y: 0, width: 100, height: 852)
        #expect(view.safeAreaInsets == insets(59, 0, 34, 0) && inner.safeAreaInsets.top == 9)
        view.bounds.origin.y = 5
        #expect(inner.safeAreaInsets.top == 14)
        view.transform = CGAffineTransform(translationX: 0, y: 20)
        #expect(view.safeAreaInsets == insets(39, 0, 54, 0) && view.changes == 5)
        device.window.addSubview(inner)
        #expect(inner.safeAreaInsets.top == 9)
    }

    @Test("a controller adds to what its view keeps clear, and so do those round it (N-F2)")
    func additional() {
        let root = UIViewController()
        let child = CoveredPage()
        root.addChild(child)
        root.view.addSubview(child.view)
        device.window.rootViewController = root
        #expect(child.view.safeAreaInsets == insets(59, 0, 34, 0))
        root.additionalSafeAreaInsets = insets(1, 2, 3, 4)
        child.additionalSafeAreaInsets.top = 10
        #expect(root.view.safeAreaInsets == insets(60, 2, 37, 4))
        #expect(child.view.safeAreaInsets == insets(70, 2, 37, 4))
        #expect(child.heard.suffix(2) == ["insets 60.0", "insets 70.0"])
    }

    @Test("a controller hears of its insets before it appears, even if there are none (N-F3)")
    func appearing() {
        let page = CoveredPage()
        device.window.rootViewController = page
        #expect(page.heard == ["willAppear", "insets 59.0", "layout", "didAppear 59.0"])
        let plain = CoveredPage()
        Device().window.rootViewController = plain
        #expect(plain.heard.prefix(2) == ["willAppear", "insets 0.0"])
    }

    @Test("a page under bars keeps clear of them while they are to be seen (N-F1)")
    func bars() {
        let scene = MailScene()
        let page = scene.message.view
        #expect(page?.frame == scene.device.window.bounds)
        #expect(page?.safeAreaInsets == insets(103, 0, 0, 0))
        scene.navigation.isToolbarHidden = false
        #expect(page?.safeAreaInsets == insets(103, 0, 78, 0))
        scene.navigation.setNavigationBarHidden(true, animated: true)
        #expect(page?.safeAreaInsets == insets(0, 0, 78, 0))
        scene.device.settle()
        scene.navigation.popViewController(animated: true)
        scene.device.settle()
        scene.navigation.isNavigationBarHidden = false
        #expect(scene.inbox.view.safeAreaInsets == insets(103, 0, 78, 0))
    }

    @Test("on a device with edges of its own the bars stand inside them (N-F1)")
    func barsInsideEdges() {
        let scene = MailScene(model: .iPhoneWithSafeArea)
        scene.navigation.isToolbarHidden = false
        scene.device.settle()
        #expect(scene.navigation.navigationBar.frame.minY == 59)
        #expect(scene.navigation.toolbar.frame.maxY == 818)
        #expect(scene.message.view.safeAreaInsets == insets(103, 0, 78, 0))
        scene.navigation.isToolbarHidden = true
        scene.navigation.isNavigationBarHidden = true
        #expect(scene.message.view.safeAreaInsets == insets(59, 0, 34, 0))
    }

    @Test("a page that does not go on under an edge's bar begins beside it (N-F4)")
    func extendedEdges() {
        let scene = MailScene()
        scene.navigation.isToolbarHidden = false
        scene.message.edgesForExtendedLayout = []
        #expect(scene.message.view.frame == CGRect(x: 0, y: 103, width: 393, height: 671))
        #expect(scene.message.view.safeAreaInsets == .zero)
        scene.message.edgesForExtendedLayout = .bottom
        #expect(scene.message.view.frame == CGRect(x: 0, y: 103, width: 393, height: 749))
        #expect(scene.message.view.safeAreaInsets == insets(0, 0, 78, 0))
        scene.swipeBack()
        scene.device.settle()
        #expect(scene.inbox.view.frame == scene.device.window.bounds)
        scene.navigation.pushViewController(scene.message, animated: true)
        scene.device.settle()
        #expect(scene.message.view.frame.minY == 103)
    }

    @Test("under an opaque bar a page goes on only if it says so (N-F5)")
    func opaque() {
        let scene = MailScene()
        #expect(scene.navigation.navigationBar.isTranslucent)
        scene.navigation.navigationBar.isTranslucent = false
        #expect(scene.message.view.frame.minY == 103)
        #expect(scene.message.view.safeAreaInsets == .zero)
        scene.message.extendedLayoutIncludesOpaqueBars = true
        #expect(scene.message.view.frame.minY == 0)
        #expect(scene.message.view.safeAreaInsets.top == 103)
    }

    @Test("under an opaque toolbar, too, a page goes on only if it says so (N-F5)")
    func opaqueToolbar() {
        let scene = MailScene()
        #expect(scene.navigation.toolbar.isTranslucent)
        scene.navigation.isToolbarHidden = false
        #expect(scene.message.view.frame.maxY == 852)
        scene.navigation.toolbar.isTranslucent = false
        #expect(scene.message.view.frame == CGRect(x: 0, y: 0, width: 393, height: 774))
        #expect(scene.message.view.safeAreaInsets == insets(103, 0, 0, 0))
        scene.message.extendedLayoutIncludesOpaqueBars = true
        #expect(scene.message.view.frame.maxY == 852)
        #expect(scene.message.view.safeAreaInsets == insets(103, 0, 78, 0))
        scene.message.extendedLayoutIncludesOpaqueBars = false
        scene.navigation.isToolbarHidden = true
        #expect(scene.message.view.frame.maxY == 852, "a hidden bar covers nothing")
    }
}
