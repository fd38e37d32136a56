import Testing
import TouchEngine

@Suite("Bars that a swipe hides")
struct BarHidingTests {
    private let scene = MailScene()
    private var navigation: UINavigationController { scene.navigation }
    private var areHidden: [Bool] {
        [navigation.isNavigationBarHidden, navigation.isToolbarHidden]
    }

    init() { scene.navigation.hidesBarsOnSwipe = true }

    private func swipe(_ dx: CGFloat, _ dy: CGFloat) {
        scene.device.drag(
            from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200 + dx, y: 400 + dy), over: 0.3)
        scene.device.settle()
    }

    @Test(
        "what is more up or down than across counts, and nothing else (S-B17)",
        arguments: [
            (CGPoint(x: 50, y: -60), true), (CGPoint(x: -50, y: -60), true),
            (CGPoint(x: 60, y: -50), false), (CGPoint(x: -60, y: -50), false),
            (CGPoint(x: 50, y: 60), false),
        ])
    func way(way: CGPoint, hides: Bool) {
        swipe(way.x, way.y)
        #expect(navigation.isNavigationBarHidden == hides)
        guard hides else { return }
        swipe(60, 50)
        #expect(navigation.isNavigationBarHidden)
        swipe(-50, 60)
        #expect(!navigation.isNavigationBarHidden)
    }

    @Test("the way of the first points holds for the whole swipe", .tags(.apparatus))
    func turnedRound() {
        let finger = scene.device.finger()
        finger.down(at: CGPoint(x: 200, y: 400))
        finger.move(to: CGPoint(x: 200, y: 300), over: 0.2)
        finger.move(to: CGPoint(x: 200, y: 700), over: 0.4)
        finger.up()
        scene.device.settle()
        #expect(navigation.isNavigationBarHidden)
    }

    @Test(
        "up is up in the navigation controller's own view, however that is turned",
        .tags(.apparatus))
    func turned() {
        navigation.view.transform = CGAffineTransform(rotationAngle: .pi / 2)
        swipe(0, -100)
        #expect(!navigation.isNavigationBarHidden)
        swipe(100, 0)
        #expect(navigation.isNavigationBarHidden)
    }

    @Test("the bars go and come with an animation (S-B17, N-C5.13)")
    func animated() {
        navigation.isToolbarHidden = false
        let finger = scene.device.finger()
        finger.down(at: CGPoint(x: 200, y: 400))
        finger.move(to: CGPoint(x: 200, y: 380), over: 0.05)
        #expect(areHidden == [true, true])
        #expect(!navigation.navigationBar.isHidden && !navigation.toolbar.isHidden)
        finger.up()
        scene.device.settle()
        #expect(navigation.navigationBar.isHidden && navigation.toolbar.isHidden)
        finger.down(at: CGPoint(x: 200, y: 400))
        finger.move(to: CGPoint(x: 200, y: 420), over: 0.05)
        #expect(areHidden == [false, false])
        #expect(navigation.navigationBar.layer.presentation()?.frame.minY ?? 59 < 59)
        #expect(navigation.toolbar.layer.presentation()?.frame.minY ?? 774 > 774)
        finger.up()
    }

    @Test("a toolbar comes back only if a swipe took it away, however often (S-B17)")
    func toolbar() {
        swipe(0, -100)
        swipe(0, 100)
        #expect(areHidden == [false, true], "there was none")
        navigation.isToolbarHidden = false
        swipe(0, -100)
        swipe(0, -100)
        #expect(areHidden == [true, true])
        swipe(0, 100)
        #expect(areHidden == [false, false])
        navigation.isToolbarHidden = true
        swipe(0, -100)
        swipe(0, 100)
        #expect(areHidden == [false, true], "a call took it away")
    }

    @Test("its recognizer is on while the bars are to be hidden, and takes nothing away (S-B17)")
    func recognizer() {
        let recognizer = navigation.barHideOnSwipeGestureRecognizer
        #expect(recognizer.isEnabled && recognizer.view === navigation.view)
        #expect(!recognizer.cancelsTouchesInView && recognizer.delegate != nil)
        #expect(navigation.barHideOnSwipeGestureRecognizer === recognizer)
        navigation.hidesBarsOnSwipe = false
        #expect(!recognizer.isEnabled)
        navigation.hidesBarsOnSwipe = true
        #expect(recognizer.isEnabled)
        let plain = MailScene()
        #expect(!plain.navigation.barHideOnSwipeGestureRecognizer.isEnabled)
        #expect(plain.navigation.barHideOnSwipeGestureRecognizer.view == nil)
        #expect(scene.device.trace.records(.misuseBarHideDelegate).isEmpty)
        let answers = Answers()
        recognizer.delegate = answers
        #expect(scene.device.trace.records(.misuseBarHideDelegate).map(\.subject) == ["barHide"])
    }
}
