import Testing
import TouchEngine

@Suite("Where a navigation controller's bars stand")
struct BarPlaceTests {
    private func frames(_ navigation: UINavigationController) -> [CGRect] {
        [navigation.navigationBar.frame, navigation.toolbar.frame]
    }

    @Test(
        "what the controller adds to its safe area moves them inward (N-F2)",
        arguments: [true, false])
    func additional(plain: Bool) {
        let scene = MailScene(model: plain ? .iPhone : .iPhoneWithSafeArea)
        scene.navigation.isToolbarHidden = false
        scene.navigation.additionalSafeAreaInsets = UIEdgeInsets(
            top: 10, left: 1, bottom: 6, right: 2)
        scene.navigation.view.setNeedsLayout()
        scene.device.settle()
        #expect(
            frames(scene.navigation) == [
                CGRect(x: 0, y: 69, width: 393, height: 44),
                CGRect(x: 0, y: 768, width: 393, height: 44),
            ])
    }

    @Test(
        "one that does not fill the screen stands its bars inside its own view", .tags(.apparatus))
    func inside() {
        let scene = MailScene(model: .iPhoneWithSafeArea)
        scene.navigation.isToolbarHidden = false
        scene.navigation.view.frame = CGRect(x: 20, y: 100, width: 300, height: 500)
        scene.device.settle()
        #expect(
            frames(scene.navigation) == [
                CGRect(x: 0, y: 0, width: 300, height: 44),
                CGRect(x: 0, y: 456, width: 300, height: 44),
            ])
        #expect(scene.message.view.frame == CGRect(x: 0, y: 0, width: 300, height: 500))
        #expect(scene.message.view.safeAreaInsets.top == 44)
        #expect(scene.message.view.safeAreaInsets.bottom == 44)
    }

    @Test("out of sight they lie just outside it", .tags(.apparatus))
    func hidden() {
        let scene = MailScene()
        scene.navigation.isToolbarHidden = false
        scene.navigation.isNavigationBarHidden = true
        scene.navigation.isToolbarHidden = true
        scene.navigation.view.setNeedsLayout()
        scene.device.settle()
        #expect(
            frames(scene.navigation) == [
                CGRect(x: 0, y: -44, width: 393, height: 44),
                CGRect(x: 0, y: 852, width: 393, height: 44),
            ])
        #expect(scene.message.view.safeAreaInsets == .zero)
    }

    @Test("without a window a bar goes at once, with an animation or without (N-C5.13)")
    func noWindow() {
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.loadViewIfNeeded()
        navigation.setNavigationBarHidden(true, animated: true)
        #expect(navigation.navigationBar.isHidden && navigation.navigationBar.frame.minY == -44)
        navigation.setToolbarHidden(false, animated: true)
        #expect(!navigation.toolbar.isHidden && navigation.toolbar.superview === navigation.view)
        navigation.setNavigationBarHidden(false, animated: false)
        #expect(!navigation.navigationBar.isHidden)
    }

    @Test("hidden before the view is loaded, a bar is hidden in it (N-C5.13)")
    func early() {
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.isNavigationBarHidden = true
        let device = Device()
        device.window.rootViewController = navigation
        #expect(navigation.navigationBar.isHidden && navigation.navigationBar.frame.maxY <= 0)
        navigation.isNavigationBarHidden = false
        #expect(!navigation.navigationBar.isHidden && navigation.navigationBar.frame.minY == 59)
    }

    @Test("a bar that comes is to be seen from the beginning (N-C5.13)")
    func coming() {
        let scene = MailScene(barHidden: true)
        scene.navigation.setNavigationBarHidden(false, animated: true)
        let bar = scene.navigation.navigationBar
        #expect(!bar.isHidden && bar.layer.presentation()?.frame.minY == -44)
        scene.device.advance(by: 0.1)
        let shown = bar.layer.presentation()?.frame.minY ?? 0
        #expect(shown > -44 && shown < 59)
        scene.device.settle()
        #expect(bar.frame == CGRect(x: 0, y: 59, width: 393, height: 44))
    }

    @Test("bars that come or go in mid-transition leave its pages alone until it is over (N-F1)")
    func duringATransition() {
        let scene = MailScene()
        scene.inbox.edgesForExtendedLayout = []
        scene.navigation.popViewController(animated: true)
        scene.device.advance(by: 0.1)
        let before = scene.inbox.view.frame
        scene.navigation.isNavigationBarHidden = true
        #expect(scene.inbox.view.frame == before)
        scene.device.settle()
        #expect(scene.inbox.view.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
    }

    @Test("the container clips, and has its pages under the bar", .tags(.apparatus))
    func container() throws {
        let scene = MailScene()
        let view: UIView = scene.navigation.view
        #expect(view.clipsToBounds)
        #expect(view.subviews.map(\.accessibilityIdentifier) == ["pages", "navigation bar"])
        #expect(view.subviews.first?.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
        #expect(scene.message.view.superview === view.subviews.first)
        scene.navigation.isToolbarHidden = false
        #expect(view.subviews.last === scene.navigation.toolbar && view.subviews.count == 3)
        scene.navigation.isToolbarHidden = true
        scene.navigation.isToolbarHidden = false
        #expect(view.subviews.count == 3)
    }

    @Test("a bar that is hidden before its controller is loaded is hidden then", .tags(.apparatus))
    func hiddenEarly() {
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.isNavigationBarHidden = true
        #expect(!navigation.isViewLoaded)
        navigation.loadViewIfNeeded()
        #expect(navigation.navigationBar.isHidden)
    }
}
