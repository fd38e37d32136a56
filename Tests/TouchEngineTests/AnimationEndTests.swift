import Testing

@testable import TouchEngine

@Suite("What is left when animations are over", .tags(.apparatus))
struct AnimationEndTests {
    let scene = NestedScene()
    let log = CallLog()

    private var device: Device { scene.device }

    /// Counts how often it is laid out.
    private final class Counted: UIView {
        var count = 0
        override func layoutSubviews() { count += 1 }
    }

    /// A view in the window that has been laid out.
    private func counted() -> Counted {
        let view = Counted(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        device.window.addSubview(view)
        device.settle()
        return view
    }

    @Test("every view of a block is free when it is over, and when one of them has left the window")
    func free() {
        let views = [scene.inner, scene.beside, scene.outer]
        UIView.animate(withDuration: 0.5) { for view in views { view.alpha = 0.5 } }
        device.settle()
        #expect(views.allSatisfy { $0.animations.isEmpty } && device.animations.views.isEmpty)
        UIView.animate(withDuration: 0.5) { for view in views { view.alpha = 1 } }
        scene.inner.removeFromSuperview()
        device.settle()
        #expect(views.allSatisfy { $0.animations.isEmpty } && device.animations.views.isEmpty)
    }

    @Test("a view that leaves its window is let go of, though others of its block go on for ever")
    func released() {
        weak var gone: UIView?
        do {
            let view = UIView()
            gone = view
            device.window.addSubview(view)
            UIView.animate(withDuration: 0.5, delay: 0, options: .repeat) {
                view.alpha = 0
                scene.inner.alpha = 0
            }
            view.removeFromSuperview()
        }
        #expect(gone == nil && !scene.inner.animations.isEmpty)
    }

    @Test(
        "one whose value is reached already takes another's place at once; what else is on its way runs on"
    )
    func reached() {
        let (inner, log) = (scene.inner, log)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            inner.center.x += 100
        }
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            inner.alpha = 0
        } completion: {
            log.lines.append("fade \($0) at \(device.now)")
        }
        device.advance(by: 0.5)
        UIView.animate(withDuration: 1, delay: 0, options: .beginFromCurrentState) {
            inner.alpha = 0.5
        }
        #expect(inner.animations.count == 1 && inner.layer.presentation()?.opacity == 0.5)
        device.settle()
        #expect(log.lines == ["fade false at 0.5"] && inner.animations.isEmpty && device.now == 1)
    }

    @Test("of two animations of a colour the later takes the place of the earlier")
    func colours() {
        let log = log
        scene.inner.backgroundColor = .black
        UIView.animate(withDuration: 1) {
            scene.inner.backgroundColor = .white
        } completion: {
            log.lines.append("white \($0)")
        }
        device.advance(by: 0.25)
        UIView.animate(withDuration: 1) {
            scene.inner.backgroundColor = .red
        } completion: {
            log.lines.append("red \($0)")
        }
        #expect(scene.inner.animations.count == 1)
        device.settle()
        #expect(log.lines == ["white false", "red true"])
    }

    @Test("while something is on its way the device wakes for each frame; a second time, too")
    func frames() {
        let (device, inner) = (device, scene.inner)
        let start = device.now
        for count in 0..<2 {
            UIView.animate(withDuration: 0.5) { inner.alpha = count == 0 ? 0 : 1 }
            let frame = device.clock.nextTime ?? 0
            #expect(abs(frame - device.now - 1.0 / 60) < 1e-4)
            device.settle()
        }
        #expect(device.now - start == 1 && device.clock.isIdle)
    }

    @Test("an animator that changes nothing takes its time all the same, and no frame is looked at")
    func nothing() throws {
        let (device, inner, log) = (device, scene.inner, log)
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { inner.alpha = 1 }
        animator.addCompletion { log.lines.append("\($0) at \(device.now)") }
        animator.startAnimation()
        device.advance(by: 0.1)
        #expect(device.clock.nextTime == 1 && animator.isRunning)
        device.settle()
        #expect(log.lines == ["end at 1.0"])
        if animator.state != .inactive { try animator.end(at: .current) }
    }

    @Test("when its view leaves the window an animator is over, and nothing waits for its end")
    func left() {
        let inner = scene.inner
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { inner.alpha = 0 }
        animator.startAnimation()
        device.advance(by: 0.5)
        inner.removeFromSuperview()
        device.settle()
        #expect(device.now == 0.5 && animator.state == .inactive && device.clock.isIdle)
    }

    @Test("what is told when a led run arrives, or an animator is finished, is laid out at once")
    func laidOut() throws {
        let (device, inner, view) = (device, scene.inner, counted())
        let lead = AnimationLead.collect(duration: 1, on: device) {
            UIView.animate(withDuration: 1) { inner.alpha = 0 }
        }
        var (before, seen) = (view.count, 0)
        lead.run(toEnd: true, in: 0.1, pace: .linear) { view.setNeedsLayout() }
        device.clock.schedule(after: 0.105) { seen = view.count }
        device.advance(by: 0.2)
        #expect(seen == before + 1)
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { inner.center.x += 9 }
        animator.addCompletion { _ in view.setNeedsLayout() }
        animator.startAnimation()
        before = view.count
        try animator.end(at: .end)
        #expect(view.count == before + 1)
    }

    @Test(
        "work that is put off, and delegates of layers' animations, are laid out before the clock goes on"
    )
    func laidOutByTheClock() {
        final class Ear: NSObject, CAAnimationDelegate {
            var started: () -> Void = {}
            func animationDidStart(_ anim: CAAnimation) { started() }
        }
        nonisolated(unsafe) let view = counted()
        let device = device
        let (before, ear, animation) = (view.count, Ear(), CAAnimation())
        ear.started = { view.setNeedsLayout() }
        (animation.delegate, animation.beginTime) = (ear, 0.2)
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { view.setNeedsLayout() }
        view.layer.add(animation, forKey: nil)
        var seen: [Int] = []
        for time in [0.15, 0.25] {
            device.clock.schedule(after: time) { seen.append(view.count - before) }
        }
        device.advance(by: 1)
        #expect(seen == [1, 2])
    }

    @Test("views are laid out in the order in which a block changes them")
    func layoutOrder() {
        final class Named: UIView {
            var laidOut: () -> Void = {}
            override func layoutSubviews() { laidOut() }
        }
        let log = log
        let views = ["a", "b", "c"].map { name -> Named in
            let view = Named(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            device.window.addSubview(view)
            device.settle()
            view.laidOut = { log.lines.append(name) }
            return view
        }
        UIView.animate(withDuration: 1, delay: 0, options: .layoutSubviews) {
            for view in views {
                view.alpha = 0
                view.setNeedsLayout()
            }
        }
        #expect(log.lines == ["a", "b", "c"])
    }

    @Test("a collection does not keep what animates nothing; without a device the time is none")
    func nothingCollected() {
        let device = device
        let lead = AnimationLead.collect(duration: 1, on: device) {
            UIView.animate(withDuration: 1) {}
            UIViewPropertyAnimator(duration: 1, curve: .linear).startAnimation()
        }
        #expect(lead.isEmpty)
        do { Device().advance(by: 3) }
        #expect(DispatchTime.now().seconds == 0 && CACurrentMediaTime() == 0)
    }
}
