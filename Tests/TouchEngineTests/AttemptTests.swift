import Testing

@testable import TouchEngine

@Suite("An attempt")
struct AttemptTests {
    @Test("knows nothing of the one before it, whatever that one knew (G-3.20)")
    func clear() {
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
        let used = Attempt()
        use(used, in: scene)
        #expect(
            zip(describe(used), describe(Attempt())).allSatisfy { $0 != $1 },
            "the test sets every property: \(describe(used))")
        used.clear()
        #expect(describe(used) == describe(Attempt()))
    }

    private func describe(_ attempt: Attempt) -> [String] {
        Mirror(reflecting: attempt).children.map { "\($0.label ?? ""): \($0.value)" }
    }

    /// Gives every property a value of its own.
    private func use(_ attempt: Attempt, in scene: NestedScene) {
        attempt.system = scene.device.touches
        attempt.touches = [UITouch(finger: 1, place: 1, type: .direct, at: .zero, time: 0)]
        _ = attempt.allTouches
        attempt.presses = [UIPress(.select, time: 0)]
        attempt.touchType = .pencil
        attempt.lastLocation = CGPoint(x: 1, y: 1)
        attempt.state = .changed
        attempt.isDiscrete = true
        attempt.isBeingAskedAbout = true
        attempt.isGranted = true
        attempt.isWaiting = true
        attempt.waitsFor = [UIPanGestureRecognizer()]
        attempt.hasActed = true
        attempt.requirements = [UIGestureRecognizer()]
        attempt.askedUpTo = 1
        attempt.joinNumber = 1
        attempt.claim = .init(code: .recognizerBegan, values: [], rule: .model)
        attempt.lastRecord = 1
        attempt.refusal = 1
        attempt.pendingActions.append(.began)
        attempt.isDue = true
        attempt.isDropped = true
        attempt.isLeaving = true
        attempt.rank = 1
        attempt.presented = .began
    }
}
