import Testing
import TouchEngine

@Suite("Springs held on their way")
struct HeldSpringTests {
    private let scene = NestedScene()

    private var shown: CGPoint { scene.inner.layer.presentation()?.frame.origin ?? .zero }

    private func isNear(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 1e-4 }

    /// A critically damped animator of a second that moves the inner view by 100 pt each way, faster across at first.
    private func slanting() -> UIViewPropertyAnimator {
        let inner = scene.inner
        let timing = UISpringTimingParameters(
            dampingRatio: 1, initialVelocity: CGVector(dx: 6, dy: 0))
        let animator = UIViewPropertyAnimator(duration: 1, timingParameters: timing)
        animator.addAnimations {
            inner.center = CGPoint(x: inner.center.x + 100, y: inner.center.y + 100)
        }
        return animator
    }

    @Test("held, it stays where it is, though it has come further one way than the other (N-D29)")
    func stays() throws {
        let (animator, start) = (slanting(), scene.inner.frame.origin)
        animator.startAnimation()
        scene.device.advance(by: 0.1)
        let before = shown
        #expect(before.x - start.x > before.y - start.y + 5 && before.y > start.y)
        animator.pauseAnimation()
        #expect(isNear(shown.x, before.x) && isNear(shown.y, before.y))
        let part = animator.fractionComplete
        animator.fractionComplete = part / 2
        #expect(isNear(shown.x - start.x, (before.x - start.x) / 2))
        #expect(isNear(shown.y - start.y, (before.y - start.y) / 2))
        animator.fractionComplete = (1 + part) / 2
        #expect(isNear(shown.x, (before.x + start.x + 100) / 2))
        #expect(isNear(shown.y, (before.y + start.y + 100) / 2))
        animator.fractionComplete = 1
        #expect(isNear(shown.x, start.x + 100) && isNear(shown.y, start.y + 100))
        try animator.end(at: .end)
    }
}
