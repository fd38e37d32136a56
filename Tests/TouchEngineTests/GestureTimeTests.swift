import Testing

@testable import TouchEngine

@Suite("How long gestures in one line take, and what goes on as it was", .tags(.apparatus))
struct GestureTimeTests {
    private let device = Device()
    private let point = CGPoint(x: 100, y: 100)

    /// The moments at which fingers land and lift, in hundredths of a second.
    private var moments: [Int] {
        device.recording.samples.filter { $0.phase != .moved }
            .map { Int(($0.time * 100).rounded()) }
    }

    @Test("a double tap is two taps with a pause, a tap and a press one tap and a press")
    func pauses() {
        device.doubleTap(at: point)
        #expect(moments == [0, 8, 20, 28])
        device.advance(by: 0.72)
        device.doubleTap(at: point, pause: 0.3)
        #expect(moments.dropFirst(4) == [100, 108, 138, 146])
        device.advance(by: 0.54)
        device.tapAndPress(at: point)
        #expect(moments.dropFirst(8) == [200, 208, 220, 290])
        device.advance(by: 0.1)
        device.tapAndPress(at: point, pause: 0.2, for: 0.5)
        #expect(moments.dropFirst(12) == [300, 308, 328, 378])
    }

    @Test("taps, presses, flicks and swipes take their times")
    func single() {
        device.tap(at: point)
        device.tap(at: point, holding: 0.2)
        #expect(moments == [0, 8, 8, 28])
        device.longPress(at: point)
        device.longPress(at: point, for: 0.2)
        #expect(moments.dropFirst(4) == [28, 98, 98, 118])
        device.flick(from: point, to: CGPoint(x: 200, y: 100))
        device.swipe(.left, from: point)
        #expect(moments.dropFirst(8) == [118, 128, 128, 148])
        #expect(device.recording.samples.last?.location == CGPoint(x: -20, y: 100))
        device.twoFingerTap(at: point)
        #expect(moments.dropFirst(12) == [148, 148, 156, 156])
    }

    @Test("an animator that is let go on without a time and a pace has its own of both")
    func goesOn() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        device.window.addSubview(view)
        let animator = UIViewPropertyAnimator(duration: 1, curve: .easeInOut) {
            view.frame.origin.x = 100
        }
        animator.startAnimation()
        device.advance(by: 0.5)
        animator.pauseAnimation()
        device.advance(by: 1)
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        device.advance(by: 0.25)
        #expect((view.layer.presentation()?.frame.minX ?? 0) > 80)
        device.advance(by: 0.26)
        #expect(animator.state == .inactive && view.frame.minX == 100)
    }

    @Test("an observer that wants to hear of one thing no more hears of the others")
    func observers() {
        final class Observer {
            var heard: [String] = []
            func hear(_ notification: Notification) {
                heard.append(notification.name.rawValue)
            }
        }
        let (observer, sender) = (Observer(), NSObject())
        let center = NotificationCenter.default
        let names = ["a", "b"].map { NSNotification.Name($0) }
        for name in names {
            center.addObserver(
                observer, selector: Selector("hear(_:)", Observer.hear), name: name, object: nil)
        }
        center.removeObserver(observer, name: names.first, object: nil)
        for name in names { center.post(name: name, object: sender) }
        #expect(observer.heard == ["b"])
        center.removeObserver(observer)
        for name in names { center.post(name: name, object: sender) }
        #expect(observer.heard == ["b"])
    }
}
