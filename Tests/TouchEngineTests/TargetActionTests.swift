import Testing
import TouchEngine

@Suite("Targets and actions")
struct TargetActionTests {
    private final class Counter {
        var calls: [String] = []
        func plain() { calls.append("plain") }
        func with(_ recognizer: UIGestureRecognizer) {
            calls.append("with \(recognizer.name ?? "")")
        }
        func other() { calls.append("other") }
    }

    private let plain = Selector("plain", Counter.plain)
    private let with = Selector("with(_:)", Counter.with)
    private let other = Selector("other", Counter.other)

    private func tap(_ scene: NestedScene) -> UITapGestureRecognizer {
        let tap = UITapGestureRecognizer()
        tap.name = "tap"
        scene.inner.addGestureRecognizer(tap)
        return tap
    }

    @Test(
        "an action takes nothing, or the recognizer; there may be many, in the order added (G-8.1, G-8.4)"
    )
    func signatures() {
        let (scene, counter) = (NestedScene(), Counter())
        let tap = UITapGestureRecognizer(target: counter, action: plain)
        tap.name = "tap"
        scene.inner.addGestureRecognizer(tap)
        tap.addTarget(counter, action: with)
        tap.addTarget(counter, action: other)
        scene.device.tap(at: scene.inside)
        #expect(counter.calls == ["plain", "with tap", "other"])
    }

    @Test("a pair that is there already is not added again (G-8.1)")
    func addedTwice() {
        let (scene, counter, second) = (NestedScene(), Counter(), Counter())
        let tap = tap(scene)
        tap.addTarget(counter, action: plain)
        tap.addTarget(counter, action: plain)
        tap.addTarget(second, action: plain)
        scene.device.tap(at: scene.inside)
        #expect(counter.calls == ["plain"])
        #expect(second.calls == ["plain"])
    }

    @Test("removing: nil is every target, or every action (G-8.2)")
    func removing() {
        let (scene, one, two) = (NestedScene(), Counter(), Counter())
        let tap = tap(scene)
        func fill() {
            for counter in [one, two] {
                counter.calls = []
                tap.addTarget(counter, action: plain)
                tap.addTarget(counter, action: other)
            }
        }
        fill()
        tap.removeTarget(one, action: plain)
        scene.device.tap(at: scene.inside)
        #expect(one.calls == ["other"] && two.calls == ["plain", "other"])
        fill()
        tap.removeTarget(one, action: nil)
        scene.device.tap(at: scene.inside)
        #expect(one.calls.isEmpty && two.calls == ["plain", "other"])
        fill()
        tap.removeTarget(nil, action: plain)
        scene.device.tap(at: scene.inside)
        #expect(one.calls == ["other"] && two.calls == ["other"])
        fill()
        tap.removeTarget(nil, action: nil)
        scene.device.tap(at: scene.inside)
        #expect(one.calls.isEmpty && two.calls.isEmpty)
    }

    @Test("without a target it takes part all the same: it wins, and cancels (G-8.9)")
    func withoutTarget() {
        let scene = NestedScene()
        scene.inner.addGestureRecognizer(UIPanGestureRecognizer())
        _ = scene.add(UIPanGestureRecognizer(), named: "outer", to: scene.outer)
        scene.dragInside()
        #expect(scene.listener.heard.isEmpty)
        #expect(scene.inner.heard.last == "cancelled")
    }

    @Test("without a delegate: it receives, begins, shares nothing and waits for nobody (G-8.8)")
    func withoutDelegate() {
        let scene = NestedScene()
        for name in ["a", "b"] {
            let pan = scene.add(UIPanGestureRecognizer(), named: name, to: scene.inner)
            do { pan.delegate = Answers() }
            #expect(pan.delegate == nil)
        }
        scene.dragInside()
        #expect(scene.listener.outline == ["b began", "b ended"])
    }

    @Test("every state is settled before the first action of an event goes out (G-3.8, G-8.5)")
    func statesFirst() {
        final class Peeking {
            var other: UIGestureRecognizer?
            var seen: [UIGestureRecognizer.State] = []
            func peek() { if let other { seen.append(other.state) } }
        }
        let (scene, peeking) = (NestedScene(), Peeking())
        let answers = Answers()
        answers.together = { _, _ in true }
        let inner = scene.add(UIPanGestureRecognizer(), named: "inner", to: scene.inner)
        let outer = scene.add(UIPanGestureRecognizer(), named: "outer", to: scene.outer)
        inner.delegate = answers
        inner.addTarget(peeking, action: Selector("peek", Peeking.peek))
        peeking.other = outer
        scene.dragInside()
        #expect(peeking.seen.first == .began)
    }

    @Test("a name is for the eye only: it decides nothing (G-10.1)")
    func name() {
        var reports: [[String]] = []
        for (inner, outer) in [("a", "b"), ("b", "a"), ("same", "same")] {
            let scene = NestedScene()
            _ = scene.add(UIPanGestureRecognizer(), named: inner, to: scene.inner)
            _ = scene.add(UIPanGestureRecognizer(), named: outer, to: scene.outer)
            scene.dragInside()
            reports.append(scene.device.trace.records.map { "\($0.code) \($0.time)" })
            #expect(scene.listener.outline == ["\(inner) began", "\(inner) ended"])
        }
        #expect(reports.count == 3 && reports.allSatisfy { $0 == reports.first })
        #expect(UIPanGestureRecognizer().name == nil)
    }
}
