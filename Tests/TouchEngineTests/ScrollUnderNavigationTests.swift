import Testing
import TouchEngine

@Suite("A scroll view on a page that can be swiped back")
struct ScrollUnderNavigationTests {
    /// Begins as soon as a finger lands.
    private final class AtOnce: UIGestureRecognizer {
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .began }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
    }

    /// A page of a navigation controller that a scroll view fills.
    private struct PageScene {
        let scene: MailScene
        let scroll: UIScrollView

        init(_ scroll: UIScrollView = UIScrollView(), content: CGSize) {
            scene = MailScene()
            self.scroll = scroll
            scroll.frame = scene.message.view.bounds
            scroll.contentSize = content
            scroll.accessibilityIdentifier = "content"
            scroll.panGestureRecognizer.name = "scroll pan"
            scene.message.view.addSubview(scroll)
            scene.device.settle()
        }

        static func wide(_ scroll: UIScrollView = UIScrollView()) -> PageScene {
            PageScene(scroll, content: CGSize(width: 1200, height: 500))
        }

        /// Replaces the pop's stock delegate.
        func answer(_ answers: Answers) { scene.pop?.delegate = answers }

        /// Whether the content rests at its beginning: at the left, and below the bar.
        var rests: Bool { scroll.contentOffset == CGPoint(x: 0, y: -103) }

        func swipe(from x: CGFloat, to end: CGFloat = 330, over time: TimeInterval = 0.3) {
            scene.device.drag(
                from: CGPoint(x: x, y: 400), to: CGPoint(x: end, y: 400), over: time)
            scene.device.settle()
        }
    }

    @Test("acceptance 5: in the edge band the scroll view waits, and the swipe wins (N-C3.2)")
    func stockDelegate() throws {
        let page = PageScene.wide()
        page.swipe(from: 4)
        #expect(page.scene.stack == ["Inbox"])
        #expect(page.rests)
        let device = page.scene.device
        let why = device.explain(page.scroll.panGestureRecognizer).chain.map(\.code)
        #expect(why.first == .failedByRequirement)
        #expect(device.trace.records(.recognizerWaits).contains { $0.subject == "scroll pan" })
    }

    @Test(
        "a long press, or one of an app's own, waits as well in the edge band, until the swipe has failed (N-C3.2, U-28)",
        arguments: ModelChoices.EdgeRest.allCases)
    func otherKinds(rest: ModelChoices.EdgeRest) {
        let scene = MailScene()
        scene.device.parameters.choices.edgeRest = rest
        // The press is over before a finger that rests makes the swipe fail.
        scene.device.parameters.edgeRestLimit = 1
        let listener = Listener()
        let (left, right) = (UIView(), UIView())
        // Beside each other, so that neither keeps the other from beginning.
        for (view, y, recognizer) in [
            (left, 300, UILongPressGestureRecognizer()), (right, 500, AtOnce()),
        ] as [(UIView, CGFloat, UIGestureRecognizer)] {
            view.frame = CGRect(x: 0, y: y, width: 393, height: 200)
            scene.message.view.addSubview(view)
            listener.listen(to: recognizer, as: y == 300 ? "press" : "own", on: view)
        }
        for (y, name) in [(400.0, "press"), (600, "own")] {
            let finger = scene.device.finger()
            finger.down(at: CGPoint(x: 4, y: y))
            finger.hold(for: 0.9)
            #expect(listener.heard.isEmpty, "the swipe is undecided")
            finger.hold(for: 0.2)
            #expect(listener.heard == (rest == .fails ? ["\(name) began"] : []))
            finger.move(to: CGPoint(x: 4, y: y + 80), over: 0.2)
            #expect(listener.heard.first == "\(name) began", "the swipe has failed")
            finger.up()
            scene.device.settle()
            listener.heard = []
        }
        let waiting = Set(scene.device.trace.records(.recognizerWaits).map(\.subject))
        #expect(waiting == ["press", "own"])
        let finger = scene.device.finger()
        finger.down(at: CGPoint(x: 4, y: 400))
        finger.hold(for: 0.9)
        finger.move(to: CGPoint(x: 304, y: 400), over: 0.2)
        finger.up()
        scene.device.settle()
        #expect(listener.heard.isEmpty && scene.stack == ["Inbox"], "the swipe has won")
    }

    @Test("in the edge band it scrolls when the finger goes up, once the swipe has failed (N-C3.2)")
    func downTheEdge() {
        let page = PageScene(content: CGSize(width: 393, height: 3000))
        page.scene.device.drag(
            from: CGPoint(x: 4, y: 600), to: CGPoint(x: 4, y: 300), over: 0.5)
        page.scene.device.settle()
        #expect(page.scene.stack == ["Inbox", "Message"])
        #expect(page.scroll.contentOffset.y >= 187)
    }

    @Test("outside the band the scroll view does not wait (N-C3.2)")
    func outsideTheBand() {
        let page = PageScene.wide()
        page.scroll.contentOffset.x = 400
        let finger = page.scene.device.finger()
        finger.down(at: CGPoint(x: 200, y: 400))
        finger.move(to: CGPoint(x: 210, y: 400))
        #expect(page.scroll.isDragging)
        #expect(page.scene.device.trace.records(.recognizerWaits).isEmpty)
        finger.up()
    }

    @Test("with a plain delegate the scroll view does not wait, and wins (N-C3.2, N-C2.10)")
    func plainDelegate() {
        let page = PageScene.wide()
        let answers = Answers()
        page.answer(answers)
        page.swipe(from: 4)
        #expect(page.scene.stack == ["Inbox", "Message"])
        let why = page.scene.pop.map { page.scene.device.explain($0).chain.map(\.code) } ?? []
        #expect(why == [.failedByExclusion, .popDelegateReplaced])
    }

    @Test("each remedy brings the swipe back: the delegate's word, or a requirement (N-C3.2)")
    func remedies() throws {
        for remedy in 0...1 {
            let page = PageScene.wide()
            let (answers, pop) = (Answers(), try #require(page.scene.pop))
            page.answer(answers)
            if remedy == 0 {
                answers.isAwaited = { _, _ in true }
            } else {
                page.scroll.panGestureRecognizer.require(toFail: pop)
            }
            page.swipe(from: 4)
            #expect(page.scene.stack == ["Inbox"], "remedy \(remedy)")
            #expect(page.rests)
        }
    }

    @Test(
        "a subclass that refuses its pan at the left end leaves a strip that nobody takes (S-A1.7, S-A1.8)"
    )
    func deadStrip() {
        final class Sharing: UIScrollView {
            override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
                guard recognizer === panGestureRecognizer else {
                    return super.gestureRecognizerShouldBegin(recognizer)
                }
                let isRightward = panGestureRecognizer.translation(in: self).x > 0
                let start = panGestureRecognizer.location(in: self).x
                return !(isRightward && contentOffset.x <= 0 && start < 100)
            }
        }
        let sharing = Sharing()
        let page = PageScene.wide(sharing)
        page.answer(Answers())
        page.swipe(from: 60, to: 95)
        #expect(page.scene.stack == ["Inbox", "Message"])
        #expect(page.rests)
        let refusal = page.scene.device.explain(sharing.panGestureRecognizer).chain.first
        #expect(refusal?.code == .scrollRefused)
        // The whole way from the touch, as `began` counts it, not what is left after the slop.
        guard case .number(let way)? = refusal?["dx"] else { return #expect(Bool(false)) }
        #expect(way > 10)
        page.swipe(from: 4)
        #expect(page.scene.stack == ["Inbox"])
    }
}
