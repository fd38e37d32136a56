import Testing
import TouchEngine

@Suite("The swipe back where one reads from right to left")
struct RightToLeftTests {
    private let scene = MailScene()

    private func swipeFromRight() {
        scene.device.drag(from: CGPoint(x: 391, y: 400), to: CGPoint(x: 91, y: 400), over: 0.3)
        scene.device.settle()
    }

    @Test(
        "it starts at the right edge, by the device's language or the view's own attribute (N-C1.1, N-C1.6)",
        arguments: [true, false])
    func mirrored(byDevice: Bool) throws {
        if byDevice {
            scene.device.layoutDirection = .rightToLeft
        } else {
            scene.navigation.view.semanticContentAttribute = .forceRightToLeft
        }
        let pop = try #require(scene.pop as? UIScreenEdgePanGestureRecognizer)
        #expect(pop.edges == .right)
        scene.swipeBack()
        scene.device.settle()
        #expect(scene.stack == ["Inbox", "Message"])
        swipeFromRight()
        #expect(scene.stack == ["Inbox"])
    }

    @Test("the page goes out to the left, and a flick to the right brings it back (N-C1.6)")
    func motion() {
        scene.device.layoutDirection = .rightToLeft
        let finger = scene.device.finger()
        finger.down(at: CGPoint(x: 391, y: 400))
        finger.move(to: CGPoint(x: 191, y: 400), over: 0.5)
        #expect(scene.message.view.frame.minX.rounded() == -185)
        #expect(scene.inbox.view.frame.minX > 0)
        finger.move(to: CGPoint(x: 280, y: 400), over: 0.06)
        finger.up()
        scene.device.settle()
        #expect(scene.stack == ["Inbox", "Message"])
    }

    @Test(
        "a view that is forced keeps its direction, whatever the language; the rest follow it (N-C1.6)"
    )
    func attributes() {
        let view = UIView()
        scene.device.window.addSubview(view)
        #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
        scene.device.layoutDirection = .rightToLeft
        #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        for never in [UISemanticContentAttribute.playback, .spatial, .forceLeftToRight] {
            view.semanticContentAttribute = never
            #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
        }
        scene.navigation.view.semanticContentAttribute = .forceLeftToRight
        scene.swipeBack()
        scene.device.settle()
        #expect(scene.stack == ["Inbox"])
    }

    @Test("the back button stands at the right (N-C1.6)")
    func backButton() throws {
        scene.device.layoutDirection = .rightToLeft
        scene.navigation.pushViewController(LoggedPage("Reply"), animated: false)
        let button = try #require(
            scene.navigation.navigationBar.subviews.first {
                $0.accessibilityIdentifier == "back button"
            })
        #expect(button.frame.maxX == 385)
    }
}

@Suite("The swipe back from the middle of a page")
struct ContentPopTests {
    private let scene = MailScene()

    init() { scene.device.offersContentPop = true }

    private var content: UIGestureRecognizer? {
        scene.navigation.interactiveContentPopGestureRecognizer
    }

    private func swipe(_ dx: CGFloat = 250, _ dy: CGFloat = 0) {
        let start = CGPoint(x: dx < 0 ? 350 : 120, y: 400)
        scene.device.drag(
            from: start, to: CGPoint(x: start.x + dx, y: start.y + dy), over: 0.3)
        scene.device.settle()
    }

    @Test(
        "a device that has it pops from anywhere; one that has not, does not (N-C3.5, N-C3.6, U-21)"
    )
    func anywhere() throws {
        #expect(try #require(content).name == "UINavigationController.contentSwipe")
        #expect(scene.pop?.name == "UINavigationController.edgeSwipe")
        swipe()
        #expect(scene.stack == ["Inbox"])
        let older = MailScene()
        #expect(older.navigation.interactiveContentPopGestureRecognizer == nil)
        #expect(older.pop?.name == nil)
        older.device.drag(
            from: CGPoint(x: 120, y: 400), to: CGPoint(x: 370, y: 400), over: 0.3)
        older.device.settle()
        #expect(older.stack == ["Inbox", "Message"])
        let gone = try #require(content)
        scene.device.offersContentPop = false
        #expect(content == nil && gone.view == nil && scene.pop?.name == nil)
    }

