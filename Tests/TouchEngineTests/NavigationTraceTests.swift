import Testing
import TouchEngine

@Suite("What the trace tells of a navigation controller")
struct NavigationTraceTests {
    private let scene = MailScene()
    private var trace: Trace { scene.device.trace }

    @Test("a push, a pop and another stack are each told with what moves (N-C5.4)")
    func operations() throws {
        scene.navigation.title = "Mail"
        let next = LoggedPage("Next")
        scene.navigation.pushViewController(next, animated: true)
        scene.device.settle()
        let push = try #require(trace.records(.navigationPush).last)
        #expect(push.subject == "Mail" && push.rule == "N-C5.4")
        #expect(push["controller"] == .text("Next") && push["animated"] == .flag(true))
        scene.navigation.popToRootViewController(animated: false)
        let pop = try #require(trace.records(.navigationPop).last)
        #expect(pop["controller"] == .text("Next") && pop["to"] == .text("Inbox"))
        #expect(pop["animated"] == .flag(false) && pop["interactive"] == .flag(false))
        #expect(pop.rule == "N-C5.4")
        scene.navigation.setViewControllers([next], animated: true)
        scene.device.settle()
        let set = try #require(trace.records(.navigationSet).last)
        #expect(set["animated"] == .flag(true) && set.rule == "N-C5.4")
        let finished = try #require(trace.records(.navigationFinished).last)
        #expect(finished["controller"] == .text("Next") && finished.rule == "N-C5.10")
    }

    @Test("a swipe's pop is told as the finger's, and no other (N-C5.1)")
    func interactive() throws {
        scene.swipeBack()
        scene.device.settle()
        let pop = try #require(trace.records(.navigationPop).last)
        #expect(pop["interactive"] == .flag(true) && pop["animated"] == .flag(true))
        #expect(pop.rule == "N-C5.1")
        let appearances = trace.records(.controllerAppearance).suffix(4)
        #expect(
            appearances.map(\.rule) == Array(repeating: "N-C5.5", count: 4),
            "its callbacks are the swipe's")
        scene.navigation.pushViewController(scene.message, animated: false)
        scene.navigation.popViewController(animated: true)
        #expect(trace.records(.navigationPop).last?["interactive"] == .flag(false))
    }

    @Test("one that is called off is told with how far it had come (N-C5.2, N-C5.6)")
    func cancelled() throws {
        let finger = scene.device.finger()
        finger.down(at: CGPoint(x: 2, y: 400))
        finger.move(to: CGPoint(x: 2 + 15 + 131, y: 400), over: 2)
        finger.up()
        scene.device.settle()
        let record = try #require(trace.records(.navigationCancelled).first)
        #expect(record["controller"] == .text("Message"))
        guard case .number(let progress) = try #require(record["progress"]) else { return }
        #expect(abs(progress - 1.0 / 3) < 0.001)
        #expect(record.rule == "N-C5.2")
        #expect(
            trace.records(.navigationFinished).allSatisfy { $0["controller"] != .text("Inbox") })
        #expect(trace.records(.controllerAppearance).suffix(2).map(\.rule) == ["N-C5.6", "N-C5.6"])
    }

    @Test(
        "the push after a wedge says that it freezes, each refusal then what was asked, and the wedge is their cause (N-C2.11)"
    )
    func wedge() throws {
        scene.navigation.popViewController(animated: false)
        let answers = Answers()
        try #require(scene.pop).delegate = answers
        scene.swipeBack()
        let wedge = try #require(trace.records(.navigationWedged).first)
        #expect(wedge["controller"] == .text("Inbox") && wedge.rule == "N-C2.11")
        let began = trace.records(.recognizerBegan).last
        #expect(wedge.cause != nil && began != nil)
        #expect(scene.navigation.navigationBar.isUserInteractionEnabled)
        scene.navigation.pushViewController(scene.message, animated: true)
        let freezes = try #require(trace.records(.navigationFreezes).first)
        #expect(freezes["controller"] == .text("Message") && freezes.rule == "N-C2.11")
        #expect(freezes.cause.map { trace.records[$0].code } == .navigationWedged)
        scene.navigation.pushViewController(LoggedPage("Reply"), animated: true)
        scene.navigation.setViewControllers([], animated: true)
        scene.swipeBack()
        let refused = trace.records(.navigationRefused)
        #expect(refused.map { $0["operation"] } == [.text("push"), .text("change"), .text("pop")])
        #expect(refused.map { $0["controller"] } == [.text("Reply"), .text(""), .text("Inbox")])
        #expect(refused.map { $0["named"] } == [.flag(true), .flag(false), .flag(true)])
        #expect(refused.allSatisfy { $0.rule == "N-C2.11" && $0.cause == freezes.cause })
        #expect(trace.records(.navigationWedged).count == 1, "it is wedged already")
        #expect(!scene.navigation.navigationBar.isUserInteractionEnabled)
        #expect(scene.inbox.view.superview?.isUserInteractionEnabled == false)
    }

    @Test("who takes the stock delegate's place is named, and its going too (N-C3.2)")
    func replaced() throws {
        let pop = try #require(scene.pop)
        let stock = pop.delegate
        let answers = Answers()
        pop.delegate = answers
        pop.delegate = answers
        pop.delegate = nil
        pop.delegate = stock
        let records = trace.records(.popDelegateReplaced)
        #expect(records.map(\.subject) == ["interactivePop", "interactivePop"])
        #expect(records.map { $0["removed"] } == [.flag(false), .flag(true)])
        #expect(records.map { $0["by"] } == [.text("Answers"), .text("")])
        #expect(records.allSatisfy { $0.rule == "N-C3.2" })
    }

    @Test(
        "each refusal of the stock delegate has its own reason, and names the page (N-C2.1, N-C2.2, N-C2.3, U-27, U-31)"
    )
    func refusals() throws {
        let item = scene.message.navigationItem
        scene.navigation.isNavigationBarHidden = true
        scene.swipeBack()
        scene.navigation.isNavigationBarHidden = false
        item.hidesBackButton = true
        scene.swipeBack()
        item.hidesBackButton = false
        item.leftBarButtonItem = UIBarButtonItem()
        scene.swipeBack()
        item.leftBarButtonItems = []
        item.leftItemsSupplementBackButton = false
        scene.swipeBack()
        scene.swipeBack()
        scene.device.settle()
        scene.swipeBack()
        let codes: [TraceCode] = [
            .popRefusesHiddenBar, .popRefusesHiddenBackButton, .popRefusesLeftItems,
            .popRefusesTransition, .popRefusesRoot,
        ]
        let records = codes.compactMap { trace.records($0).first }
        #expect(codes.map { trace.records($0).count } == [1, 1, 1, 1, 1])
        #expect(records.map(\.rule) == ["N-C2.2", "U-31", "N-C2.3", "U-27", "N-C2.1"])
        #expect(
            records.map { $0["controller"] } == [
                .text("Message"), .text("Message"), .text("Message"), .text("Inbox"),
                .text("Inbox"),
            ])
        #expect(scene.stack == ["Inbox"])
    }
}
