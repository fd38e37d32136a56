import Testing
import TouchEngine

@Suite("Who keeps whom")
struct OwnershipTests {
    private final class Idle: UIGestureRecognizer {}

    /// What is left of a scene after its device has been dropped.
    private struct Remains {
        weak var device: Device?
        weak var window: UIWindow?
        weak var page: UIViewController?
        weak var pop: UIGestureRecognizer?
        weak var tap: UIGestureRecognizer?

        var isNothing: Bool {
            device == nil && window == nil && page == nil && pop == nil && tap == nil
        }
    }

    private func drop(after use: (MailScene) -> Void) -> Remains {
        let scene = MailScene()
        let tap = UITapGestureRecognizer()
        tap.numberOfTapsRequired = 2
        scene.message.view.addGestureRecognizer(tap)
        use(scene)
        return Remains(
            device: scene.device, window: scene.device.window, page: scene.message,
            pop: scene.pop, tap: tap)
    }

    @Test("a device that is dropped takes all with it, whatever was going on", .tags(.apparatus))
    func dropped() {
        #expect(drop { $0.swipeBack() }.isNothing, "in mid-transition")
        #expect(drop { $0.device.settle() }.isNothing, "at rest")
        #expect(drop { $0.device.tap(at: CGPoint(x: 200, y: 400)) }.isNothing, "between taps")
        let midGesture = drop {
            let finger = $0.device.finger()
            finger.down(at: CGPoint(x: 2, y: 400))
            finger.move(to: CGPoint(x: 100, y: 400), over: 0.1)
        }
        #expect(midGesture.isNothing, "in mid-gesture")
        let stuck = drop {
            $0.message.view.addGestureRecognizer(Idle())
            $0.device.tap(at: CGPoint(x: 200, y: 400))
            $0.device.settle()
        }
        #expect(stuck.isNothing, "with a recognizer that never decides")
    }

    /// A view that knows the last touch it heard of, and does not keep it.
    private final class Memory: UIView {
        weak var last: UITouch?
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
            last = touches.first
        }
    }

    @Test(
        "nobody keeps a touch that is over, even if its view heard of that late",
        .tags(.apparatus), arguments: [false, true])
    func touches(isDelayed: Bool) throws {
        let (device, view) = (Device(), Memory(frame: CGRect(x: 0, y: 0, width: 393, height: 400)))
        device.window.addSubview(view)
        let tap = UITapGestureRecognizer()
        tap.numberOfTapsRequired = 2
        tap.delaysTouchesEnded = isDelayed
        view.addGestureRecognizer(tap)
        let finger = device.finger()
        finger.down(at: CGPoint(x: 100, y: 100))
        let number = try #require(view.last).tapCount
        #expect(number == 1)
        finger.up()
        #expect((view.last != nil) == isDelayed)
        device.settle()
        #expect(view.last == nil)
    }
}