    @Test("one loaded inside a controller on show has it at once, on its container (N-C3.6)")
    func loadedLate() throws {
        let inner = UINavigationController(rootViewController: LoggedPage("A"))
        let outer = UIViewController()
        scene.device.window.rootViewController = outer
        outer.addChild(inner)
        #expect(inner.interactiveContentPopGestureRecognizer == nil, "nothing is loaded")
        inner.loadViewIfNeeded()
        let swipe = try #require(inner.interactiveContentPopGestureRecognizer)
        #expect(swipe.view === inner.view && swipe.isEnabled)
        #expect(swipe.name == "UINavigationController.contentSwipe")
        #expect(
            inner.interactivePopGestureRecognizer?.name == "UINavigationController.edgeSwipe")
    }

    @Test(
        "it begins after its own slop, and the page does not jump (model: contentPopSlop)",
        arguments: [30, 60])
    func slop(slop: CGFloat) {
        scene.device.parameters.contentPopSlop = slop
        let finger = scene.device.finger()
        finger.down(at: CGPoint(x: 120, y: 400))
        finger.move(to: CGPoint(x: 119 + slop, y: 400))
        #expect(scene.stack == ["Inbox", "Message"])
        finger.move(to: CGPoint(x: 120 + slop, y: 400))
        #expect(scene.stack == ["Inbox"])
        #expect(scene.message.view.frame.minX == 0)
        finger.move(to: CGPoint(x: 150 + slop, y: 400))
        #expect(scene.message.view.frame.minX == 30)
    }

    @Test(
        "backwards, or more down than along, it fails (N-C3.5)", arguments: [(-200, 0), (40, 200)])
    func otherWays(dx: CGFloat, dy: CGFloat) throws {
        swipe(dx, dy)
        #expect(scene.stack == ["Inbox", "Message"])
        #expect(
            scene.device.explain(try #require(content)).chain.first?.code
                == .failedByStrayingBack)
    }

    @Test("in the edge band the edge recognizer has it, and one page goes (N-C3.5)")
    func edge() {
        scene.navigation.pushViewController(LoggedPage("Reply"), animated: false)
        scene.swipeBack()
        scene.device.settle()
        #expect(scene.stack == ["Inbox", "Message"])
        #expect(
            scene.device.trace.records(.recognizerBegan).map(\.subject) == [
                "UINavigationController.edgeSwipe"
            ])
    }

    @Test(
        "a page's own pan has the gesture first; made to wait for it, the swipe gives way (N-C3.9)")
    func ownGesture() throws {
        let listener = Listener()
        let pan = UIPanGestureRecognizer()
        listener.listen(to: pan, as: "page pan")
        scene.message.view.addGestureRecognizer(pan)
        try #require(content).require(toFail: pan)
        swipe()
        #expect(scene.stack == ["Inbox", "Message"])
        #expect(listener.outline == ["page pan began", "page pan ended"])
        pan.isEnabled = false
        swipe()
        #expect(scene.stack == ["Inbox"])
    }

    @Test("a page's gesture that begins late has the first word if its delegate says so (N-C3.9)")
    func ownGestureByDelegate() throws {
        for isAwaited in [false, true] {
            let scene = MailScene()
            scene.device.offersContentPop = true
            let content = try #require(scene.navigation.interactiveContentPopGestureRecognizer)
            let (listener, answers, own) = (Listener(), Answers(), Scribe("own"))
            own.does = { own, phase, _ in
                if phase == .moved, own.location(in: nil).x < 220 { return }
                Scribe.drags(own, phase, [])
            }
            own.delegate = answers
            answers.isAwaited = { isAwaited && $0 === own && $1 === content }
            listener.listen(to: own, as: "own", on: scene.message.view)
            scene.device.drag(
                from: CGPoint(x: 120, y: 400), to: CGPoint(x: 370, y: 400), over: 0.3)
            scene.device.settle()
            #expect(listener.outline == (isAwaited ? ["own began", "own ended"] : []))
            #expect(scene.stack == (isAwaited ? ["Inbox", "Message"] : ["Inbox"]))
        }
    }

    @Test("it follows the language too (N-C3.5)")
    func rightToLeft() {
        scene.device.layoutDirection = .rightToLeft
        swipe()
        #expect(scene.stack == ["Inbox", "Message"])
        swipe(-250)
        #expect(scene.stack == ["Inbox"])
    }

    @Test("it is an edge pan of the leading edge, whose finger lands anywhere (N-C3.12)")
    func edgePan() throws {
        let pan = try #require(content as? UIScreenEdgePanGestureRecognizer)
        #expect(pan.edges == .left)
        let finger = scene.device.finger()
        finger.down(at: CGPoint(x: 200, y: 400))
        // An edge pan fails when its finger rests; this one is for fingers that land in the page, and waits for them.
        scene.device.advance(by: 2)
        finger.move(to: CGPoint(x: 300, y: 400), over: 0.2)
        #expect(scene.navigation.transitionCoordinator != nil)
        finger.up()
        scene.device.settle()
        scene.device.layoutDirection = .rightToLeft
        scene.device.advance(by: 0)
        #expect(pan.edges == .right)
    }

    @Test("its stock delegate refuses where the edge's does (N-C2.1, N-C2.2)")
    func refusals() throws {
        scene.navigation.isNavigationBarHidden = true
        swipe()
        #expect(
            scene.device.explain(try #require(content)).chain.last?.code == .popRefusesHiddenBar)
        scene.navigation.isNavigationBarHidden = false
        scene.navigation.popViewController(animated: false)
        swipe()
        #expect(scene.device.explain(try #require(content)).chain.last?.code == .popRefusesRoot)
    }

    @Test("`isEnabled` switches it off, for one screen or all (N-C3.9)")
    func switchedOff() throws {
        try #require(content).isEnabled = false
        swipe()
        #expect(scene.stack == ["Inbox", "Message"])
        scene.swipeBack()
        scene.device.settle()
        #expect(scene.stack == ["Inbox"])
    }
}
