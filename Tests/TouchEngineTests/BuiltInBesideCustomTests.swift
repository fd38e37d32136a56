import Testing
import TouchEngine

@Suite("The built-in swipe beside transitions of an app's own")
struct BuiltInBesideCustomTests {
    private let scene = DirectedScene()
    private var log: CallLog { scene.mail.log }
    private var questions: Int { log.lines.filter { $0.hasPrefix("who animates") }.count }

    @Test("a delegate is asked once whether it has a say, and another is asked anew (N-C2.6)")
    func askedOnce() {
        scene.director.animator = nil
        scene.mail.swipeBack()
        scene.mail.swipeBack()
        #expect(questions == 1 && scene.mail.stack == ["Inbox", "Message"])
        #expect(log.lines == ["who animates pop to Inbox?"])
        let other = Director(log)
        scene.mail.navigation.delegate = other
        scene.mail.swipeBack()
        #expect(questions == 2)
        scene.mail.navigation.delegate = nil
        scene.mail.swipeBack()
        scene.device.settle()
        #expect(scene.mail.stack == ["Inbox"], "nobody has a say")
    }

    @Test("one that was asked about a push need not be asked about the pop (N-C2.6)")
    func knownFromAPush() {
        scene.director.animator = nil
        scene.mail.navigation.pushViewController(LoggedPage("Next", log: log), animated: true)
        scene.device.settle()
        #expect(log.lines.first == "who animates push to Next?")
        scene.mail.swipeBack()
        #expect(questions == 1 && scene.mail.stack.count == 3)
    }

    @Test("a requirement with a recognizer that has gone counts for nothing (N-C2.7)")
    func gone() throws {
        scene.director.animator = nil
        let pop = try #require(scene.mail.pop)
        do {
            let pan = UIPanGestureRecognizer()
            pan.require(toFail: pop)
        }
        scene.mail.swipeBack()
        scene.device.settle()
        #expect(scene.mail.stack == ["Inbox", "Message"])
    }

    @Test("where it may go on, an animator that is given out runs by itself (N-C2.7, N-D2)")
    func runsByItself() throws {
        let pop = try #require(scene.mail.pop)
        let pan = UIPanGestureRecognizer()
        pan.isEnabled = false
        scene.mail.navigation.view.addGestureRecognizer(pan)
        pop.require(toFail: pan)
        let finger = scene.device.finger()
        finger.down(at: CGPoint(x: 2, y: 400))
        finger.move(to: CGPoint(x: 40, y: 400), over: 0.1)
        let coordinator = try #require(scene.mail.navigation.transitionCoordinator)
        #expect(!coordinator.isInteractive && !coordinator.initiallyInteractive)
        finger.move(to: CGPoint(x: 50, y: 400), over: 1)
        finger.up()
        scene.device.settle()
        #expect(log.lines.contains("animate") && scene.mail.stack == ["Inbox"])
        #expect(scene.device.trace.records(.navigationUnled).isEmpty)
    }

    @Test("several pages that a called-off pop took come back in their order (N-C5.2, N-D5)")
    func severalComeBack() {
        let (c, d) = (LoggedPage("C", log: log), LoggedPage("D", log: log))
        scene.mail.navigation.delegate = nil
        scene.mail.navigation.pushViewController(c, animated: false)
        scene.mail.navigation.pushViewController(d, animated: false)
        scene.mail.navigation.delegate = scene.director
        scene.animator.completes = { $0.completeTransition(false) }
        scene.mail.navigation.popToRootViewController(animated: true)
        #expect(scene.mail.stack == ["Inbox"])
        scene.device.settle()
        #expect(scene.mail.stack == ["Inbox", "Message", "C", "D"])
        #expect(d.view.window != nil && d.parent === scene.mail.navigation)
        #expect(scene.mail.message.parent === scene.mail.navigation)
        #expect(scene.mail.navigation.navigationBar.topItem === d.navigationItem)
    }

    @Test(
        "cut short, a pop leaves its page where it belongs, though the animator had not (N-C5.11)")
    func cutShort() {
        scene.animator.inserts = false
        scene.mail.inbox.edgesForExtendedLayout = []
        scene.mail.navigation.popViewController(animated: true)
        scene.device.advance(by: 0.1)
        scene.mail.navigation.delegate = nil
        let next = LoggedPage("Next", log: log)
        scene.mail.navigation.pushViewController(next, animated: true)
        #expect(scene.mail.inbox.view.superview === next.view.superview)
        #expect(scene.mail.inbox.view.frame.minY == 103)
        #expect(scene.mail.inbox.view.frame.height == 749)
        #expect(scene.device.trace.records(.misuseTransitionViewMissing).isEmpty)
        scene.device.settle()
        #expect(scene.mail.stack == ["Inbox", "Next"])
    }

    @Test("the page that goes is put in its place before the animator animates (N-D9)")
    func placed() {
        scene.mail.message.view.frame = CGRect(x: 5, y: 6, width: 7, height: 8)
        scene.director.interactor = scene.driver
        scene.mail.navigation.popViewController(animated: true)
        #expect(scene.mail.message.view.layer.presentation()?.frame == scene.device.screen.bounds)
        #expect(scene.mail.message.view.superview?.isUserInteractionEnabled == false)
        scene.driver.finish()
        scene.device.settle()
        #expect(scene.mail.inbox.view.superview?.isUserInteractionEnabled == true)
    }
}
