import Testing

@testable import TouchEngine

@Suite("Who leads animations")
struct AnimationLeadTests {
    let scene = NestedScene()
    let log = CallLog()

    private var shownX: CGFloat { scene.inner.layer.presentation()?.frame.minX ?? 0 }
    private var shownAlpha: CGFloat { CGFloat(scene.inner.layer.presentation()?.opacity ?? 9) }

    @Test(
        "an animator that is led has gone as much of its own time as its leader has gone of its (N-D34)"
    )
    func shorter() {
        let (inner, log) = (scene.inner, log)
        let short = UIViewPropertyAnimator(duration: 0.5, curve: .easeIn) { inner.center.x += 100 }
        let long = UIViewPropertyAnimator(duration: 2, curve: .easeIn) { inner.alpha = 0 }
        let none = UIViewPropertyAnimator(duration: 0, curve: .easeIn) { inner.center.y += 100 }
        short.addCompletion { log.lines.append("short \($0)") }
        long.addCompletion { log.lines.append("long \($0)") }
        let lead = AnimationLead.collect(duration: 1, on: scene.device) {
            short.startAnimation()
            long.startAnimation()
            none.startAnimation()
        }
        #expect(lead.followers.count >= 2 && !short.isRunning && short.state == .active)
        #expect(none.fractionComplete == 1 && short.fractionComplete == 0)
        lead.hold(at: 0.25)
        #expect(shownX == 100 && shownAlpha == 0.875 && short.fractionComplete == 0.5)
        #expect(none.fractionComplete == 1, "it has no time to go")
        lead.hold(at: 0.75)
        #expect(shownX == 150 && shownAlpha == 0.625 && long.fractionComplete == 0.375)
        lead.finish(atEnd: true, in: 0.5, pace: .linear) {}
        #expect(short.isRunning && long.isRunning)
        scene.device.settle()
        #expect(log.lines == ["short end", "long end"] && shownAlpha == 0)
        #expect(short.state == .inactive && !short.isRunning && scene.device.now == 0.5)
    }

    @Test("taken back in hand, one goes on evenly from where its leader left it (N-D34)")
    func takenBack() {
        let inner = scene.inner
        let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) { inner.center.x += 100 }
        let lead = AnimationLead.collect(duration: 1, on: scene.device) {
            animator.startAnimation()
        }
        lead.hold(at: 0.25)
        animator.pauseAnimation()
        #expect(shownX == 75 && animator.fractionComplete == 0.25)
        lead.hold(at: 0.9)
        #expect(shownX == 75, "it follows no longer")
        animator.fractionComplete = 0.5
        #expect(shownX == 100)
        animator.stopAnimation(true)
        lead.finish(atEnd: true, in: 0.1, pace: .linear) {}
        scene.device.settle()
        #expect(shownX == 100)
    }

    @Test("collecting ends with its closure, and inside another it begins anew", .tags(.apparatus))
    func nested() {
        let (device, inner) = (scene.device, scene.inner)
        var second: AnimationLead?
        #expect(AnimationLead.current == nil)
        let first = AnimationLead.collect(duration: 1, on: device) {
            second = AnimationLead.collect(duration: 1, on: device) {
                UIView.animate(withDuration: 1) { inner.alpha = 0 }
            }
            UIView.animate(withDuration: 1) { inner.center.x += 100 }
        }
        #expect(AnimationLead.current == nil && first.groups.count == 1)
        #expect(second?.groups.count == 1)
        first.hold(at: 0.5)
        #expect(shownX == 100 && shownAlpha == 1)
        second?.hold(at: 0.25)
        #expect(shownAlpha == 0.75)
    }

    @Test(
        "a run may wait first, and ends where it leads; a new one takes its place",
        .tags(.apparatus))
    func runs() {
        let (device, inner, log) = (scene.device, scene.inner, log)
        let lead = AnimationLead.collect(duration: 1, on: device) {
            UIView.animate(withDuration: 1) { inner.center.x += 100 }
        }
        lead.run(.even(from: 0.2, to: 0.6), after: 0.5, in: 0.4) { log.lines.append("first") }
        #expect(lead.isRunning && lead.fraction == 0.2)
        device.advance(by: 0.5)
        #expect(lead.fraction == 0.2)
        device.advance(by: 0.2)
        #expect(abs(lead.fraction - 0.4) < 1e-9 && abs(shownX - 90) < 1e-6)
        lead.run(toEnd: false, in: 0.4, pace: .linear) { log.lines.append("second") }
        device.advance(by: 0.3)
        #expect(abs(lead.fraction - 0.1) < 1e-9 && log.lines.isEmpty)
        device.advance(by: 0.1)
        #expect(lead.fraction == 0 && !lead.isRunning && log.lines == ["second"])
        #expect(abs(device.now - 1.1) < 1e-9)
        lead.run(toEnd: true, in: -1, pace: .linear) { log.lines.append("third") }
        device.settle()
        #expect(log.lines.last == "third" && lead.fraction == 1 && shownX == 150)
    }

    @Test("beyond its ends a spring takes everything along, what begins late too (N-D32)")
    func beyond() {
        let (device, inner) = (scene.device, scene.inner)
        let lead = AnimationLead.collect(duration: 1, on: device) {
            UIView.animate(withDuration: 0.5, delay: 0.25) { inner.center.x += 100 }
        }
        lead.hold(at: 1.2)
        #expect(abs(shownX - 170) < 1e-9)
        lead.hold(at: -0.1)
        #expect(abs(shownX - 40) < 1e-9)
        lead.hold(at: 1)
        #expect(shownX == 150)
        lead.hold(at: 0)
        #expect(shownX == 50)
    }

    @Test(
        "led by hand nothing moves by itself, and a clock with nothing else to do is idle",
        .tags(.apparatus))
    func held() {
        let (device, inner) = (scene.device, scene.inner)
        let lead = AnimationLead.collect(duration: 1, on: device) {
            UIView.animate(withDuration: 1) { inner.center.x += 100 }
        }
        #expect(device.clock.isIdle && !lead.isEmpty && !lead.isFollowing)
        lead.finish(atEnd: true, in: 0.5, pace: .linear) {}
        #expect(!device.clock.isIdle)
        device.settle()
        #expect(device.now == 0.5 && lead.isEmpty && device.clock.isIdle)
        let empty = AnimationLead.collect(duration: -1, on: device) {}
        #expect(empty.isEmpty && empty.duration == 0)
    }
}
