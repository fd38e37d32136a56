import Testing
import TouchEngine

@Suite("The bars of a navigation controller")
struct NavigationBarTests {
    private let scene = MailScene()
    private var bar: UINavigationBar { scene.navigation.navigationBar }

    @Test(
        "an animated bar takes its time to go, and is hidden only then (N-C5.13, model: barDuration)",
        arguments: [0.2, 0.6])
    func animatedBar(seconds: Double) {
        scene.device.parameters.barDuration = seconds
        scene.navigation.setNavigationBarHidden(true, animated: true)
        #expect(scene.navigation.isNavigationBarHidden)
        scene.device.advance(by: seconds - 0.02)
        #expect(!bar.isHidden)
        scene.device.advance(by: 0.04)
        #expect(bar.isHidden)
        #expect(bar.frame.maxY <= 0)
        scene.navigation.setNavigationBarHidden(false, animated: true)
        scene.device.settle()
        #expect(!bar.isHidden)
        #expect(bar.frame == CGRect(x: 0, y: 59, width: 393, height: 44))
    }

    @Test("brought back while it goes, the bar stays (N-C5.13)")
    func turnedRound() {
        scene.navigation.setNavigationBarHidden(true, animated: true)
        scene.device.advance(by: 0.1)
        scene.navigation.setNavigationBarHidden(false, animated: true)
        scene.device.settle()
        #expect(!bar.isHidden)
    }

    @Test("without animation it goes at once (N-C5.13)")
    func plainBar() {
        scene.navigation.setNavigationBarHidden(true, animated: false)
        #expect(bar.isHidden)
        #expect(scene.device.trace.records(.animationBegan).isEmpty)
        #expect(UINavigationController.hideShowBarDuration == 0.2)
    }

    @Test("the toolbar is hidden at first, and shows the top page's items (N-C5.13)")
    func toolbar() throws {
        final class Owner {
            var taps = 0
            func act() { taps += 1 }
        }
        let owner = Owner()
        scene.message.toolbarItems = [
            UIBarButtonItem(
                title: "Reply", style: .plain, target: owner, action: Selector("act", Owner.act)),
            UIBarButtonItem(title: "Trash", style: .plain, target: nil, action: nil),
        ]
        #expect(scene.navigation.isToolbarHidden)
        scene.navigation.setToolbarHidden(false, animated: true)
        #expect(scene.navigation.toolbar.items?.count == 2)
        scene.device.settle()
        #expect(scene.navigation.toolbar.frame.maxY == 818)
        scene.device.tap(at: CGPoint(x: 393 / 4, y: 796))
        #expect(owner.taps == 1)
        scene.navigation.popViewController(animated: false)
        #expect(scene.navigation.toolbar.items == nil)
        scene.navigation.isToolbarHidden = true
        #expect(scene.navigation.toolbar.isHidden)
    }

    @Test("hidesBarsOnSwipe: up hides the bars, down brings them back, across does neither (S-B17)")
    func hidesOnSwipe() {
        let navigation = scene.navigation
        navigation.setToolbarHidden(false, animated: false)
        navigation.hidesBarsOnSwipe = true
        scene.device.swipe(.right, from: CGPoint(x: 100, y: 400))
        #expect(!navigation.isNavigationBarHidden)
        scene.device.swipe(.up, from: CGPoint(x: 200, y: 500))
        #expect(navigation.isNavigationBarHidden && navigation.isToolbarHidden)
        scene.device.settle()
        scene.device.swipe(.down, from: CGPoint(x: 200, y: 400))
        #expect(!navigation.isNavigationBarHidden && !navigation.isToolbarHidden)
        navigation.hidesBarsOnSwipe = false
        scene.device.swipe(.up, from: CGPoint(x: 200, y: 500))
        #expect(!navigation.isNavigationBarHidden)
    }

    @Test("its recognizer goes with a page's own pan, and complains of another delegate (S-B17)")
    func barHideRecognizer() throws {
        let listener = Listener()
        let pan = UIPanGestureRecognizer()
        listener.listen(to: pan, as: "page pan")
        scene.message.view.addGestureRecognizer(pan)
        scene.navigation.hidesBarsOnSwipe = true
        scene.device.swipe(.up, from: CGPoint(x: 200, y: 500))
        #expect(scene.navigation.isNavigationBarHidden)
        #expect(listener.outline == ["page pan began", "page pan ended"])
        let stock = scene.navigation.barHideOnSwipeGestureRecognizer.delegate
        let answers = Answers()
        scene.navigation.barHideOnSwipeGestureRecognizer.delegate = answers
        #expect(scene.device.trace.records(.misuseBarHideDelegate).first?.rule == "S-B17")
        // The stock delegate may come back.
        let count = scene.device.trace.records(.misuseBarHideDelegate).count
        scene.navigation.barHideOnSwipeGestureRecognizer.delegate = stock
        #expect(scene.device.trace.records(.misuseBarHideDelegate).count == count)
    }

    @Test("what is asked for before the view is there holds when it comes (N-C5.13, S-B17)")
    func beforeTheView() {
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.hidesBarsOnSwipe = true
        navigation.isToolbarHidden = false
        let device = Device()
        device.window.rootViewController = navigation
        device.settle()
        #expect(!navigation.toolbar.isHidden && navigation.toolbar.frame.maxY == 818)
        device.swipe(.up, from: CGPoint(x: 200, y: 500))
        device.settle()
        #expect(navigation.isNavigationBarHidden && navigation.toolbar.isHidden)
    }

    @Test("when the view grows, the bars keep to its edges, and a page fills it", .tags(.apparatus))
    func grows() {
        let navigation = scene.navigation
        navigation.isToolbarHidden = false
        navigation.view.frame = CGRect(x: 0, y: 0, width: 852, height: 393)
        scene.device.settle()
        #expect(navigation.toolbar.frame.maxY == 359 && navigation.toolbar.frame.width == 852)
        #expect(bar.frame.width == 852)
        #expect(scene.message.view.frame == CGRect(x: 0, y: 0, width: 852, height: 393))
    }

    @Test("items that are set by a call with an animation are shown as well", .tags(.apparatus))
    func itemsByCall() {
        final class Owner {
            var taps = 0
            func act() { taps += 1 }
        }
        let owner = Owner()
        let item = UIBarButtonItem(
            title: "Edit", style: .plain, target: nil, action: Selector("act", Owner.act))
        scene.message.navigationItem.setLeftBarButton(item, animated: true)
        scene.device.tap(at: CGPoint(x: 30, y: 81))
        #expect(owner.taps == 0 && scene.stack == ["Inbox", "Message"])
        item.target = owner
        scene.device.tap(at: CGPoint(x: 30, y: 81))
        #expect(owner.taps == 1)
        scene.message.navigationItem.setLeftBarButton(nil, animated: true)
        scene.message.navigationItem.setRightBarButton(item, animated: true)
        scene.device.tap(at: CGPoint(x: 370, y: 81))
        #expect(owner.taps == 2)
        scene.message.navigationItem.setHidesBackButton(true, animated: true)
        scene.device.tap(at: CGPoint(x: 30, y: 81))
        scene.device.settle()
        #expect(scene.stack == ["Inbox", "Message"])
        scene.navigation.isToolbarHidden = false
        scene.navigation.toolbar.setItems([item], animated: true)
        scene.device.settle()
        scene.device.tap(at: CGPoint(x: 196, y: 796))
        #expect(owner.taps == 3)
    }
}
