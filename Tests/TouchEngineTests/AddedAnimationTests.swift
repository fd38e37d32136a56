import Testing

@testable import TouchEngine

@Suite("Animations that are added to layers", .tags(.apparatus))
struct AddedAnimationTests {
    private final class Ear: NSObject, CAAnimationDelegate {
        var heard: [String] = []
        var onStart: () -> Void = {}
        let now: () -> TimeInterval
        init(_ device: Device) { now = { [unowned device] in device.now } }
        func animationDidStart(_ anim: CAAnimation) {
            heard.append("start at \(now())")
            onStart()
        }
        func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
            heard.append("stop \(flag) at \(now())")
        }
    }

    private let device = Device()
    private let view = UIView()
    private let ear: Ear

    init() {
        ear = Ear(device)
        device.window.addSubview(view)
    }

    private func animation(_ duration: Double, after delay: Double = 0) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: "opacity")
        (animation.duration, animation.beginTime, animation.delegate) = (duration, delay, ear)
        return animation
    }

    @Test(
        "the whole is the duration, or a quarter of a second, so many times, there and back, at its speed"
    )
    func lengths() {
        let animation = CAAnimation()
        #expect(animation.wholeDuration == 0.25)
        animation.duration = 2
        #expect(animation.wholeDuration == 2)
        animation.repeatCount = 3
        #expect(animation.wholeDuration == 6)
        animation.autoreverses = true
        #expect(animation.wholeDuration == 12)
        animation.speed = 4
        #expect(animation.wholeDuration == 3)
        animation.repeatCount = 0.5
        #expect(animation.wholeDuration == 0.5)
        animation.speed = 0.25
        #expect(animation.wholeDuration == 8)
        animation.speed = 0
        #expect(animation.wholeDuration == .infinity)
    }

    @Test("it starts when its time has come, and stops when it has run")
    func delayed() {
        view.layer.add(animation(0.4, after: 0.3), forKey: "fade")
        device.advance(by: 0.2)
        #expect(ear.heard.isEmpty && view.layer.animationKeys() == ["fade"])
        device.settle()
        #expect(ear.heard == ["start at 0.3", "stop true at 0.7"])
    }

    @Test("each is found by its key, and taken away by it, alone; without a key only with all")
    func keys() {
        let (fade, turn, free) = (animation(1), animation(2), animation(3))
        view.layer.add(fade, forKey: "fade")
        view.layer.add(turn, forKey: "turn")
        view.layer.add(free, forKey: nil)
        #expect(view.layer.animationKeys() == ["fade", "turn"])
        #expect(view.layer.animation(forKey: "fade") === fade)
        #expect(view.layer.animation(forKey: "turn") === turn)
        #expect(view.layer.animation(forKey: "other") == nil)
        device.advance(by: 0.5)
        view.layer.removeAnimation(forKey: "other")
        view.layer.removeAnimation(forKey: "fade")
        #expect(view.layer.animationKeys() == ["turn"])
        #expect(ear.heard.suffix(1) == ["stop false at 0.5"] && ear.heard.count == 4)
        view.layer.removeAllAnimations()
        #expect(view.layer.animationKeys() == nil && ear.heard.count == 6)
        device.settle()
        #expect(ear.heard.count == 6)
    }

    @Test("one that is taken away before it starts, or as it starts, never stops by itself")
    func early() {
        view.layer.add(animation(0.4, after: 0.3), forKey: "fade")
        view.layer.removeAnimation(forKey: "fade")
        #expect(ear.heard == ["stop false at 0.0"])
        device.settle()
        #expect(ear.heard.count == 1)
        ear.onStart = { [view] in view.layer.removeAnimation(forKey: "fade") }
        view.layer.add(animation(0.4), forKey: "fade")
        device.settle()
        #expect(ear.heard.suffix(1) == ["start at 0.0"] && view.layer.animationKeys() == nil)
    }

    @Test("one without speed starts and never ends; one whose end stays is kept and silent")
    func endless() {
        let still = animation(0.4)
        still.speed = 0
        view.layer.add(still, forKey: "still")
        device.settle()
        #expect(ear.heard == ["start at 0.0"] && view.layer.animationKeys() == ["still"])
        let kept = animation(0.4)
        kept.isRemovedOnCompletion = false
        view.layer.add(kept, forKey: "kept")
        device.settle()
        #expect(view.layer.animation(forKey: "kept") === kept)
        let heard = ear.heard
        view.layer.removeAnimation(forKey: "kept")
        #expect(ear.heard == heard && view.layer.animationKeys() == ["still"])
    }

    @Test("a layer in a view's layer runs on its device; one that is nowhere, on the one made last")
    func devices() {
        let inner = CALayer()
        view.layer.addSublayer(inner)
        let later = Device()
        inner.add(animation(0.4), forKey: "fade")
        later.advance(by: 1)
        #expect(ear.heard.isEmpty)
        device.settle()
        #expect(ear.heard == ["start at 0.0", "stop true at 0.4"])
        CALayer().add(animation(0.2), forKey: "fade")
        device.settle()
        #expect(ear.heard.count == 2)
        later.settle()
        #expect(ear.heard.count == 4 && later.now == 1.2)
    }

    @Test("what a delegate changes as an animation starts or stops is laid out in that turn")
    func laidOut() {
        final class Counted: UIView {
            var count = 0
            override func layoutSubviews() { count += 1 }
        }
        let counted = Counted(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        device.window.addSubview(counted)
        device.settle()
        let before = counted.count
        ear.onStart = { counted.setNeedsLayout() }
        view.layer.add(animation(0.4), forKey: "fade")
        device.advance(by: 0.1)
        #expect(counted.count == before + 1)
    }

    @Test("to take all animations off a layer ends those of its view, too, unfinished")
    func ofTheView() {
        var heard: [Bool] = []
        UIView.animate(withDuration: 1) {
            view.alpha = 0
        } completion: {
            heard.append($0)
        }
        device.advance(by: 0.5)
        view.layer.removeAllAnimations()
        #expect(view.layer.presentation()?.opacity == 0)
        device.settle()
        #expect(heard == [false] && device.now == 0.5)
    }
}
