import Testing
import TouchEngine

@Suite("Transitions that can be held")
struct InterruptibleTransitionTests {
    private let scene = DirectedScene(led: true)
    private let held = HeldAnimator()

    init() { scene.director.animator = held }

    @Test(
        "its animator goes with the number, whether it was started or not (N-D13, N-D17)",
        arguments: [true, false])
    func scrubbing(starts: Bool) {
        held.starts = starts
        scene.mail.navigation.popViewController(animated: true)
        scene.device.advance(by: 1)
        #expect(scene.shown == 0)
        scene.driver.update(0.25)
        #expect((scene.shown * 4).rounded() == 393)
        #expect(held.asked == 1)
        #expect(scene.mail.inbox.transitionCoordinator?.isInterruptible == true)
    }

    @Test(
        "it runs on to the end, or back, in what is left of the time (N-D11, N-D13)",
        arguments: [true, false], [true, false])
    func ends(starts: Bool, finishes: Bool) {
        held.starts = starts
        scene.mail.navigation.popViewController(animated: true)
        scene.driver.update(0.25)
        finishes ? scene.driver.finish() : scene.driver.cancel()
        let rest = finishes ? 0.3 : 0.1
        scene.device.advance(by: rest - 0.02)
        #expect(scene.mail.inbox.transitionCoordinator != nil)
        scene.device.advance(by: 0.04)
        #expect(scene.mail.inbox.transitionCoordinator == nil)
        #expect(scene.mail.stack == (finishes ? ["Inbox"] : ["Inbox", "Message"]))
        #expect(scene.mail.message.view.window == nil || scene.mail.message.view.frame.minX == 0)
        #expect(scene.device.trace.records(.misuseTransitionUnfinished).isEmpty)
    }

    @Test("the rest takes its time divided by the speed (N-D11, N-D13)", arguments: [true, false])
    func speed(finishes: Bool) {
        scene.driver.completionSpeed = 2
        scene.mail.navigation.popViewController(animated: true)
        scene.driver.update(0.5)
        finishes ? scene.driver.finish() : scene.driver.cancel()
        scene.device.advance(by: 0.08)
        #expect(scene.mail.inbox.transitionCoordinator != nil)
        scene.device.advance(by: 0.04)
        #expect(scene.mail.inbox.transitionCoordinator == nil)
    }

    @Test(
        "one that runs by itself can be paused, led, and let go again (N-D14, N-D17, N-D18, N-D19)")
    func paused() throws {
        scene.driver.wantsInteractiveStart = false
        scene.mail.navigation.popViewController(animated: true)
        let coordinator = try #require(scene.mail.inbox.transitionCoordinator)
        var heard: [Bool] = []
        coordinator.notifyWhenInteractionChanges { heard.append($0.isInteractive) }
        scene.device.advance(by: 0.1)
        #expect((scene.shown * 4).rounded() == 393)
        scene.driver.pause()
        #expect((scene.driver.percentComplete * 100).rounded() == 25)
        scene.device.advance(by: 1)
        #expect((scene.shown * 4).rounded() == 393)
        scene.driver.update(0.5)
        #expect((scene.shown * 2).rounded() == 393)
        scene.driver.cancel()
        #expect(heard == [true, false])
        #expect(!coordinator.initiallyInteractive)
        scene.device.settle()
        #expect(scene.mail.stack == ["Inbox", "Message"])
    }

    @Test(
        "one that was led can be taken hold of again on its way to the end (N-D14)",
        arguments: [true, false])
    func takenAgain(starts: Bool) {
        held.starts = starts
        scene.mail.navigation.popViewController(animated: true)
        scene.driver.update(0.5)
        scene.driver.finish()
        scene.device.advance(by: 0.05)
        scene.driver.pause()
        let shown = scene.shown
        #expect(shown > 197 && shown < 393)
        scene.device.advance(by: 1)
        #expect(scene.shown == shown)
        scene.driver.finish()
        scene.device.settle()
        #expect(scene.mail.stack == ["Inbox"])
    }

    @Test("called off, taken hold of again and called off again, it is let go twice (N-D14, N-D18)")
    func calledOffAgain() throws {
        scene.mail.navigation.popViewController(animated: true)
        let coordinator = try #require(scene.mail.inbox.transitionCoordinator)
        var heard: [Bool] = []
        coordinator.notifyWhenInteractionChanges { heard.append($0.isInteractive) }
        scene.driver.update(0.5)
        scene.driver.cancel()
        scene.device.advance(by: 0.05)
        scene.driver.pause()
        #expect(coordinator.isInteractive)
        scene.driver.cancel()
        #expect(!coordinator.isInteractive)
        #expect(heard == [false, true, false])
        scene.device.settle()
        #expect(scene.mail.stack == ["Inbox", "Message"])
    }

    @Test("an animator that cannot be held is not paused (N-D14, N-D17)")
    func notInterruptible() {
        scene.director.animator = scene.animator
        scene.driver.wantsInteractiveStart = false
        scene.mail.navigation.popViewController(animated: true)
        scene.device.advance(by: 0.1)
        #expect(scene.mail.inbox.transitionCoordinator?.isInterruptible == false)
        scene.driver.pause()
        scene.device.settle()
        #expect(scene.mail.stack == ["Inbox"])
    }

    @Test(
        "the rest runs by the completion curve, or by the timing curve where there is one (N-D12, N-D14)",
        arguments: [true, false])
    func curves(hasTiming: Bool) {
        scene.driver.completionCurve = .easeIn
        if hasTiming {
            scene.driver.timingCurve = UICubicTimingParameters(animationCurve: .easeOut)
        }
        scene.mail.navigation.popViewController(animated: true)
        scene.driver.finish()
        scene.device.advance(by: 0.2)
        #expect((scene.shown > 393 / 2) == hasTiming)
        #expect(
            scene.mail.inbox.transitionCoordinator?.completionCurve == UIView.AnimationCurve.easeIn)
    }

    @Test("another transition ends it where it is led, and its animator with it (N-C5.11, N-D24)")
    func cutShort() throws {
        held.starts = false
        scene.mail.navigation.popViewController(animated: true)
        scene.driver.update(0.25)
        let animator = held.animator
        scene.director.animator = nil
        scene.mail.navigation.pushViewController(LoggedPage("Next"), animated: true)
        try #require(animator?.state == .inactive)
        scene.device.settle()
        #expect(scene.mail.stack == ["Inbox", "Next"])
    }
}
