import Testing

@testable import TouchEngine

@Suite("What is recorded of animations")
struct AnimationRecordTests {
    let scene = NestedScene()

    private func values(_ code: TraceCode, _ keys: String...) -> [[TraceValue?]] {
        scene.device.trace.records(code).map { record in keys.map { record[$0] } }
    }

    @Test("a start says which views, how long, how late, and whether they can be touched (G-1.11)")
    func began() throws {
        UIView.animate(withDuration: 0.4, delay: 0.2) {
            scene.inner.alpha = 0
            scene.beside.alpha = 0
            scene.inner.center.x += 10
        }
        UIView.animate(withDuration: 0.3, delay: 0, options: .allowUserInteraction) {
            scene.outer.alpha = 0.5
        }
        #expect(
            values(.animationBegan, "views", "duration", "delay", "touchable") == [
                [.list(["inner", "beside"]), .number(0.4), .number(0.2), .flag(false)],
                [.list(["outer"]), .number(0.3), .number(0), .flag(true)],
            ])
        let began = try #require(scene.device.trace.records(.animationBegan).first)
        #expect(began.rule == "G-1.11")
        scene.device.settle()
        #expect(
            values(.animationEnded, "views", "finished") == [
                [.list(["outer"]), .flag(true)], [.list(["inner", "beside"]), .flag(true)],
            ])
        #expect(scene.device.trace.records(.animationEnded).last?.cause == began.index)
    }

    @Test("an end says whether something was taken off its way", .tags(.apparatus))
    func unfinished() {
        UIView.animate(withDuration: 1) {
            scene.inner.alpha = 0
            scene.beside.alpha = 0
        }
        scene.device.advance(by: 0.5)
        scene.inner.removeFromSuperview()
        scene.device.advance(by: 0.25)
        #expect(values(.animationEnded, "finished").isEmpty, "the other view is on its way")
        scene.device.settle()
        #expect(values(.animationEnded, "finished") == [[.flag(false)]] && scene.device.now == 1)
    }

    @Test("a block that changes nothing leaves no record", .tags(.apparatus))
    func nothing() {
        UIView.animate(withDuration: 1) { scene.inner.alpha = 1 }
        scene.device.settle()
        #expect(values(.animationBegan).isEmpty && values(.animationEnded).isEmpty)
    }

    @Test("an animator says how far it had come, which way, and how long it will take (N-D21)")
    func animator() throws {
        let inner = scene.inner
        let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) { inner.center.x += 100 }
        animator.startAnimation()
        scene.device.advance(by: 0.5)
        animator.pauseAnimation()
        animator.isReversed = true
        animator.startAnimation()
        scene.device.advance(by: 0.25)
        animator.stopAnimation(true)
        #expect(
            values(.animationResumed, "views", "progress", "reversed", "duration") == [
                [.list(["inner"]), .number(0), .flag(false), .number(2)],
                [.list(["inner"]), .number(25), .flag(true), .number(0.5)],
            ])
        #expect(
            values(.animationPaused, "progress", "reversed", "duration") == [
                [.number(25), .flag(false), nil]
            ])
        #expect(
            values(.animationStopped, "progress", "reversed") == [[.number(12.5), .flag(true)]])
        let began = try #require(scene.device.trace.records(.animationBegan).first)
        let others = scene.device.trace.records.filter {
            [.animationPaused, .animationResumed, .animationStopped].contains($0.code)
        }
        #expect(others.count == 4 && others.allSatisfy { $0.cause == began.index })
        #expect(
            scene.device.trace.records(.animationPaused).first?.rule == "N-D21"
                && scene.device.trace.records(.animationStopped).first?.rule == "N-D22")
    }

    @Test("one that stays active at its end says that it stands there (N-D28)")
    func pausing() {
        let inner = scene.inner
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { inner.alpha = 0 }
        animator.pausesOnCompletion = true
        animator.startAnimation()
        scene.device.settle()
        #expect(values(.animationPaused, "progress") == [[.number(100)]])
        #expect(scene.device.trace.records(.animationPaused).first?.rule == "N-D28")
        animator.stopAnimation(true)
    }

    @Test(
        "fingers are recorded that an animated view lets pass, each of them, and of each view (G-1.11)"
    )
    func passed() {
        UIView.animate(withDuration: 5) {
            scene.inner.alpha = 0.5
            scene.outer.alpha = 0.5
        }
        scene.device.tap(at: scene.inside)
        scene.device.tap(at: scene.inside)
        let records = scene.device.trace.records(.viewAnimating)
        #expect(records.map(\.subject) == ["outer", "outer"])
        #expect(records.allSatisfy { $0.rule == "G-1.11" && $0.cause != nil })
        #expect(records.map { $0["finger"] } == [.number(1), .number(1)])
    }

    @Test(
        "while something is on its way the screen is looked at in every frame, and no longer",
        .tags(.apparatus))
    func frames() {
        UIView.animate(withDuration: 0.5) { scene.inner.alpha = 0 }
        scene.device.settle()
        #expect(scene.device.now == 0.5 && scene.device.clock.isIdle)
        UIView.animate(withDuration: 0.5, delay: 0, options: .repeat) { scene.inner.alpha = 1 }
        #expect(scene.device.clock.isIdle, "one that never ends is nothing to wait for")
    }
}
