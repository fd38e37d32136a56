import Testing
import TouchEngine

@Suite("Property animators")
struct PropertyAnimatorTests {
    let scene = NestedScene()
    let log = CallLog()

    private var shownX: CGFloat { scene.inner.layer.presentation()?.frame.minX ?? 0 }
    private var device: Device { scene.device }

    /// An animator that moves the inner view by 100 pt in a second.
    private func animator(_ curve: UIView.AnimationCurve = .linear) -> UIViewPropertyAnimator {
        let (log, inner) = (log, scene.inner)
        let animator = UIViewPropertyAnimator(duration: 1, curve: curve) { inner.center.x += 100 }
        animator.addCompletion { log.lines.append("\($0)") }
        return animator
    }

    @Test("inactive, active, and inactive again at its end, its completion told where (N-D21)")
    func states() {
        let animator = animator()
        #expect(animator.state == .inactive && !animator.isRunning && scene.inner.frame.minX == 50)
        animator.startAnimation()
        #expect(animator.state == .active && animator.isRunning)
        #expect(scene.inner.frame.minX == 150 && shownX == 50)
        device.advance(by: 0.25)
        #expect(shownX == 75 && animator.fractionComplete == 0.25)
        device.settle()
        #expect(animator.state == .inactive && !animator.isRunning && shownX == 150)
        #expect(log.lines == ["end"] && device.now == 1)
    }

