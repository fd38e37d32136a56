import Testing

@testable import TouchEngine

@Suite("How property animators run, stop and go on")
struct AnimatorRunTests {
    let scene = NestedScene()
    let log = CallLog()

    private var device: Device { scene.device }
    private var shownX: CGFloat { scene.inner.layer.presentation()?.frame.minX ?? 0 }

    private func isNear(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 1e-6 }

    @Test("the running kind takes its pace and its touches from its options (N-D21, G-1.11)")
    func runningOptions() {
        let inner = scene.inner
        let animator = UIViewPropertyAnimator.runningPropertyAnimator(
            withDuration: 1, delay: 0.25, options: [.curveEaseIn, .allowUserInteraction],
            animations: { inner.center.x += 100 })
        #expect(animator.isUserInteractionEnabled && animator.delay == 0.25)
        device.advance(by: 0.75)
        #expect(abs(shownX - 81.5357) < 1e-3)
        device.settle()
        let plain = UIViewPropertyAnimator.runningPropertyAnimator(
            withDuration: 1, delay: 0, animations: { inner.center.x -= 100 })
        #expect(!plain.isUserInteractionEnabled && plain.delay == 0)
        device.advance(by: 0.25)
        #expect(abs(shownX - (150 - 12.9162)) < 1e-2, "it eases in and out")
        device.settle()
    }

    @Test("started again while it runs, it runs on; held again, it stays (N-D21)")
    func again() {
        let inner = scene.inner
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { inner.center.x += 100 }
        animator.startAnimation()
        device.advance(by: 0.5)
        animator.startAnimation()
        device.advance(by: 0.25)
        #expect(isNear(shownX, 125))
        animator.pauseAnimation()
        animator.pauseAnimation()
        #expect(isNear(shownX, 125) && isNear(animator.fractionComplete, 0.75))
        animator.startAnimation()
        device.settle()
        #expect(isNear(CGFloat(device.now), 1) && animator.fractionComplete == 0)
    }

    @Test(
        "what was animated twice goes back to the first value, or on to the last (N-D23)",
        arguments: [(UIViewAnimatingPosition.start, 50), (.end, 200), (.current, 125)])
    func twice(position: UIViewAnimatingPosition, place: CGFloat) throws {
        let inner = scene.inner
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
            inner.center.x += 100
            inner.center.x += 50
        }
        animator.startAnimation()
        device.advance(by: 0.5)
        try animator.end(at: position)
        #expect(inner.frame.minX == place && shownX == place)
        #expect(inner.animations.isEmpty && device.clock.isIdle)
    }

    @Test(
        "stopped, what animates within it has not finished; concluded, it has (N-D22)",
        arguments: [true, false])
    func nestedCompletions(isStopped: Bool) {
        let (inner, log) = (scene.inner, log)
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
            UIView.animate(withDuration: 1) {
                inner.center.x += 100
            } completion: {
                log.lines.append("inner \($0)")
            }
        }
        animator.addCompletion { log.lines.append("\($0)") }
        animator.startAnimation()
        device.advance(by: 0.5)
        if isStopped { animator.stopAnimation(true) }
        device.settle()
        #expect(log.lines == (isStopped ? ["inner false"] : ["inner true", "end"]))
    }

    @Test(
        "a spring of its own swings in its own time, and its fraction stays between 0 and 1 (N-D32, N-D36)"
    )
    func ownSpring() {
        let inner = scene.inner
        let parameters = UISpringTimingParameters(
            mass: 1, stiffness: 100, damping: 4, initialVelocity: .zero)
        let animator = UIViewPropertyAnimator(duration: 7, timingParameters: parameters)
        animator.addAnimations { inner.center.x += 100 }
        let felt = animator.duration
        animator.startAnimation()
        var (furthest, most) = (CGFloat(0), CGFloat(0))
        for _ in 0..<60 {
            device.advance(by: 0.01)
            furthest = max(furthest, shownX)
            most = max(most, animator.fractionComplete)
        }
        // It overshoots by e^(-πζ / √(1 - ζ²)), which at a fifth is 0.527.
        #expect(abs(furthest - 202.7) < 0.2 && most == 1)
        animator.pauseAnimation()
        let held = shownX
        #expect(animator.duration == felt)
        animator.startAnimation()
        #expect(isNear(shownX, held))
        device.settle()
        #expect(shownX == 150)
    }

    @Test("continued with its own spring it sets off from rest, in a part of its time (N-D29)")
    func continuedSpring() throws {
        let inner = scene.inner
        let animator = UIViewPropertyAnimator(
            duration: 1,
            timingParameters: UISpringTimingParameters(
                dampingRatio: 1, initialVelocity: CGVector(dx: 20, dy: 20)))
        animator.addAnimations { inner.center.x += 100 }
        animator.fractionComplete = 0.5
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 0.5)
        let start = shownX
        device.advance(by: 0.001)
        #expect(shownX - start < 0.1, "not at the speed of its start")
        device.settle()
        #expect(abs(device.now - 0.5) < 1e-6 && shownX == 150)
        if animator.state != .inactive { try animator.end(at: .current) }
    }

    @Test("one that has not begun is not continued, and one that has been turned runs back (N-D29)")
    func continuedOddly() {
        let inner = scene.inner
        let animator = UIViewPropertyAnimator(duration: 1, curve: .easeOut) {
            inner.center.x += 100
        }
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        #expect(animator.state == .inactive && scene.inner.frame.minX == 50)
        animator.fractionComplete = 0.5
        animator.isReversed = true
        animator.continueAnimation(
            withTimingParameters: UICubicTimingParameters(animationCurve: .linear),
            durationFactor: 0.4)
        device.advance(by: 0.1)
        #expect(isNear(shownX, 87.5))
        device.settle()
        #expect(isNear(CGFloat(device.now), 0.4) && shownX == 50)
    }
}
