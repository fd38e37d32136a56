import Testing

@testable import TouchEngine

@Suite("Property animators that are turned, stopped and continued")
struct AnimatorTurnTests {
    let scene = NestedScene()

    private var device: Device { scene.device }
    private var shownX: CGFloat { scene.inner.layer.presentation()?.frame.minX ?? 0 }
    private var shownAlpha: CGFloat { CGFloat(scene.inner.layer.presentation()?.opacity ?? 9) }

    private func isNear(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 1e-4 }

    private func animator(_ curve: UIView.AnimationCurve = .linear) -> UIViewPropertyAnimator {
        let inner = scene.inner
        return UIViewPropertyAnimator(duration: 1, curve: curve) { inner.center.x += 100 }
    }

    @Test("continued as it runs, it goes on from where it is at the new pace (N-D29)")
    func running() {
        let animator = animator(.easeIn)
        animator.startAnimation()
        device.advance(by: 0.5)
        animator.continueAnimation(
            withTimingParameters: UICubicTimingParameters(animationCurve: .linear),
            durationFactor: 0.5)
        #expect(isNear(shownX, 81.5357))
        device.advance(by: 0.25)
        #expect(isNear(shownX, (81.5357 + 150) / 2))
        device.settle()
        #expect(isNear(CGFloat(device.now), 1) && shownX == 150)
    }

    @Test(
        "with a pace and no factor it takes the time that is left at that pace; with neither, at its own (N-D29)"
    )
    func noFactor() {
        let eased = animator()
        eased.fractionComplete = 0.5
        eased.continueAnimation(
            withTimingParameters: UICubicTimingParameters(animationCurve: .easeIn),
            durationFactor: 0)
        device.advance(by: 0.25)
        #expect(isNear(shownX, 100 + 50 * 0.315357))
        device.settle()
        #expect(isNear(CGFloat(device.now), 0.5))
        let plain = animator()
        plain.fractionComplete = 0.5
        plain.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        #expect(plain.isRunning)
        device.advance(by: 0.25)
        #expect(isNear(shownX, 225))
        device.settle()
        #expect(isNear(CGFloat(device.now), 1) && shownX == 250)
    }

    @Test("turned round before it starts, what begins late is what ends first (N-D28)")
    func reversedLate() {
        let (animator, inner) = (animator(), scene.inner)
        animator.addAnimations({ inner.alpha = 0 }, delayFactor: 0.5)
        animator.isReversed = true
        animator.startAnimation()
        device.advance(by: 0.25)
        #expect(isNear(shownX, 125) && isNear(shownAlpha, 0.5))
        device.advance(by: 0.25)
        #expect(isNear(shownX, 100) && isNear(shownAlpha, 1))
        device.settle()
        #expect(shownX == 50 && inner.alpha == 1)
    }

    @Test("one that cannot be held may be turned round before it starts (N-D39)")
    func turnedFirst() {
        let animator = animator()
        animator.isInterruptible = false
        animator.isReversed = true
        animator.startAnimation()
        device.advance(by: 0.25)
        #expect(isNear(shownX, 125))
        device.settle()
        #expect(shownX == 50)
    }

    @Test("stopped and not finished, nothing moves or waits, whatever it is told (N-D22, N-D36)")
    func stopped() throws {
        let animator = animator()
        animator.startAnimation()
        device.advance(by: 0.25)
        animator.stopAnimation(false)
        try #require(animator.state == .stopped)
        let fraction = animator.fractionComplete
        device.settle()
        // The next frame is all that was still waited for.
        #expect(device.now < 0.27 && device.clock.isIdle && !animator.isRunning)
        animator.fractionComplete = 0.9
        #expect(animator.fractionComplete == fraction)
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 0.5)
        #expect(!animator.isRunning && device.clock.isIdle && animator.fractionComplete == fraction)
        animator.finishAnimation(at: .current)
        #expect(shownX == 75 && animator.state == .inactive)
    }

    @Test("changes are made in the order in which they were added", .tags(.apparatus))
    func order() {
        let inner = scene.inner
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
        for x in [200, 300, 400] as [CGFloat] { animator.addAnimations { inner.center.x = x } }
        animator.startAnimation()
        #expect(inner.center.x == 400)
        device.settle()
        #expect(inner.center.x == 400)
    }

    @Test("completions are told in the order in which they were added", .tags(.apparatus))
    func completions() {
        let log = CallLog()
        let animator = animator()
        for name in ["a", "b", "c"] { animator.addCompletion { log.lines.append("\(name) \($0)") } }
        animator.startAnimation()
        device.settle()
        #expect(log.lines == ["a end", "b end", "c end"])
    }

    @Test("changes that begin late have the whole pace to themselves", .tags(.apparatus))
    func latePace() {
        let (animator, inner) = (animator(.easeIn), scene.inner)
        animator.addAnimations({ inner.alpha = 0 }, delayFactor: 0.5)
        animator.startAnimation()
        device.advance(by: 0.75)
        // Half of their time is over.
        #expect(isNear(shownAlpha, 1 - 0.315357))
        device.settle()
    }

    @Test("one whose changes all animate by themselves says what becomes of it, too (N-D21)")
    func onlyNested() {
        let inner = scene.inner
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
            UIView.animate(withDuration: 1) { inner.alpha = 0 }
        }
        animator.startAnimation()
        let resumed = device.trace.records(.animationResumed)
        #expect(
            resumed.map { $0.values.map(\.key) } == [["views", "progress", "reversed", "duration"]])
        device.settle()
        #expect(shownAlpha == 0)
    }

    @Test("a view without a size is hit where its middle is drawn; grown, in proportion (N-D33)")
    func drawnPlace() {
        let inner = scene.inner
        inner.bounds = CGRect(x: 1000, y: 500, width: 0, height: 0)
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
            inner.bounds.size = CGSize(width: 100, height: 80)
        }
        animator.fractionComplete = 0
        let middle = inner.center
        #expect(
            inner.placeWhereDrawn(of: CGPoint(x: middle.x + 3, y: middle.y + 4))
                == CGPoint(x: 1003, y: 504))
        animator.fractionComplete = 0.005
        // Drawn half a point wide and two fifths high, the middle is that of the whole.
        let place = inner.placeWhereDrawn(of: middle)
        #expect(isNear(place.x, 1050) && isNear(place.y, 540))
        animator.stopAnimation(true)
    }

    @Test(
        "fingers of earlier moments are forgotten, and only what a finger was on was passed by (G-1.11)"
    )
    func passed() {
        let front = UIView(frame: scene.inner.frame)
        front.accessibilityIdentifier = "front"
        scene.outer.addSubview(front)
        let child = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        scene.inner.addSubview(child)
        let tap = scene.add(UITapGestureRecognizer(), named: "tap", to: scene.inner)
        let childTap = scene.add(UITapGestureRecognizer(), named: "child tap", to: child)
        UIView.animate(withDuration: 1) {
            scene.inner.alpha = 0.5
            front.alpha = 0.5
        }
        device.tap(at: scene.inside)
        #expect(device.trace.records(.viewAnimating).map(\.subject) == ["front", "inner"])
        #expect(device.explain(tap).chain.first?.code == .viewAnimating)
        #expect(device.explain(childTap).chain.first?.code != .viewAnimating)
        device.settle()
        device.tap(at: scene.inside)
        #expect(device.explain(tap).chain.first?.code == .recognizerCovered)
    }
}
