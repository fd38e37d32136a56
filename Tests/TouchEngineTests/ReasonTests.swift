import Testing
import TouchEngine

@Suite("What is told with a reason")
struct ReasonTests {
    private let scene = NestedScene()

    private func explain(_ recognizer: UIGestureRecognizer) -> Explanation {
        scene.device.explain(recognizer)
    }

    @Test("each attempt is told, not the last alone", .tags(.apparatus))
    func attempts() {
        let pan = scene.add(UIPanGestureRecognizer(), named: "pan", to: scene.inner)
        scene.dragInside()
        scene.device.tap(at: scene.inside)
        let why = explain(pan)
        #expect(why.outcome == .silent)
        #expect(why.earlier.map(\.outcome) == [.fired])
        scene.device.tap(at: CGPoint(x: 200, y: 600))
        #expect(explain(pan).earlier.map(\.outcome) == [.fired, .silent])
        #expect(explain(pan).outcome == .untouched)
    }

    @Test("a touch that is taken from a view is told with who took it (G-2.14)")
    func loss() {
        let tap = scene.add(UITapGestureRecognizer(), named: "tap", to: scene.outer)
        scene.device.tap(at: scene.inside)
        let note = explain(tap).notes.first
        #expect(note?.code == .viewTouchesCancelled)
        #expect(note?.subject == "inner")
        #expect(note?["above"] == .text("outer"))
        #expect(note?["own"] == .flag(false) && note?["cancels"] == .flag(true))
        #expect(note?["control"] == .flag(false))
    }

    @Test("so is one that the view keeps, because nothing cancels it (G-2.14)")
    func kept() {
        let pan = scene.add(UIPanGestureRecognizer(), named: "pan", to: scene.outer)
        pan.cancelsTouchesInView = false
        scene.dragInside()
        let note = explain(pan).notes.first
        #expect(note?.code == .viewTouchKept)
        #expect(note?.subject == "inner")
    }

    @Test("of a plain control that loses its touch, that it keeps nothing (G-4.23)")
    func control() {
        let control = UIControl(frame: scene.inner.bounds)
        scene.inner.addSubview(control)
        let tap = scene.add(UITapGestureRecognizer(), named: "tap", to: scene.outer)
        scene.device.tap(at: scene.inside)
        let note = explain(tap).notes.first
        #expect(note?["control"] == .flag(true))
        #expect(note?["keepsNothing"] == .flag(true))
    }

    @Test("an action whose target is gone reaches nobody, which is told once (G-8.1)")
    func lostAction() {
        final class Ear { func hear(_ pan: UIPanGestureRecognizer) {} }
        let pan = UIPanGestureRecognizer(
            target: Ear(), action: Selector("hear(_:)", Ear.hear))
        scene.inner.addGestureRecognizer(pan)
        scene.dragInside()
        let lost = explain(pan).notes.filter { $0.code == .recognizerActionLost }
        #expect(lost.count == 1)
        #expect(lost.first?["action"] == .text("hear(_:)"))
        #expect(explain(pan).outcome == .fired)
    }

    @Test("of two that claim at once the deeper wins, and that is told (G-4.2)")
    func tied() {
        _ = scene.add(UIPanGestureRecognizer(), named: "inner", to: scene.inner)
        let outer = scene.add(UIPanGestureRecognizer(), named: "outer", to: scene.outer)
        scene.dragInside()
        let loss = explain(outer).chain.first
        #expect(loss?["tied"] == .flag(true) && loss?["deeper"] == .flag(true))
        #expect(loss?["late"] == .flag(false))
    }

    @Test("one that has not seen enough is told so (G-4.1)")
    func early() {
        _ = scene.add(UIPanGestureRecognizer(), named: "pan", to: scene.inner)
        let swipe = scene.add(UISwipeGestureRecognizer(), named: "swipe", to: scene.outer)
        scene.dragInside()
        let loss = explain(swipe).chain.first
        #expect(loss?.code == .failedByExclusion)
        #expect(loss?["tied"] == .flag(false) && loss?["late"] == .flag(false))
    }

    @Test("a recognizer that another view took says from whom (G-2.32)")
    func movedAway() {
        let tap = scene.add(UITapGestureRecognizer(), named: "tap", to: scene.inner)
        scene.beside.addGestureRecognizer(tap)
        scene.device.tap(at: scene.inside)
        let why = explain(tap)
        #expect(why.outcome == .untouched)
        #expect(why.chain.first?.code == .recognizerMovedAway)
        #expect(why.chain.first?["by"] == .text("inner"))
        #expect(why.chain.first?["view"] == .text("beside"))
    }

    @Test("a finger on the picture of a view that is on its way is told so (N-D30)")
    func seenElsewhere() {
        let tap = scene.add(UITapGestureRecognizer(), named: "tap", to: scene.inner)
        UIView.animate(withDuration: 1) { scene.inner.center.y += 900 }
        scene.device.tap(at: scene.inside)
        #expect(explain(tap).chain.first?.code == .recognizerSeenElsewhere)
    }

    @Test("who wants one to wait is told: code, or a delegate with its question (G-5.1, G-5.4)")
    func requirers() {
        let first = scene.add(UITapGestureRecognizer(), named: "first", to: scene.inner)
        first.numberOfTapsRequired = 2
        let second = scene.add(UITapGestureRecognizer(), named: "second", to: scene.inner)
        let answers = Answers()
        answers.waits = { _, _ in true }
        second.delegate = answers
        scene.device.tap(at: scene.inside)
        #expect(explain(second).chain.first?["requirer"] == .text("Answers"))
        #expect(explain(second).chain.first?["question"] == .text("shouldRequireFailureOf"))
        scene.device.settle()
        second.delegate = nil
        second.require(toFail: first)
        scene.device.tap(at: scene.inside)
        #expect(explain(second).chain.first?["declared"] == .flag(true))
    }

    @Test("a tap tells of one for more taps that could still be made (G-4.14)")
    func beside() {
        let single = scene.add(UITapGestureRecognizer(), named: "single", to: scene.inner)
        let double = scene.add(UITapGestureRecognizer(), named: "double", to: scene.inner)
        double.numberOfTapsRequired = 2
        scene.device.tap(at: scene.inside)
        let note = explain(single).notes.first { $0.code == .recognizerBeside }
        #expect(note?["with"] == .text("double"))
        #expect(note?["allowed"] == .flag(false))
    }

    @Test("a step that nobody let begin ends in a failure, and that is told (G-3.3)")
    func illegalStep() {
        let own = scene.add(Scribe("own"), named: "own", to: scene.inner)
        let idle = scene.add(UITapGestureRecognizer(), named: "idle", to: scene.inner)
        own.require(toFail: idle)
        own.does = { scribe, phase, _ in
            if phase == .began { scribe.state = .began }
            if phase == .moved { scribe.state = .failed }
        }
        let finger = scene.device.finger()
        finger.down(at: scene.inside)
        finger.move(to: CGPoint(x: 151, y: 250))
        let misuse = scene.device.trace.records(.misuseIllegalState).first
        #expect(misuse?["instead"] == .text("failed"))
        #expect(explain(own).outcome == .silent)
        finger.up()
    }

    @Test("a tap on the status bar is told as one (S-A5.11)")
    func statusBar() {
        let scroll = UIScrollView(frame: scene.device.window.bounds)
        scroll.contentSize = CGSize(width: 393, height: 3000)
        scene.device.window.addSubview(scroll)
        scroll.contentOffset.y = 500
        scene.device.tapStatusBar()
        let record = scene.device.trace.records(.scrollGlides).first
        #expect(record?["statusBar"] == .flag(true))
    }
}
