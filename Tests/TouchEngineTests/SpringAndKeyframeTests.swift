import Testing
import TouchEngine

@Suite("Springs, frames and layout in animations")
struct SpringAndKeyframeTests {
    let scene = NestedScene()
    let log = CallLog()

    private var shown: CGRect { scene.inner.layer.presentation()?.frame ?? .zero }

    @Test("a spring swings past its end and is there in its time (N-D32)")
    func spring() {
        let log = log
        UIView.animate(
            withDuration: 1, delay: 0, usingSpringWithDamping: 0.3, initialSpringVelocity: 0
        ) {
            scene.inner.center.x += 100
        } completion: {
            log.lines.append("\($0)")
        }
        var furthest: CGFloat = 0
        for _ in 0..<100 {
            scene.device.advance(by: 0.01)
            furthest = max(furthest, shown.minX)
        }
        #expect(furthest > 175 && furthest < 200)
        #expect(shown.minX == 150 && log.lines == ["true"] && scene.device.now == 1)
    }

    @Test("it sets off at the speed it is given, in ways to go a second (N-D32)")
    func velocity() {
        UIView.animate(
            withDuration: 1, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 3
        ) {
            scene.inner.center.x += 100
        }
        scene.device.advance(by: 0.001)
        #expect(abs(shown.minX - 50.3) < 0.01)
    }

    @Test("a vector moves each direction at its own speed (N-D32)")
    func vector() {
        let parameters = UISpringTimingParameters(
            dampingRatio: 1, initialVelocity: CGVector(dx: 3, dy: -4))
        let animator = UIViewPropertyAnimator(duration: 1, timingParameters: parameters)
        animator.addAnimations {
            scene.inner.center.x += 100
            scene.inner.center.y += 100
            scene.inner.alpha = 0.5
        }
        animator.startAnimation()
        scene.device.advance(by: 0.001)
        #expect(abs(shown.minX - 50.3) < 0.02 && abs(shown.minY - 49.6) < 0.02)
        #expect(abs((scene.inner.layer.presentation()?.opacity ?? 0) - 0.9975) < 1e-4)
        scene.device.settle()
    }

    @Test("a felt duration and a bounce make a spring that takes its own time", .tags(.apparatus))
    func felt() {
        UIView.animate(springDuration: 0.5, bounce: 0) { scene.inner.center.x += 100 }
        scene.device.settle()
        #expect(scene.device.now > 0.6 && scene.device.now < 0.9 && shown.minX == 150)
    }

    @Test("frames follow one another, each in its part of the whole", .tags(.apparatus))
    func keyframes() {
        let log = log
        let linear = UIView.KeyframeAnimationOptions(
            rawValue: UIView.AnimationOptions.curveLinear.rawValue)
        scene.inner.backgroundColor = .black
        UIView.animateKeyframes(withDuration: 2, delay: 0, options: linear) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
                scene.inner.center.x += 100
                scene.inner.backgroundColor = .white
            }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.25) {
                scene.inner.center.x -= 50
                scene.inner.backgroundColor = .black
            }
        } completion: {
            log.lines.append("\($0)")
        }
        var places = [shown.minX]
        for _ in 0..<8 {
            scene.device.advance(by: 0.25)
            places.append(shown.minX)
        }
        #expect(places == [50, 75, 100, 125, 150, 125, 100, 100, 100])
        #expect(log.lines == ["true"])
        // White in the middle, black at both ends, and grey between.
        let report = scene.device.report
        let isShaded = ["#040404ff", "#f7f7f7ff", "#434343ff"].allSatisfy { report.contains($0) }
        #expect(isShaded)
    }

    @Test("unless told otherwise the whole of the frames eases in and out", .tags(.apparatus))
    func easedFrames() {
        UIView.animateKeyframes(withDuration: 1, delay: 0) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) {
                scene.inner.center.x += 100
            }
        }
        scene.device.advance(by: 0.25)
        #expect(shown.minX > 50 && shown.minX < 70)
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) {
            scene.inner.alpha = 0.5
        }
        #expect(scene.inner.layer.presentation()?.opacity == 0.5)
    }

    @Test(
        "laid out within the animation, subviews move along; otherwise they are there at the turn's end",
        .tags(.apparatus), arguments: [true, false])
    func layout(isAnimated: Bool) {
        final class Filled: UIView {
            let filling = UIView()
            override func layoutSubviews() {
                if filling.superview == nil { addSubview(filling) }
                filling.frame = bounds
            }
        }
        let view = Filled(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        scene.device.window.addSubview(view)
        view.layoutIfNeeded()
        UIView.animate(
            withDuration: 1, delay: 0,
            options: isAnimated ? [.layoutSubviews, .curveLinear] : .curveLinear
        ) {
            view.bounds.size.width = 200
        }
        scene.device.advance(by: 0.5)
        #expect(view.filling.frame.width == 200)
        #expect(view.filling.layer.presentation()?.bounds.width == (isAnimated ? 150 : 200))
    }

    @Test("a new animation takes over the speed of the old one (N-D31)")
    func additive() {
        let pace = UIView.AnimationOptions.curveEaseInOut
        UIView.animate(withDuration: 1, delay: 0, options: pace) { scene.inner.center.x += 300 }
        scene.device.advance(by: 0.4999)
        let before = shown.minX
        scene.device.advance(by: 0.0001)
        UIView.animate(withDuration: 1, delay: 0, options: pace) { scene.inner.center.x -= 300 }
        let middle = shown.minX
        scene.device.advance(by: 0.0001)
        // Without a jump, and as fast after as before.
        #expect(abs((shown.minX - middle) - (middle - before)) < 1e-3)
        scene.device.settle()
        #expect(shown.minX == 50)
    }

    @Test("what an animation changes is changed at once; the screen shows what was (N-D30)")
    func model() {
        UIView.animate(withDuration: 1) { scene.inner.alpha = 0 }
        #expect(scene.inner.alpha == 0 && scene.inner.layer.opacity == 0)
        #expect(scene.inner.layer.presentation()?.opacity == 1)
    }
}
