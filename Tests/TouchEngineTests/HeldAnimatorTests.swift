import Testing

@testable import TouchEngine

@Suite("Property animators held on their way")
struct HeldAnimatorTests {
    let scene = NestedScene()

    private var device: Device { scene.device }
    private var shownX: CGFloat { scene.inner.layer.presentation()?.frame.minX ?? 0 }
    private var shownAlpha: CGFloat { CGFloat(scene.inner.layer.presentation()?.opacity ?? 9) }

    private func isNear(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 1e-6 }

    /// An animator of a second that moves the inner view by 100 pt, on a curve that has seven eighths of its way behind it at
    /// half of its time.
    private func quick(_ more: @escaping () -> Void = {}) -> UIViewPropertyAnimator {
        let inner = scene.inner
        return UIViewPropertyAnimator(
            duration: 1, controlPoint1: CGPoint(x: 0.5, y: 1),
            controlPoint2: CGPoint(x: 0.5, y: 1)
        ) {
            inner.center.x += 100
            more()
        }
    }

    /// Fades the inner view within another animation, evenly.
    private func fade(in duration: TimeInterval, after delay: TimeInterval) -> () -> Void {
        let inner = scene.inner
        return {
            UIView.animate(
                withDuration: duration, delay: delay,
                options: [.overrideInheritedDuration, .overrideInheritedCurve, .curveLinear]
            ) { inner.alpha = 0 }
        }
    }

    @Test("what nobody has set is as UIKit documents it (N-D21, N-D29, N-D33, N-D36)")
    func defaults() {
        let animator = UIViewPropertyAnimator(duration: 1.5, curve: .easeIn)
        #expect(animator.duration == 1.5 && animator.delay == 0 && animator.state == .inactive)
        #expect(animator.isUserInteractionEnabled && animator.isInterruptible)
        #expect(!animator.isManualHitTestingEnabled && !animator.pausesOnCompletion)
        #expect(animator.scrubsLinearly && !animator.isReversed && !animator.isRunning)
        #expect(animator.fractionComplete == 0)
        #expect(animator.timingParameters?.cubicTimingParameters?.animationCurve == .easeIn)
        #expect(UIViewPropertyAnimator(duration: -1, curve: .linear).duration == 0)
        let states: [UIViewAnimatingState] = [.inactive, .active, .stopped]
        #expect(states.map(\.rawValue) == [0, 1, 2])
        let positions: [UIViewAnimatingPosition] = [.end, .start, .current]
        #expect(positions.map(\.rawValue) == [0, 1, 2])
    }

    @Test(
        "held at half of its time, what else it leads stays where it is, and goes straight on to its end (N-D29)"
    )
    func bent() {
        let animator = quick(fade(in: 0.8, after: 0.1))
        animator.startAnimation()
        device.advance(by: 0.5)
        #expect(isNear(shownX, 137.5) && isNear(shownAlpha, 0.5))
        animator.pauseAnimation()
        #expect(isNear(shownX, 137.5) && isNear(shownAlpha, 0.5))
        #expect(isNear(animator.fractionComplete, 0.875))
        // Half of the way to where it was held is half of what had been done.
        animator.fractionComplete = 0.4375
        #expect(isNear(shownX, 93.75) && isNear(shownAlpha, 0.75))
        animator.fractionComplete = 0.9375
        #expect(isNear(shownX, 143.75) && isNear(shownAlpha, 0.25))
        animator.fractionComplete = 1
        #expect(isNear(shownX, 150) && isNear(shownAlpha, 0))
        animator.fractionComplete = 0
        #expect(isNear(shownX, 50) && isNear(shownAlpha, 1))
        animator.stopAnimation(true)
    }

    @Test("held before something in it has begun, that begins where it was held (N-D29)")
    func notBegun() {
        let animator = quick(fade(in: 0.4, after: 0.6))
        animator.startAnimation()
        device.advance(by: 0.5)
        animator.pauseAnimation()
        #expect(isNear(shownX, 137.5) && shownAlpha == 1)
        animator.fractionComplete = 0.8
        #expect(shownAlpha == 1)
        // Evenly led it would have gone from 0.6875 to 0.875: three of the five sixteenths that are left.
        animator.fractionComplete = 0.95
        #expect(isNear(shownAlpha, 0.4))
        animator.fractionComplete = 1
        #expect(isNear(shownAlpha, 0))
        animator.stopAnimation(true)
    }

    @Test("one that would be over where it was held, and has not begun, waits for the end (N-D29)")
    func overAlready() {
        let animator = quick(fade(in: 0.2, after: 0.6))
        animator.startAnimation()
        device.advance(by: 0.5)
        animator.pauseAnimation()
        animator.fractionComplete = 0.95
        #expect(shownAlpha == 1)
        animator.startAnimation()
        device.settle()
        #expect(shownAlpha == 0 && shownX == 150)
    }

    @Test(
        "changes that are added on the way begin when a part of what is left has passed",
        .tags(.apparatus))
    func addedLate() {
        let inner = scene.inner
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { inner.center.x += 100 }
        animator.startAnimation()
        device.advance(by: 0.5)
        animator.addAnimations({ inner.alpha = 0 }, delayFactor: 0.5)
        device.advance(by: 0.25)
        #expect(isNear(shownAlpha, 1))
        device.advance(by: 0.125)
        #expect(isNear(shownAlpha, 0.5))
        device.settle()
        #expect(shownAlpha == 0 && device.now == 1)
    }

    @Test("a delay factor lies between 0 and 1, whatever is said", .tags(.apparatus))
    func factors() {
        let inner = scene.inner
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
        animator.addAnimations({ inner.center.x += 100 }, delayFactor: -3)
        animator.addAnimations({ inner.alpha = 0 }, delayFactor: 7)
        animator.startAnimation()
        device.advance(by: 0.5)
        #expect(isNear(shownX, 100) && shownAlpha == 1)
        device.settle()
        #expect(shownX == 150 && shownAlpha == 0)
    }
}