    @Test("held, it stays active and stands; started again, it goes on (N-D21)")
    func pause() {
        let animator = animator(.easeIn)
        animator.startAnimation()
        device.advance(by: 0.5)
        let place = shownX
        animator.pauseAnimation()
        #expect(animator.state == .active && !animator.isRunning && shownX == place)
        device.advance(by: 3)
        #expect(shownX == place && log.lines.isEmpty)
        animator.startAnimation()
        #expect(animator.isRunning && abs(shownX - place) < 1e-9)
        device.settle()
        // What was left of its second, on the curve where it had left it.
        #expect(abs(device.now - 4) < 1e-3 && log.lines == ["end"] && shownX == 150)
        let codes = device.story(of: "animation")
        #expect(
            codes == [
                .animationBegan, .animationResumed, .animationPaused, .animationResumed,
                .animationEnded,
            ])
    }

    @Test("paused before it has started, it is active at its start (N-D21)")
    func pausedFirst() {
        let animator = animator()
        animator.pauseAnimation()
        #expect(animator.state == .active && !animator.isRunning && shownX == 50)
        animator.startAnimation()
        device.settle()
        #expect(log.lines == ["end"] && device.now == 1)
    }

    @Test(
        "the fraction leads it, evenly, and makes it active; while it runs it has no effect (N-D21, N-D29, N-D36)"
    )
    func fraction() {
        let animator = animator(.easeIn)
        animator.fractionComplete = 0.25
        #expect(animator.state == .active && shownX == 75 && animator.fractionComplete == 0.25)
        animator.fractionComplete = 7
        #expect(shownX == 150)
        animator.fractionComplete = 0.5
        animator.startAnimation()
        animator.fractionComplete = 0.1
        #expect(abs(shownX - 100) < 1e-6)
        device.settle()
        #expect(shownX == 150)
    }

    @Test("led at its own pace, the fraction is one of time (N-D29)")
    func ownPace() {
        let animator = animator(.easeIn)
        animator.scrubsLinearly = false
        animator.fractionComplete = 0.5
        #expect(abs(shownX - 81.5357) < 1e-3 && animator.fractionComplete == 0.5)
        animator.startAnimation()
        device.settle()
        #expect(device.now == 0.5 && shownX == 150)
    }

    @Test("to hold it does not move it, whatever its pace (N-D29)", arguments: [true, false])
    func noJump(linearly: Bool) {
        let (inner, log) = (scene.inner, log)
        let animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.5) {
            inner.center.x += 100
        }
        animator.addAnimations({ inner.alpha = 0 }, delayFactor: 0.25)
        animator.addCompletion { log.lines.append("\($0)") }
        animator.scrubsLinearly = linearly
        animator.startAnimation()
        for _ in 0..<6 {
            device.advance(by: 0.15)
            let (place, alpha) = (shownX, inner.layer.presentation()?.opacity ?? 2)
            animator.pauseAnimation()
            #expect(abs(shownX - place) < 1e-9)
            #expect(abs((inner.layer.presentation()?.opacity ?? 0) - alpha) < 1e-6)
            animator.startAnimation()
            #expect(abs(shownX - place) < 1e-9)
        }
        device.settle()
        #expect(log.lines == ["end"] && shownX == 150 && inner.alpha == 0)
    }

    @Test("turned round it runs back, and its completion hears that it is at its start (N-D21)")
    func reversed() {
        let animator = animator(.easeOut)
        animator.startAnimation()
        device.advance(by: 0.25)
        let place = shownX
        animator.isReversed = true
        #expect(animator.isRunning && shownX == place)
        device.settle()
        #expect(abs(device.now - 0.5) < 1e-3 && log.lines == ["start"])
        #expect(shownX == 50 && scene.inner.frame.minX == 50)
    }

    @Test(
        "turned round as it runs, it goes back the way it came; held once, in the time it came (N-D21)"
    )
    func backTheWayItCame() {
        let animator = animator(.easeIn)
        animator.startAnimation()
        var places: [CGFloat] = []
        for _ in 0..<4 {
            device.advance(by: 0.125)
            places.append(shownX)
        }
        animator.isReversed = true
        for place in places.dropLast().reversed() {
            device.advance(by: 0.125)
            #expect(abs(shownX - place) < 1e-6)
        }
        animator.pauseAnimation()
        animator.isReversed = false
        animator.startAnimation()
        device.advance(by: 0.25)
        let (turned, start) = (shownX, device.now)
        animator.isReversed = true
        #expect(abs(shownX - turned) < 1e-6 && animator.isRunning)
        device.settle()
        #expect(shownX == 50 && log.lines == ["start"] && device.now - start < 0.5)
    }

    @Test("turned round while held, its fraction counts from the other end (N-D29)")
    func reversedFraction() {
        let animator = animator()
        animator.fractionComplete = 0.25
        animator.isReversed = true
        #expect(animator.fractionComplete == 0.75 && shownX == 75)
        animator.fractionComplete = 0.9
        #expect(abs(shownX - 60) < 1e-9)
        animator.isReversed = false
        #expect(abs(animator.fractionComplete - 0.1) < 1e-9)
        animator.startAnimation()
        device.settle()
        #expect(log.lines == ["end"])
    }

    @Test(
        "with pausesOnCompletion it stays active at its end, until it is turned round or stopped (N-D28)"
    )
    func pausesOnCompletion() throws {
        let animator = animator()
        animator.pausesOnCompletion = true
        animator.startAnimation()
        device.settle()
        #expect(animator.state == .active && !animator.isRunning && log.lines.isEmpty)
        #expect(shownX == 150 && animator.fractionComplete == 1)
        animator.isReversed = true
        animator.startAnimation()
        device.settle()
        #expect(shownX == 50 && log.lines.isEmpty && animator.state == .active)
        try animator.end(at: .current)
        #expect(log.lines == ["current"] && scene.inner.frame.minX == 50)
    }

    @Test("stopped for good, it keeps what was shown, and no completion is called (N-D22)")
    func stopWithoutFinishing() {
        let animator = animator()
        animator.startAnimation()
        device.advance(by: 0.25)
        animator.stopAnimation(true)
        #expect(animator.state == .inactive && scene.inner.frame.minX == 75 && shownX == 75)
        device.settle()
        #expect(log.lines.isEmpty && shownX == 75)
        animator.stopAnimation(true)
        #expect(animator.state == .inactive)
    }

    @Test(
        "stopped and finished, it is where it is told to be, and says so (N-D21, N-D23)",
        arguments: [(UIViewAnimatingPosition.start, 50), (.end, 150), (.current, 75)])
    func finish(position: UIViewAnimatingPosition, place: CGFloat) throws {
        let animator = animator()
        animator.startAnimation()
        device.advance(by: 0.25)
        try animator.end(at: position) { #expect(shownX == 75 && log.lines.isEmpty) }
        #expect(animator.state == .inactive && shownX == place)
        #expect(log.lines == ["\(position)"])
    }

    @Test("it goes on at another pace, in a part of its time (N-D29)")
    func continued() {
        let animator = animator()
        animator.fractionComplete = 0.5
        animator.continueAnimation(
            withTimingParameters: UICubicTimingParameters(animationCurve: .easeIn),
            durationFactor: 0.2)
        device.advance(by: 0.1)
        #expect(abs(shownX - (100 + 50 * 0.315357)) < 1e-3)
        device.settle()
        #expect(abs(device.now - 0.2) < 1e-9 && log.lines == ["end"])
    }

    @Test(
        "with a factor of zero it takes the time that is left; back, the time it has come (N-D29)")
    func continuedBack() {
        let animator = animator()
        animator.fractionComplete = 0.25
        animator.isReversed = true
        animator.continueAnimation(
            withTimingParameters: UICubicTimingParameters(animationCurve: .linear),
            durationFactor: 0)
        device.settle()
        #expect(abs(device.now - 0.25) < 1e-9 && log.lines == ["start"] && shownX == 50)
    }

    @Test("it goes on as a spring, which swings past the end and comes back", .tags(.apparatus))
    func continuedAsSpring() {
        let animator = animator()
        animator.fractionComplete = 0.5
        animator.continueAnimation(
            withTimingParameters: UISpringTimingParameters(dampingRatio: 0.3), durationFactor: 1)
        var furthest: CGFloat = 0
        for _ in 0..<100 {
            device.advance(by: 0.01)
            furthest = max(furthest, shownX)
        }
        #expect(furthest > 160 && shownX == 150 && log.lines == ["end"])
    }

    @Test("changes that begin late run in what is left of the time", .tags(.apparatus))
    func delayFactor() {
        let (animator, inner) = (animator(), scene.inner)
        animator.addAnimations({ inner.alpha = 0 }, delayFactor: 0.5)
        animator.startAnimation()
        device.advance(by: 0.5)
        #expect(inner.layer.presentation()?.opacity == 1)
        // And those that are added on the way run with it from then on.
        animator.addAnimations { inner.center.y += 100 }
        device.advance(by: 0.25)
        #expect(inner.layer.presentation()?.opacity == 0.5)
        #expect(inner.layer.presentation()?.frame.minY == 100)
        device.settle()
        #expect(device.now == 1 && inner.layer.presentation()?.frame.minY == 150)
    }

    @Test(
        "started without changes it waits, and starts with the first; its blocks are used up at the end (N-D35)"
    )
    func transient() {
        let (log, inner) = (log, scene.inner)
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
        animator.startAnimation()
        #expect(animator.state == .active && !animator.isRunning)
        device.advance(by: 5)
        animator.addCompletion { log.lines.append("\($0)") }
        animator.addAnimations { inner.center.x += 100 }
        #expect(animator.isRunning && shownX == 50)
        device.settle()
        #expect(log.lines == ["end"] && device.now == 6)
        animator.startAnimation()
        device.settle()
        #expect(animator.state == .active && !animator.isRunning && log.lines == ["end"])
        animator.addAnimations { inner.center.x += 100 }
        device.settle()
        #expect(shownX == 250 && log.lines == ["end"])
    }

    @Test(
        "stopped, its blocks and completions are used up as well (N-D35)", arguments: [true, false])
    func usedUpByStopping(forGood: Bool) throws {
        let log = log
        let animator = animator()
        animator.startAnimation()
        device.advance(by: 0.25)
        if forGood { animator.stopAnimation(true) } else { try animator.end(at: .current) }
        log.lines = []
        animator.startAnimation()
        #expect(animator.state == .active && !animator.isRunning, "it has nothing to do")
        device.advance(by: 2)
        #expect(shownX == 75 && log.lines.isEmpty)
        let inner = scene.inner
        animator.addAnimations { inner.center.x += 100 }
        #expect(animator.isRunning)
        device.settle()
        #expect(shownX == 175 && log.lines.isEmpty && animator.state == .inactive)
    }

    @Test(
        "started after a delay, the views have their values at once and stand still",
        .tags(.apparatus))
    func delay() {
        let animator = animator()
        animator.startAnimation(afterDelay: 0.5)
        #expect(animator.delay == 0.5 && animator.isRunning && scene.inner.frame.minX == 150)
        device.advance(by: 0.5)
        #expect(shownX == 50)
        device.settle()
        #expect(device.now == 1.5 && log.lines == ["end"])
    }

    @Test("turned round before it starts, it runs from its end to its start", .tags(.apparatus))
    func reversedFirst() {
        let animator = animator()
        animator.isReversed = true
        animator.startAnimation()
        #expect(shownX == 150)
        device.advance(by: 0.25)
        #expect(shownX == 125)
        device.settle()
        #expect(shownX == 50 && log.lines == ["start"])
    }

    @Test("nobody need hold one that runs (N-D24)")
    func released() {
        weak var gone: UIViewPropertyAnimator?
        do {
            let animator = animator()
            gone = animator
            animator.startAnimation()
        }
        #expect(gone != nil)
        device.settle()
        #expect(gone == nil && log.lines == ["end"])
    }

    @Test("the running kind is started as it is made (N-D21)")
    func running() {
        let (log, inner) = (log, scene.inner)
        let animator = UIViewPropertyAnimator.runningPropertyAnimator(
            withDuration: 1, delay: 0.5, options: .curveLinear
        ) {
            inner.center.x += 100
        } completion: {
            log.lines.append("\($0)")
        }
        #expect(animator.isRunning)
        device.advance(by: 1)
        #expect(shownX == 100)
        device.settle()
        #expect(log.lines == ["end"])
    }

    @Test("what animates within its changes is led with them", .tags(.apparatus))
    func nested() {
        let (log, inner) = (log, scene.inner)
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
            UIView.animate(withDuration: 0.3) {
                inner.center.x += 100
            } completion: {
                log.lines.append("inner \($0)")
            }
        }
        animator.addCompletion { log.lines.append("\($0)") }
        animator.fractionComplete = 0.5
        #expect(shownX == 100)
        animator.startAnimation()
        device.settle()
        #expect(log.lines == ["inner true", "end"])
    }

    @Test(
        "where nothing is on a screen it is over at once; when its view goes, it is over",
        .tags(.apparatus))
    func nowhere() {
        let log = log
        let view = UIView()
        let offscreen = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
        offscreen.addCompletion { log.lines.append("offscreen \($0)") }
        offscreen.startAnimation()
        offscreen.pauseAnimation()
        #expect(log.lines == ["offscreen end"])
        let animator = animator()
        animator.fractionComplete = 0.5
        scene.inner.removeFromSuperview()
        device.settle()
        #expect(log.lines.last == "end" && animator.state == .inactive)
        offscreen.stopAnimation(true)
    }

    @Test("its completion may start it again, or turn others round", .tags(.apparatus))
    func mischief() {
        let (animator, inner, log) = (animator(), scene.inner, log)
        animator.addCompletion { [weak animator] _ in
            animator?.addAnimations { inner.center.x -= 100 }
            animator?.addCompletion { log.lines.append("again \($0)") }
            animator?.startAnimation()
        }
        animator.startAnimation()
        device.settle()
        #expect(log.lines == ["end", "again end"] && shownX == 50 && device.now == 2)
    }

    @Test("when the device goes, it lets go of everything", .tags(.apparatus))
    func ownership() {
        weak var view: UIView?
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
        do {
            let device = Device()
            let flying = UIView()
            view = flying
            device.window.addSubview(flying)
            animator.addAnimations { [weak flying] in flying?.alpha = 0.5 }
            animator.fractionComplete = 0.5
        }
        #expect(view == nil && animator.state == .inactive)
    }

    @Test("where animations are switched off, it is over at once", .tags(.apparatus))
    func switchedOff() {
        let animator = animator()
        UIView.performWithoutAnimation { animator.startAnimation() }
        #expect(log.lines == ["end"] && shownX == 150 && animator.state == .inactive)
    }

    @Test(
        "another animation of the property adds to it, and is there when it has gone back (N-D31)")
    func beside() {
        let animator = animator()
        animator.startAnimation()
        device.advance(by: 0.5)
        UIView.animate(withDuration: 0.25, delay: 0, options: .curveLinear) {
            scene.inner.alpha = 0.5
        }
        animator.isReversed = true
        device.settle()
        #expect(log.lines == ["start"] && shownX == 50 && scene.inner.alpha == 0.5)
    }

    @Test("with a factor and no pace it goes on at its own, in that part of its time (N-D29)")
    func continuedByFactor() {
        let animator = animator()
        animator.fractionComplete = 0.5
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 2)
        device.advance(by: 1)
        #expect(abs(shownX - 125) < 1e-6)
        device.settle()
        #expect(abs(device.now - 2) < 1e-9 && log.lines == ["end"])
    }

    @Test("stopped for good, opacity and colour keep what was shown too (N-D22)")
    func stoppedLook() {
        let inner = scene.inner
        let (red, blue) = (
            UIColor(red: 1, green: 0, blue: 0, alpha: 1),
            UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        )
        inner.backgroundColor = red
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
            inner.alpha = 0
            inner.backgroundColor = blue
        }
        animator.startAnimation()
        device.advance(by: 0.25)
        animator.stopAnimation(true)
        #expect(inner.alpha == 0.75)
        #expect(inner.backgroundColor !== red && inner.backgroundColor !== blue)
    }

    @Test("its curve may be given by two points", .tags(.apparatus))
    func controlPoints() {
        let inner = scene.inner
        let animator = UIViewPropertyAnimator(
            duration: 1, controlPoint1: CGPoint(x: 0, y: 1), controlPoint2: CGPoint(x: 0, y: 1)
        ) { inner.center.x += 100 }
        animator.startAnimation()
        device.advance(by: 0.125)
        // A curve through (0.125, 0.875) in its middle.
        #expect(abs(shownX - 137.5) < 1e-3)
    }
}
