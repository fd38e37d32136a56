import Testing
import TouchEngine

/// A navigation controller that takes the pop recognizer's delegate, as the usual remedy does.
private final class RemedyNavigation: UINavigationController, UIGestureRecognizerDelegate {
    var allows: (UINavigationController) -> Bool = { $0.viewControllers.count > 1 }

    override func viewDidLoad() {
        super.viewDidLoad()
        interactivePopGestureRecognizer?.delegate = self
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        allows(self)
    }
}

@Suite("The swipe back")
struct SwipeBackTests {
    @Test("pops from x = 2 under a visible bar (N-C1.1, N-C1.8)")
    func popsUnderAVisibleBar() {
        let scene = MailScene()
        scene.swipeBack()
        scene.device.settle()
        #expect(scene.stack == ["Inbox"])
        #expect(scene.message.parent == nil)
        #expect(scene.inbox.view.frame == scene.device.screen.bounds)
    }

    @Test("receives nothing under a hidden bar, and says that the bar is why (N-C2.2)")
    func isDeadUnderAHiddenBar() throws {
        let scene = MailScene(barHidden: true)
        scene.swipeBack()
        scene.device.settle()
        #expect(scene.stack == ["Inbox", "Message"])
        let why = scene.device.explain(try #require(scene.pop))
        #expect(why.outcome == .untouched)
        #expect(why.chain.map(\.code) == [.recognizerRefusesTouch, .popRefusesHiddenBar])
        #expect(why.chain.first?["private"] == .flag(true))
    }

    @Test("stays enabled where its delegate refuses, before the swipe and after (N-C1.8)")
    func staysEnabled() throws {
        let refusals: [(TraceCode, (MailScene) -> Void)] = [
            (.popRefusesRoot, { $0.navigation.popViewController(animated: false) }),
            (.popRefusesHiddenBar, { $0.navigation.isNavigationBarHidden = true }),
            (.popRefusesHiddenBackButton, { $0.message.navigationItem.hidesBackButton = true }),
            (
                .popRefusesLeftItems,
                { scene in
                    scene.message.navigationItem.leftBarButtonItem = UIBarButtonItem(
                        title: "Close", style: .plain, target: nil, action: nil)
                }
            ),
        ]
        for (code, setUp) in refusals {
            let scene = MailScene()
            setUp(scene)
            let pop = try #require(scene.pop)
            #expect(pop.isEnabled)
            scene.swipeBack()
            #expect(scene.device.explain(pop).chain.last?.code == code)
            scene.device.settle()
            #expect(pop.isEnabled)
        }
    }

    @Test("pops under a hidden bar once another delegate allows it (N-C2.10)")
    func popsWithTheRemedy() {
        let scene = MailScene(RemedyNavigation(), barHidden: true)
        scene.swipeBack()
        scene.device.settle()
        #expect(scene.stack == ["Inbox"])
    }

    @Test("with the remedy, the root is still guarded by the count (N-C2.10)")
    func remedyGuardsTheRoot() {
        let scene = MailScene(RemedyNavigation(), barHidden: true)
        scene.navigation.popViewController(animated: false)
        scene.swipeBack()
        scene.device.settle()
        #expect(scene.device.trace.records(.navigationWedged).isEmpty)
        scene.navigation.pushViewController(LoggedPage("Again"), animated: false)
        #expect(scene.stack == ["Inbox", "Again"])
    }

    @Test("is refused on a page that refuses, and allowed again on the next (N-C2.10, G-6.7)")
    func pageRefuses() {
        let navigation = RemedyNavigation()
        navigation.allows = {
            $0.viewControllers.count > 1 && $0.topViewController?.title != "Message"
        }
        let scene = MailScene(navigation, barHidden: true)
        scene.swipeBack()
        #expect(scene.stack == ["Inbox", "Message"])
        navigation.pushViewController(LoggedPage("Reply"), animated: false)
        scene.swipeBack()
        scene.device.settle()
        #expect(scene.stack == ["Inbox", "Message"])
    }

    @Test(
        "on the root without a guard the page lives on, and the next push freezes (N-C2.11)")
    func wedgesTheRoot() {
        let navigation = RemedyNavigation()
        navigation.allows = { _ in true }
        let scene = MailScene(navigation, barHidden: true)
        navigation.popViewController(animated: false)
        scene.swipeBack()
        scene.device.settle()
        #expect(scene.device.trace.records(.navigationWedged).count == 1)
        let (tap, listener) = (UITapGestureRecognizer(), Listener())
        listener.listen(to: tap, as: "tap", on: scene.inbox.view)
        scene.device.tap(at: CGPoint(x: 200, y: 400))
        #expect(listener.heard == ["tap ended"], "the page is alive")
        scene.log.lines = []
        navigation.pushViewController(LoggedPage("Lost", log: scene.log), animated: true)
        scene.device.settle()
        #expect(scene.stack == ["Inbox", "Lost"])
        #expect(scene.log.lines == ["Inbox.willDisappear", "Lost.willAppear"], "it never arrives")
        #expect(scene.device.trace.records(.navigationFreezes).count == 1)
        scene.device.tap(at: CGPoint(x: 200, y: 400))
        #expect(listener.heard == ["tap ended"], "nothing takes touches any more")
        navigation.popViewController(animated: false)
        #expect(scene.stack == ["Inbox", "Lost"])
        #expect(scene.device.trace.records(.navigationRefused).count == 1)
    }

    @Test(
        "one that waited and is let go by its own lift is over with it, and wedges nothing (N-C5.2)"
    )
    func beginsWithItsLift() {
        for reach in [30.0, 300] {
            let scene = MailScene()
            let pinch = UIPinchGestureRecognizer()
            let answers = Answers()
            answers.isAwaited = { _, _ in true }
            pinch.delegate = answers
            scene.device.window.addGestureRecognizer(pinch)
            let finger = scene.device.finger()
            finger.down(at: CGPoint(x: 2, y: 400))
            finger.move(to: CGPoint(x: reach, y: 400), over: 0.3)
            finger.hold(for: 0.2)
            #expect(scene.navigation.transitionCoordinator == nil)
            finger.up()
            scene.device.settle()
            #expect(scene.stack == (reach < 100 ? ["Inbox", "Message"] : ["Inbox"]))
            #expect(scene.device.trace.records(.navigationUnled).isEmpty)
            scene.navigation.popViewController(animated: true)
            scene.device.settle()
            #expect(scene.stack == ["Inbox"])
        }
    }

    @Test("on the root with the stock delegate, fails and wedges nothing (N-C2.1)")
    func stockDelegateGuardsTheRoot() throws {
        let scene = MailScene()
        scene.navigation.popViewController(animated: false)
        scene.swipeBack()
        #expect(scene.device.explain(try #require(scene.pop)).chain.last?.code == .popRefusesRoot)
        scene.navigation.pushViewController(LoggedPage("Next"), animated: false)
        #expect(scene.stack == ["Inbox", "Next"])
    }

    @Test(
        "a slow drag past half finishes, a short one cancels and restores the stack (N-C5.2, model: popProjection)"
    )
    func decidesByPredictedProgress() {
        let far = MailScene()
        far.device.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 260, y: 400), over: 2)
        far.device.settle()
        #expect(far.stack == ["Inbox"])
        let short = MailScene()
        short.device.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 120, y: 400), over: 2)
        #expect(short.stack == ["Inbox", "Message"])
        short.device.settle()
        #expect(short.stack == ["Inbox", "Message"])
        #expect(short.message.view.frame == short.device.screen.bounds)
        #expect(short.inbox.view.superview == nil)
    }

    @Test(
        "a flick to the right finishes early, a flick to the left cancels late (model: popProjection)"
    )
    func flicksDecideByTheirSign() {
        let right = MailScene()
        right.device.flick(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 90, y: 400))
        right.device.settle()
        #expect(right.stack == ["Inbox"])
        let left = MailScene()
        let finger = left.device.finger()
        finger.down(at: CGPoint(x: 2, y: 400))
        finger.move(to: CGPoint(x: 330, y: 400), over: 1)
        finger.move(to: CGPoint(x: 250, y: 400), over: 0.06)
        finger.up()
        left.device.settle()
        #expect(left.stack == ["Inbox", "Message"])
    }

    @Test("the stack is shorter while the finger is still down (N-C5.1)")
    func stackIsShorterDuringTheSwipe() {
        let scene = MailScene()
        let finger = scene.device.finger()
        finger.down(at: CGPoint(x: 2, y: 400))
        finger.move(to: CGPoint(x: 200, y: 400), over: 0.5)
        #expect(scene.stack == ["Inbox"])
        #expect(scene.navigation.topViewController === scene.inbox)
        #expect(scene.message.view.frame.minX == 183)
        finger.up()
    }

    @Test(
        "a touch outside the band fails the recognizer at once, and the page hears it without delay (G-7.42, model: edgeBand)"
    )
    func bandIsNarrow() throws {
        let scene = MailScene()
        let page = LoggedView(frame: scene.device.screen.bounds)
        scene.message.view.addSubview(page)
        let finger = scene.device.finger()
        finger.down(at: CGPoint(x: 20, y: 400))
        #expect(page.heard == ["began"])
        #expect(scene.device.explain(try #require(scene.pop)).chain.first?.code == .failedByEdge)
        finger.move(to: CGPoint(x: 320, y: 400), over: 0.3)
        finger.up()
        scene.device.settle()
        #expect(scene.stack == ["Inbox", "Message"])
    }

    @Test("a touch at 19.99 pt is inside the band of 20 pt (model: edgeBand)")
    func bandIsExact() {
        let scene = MailScene()
        scene.swipeBack(from: 19.99)
        scene.device.settle()
        #expect(scene.stack == ["Inbox"])
    }

    @Test("the wrong edge and a vertical drag do nothing (N-C1.6)")
    func otherDirections() {
        let scene = MailScene()
        scene.device.drag(from: CGPoint(x: 391, y: 400), to: CGPoint(x: 91, y: 400), over: 0.3)
        scene.device.drag(from: CGPoint(x: 2, y: 300), to: CGPoint(x: 60, y: 600), over: 0.3)
        scene.device.settle()
        #expect(scene.stack == ["Inbox", "Message"])
        #expect(scene.device.trace.records(.failedByDirection).count == 1)
    }

    @Test("two fingers at once are one too many (N-C1.6)")
    func twoFingers() throws {
        let scene = MailScene()
        let (first, second) = (scene.device.finger(), scene.device.finger())
        first.down(at: CGPoint(x: 2, y: 300))
        second.down(at: CGPoint(x: 4, y: 500))
        Finger.move(
            [(first, CGPoint(x: 250, y: 300)), (second, CGPoint(x: 250, y: 500))], over: 0.3)
        first.up()
        second.up()
        scene.device.settle()
        #expect(scene.stack == ["Inbox", "Message"])
        #expect(
            scene.device.explain(try #require(scene.pop)).chain.first?.code == .failedByTouchCount)
    }

    @Test("a second finger during the pop changes nothing, whenever it lifts (N-C1.6)")
    func secondFingerDuringThePop() {
        let scene = MailScene()
        let (first, second) = (scene.device.finger(), scene.device.finger())
        first.down(at: CGPoint(x: 2, y: 300))
        first.move(to: CGPoint(x: 150, y: 300), over: 0.2)
        let before = scene.message.view.frame.minX
        second.down(at: CGPoint(x: 5, y: 500))
        second.move(to: CGPoint(x: 300, y: 500), over: 0.1)
        #expect(scene.message.view.frame.minX == before)
        second.up()
        #expect(scene.stack == ["Inbox"])
        first.move(to: CGPoint(x: 300, y: 300), over: 0.3)
        first.up()
        scene.device.settle()
        #expect(scene.stack == ["Inbox"])
    }

    @Test("disabling the recognizer in mid-swipe cancels the pop and restores the stack (G-2.28)")
    func disabledInMidSwipe() throws {
        let scene = MailScene()
        let finger = scene.device.finger()
        finger.down(at: CGPoint(x: 2, y: 400))
        finger.move(to: CGPoint(x: 300, y: 400), over: 0.3)
        let pop = try #require(scene.pop)
        pop.isEnabled = false
        #expect(scene.stack == ["Inbox", "Message"])
        finger.move(to: CGPoint(x: 350, y: 400), over: 0.1)
        finger.up()
        scene.device.settle()
        #expect(scene.stack == ["Inbox", "Message"])
        #expect(scene.message.view.frame == scene.device.screen.bounds)
        scene.swipeBack()
        #expect(scene.stack == ["Inbox", "Message"], "a disabled recognizer gets no touch")
        pop.isEnabled = true
        scene.swipeBack()
        scene.device.settle()
        #expect(scene.stack == ["Inbox"])
    }

    @Test("a call in mid-swipe cancels the pop (G-2.33)")
    func interrupted() {
        let scene = MailScene()
        let finger = scene.device.finger()
        finger.down(at: CGPoint(x: 2, y: 400))
        finger.move(to: CGPoint(x: 300, y: 400), over: 0.3)
        scene.device.cancelTouches()
        finger.up()
        scene.device.settle()
        #expect(scene.stack == ["Inbox", "Message"])
    }

    @Test(
        "a second swipe during the end of the first is refused by the stock delegate",
        .tags(.apparatus))
    func secondSwipeDuringTheTransition() {
        let scene = MailScene()
        scene.navigation.pushViewController(LoggedPage("Reply"), animated: false)
        scene.swipeBack()
        scene.swipeBack()
        scene.device.settle()
        #expect(scene.stack == ["Inbox", "Message"])
        #expect(scene.device.trace.records(.popRefusesTransition).count == 1)
    }

    @Test(
        "a custom left item or a hidden back button refuses it, a supplementing item does not (N-C2.3)",
        arguments: ["left", "hidden", "supplementing"])
    func backButtonRules(_ setting: String) {
        let scene = MailScene()
        let item = scene.message.navigationItem
        if setting != "hidden" {
            item.leftBarButtonItem = UIBarButtonItem(
                title: "Done", style: .plain, target: nil, action: nil)
        }
        item.hidesBackButton = setting == "hidden"
        item.leftItemsSupplementBackButton = setting == "supplementing"
        scene.swipeBack()
        scene.device.settle()
        #expect(scene.stack.count == (setting == "supplementing" ? 1 : 2))
    }

    @Test("one over which something is presented says what became of it (N-C5.2)")
    func covered() {
        let scene = MailScene()
        let finger = scene.device.finger()
        finger.down(at: CGPoint(x: 2, y: 400))
        finger.move(to: CGPoint(x: 60, y: 400), over: 0.3)
        let other = UIViewController()
        other.modalPresentationStyle = .fullScreen
        scene.navigation.present(other, animated: false)
        #expect(scene.navigation.view.window == nil)
        finger.up()
        scene.device.settle()
        #expect(scene.stack == ["Inbox", "Message"])
        #expect(scene.device.trace.records.contains { $0.code == .navigationCancelled })
    }

    @Test("a pushed page comes in from the right, from the first moment on", .tags(.apparatus))
    func comesFromTheRight() {
        let scene = MailScene()
        let next = LoggedPage("Next")
        scene.navigation.pushViewController(next, animated: true)
        #expect(next.view.frame.minX == 393 && scene.message.view.frame.minX == 0)
        scene.device.advance(by: 0.1)
        #expect((1...392).contains(next.view.frame.minX) && scene.message.view.frame.minX < 0)
        scene.device.settle()
        #expect(next.view.frame.minX == 0 && scene.message.view.superview == nil)
    }

    @Test("a swipe that is called off leaves the bar to the page that stays (N-C5.2)")
    func barAfterCancelling() {
        let scene = MailScene()
        func titles() -> [String] {
            scene.navigation.navigationBar.subviews.compactMap { ($0 as? UILabel)?.text }
        }
        #expect(titles() == ["Message"])
        scene.device.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 120, y: 400), over: 2)
        scene.device.settle()
        #expect(titles() == ["Message"])
        scene.device.tap(at: CGPoint(x: 30, y: 81))
        scene.device.settle()
        #expect(scene.stack == ["Inbox"])
    }
}
