import Testing

@testable import TouchEngine

@Suite("Animations led by hand")
struct LedAnimationTests {
    let scene = NestedScene()
    let log = CallLog()

    private var shownX: CGFloat? { scene.inner.layer.presentation()?.frame.minX }

    /// Moves the inner view by 100 pt within 0.4 s, at the usual pace, and says how it came out.
    private func collected() -> AnimationLead {
        let log = log
        return AnimationLead.collect(duration: 0.4, on: scene.device) {
            UIView.animate(withDuration: 0.4) {
                scene.inner.center.x += 100
            } completion: {
                log.lines.append("\($0) at \(scene.device.now)")
            }
        }
    }

    @Test("what is collected stands still until it is moved, at an even pace (N-D12)")
    func even() {
        let lead = collected()
        scene.device.settle()
        #expect(scene.device.now == 0 && shownX == 50 && scene.inner.frame.minX == 150)
        lead.hold(at: 0.1)
        #expect(shownX == 60)
        lead.hold(at: 0.75)
        #expect(shownX == 125)
        lead.hold(at: 0.25)
        scene.device.advance(by: 5)
        #expect(shownX == 75 && log.lines.isEmpty)
    }

    @Test("run to its end, it takes the time and the pace it is told, and has finished (N-D12)")
    func finish() {
        let log = log
        let lead = collected()
        lead.hold(at: 0.5)
        lead.finish(atEnd: true, in: 0.2, pace: .curve(.easeIn)) { log.lines.append("then") }
        #expect(lead.isRunning)
        scene.device.advance(by: 0.1)
        #expect(abs((shownX ?? 0) - (100 + 50 * 0.315357)) < 1e-3)
        scene.device.settle()
        #expect(log.lines == ["true at 0.2", "then"] && shownX == 150)
        #expect(scene.device.now == 0.2 && lead.isEmpty)
    }

    @Test("run back to its start, the views have their old values again (N-D34)")
    func cancel() {
        let lead = collected()
        lead.hold(at: 0.5)
        lead.finish(atEnd: false, in: 0.2, pace: .linear) {}
        scene.device.advance(by: 0.1)
        #expect(shownX == 75 && scene.inner.frame.minX == 150)
        scene.device.settle()
        #expect(shownX == 50 && scene.inner.frame.minX == 50 && log.lines == ["true at 0.2"])
        #expect(scene.inner.animations.isEmpty)
    }

    @Test("it may be caught on its way, and go on from there (N-D34)")
    func caught() {
        let log = log
        let lead = collected()
        lead.finish(atEnd: true, in: 0.4, pace: .linear) {}
        scene.device.advance(by: 0.1)
        lead.hold()
        scene.device.advance(by: 5)
        #expect(shownX == 75 && !lead.isRunning && log.lines.isEmpty)
        lead.finish(atEnd: false, in: 0.1, pace: .linear) {}
        scene.device.settle()
        #expect(shownX == 50 && log.lines.count == 1)
    }

    @Test("delays and shorter times keep their place in the whole (N-D34)")
    func places() {
        let scene = scene
        let lead = AnimationLead.collect(duration: 1, on: scene.device) {
            UIView.animate(withDuration: 0.5, delay: 0.25) { scene.inner.center.x += 100 }
            UIView.animate(withDuration: 0.5) { scene.inner.alpha = 0 }
        }
        lead.hold(at: 0.25)
        #expect(shownX == 50 && scene.inner.layer.presentation()?.opacity == 0.5)
        lead.hold(at: 0.5)
        #expect(shownX == 100 && scene.inner.layer.presentation()?.opacity == 0)
        lead.hold(at: 1)
        #expect(shownX == 150)
        lead.hold(at: 0)
        #expect(shownX == 50 && scene.inner.layer.presentation()?.opacity == 1)
    }

    @Test("of two in one collection each is told, in order of their calls", .tags(.apparatus))
    func order() {
        let (scene, log) = (scene, log)
        let lead = AnimationLead.collect(duration: 1, on: scene.device) {
            for name in ["a", "b"] {
                UIView.animate(withDuration: name == "a" ? 1 : 0.5) {
                    scene.inner.center.x += 10
                } completion: { _ in
                    log.lines.append(name)
                }
            }
        }
        UIView.animate(withDuration: 0.1) { scene.inner.alpha = 0.5 }
        scene.device.settle()
        #expect(log.lines.isEmpty && scene.device.now == 0.1)
        lead.finish(atEnd: true, in: 1, pace: .linear) {}
        scene.device.settle()
        #expect(log.lines == ["a", "b"])
    }

    @Test("a property animator that is started in a collection is led with it (N-D34)")
    func animator() {
        let (log, inner) = (log, scene.inner)
        let lead = AnimationLead.collect(duration: 1, on: scene.device) {
            let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) {
                inner.center.x += 100
            }
            animator.addCompletion { log.lines.append("\($0)") }
            animator.startAnimation()
        }
        scene.device.settle()
        lead.hold(at: 0.25)
        #expect(shownX == 75 && !lead.isEmpty)
        lead.finish(atEnd: false, in: 0.5, pace: .linear) { log.lines.append("then") }
        scene.device.advance(by: 0.25)
        #expect(shownX == 62.5)
        scene.device.settle()
        #expect(log.lines == ["start", "then"] && inner.frame.minX == 50)
    }

    @Test("one that is taken back in hand leaves the collection where it is", .tags(.apparatus))
    func takenBack() {
        let (log, inner) = (log, scene.inner)
        let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) { inner.center.x += 100 }
        animator.addCompletion { log.lines.append("\($0)") }
        let lead = AnimationLead.collect(duration: 1, on: scene.device) {
            animator.startAnimation()
        }
        lead.hold(at: 0.5)
        animator.pauseAnimation()
        lead.finish(atEnd: false, in: 0.5, pace: .linear) {}
        scene.device.settle()
        #expect(shownX == 100 && animator.state == .active && log.lines.isEmpty)
        animator.startAnimation()
        scene.device.settle()
        #expect(shownX == 150 && log.lines == ["end"])
    }

    @Test(
        "a view that leaves the window takes its animation with it, unfinished", .tags(.apparatus))
    func removal() {
        let lead = collected()
        scene.inner.removeFromSuperview()
        scene.device.settle()
        #expect(log.lines == ["false at 0.0"] && lead.isEmpty)
        lead.finish(atEnd: true, in: 0.1, pace: .linear) {}
        scene.device.settle()
        #expect(log.lines.count == 1)
    }

    @Test("a collection that nobody leads to an end goes with its device", .tags(.apparatus))
    func ownership() {
        weak var view: UIView?
        weak var lead: AnimationLead?
        do {
            let device = Device()
            let flying = UIView()
            view = flying
            device.window.addSubview(flying)
            lead = AnimationLead.collect(duration: 1, on: device) {
                UIView.animate(withDuration: 1) { flying.alpha = 0.5 }
            }
            lead?.hold(at: 0.5)
            #expect(lead != nil)
        }
        #expect(view == nil && lead == nil)
    }
}
