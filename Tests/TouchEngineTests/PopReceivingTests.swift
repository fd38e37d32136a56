import Testing
import TouchEngine

@Suite("Whether the pop recognizer receives a touch at all")
struct PopReceivingTests {
    /// A message with a view of its own that a pan is on, in a navigation controller.
    private struct Scene {
        let mail: MailScene
        let surface = LoggedView()
        let listener = Listener()

        init(_ refusal: ModelChoices.PopRefusal = .beforeReceiving) {
            mail = MailScene()
            mail.device.parameters.choices.popRefusal = refusal
        }

        /// Puts the surface on the page that is on top.
        func cover() {
            guard let page = mail.navigation.topViewController else { return }
            surface.frame = page.view.bounds
            page.view.addSubview(surface)
            listener.listen(to: UIPanGestureRecognizer(), as: "pan", on: surface)
        }

        /// Lands a finger at the edge, and leads it inward by that much.
        func land(_ way: CGFloat) -> Finger {
            let finger = mail.device.finger()
            finger.down(at: CGPoint(x: 2, y: 400))
            finger.move(to: CGPoint(x: 2 + way, y: 400))
            return finger
        }

        var waits: Set<String> { Set(mail.device.trace.records(.recognizerWaits).map(\.subject)) }
        var reasons: [TraceCode] {
            mail.pop.map { mail.device.explain($0).chain.map(\.code) } ?? []
        }
    }

    private static let bars:
        [(name: String, code: TraceCode, hide: @Sendable (MailScene) -> Void)] =
            [
                ("bar", .popRefusesHiddenBar, { $0.navigation.isNavigationBarHidden = true }),
                (
                    "back button", .popRefusesHiddenBackButton,
                    { $0.message.navigationItem.hidesBackButton = true }
                ),
                (
                    "left item", .popRefusesLeftItems,
                    {
                        $0.message.navigationItem.leftBarButtonItem = UIBarButtonItem(
                            title: "Close", style: .plain, target: nil, action: nil)
                    }
                ),
            ]

    @Test(
        "under a hidden bar or a left item it receives nothing, and is not asked whether it begins (N-C2.2, N-C2.3)",
        arguments: ModelChoices.PopRefusal.allCases)
    func receivesNothing(refusal: ModelChoices.PopRefusal) throws {
        for (name, code, hide) in Self.bars {
            let scene = Scene(refusal)
            hide(scene.mail)
            let pop = try #require(scene.mail.pop)
            let finger = scene.land(30)
            #expect(pop.numberOfTouches == 0 && pop.state == .possible, "\(name)")
            finger.move(to: CGPoint(x: 300, y: 400), over: 0.2)
            finger.up()
            scene.mail.device.settle()
            #expect(scene.mail.stack == ["Inbox", "Message"])
            #expect(scene.mail.device.explain(pop).outcome == .untouched)
            #expect(scene.reasons == [.recognizerRefusesTouch, code], "\(name)")
            #expect(scene.mail.device.trace.records(.delegateShouldBegin).isEmpty)
        }
    }

    @Test(
        "so a pan of the page begins at its own slop, and its view hears of the finger at once (N-C2.2, N-C2.3)"
    )
    func nobodyWaits() {
        for (name, _, hide) in Self.bars {
            let scene = Scene()
            hide(scene.mail)
            scene.cover()
            let slop = ModelParameters().panSlop
            let finger = scene.mail.device.finger()
            finger.down(at: CGPoint(x: 2, y: 400))
            #expect(scene.surface.heard == ["began"], "\(name)")
            finger.move(to: CGPoint(x: 2 + slop - 0.5, y: 400))
            #expect(scene.listener.heard == [])
            finger.move(to: CGPoint(x: 2 + slop, y: 400))
            #expect(scene.listener.heard == ["pan began"], "\(name)")
            #expect(scene.waits.isEmpty)
            finger.up()
        }
    }

    @Test("with another delegate it receives the touch under a hidden bar too (N-C2.10)")
    func otherDelegate() throws {
        for (name, _, hide) in Self.bars {
            let scene = Scene()
            hide(scene.mail)
            let (answers, pop) = (Answers(), try #require(scene.mail.pop))
            var asked = 0
            answers.begin = { _ in
                asked += 1
                return true
            }
            pop.delegate = answers
            let finger = scene.land(14)
            #expect(pop.numberOfTouches == 1 && asked == 0, "\(name)")
            finger.move(to: CGPoint(x: 300, y: 400), over: 0.2)
            finger.up()
            scene.mail.device.settle()
            #expect(scene.mail.stack == ["Inbox"] && asked == 1, "\(name)")
        }
    }

    @Test("on the root it receives nothing, or receives and then refuses to begin (U-27, N-C2.1)")
    func root() throws {
        for refusal in ModelChoices.PopRefusal.allCases {
            let scene = Scene(refusal)
            scene.mail.navigation.popViewController(animated: false)
            scene.cover()
            let pop = try #require(scene.mail.pop)
            let isEarly = refusal == .beforeReceiving
            let finger = scene.land(ModelParameters().panSlop)
            #expect(pop.numberOfTouches == (isEarly ? 0 : 1))
            #expect(scene.surface.heard == (isEarly ? ["began", "cancelled"] : []))
            #expect(scene.listener.heard == (isEarly ? ["pan began"] : []))
            #expect(scene.waits == (isEarly ? [] : ["pan"]))
            finger.move(to: CGPoint(x: 2 + ModelParameters().popSlop, y: 400))
            #expect(scene.listener.heard.first == "pan began")
            finger.up()
            #expect(
                scene.reasons
                    == (isEarly
                        ? [.recognizerRefusesTouch, .popRefusesRoot]
                        : [.failedByShouldBegin, .delegateShouldBegin, .popRefusesRoot]))
            #expect(scene.mail.device.trace.records(.navigationWedged).isEmpty)
        }
    }

    @Test(
        "a finger that lands during a push is refused there and then, or asked about when it moves (U-27)"
    )
    func duringAPush() throws {
        for refusal in ModelChoices.PopRefusal.allCases {
            let scene = Scene(refusal)
            let (mail, device) = (scene.mail, scene.mail.device)
            let pop = try #require(mail.pop)
            let isEarly = refusal == .beforeReceiving
            mail.navigation.pushViewController(LoggedPage("Reply"), animated: true)
            device.advance(by: 0.1)
            device.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 60, y: 400), over: 0.1)
            #expect(scene.reasons.last == .popRefusesTransition)
            #expect((device.explain(pop).outcome == .untouched) == isEarly)
            let finger = device.finger()
            finger.down(at: CGPoint(x: 2, y: 400))
            #expect(pop.numberOfTouches == (isEarly ? 0 : 1))
            finger.hold(for: 0.3)
            #expect(mail.navigation.transitionCoordinator == nil)
            finger.move(to: CGPoint(x: 302, y: 400), over: 0.2)
            finger.up()
            device.settle()
            #expect(mail.stack == ["Inbox", "Message"] + (isEarly ? ["Reply"] : []))
        }
    }
}
