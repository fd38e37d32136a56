import Testing

@testable import TouchEngine

@Suite("An attempt")
struct AttemptTests {
    @Test("knows nothing of the one before it, whatever that one knew (G-3.20)")
    func forgetting() {
        let scene = NestedScene()
        let pan = scene.add(UIPanGestureRecognizer(), named: "pan", to: scene.inner)
        let tap = scene.add(UITapGestureRecognizer(), named: "tap", to: scene.inner)
        pan.require(toFail: tap)
        pan.delegate = Answers()
        let finger = scene.device.finger()
        finger.down(at: scene.inside)
        finger.move(to: CGPoint(x: 180, y: 250), over: 0.1)
        #expect(describe(pan.attempt) != describe(Attempt()), "in mid-gesture it knows something")
        finger.up()
        scene.device.settle()
        #expect(describe(pan.attempt) == describe(Attempt()))
    }

    @Test(
        "a view that goes with an attempt's last touch may ask for the recognizer's state",
        .tags(.apparatus))
    func freeing() {
        final class Asking: UIView {
            var recognizer: UIGestureRecognizer?
            var states: ((UIGestureRecognizer.State) -> Void)?
            deinit { if let recognizer { states?(recognizer.state) } }
        }
        let recognizer = UIPanGestureRecognizer()
        var states: [UIGestureRecognizer.State] = []
        recognizer.attempt.state = .changed
        let view = Asking()
        view.recognizer = recognizer
        view.states = { states.append($0) }
        do {
            let touch = UITouch(finger: 1, landingNumber: 1, type: .direct, at: .zero, time: 0)
            touch.view = view
            recognizer.attempt.touches = [touch]
        }
        #expect(states == [])
        _ = consume view
        recognizer.forgetAttempt()
        #expect(states == [.possible])
    }

    private func describe(_ attempt: Attempt) -> [String] {
        Mirror(reflecting: attempt).children.map { "\($0.label ?? ""): \($0.value)" }
    }
}
