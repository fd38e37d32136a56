import Testing
import TouchEngine

@Suite("Recognizers put to odd uses")
struct OddRecognizerTests {
    @Test("three that wait for one another in a ring do not hang (U-3)")
    func ringOfThree() {
        let scene = NestedScene()
        let pans = ["a", "b", "c"].map {
            scene.add(UIPanGestureRecognizer(), named: $0, to: scene.inner)
        }
        for (index, pan) in pans.enumerated() { pan.require(toFail: pans[(index + 1) % 3]) }
        scene.dragInside()
        #expect(scene.listener.outline.count == 2)
        #expect(!scene.device.trace.records(.misuseRequirementCycle).isEmpty)
        #expect(scene.device.isAtRest)
    }

    @Test("one, two and three taps that wait in a chain: just the right one fires (G-5.1)")
    func chainOfTaps() {
        for count in 1...3 {
            let scene = NestedScene()
            let taps = (1...3).map { required in
                let tap = UITapGestureRecognizer()
                tap.numberOfTapsRequired = required
                return scene.add(tap, named: "\(required)", to: scene.inner)
            }
            taps[0].require(toFail: taps[1])
            taps[1].require(toFail: taps[2])
            for _ in 0..<count {
                scene.device.tap(at: scene.inside)
                scene.device.advance(by: 0.1)
            }
            scene.device.settle()
            #expect(scene.listener.heard == ["\(count) ended"])
            #expect(scene.device.isAtRest)
        }
    }

    @Test("taps far apart are not one double tap (model: tapMovement)")
    func farApart() {
        let scene = NestedScene()
        let double = UITapGestureRecognizer()
        double.numberOfTapsRequired = 2
        _ = scene.add(double, named: "double", to: scene.inner)
        scene.device.tap(at: CGPoint(x: 60, y: 160))
        scene.device.advance(by: 0.1)
        scene.device.tap(at: CGPoint(x: 240, y: 340))
        scene.device.settle()
        #expect(scene.listener.heard.isEmpty)
    }

    @Test("switching off one that waits fails it, and nobody hears of it (G-2.28)")
    func disabledWhileWaiting() {
        let scene = NestedScene()
        let (single, _) = scene.addWaitingTaps()
        scene.device.tap(at: scene.inside)
        single.isEnabled = false
        scene.device.settle()
        #expect(scene.listener.heard.isEmpty)
        #expect(scene.device.explain(single).chain.first?.code == .failedByDisabling)
        #expect(scene.device.isAtRest)
    }

    @Test(
        "cancelled from possible fails, failed from changed cancels: each is reported, none hangs (G-3.3)"
    )
    func unlawfulEnds() {
        final class Odd: UIGestureRecognizer {
            var isEager = false
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
                if isEager { state = .began }
            }
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
                state = isEager ? .failed : .cancelled
            }
        }
        let scene = NestedScene()
        let odd = scene.add(Odd(), named: "odd", to: scene.inner)
        scene.device.tap(at: scene.inside)
        #expect(scene.listener.heard.isEmpty)
        odd.isEager = true
        scene.device.tap(at: scene.inside)
        #expect(scene.listener.heard == ["odd began", "odd cancelled"])
        let reports = scene.device.trace.records(.misuseIllegalState)
        #expect(reports.map { $0["instead"] } == [.text("failed"), .text("cancelled")])
        #expect(scene.device.isAtRest)
    }

    @Test("one that ignores its only finger gives up, and holds nobody back (G-2.13)")
    func ignoresAll() {
        final class Shy: UIGestureRecognizer {
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
                for touch in touches { ignore(touch, for: event) }
            }
        }
        let scene = NestedScene()
        let shy = scene.add(Shy(), named: "shy", to: scene.inner)
        let tap = scene.add(UITapGestureRecognizer(), named: "tap", to: scene.inner)
        tap.require(toFail: shy)
        scene.device.tap(at: scene.inside)
        #expect(scene.listener.heard == ["tap ended"])
        #expect(scene.device.isAtRest)
    }

    @Test("a state set outside any gesture leaves the recognizer as good as new", .tags(.apparatus))
    func setFromOutside() {
        let scene = NestedScene()
        let tap = scene.add(UITapGestureRecognizer(), named: "tap", to: scene.inner)
        tap.state = .failed
        scene.device.tap(at: scene.inside)
        #expect(scene.listener.heard == ["tap ended"])
    }

    @Test("an edge pan of two edges begins from either (G-7.42)", arguments: [2.0, 391.0])
    func twoEdges(x: Double) {
        let scene = NestedScene()
        let pan = UIScreenEdgePanGestureRecognizer()
        pan.edges = [.left, .right]
        _ = scene.add(pan, named: "edge", to: scene.device.window)
        scene.device.drag(from: CGPoint(x: x, y: 700), to: CGPoint(x: 200, y: 700), over: 0.2)
        #expect(scene.listener.outline == ["edge began", "edge ended"])
    }

    @Test("odd configurations recognise nothing and hang nothing", .tags(.apparatus))
    func oddConfigurations() {
        let scene = NestedScene()
        let tap = scene.add(UITapGestureRecognizer(), named: "tap", to: scene.inner)
        tap.numberOfTapsRequired = 0
        let pan = scene.add(UIPanGestureRecognizer(), named: "pan", to: scene.inner)
        (pan.minimumNumberOfTouches, pan.maximumNumberOfTouches) = (3, 2)
        let fingers = (0..<3).map { _ in scene.device.finger() }
        for (index, finger) in fingers.enumerated() {
            finger.down(at: CGPoint(x: 80 + 40 * Double(index), y: 250))
        }
        Finger.move(fingers.map { ($0, CGPoint(x: 150, y: 300)) }, over: 0.1)
        for finger in fingers { finger.up() }
        scene.device.tap(at: scene.inside)
        scene.device.settle()
        #expect(scene.listener.heard.isEmpty)
        #expect(scene.device.isAtRest)
    }

    @Test("a delegate that sets the state while it is asked is not asked again (G-6.7)")
    func setWhileAsked() {
        let scene = NestedScene()
        let tap = scene.add(UITapGestureRecognizer(), named: "tap", to: scene.inner)
        let answers = Answers()
        var asked = 0
        answers.begin = { recognizer in
            asked += 1
            recognizer.state = .began
            return false
        }
        tap.delegate = answers
        scene.device.tap(at: scene.inside)
        scene.device.settle()
        #expect(asked == 1)
        #expect(scene.listener.heard.isEmpty)
        #expect(scene.device.isAtRest)
    }
}
