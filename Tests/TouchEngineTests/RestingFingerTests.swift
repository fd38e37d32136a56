import Testing
import TouchEngine

@Suite("A finger that rests")
struct RestingFingerTests {
    /// A list that flings, and what its flags are at each callback from now on.
    private func flung() -> (ScrollScene, flags: () -> [String]) {
        let scene = ScrollScene()
        scene.device.flick(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 300))
        scene.device.advance(by: 0.2)
        let heard = Flags()
        scene.log.react = { call, view in
            guard call.hasPrefix("didEndDragging") || call == "didEndDecelerating" else { return }
            heard.lines.append("\(call) \(view.isTracking) \(view.isDecelerating)")
        }
        return (scene, { heard.lines })
    }

    private final class Flags {
        var lines: [String] = []
    }

    @Test("that stops a fling and lifts is still tracked and decelerates as the drag ends (S-A6.9)")
    func caughtAndLifted() {
        let (scene, flags) = flung()
        let place = scene.scroll.contentOffset
        let finger = scene.device.finger()
        finger.down(at: CGPoint(x: 200, y: 500))
        scene.device.advance(by: 0.3)
        #expect(scene.scroll.isDragging && scene.scroll.isDecelerating && scene.scroll.isTracking)
        finger.up()
        scene.device.settle()
        #expect(flags() == ["didEndDragging(false) true true", "didEndDecelerating false false"])
        #expect(scene.scroll.contentOffset == place && !scene.scroll.isDecelerating)
    }

    @Test("that stops a fling and leads it no longer lets it decelerate (S-A6.9, S-A6.4)")
    func caughtAndLed() {
        let (scene, flags) = flung()
        let finger = scene.device.finger()
        finger.down(at: CGPoint(x: 200, y: 500))
        finger.move(to: CGPoint(x: 200, y: 460), over: 0.5)
        #expect(scene.scroll.isDragging && !scene.scroll.isDecelerating)
        finger.hold(for: 0.3)
        finger.up()
        scene.device.settle()
        #expect(flags() == ["didEndDragging(false) false false"])
    }

    @Test(
        "that stops a fling and then drags for another pan ends it, and the delegate hears of that (S-A6.9, G-5.1)"
    )
    func caughtForAnother() {
        let (scene, flags) = flung()
        let other = UIPanGestureRecognizer()
        scene.device.window.addGestureRecognizer(other)
        scene.scroll.panGestureRecognizer.require(toFail: other)
        let finger = scene.device.finger()
        finger.down(at: CGPoint(x: 200, y: 500))
        finger.move(to: CGPoint(x: 200, y: 480), over: 0.1)
        #expect(other.state == .changed && !scene.scroll.isDragging && flags().isEmpty)
        finger.up()
        scene.device.settle()
        #expect(flags() == ["didEndDecelerating false false"] && !scene.scroll.isDecelerating)
    }

    @Test("before it lifts does not fling: on the glass it wanders (S-A6.10, model: restingJitter)")
    func heldDoesNotFling() {
        let scene = ScrollScene()
        let finger = scene.device.finger()
        finger.down(at: CGPoint(x: 200, y: 700))
        finger.move(to: CGPoint(x: 200, y: 300), over: 0.2)
        let home = finger.location
        let samples = scene.device.recording.samples.count
        finger.hold(for: 0.3)
        let jitter = ModelParameters().restingJitter
        let rest = scene.device.recording.samples.dropFirst(samples)
        #expect(rest.count == 18 && finger.location == home)
        let strayed = rest.map { max(abs($0.location.x - 200), abs($0.location.y - 300)) }
        #expect(strayed.allSatisfy { $0 <= jitter } && (strayed.max() ?? 0) > jitter / 2)
        let place = scene.scroll.contentOffset
        finger.up()
        scene.device.settle()
        #expect(scene.scroll.contentOffset == place)
        #expect(scene.log.heard.last == "didEndDragging(false)")
    }

    @Test("and reports nothing keeps its speed, and flings (S-A6.10, G-7.8)")
    func silentFlings() {
        let scene = ScrollScene()
        let finger = scene.device.finger()
        finger.down(at: CGPoint(x: 200, y: 700))
        finger.move(to: CGPoint(x: 200, y: 300), over: 0.2)
        scene.device.advance(by: 0.3)
        let place = scene.scroll.contentOffset.y
        finger.up()
        scene.device.settle()
        #expect(scene.scroll.contentOffset.y > place + 500)
    }

    @Test("where it has landed reports nothing, and is led as before (S-A6.10)")
    func restsWhereItLanded() {
        let scene = ScrollScene()
        let finger = scene.device.finger()
        finger.down(at: CGPoint(x: 200, y: 700))
        finger.hold(for: 0.3)
        #expect(scene.device.recording.samples.count == 1 && scene.device.now > 0.29)
        finger.move(to: CGPoint(x: 200, y: 600), over: 0)
        scene.device.parameters.restingJitter = 0
        finger.hold(for: 0.3)
        #expect(scene.device.recording.samples.count == 2)
        scene.device.cancelTouches()
        finger.hold(for: 0.3)
        finger.up()
    }

    @Test("a second finger's first step counts, whichever is the scroll view's (S-A1.10, M-1)")
    func firstStep() {
        let scene = ScrollScene()
        let (one, other) = (scene.device.finger(), scene.device.finger())
        one.down(at: CGPoint(x: 150, y: 500))
        other.down(at: CGPoint(x: 250, y: 500))
        Finger.move(
            [(one, CGPoint(x: 150, y: 490)), (other, CGPoint(x: 250, y: 490))], over: 0)
        #expect(scene.scroll.panGestureRecognizer.state == .began)
        Finger.move(
            [(one, CGPoint(x: 150, y: 480)), (other, CGPoint(x: 250, y: 480))], over: 0)
        #expect(scene.scroll.contentOffset.y == 10)
    }
}
