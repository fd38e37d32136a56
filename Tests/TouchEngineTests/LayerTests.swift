import Testing
import TouchEngine

@Suite("Layers and colours", .tags(.apparatus))
struct LayerTests {
    private final class Ear: NSObject, CAAnimationDelegate {
        var heard: [String] = []
        var onStop: () -> Void = {}
        func animationDidStart(_ anim: CAAnimation) { heard.append("start") }
        func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
            heard.append("stop \(flag)")
            onStop()
        }
    }

    private let device = Device()
    private let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
    private let ear = Ear()

    init() { device.window.addSubview(view) }

    private func animation(_ duration: Double) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.duration = duration
        animation.delegate = ear
        return animation
    }

    @Test("layers that code puts in can be exchanged; those of subviews stay")
    func sublayersExchanged() {
        let subview = UIView()
        view.addSubview(subview)
        let (first, second) = (CALayer(), CALayer())
        view.layer.addSublayer(first)
        view.layer.sublayers = [second]
        #expect(view.layer.sublayers == [second, subview.layer])
        #expect(first.superlayer == nil && second.superlayer === view.layer)
        view.layer.sublayers = nil
        #expect(view.layer.sublayers == [subview.layer])
        #expect(
            Set([UIColor.red.cgColor, UIColor(white: 0, alpha: 1).cgColor, UIColor.black.cgColor])
                .count == 2)
    }

    @Test("a view's layer and the view are one in place, opacity, colour and clipping")
    func oneWithItsView() {
        let layer = view.layer
        #expect(layer.frame == view.frame && layer.position == view.center)
        layer.frame = CGRect(x: 0, y: 0, width: 30, height: 40)
        layer.opacity = 0.5
        layer.backgroundColor = UIColor.red.cgColor
        layer.masksToBounds = true
        layer.isHidden = true
        #expect(view.frame == CGRect(x: 0, y: 0, width: 30, height: 40) && view.alpha == 0.5)
        #expect(view.backgroundColor == .red && view.clipsToBounds && view.isHidden)
        view.clipsToBounds = false
        #expect(!layer.masksToBounds)
    }

    @Test("a layer without a view has a place of its own")
    func alone() {
        let layer = CALayer()
        layer.frame = CGRect(x: 5, y: 6, width: 10, height: 20)
        layer.position = CGPoint(x: 50, y: 60)
        layer.backgroundColor = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
        #expect(layer.frame == CGRect(x: 45, y: 50, width: 10, height: 20))
        #expect(layer.backgroundColor == UIColor.green.cgColor && layer.opacity == 1)
        view.layer.addSublayer(layer)
        let under = CALayer()
        view.layer.insertSublayer(under, at: 0)
        let child = UIView()
        view.addSubview(child)
        #expect(view.layer.sublayers?.map { $0 === under } == [true, false, false])
        #expect(layer.superlayer === view.layer && child.layer.superlayer === view.layer)
        layer.removeFromSuperlayer()
        #expect(view.layer.sublayers?.count == 2 && layer.superlayer == nil)
    }

    @Test("an animation that is added starts, stops after its time, and is forgotten")
    func added() {
        view.layer.add(animation(0.4), forKey: "fade")
        #expect(view.layer.animationKeys() == ["fade"])
        device.advance(by: 0.3)
        #expect(ear.heard == ["start"] && view.layer.animation(forKey: "fade") != nil)
        device.settle()
        #expect(ear.heard == ["start", "stop true"] && device.now == 0.4)
        #expect(view.layer.animationKeys() == nil)
    }

    @Test("one that is to stay stays, and tells once that it has stopped")
    func stays() {
        let animation = animation(0.4)
        (animation.isRemovedOnCompletion, animation.repeatCount) = (false, 2)
        (animation.autoreverses, animation.speed) = (true, 2)
        view.layer.add(animation, forKey: "fade")
        device.settle()
        #expect(device.now == 0.8 && view.layer.animationKeys() == ["fade"])
        view.layer.removeAnimation(forKey: "fade")
        #expect(ear.heard == ["start", "stop true"] && view.layer.animationKeys() == nil)
    }

    @Test("one that is taken away, or replaced, says that it did not finish")
    func takenAway() {
        view.layer.add(animation(0.4), forKey: "fade")
        device.advance(by: 0.1)
        view.layer.add(animation(0.4), forKey: "fade")
        device.advance(by: 0.1)
        view.layer.removeAllAnimations()
        device.settle()
        #expect(ear.heard == ["start", "stop false", "start", "stop false"])
        #expect(view.layer.animationKeys() == nil)
    }

    @Test("one that starts the next as it stops does not stop that")
    func chained() {
        ear.onStop = { [self] in
            ear.onStop = {}
            view.layer.add(animation(0.2), forKey: "fade")
        }
        view.layer.add(animation(0.4), forKey: "fade")
        device.advance(by: 0.5)
        #expect(view.layer.animationKeys() == ["fade"])
        device.settle()
        #expect(ear.heard == ["start", "stop true", "start", "stop true"])
    }

    @Test("colours that look the same are equal, whoever made them")
    func colours() {
        #expect(UIColor.systemBlue == UIColor.systemBlue && UIColor.systemBlue != .systemRed)
        #expect(UIColor(white: 1, alpha: 1) == UIColor.white && UIColor.white != .clear)
        #expect(Set([UIColor.red, UIColor(red: 1, green: 0, blue: 0, alpha: 1)]).count == 1)
        let half = UIColor.systemBlue.withAlphaComponent(0.5)
        #expect(
            half != .systemBlue && half.withAlphaComponent(1) == .systemBlue.withAlphaComponent(1))
        #expect(abs(half.cgColor.alpha - 0.5) < 0.01 && UIColor(cgColor: half.cgColor) == half)
        #expect(UIColor.black.withAlphaComponent(0) == .clear)
    }

    @Test("of one colour of the system's that grows fainter only that is on its way")
    func fading() {
        view.backgroundColor = .systemBlue
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            self.view.backgroundColor = UIColor.systemBlue.withAlphaComponent(0)
        }
        device.advance(by: 0.5)
        let alpha = view.layer.presentation()?.backgroundColor?.alpha ?? 0
        #expect(abs(alpha - 0.5) < 0.05)
    }
}
