import Testing
import TouchEngine

@Suite("How transitions that are held come to their ends")
struct HeldTransitionEndsTests {
    private let scene = DirectedScene(led: true)
    private let held = HeldAnimator()

    init() { scene.director.animator = held }

    private var unfinished: [TraceRecord] {
        scene.device.trace.records(.misuseTransitionUnfinished)
    }

    /// Shows another page at once, which ends what is under way.
    private func goOn() {
        scene.director.animator = nil
        scene.mail.navigation.pushViewController(LoggedPage("Next"), animated: false)
    }

    @Test("held by a finger it may take its time, however long after its start (N-D7, N-D17)")
    func heldLong() {
        scene.driver.wantsInteractiveStart = false
        scene.mail.navigation.popViewController(animated: true)
        scene.device.advance(by: 0.1)
        scene.driver.pause()
        scene.device.advance(by: 5)
        #expect(unfinished.isEmpty)
        scene.driver.finish()
        scene.device.settle()
        #expect(unfinished.isEmpty && scene.mail.stack == ["Inbox"])
    }

    @Test(
        "let go, it has its own time again, and a second, to be completed (N-D7)",
        arguments: [true, false])
    func watchedAnew(finishes: Bool) throws {
        held.completes = false
        scene.driver.wantsInteractiveStart = false
        scene.mail.navigation.popViewController(animated: true)
        scene.device.advance(by: 0.1)
        scene.driver.pause()
        scene.device.advance(by: 1.1)
        finishes ? scene.driver.finish() : scene.driver.cancel()
        scene.device.advance(by: 1.39)
        #expect(unfinished.isEmpty)
        scene.device.advance(by: 0.02)
        let record = try #require(unfinished.first)
        #expect(abs(record.time - 2.6) < 0.001)
        scene.device.settle()
        #expect(unfinished.count == 1)
    }

    @Test(
        "the rest of an animator that was never started has the driver's curve, or its timing (N-D12, N-D14)",
        arguments: [true, false], [true, false])
    func curves(starts: Bool, hasTiming: Bool) {
        held.starts = starts
        scene.driver.completionCurve = .easeIn
        if hasTiming {
            scene.driver.timingCurve = UICubicTimingParameters(animationCurve: .easeOut)
        }
        scene.mail.navigation.popViewController(animated: true)
        scene.driver.update(0.5)
        scene.driver.finish()
        scene.device.advance(by: 0.1)
        #expect((scene.shown > 393 * 0.75) == hasTiming)
    }

    @Test(
        "taken hold of again on its way, it says how far that is (N-D14)",
        arguments: [true, false], [true, false])
    func fraction(starts: Bool, finishes: Bool) {
        held.starts = starts
        scene.mail.navigation.popViewController(animated: true)
        scene.driver.update(0.5)
        finishes ? scene.driver.finish() : scene.driver.cancel()
        scene.device.advance(by: 0.1)
        let shown = scene.shown / 393
        scene.driver.pause()
        #expect(abs(shown - 0.5) > 0.05)
        let part = scene.driver.percentComplete
        #expect(abs((held.animator?.isReversed == true ? 1 - part : part) - shown) < 0.01)
    }

    @Test(
        "cut short as somebody holds it again, its animator stops; as it runs, it runs on (N-C5.11, N-D24)",
        arguments: [true, false])
    func cutShort(isHeldAgain: Bool) {
        held.starts = false
        scene.mail.navigation.popViewController(animated: true)
        scene.driver.update(0.25)
        scene.driver.finish()
        scene.device.advance(by: 0.05)
        if isHeldAgain { scene.driver.pause() }
        let animator = held.animator
        goOn()
        #expect(animator?.state == (isHeldAgain ? .inactive : .active))
        scene.device.settle()
        #expect(animator?.state == .inactive)
        #expect(scene.mail.stack == ["Inbox", "Next"])
    }

    @Test("one that nobody has started is none the worse for being cut short (N-C5.11)")
    func neverStarted() {
        held.starts = false
        scene.driver.wantsInteractiveStart = false
        scene.mail.navigation.popViewController(animated: true)
        let animator = held.animator
        #expect(animator?.state == .inactive)
        goOn()
        #expect(animator?.state == .inactive && scene.mail.stack == ["Inbox", "Next"])
    }

    @Test("a transition that takes no time lets its animator take its own for the rest (N-D13)")
    func noTime() {
        held.starts = false
        held.seconds = 0
        scene.mail.navigation.popViewController(animated: true)
        scene.driver.update(0.25)
        scene.driver.finish()
        scene.device.advance(by: 0.29)
        #expect(scene.shown > 393 * 0.25 && scene.shown < 393)
        scene.device.advance(by: 0.02)
        #expect(scene.mail.inbox.transitionCoordinator == nil)
    }

    @Test(
        "the rest of one that was never started takes its time divided by the speed (N-D11, N-D13)")
    func speed() {
        held.starts = false
        scene.driver.completionSpeed = 2
        scene.mail.navigation.popViewController(animated: true)
        scene.driver.update(0.5)
        scene.driver.finish()
        scene.device.advance(by: 0.09)
        #expect(scene.mail.inbox.transitionCoordinator != nil)
        scene.device.advance(by: 0.02)
        #expect(scene.mail.inbox.transitionCoordinator == nil)
    }

    @Test("an animator that somebody has stopped is left to them when it is cut short (N-D22)")
    func stopped() throws {
        held.starts = false
        scene.mail.navigation.popViewController(animated: true)
        scene.driver.update(0.25)
        let animator = try #require(held.animator)
        animator.stopAnimation(false)
        goOn()
        try #require(animator.state == .stopped)
        animator.finishAnimation(at: .current)
        #expect(scene.mail.stack == ["Inbox", "Next"])
    }

    @Test("a driver that leads a second time begins at nothing", .tags(.apparatus))
    func secondTime() {
        scene.mail.navigation.popViewController(animated: true)
        scene.driver.update(0.5)
        scene.driver.cancel()
        scene.device.settle()
        scene.mail.navigation.popViewController(animated: true)
        #expect(scene.driver.percentComplete == 0)
        scene.driver.cancel()
        scene.device.settle()
        #expect(scene.mail.stack == ["Inbox", "Message"])
    }
}
