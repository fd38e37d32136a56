import Testing

@testable import TouchEngine

@Suite("What animations are told", .tags(.apparatus))
struct AnimationOptionTests {
    let scene = NestedScene()

    private var shown: CGRect { scene.inner.layer.presentation()?.frame ?? .zero }

    @Test("every option has UIKit's bit")
    func bits() {
        let single: [UIView.AnimationOptions] = [
            .layoutSubviews, .allowUserInteraction, .beginFromCurrentState, .repeat, .autoreverse,
            .overrideInheritedDuration, .overrideInheritedCurve, .allowAnimatedContent,
            .showHideTransitionViews, .overrideInheritedOptions,
        ]
        #expect(single.map(\.rawValue) == [1, 2, 4, 8, 16, 32, 64, 128, 256, 512])
        let curves: [UIView.AnimationOptions] = [
            .curveEaseInOut, .curveEaseIn, .curveEaseOut, .curveLinear,
        ]
        #expect(curves.map(\.rawValue) == [0, 0x10000, 0x20000, 0x30000])
        let transitions: [UIView.AnimationOptions] = [
            .transitionFlipFromLeft, .transitionFlipFromRight, .transitionCurlUp,
            .transitionCurlDown, .transitionCrossDissolve, .transitionFlipFromTop,
            .transitionFlipFromBottom,
        ]
        #expect(transitions.map { $0.rawValue / 0x100000 } == [1, 2, 3, 4, 5, 6, 7])
        #expect(transitions.allSatisfy { $0.rawValue % 0x100000 == 0 })
    }

    @Test("the bits of the curve name it, whatever stands beside them")
    func named() {
        let others: UIView.AnimationOptions = [.repeat, .transitionFlipFromBottom]
        let curves: [UIView.AnimationOptions] = [
            .curveEaseInOut, .curveEaseIn, .curveEaseOut, .curveLinear,
        ]
        #expect(
            curves.map { others.union($0).namedCurve } == [.easeInOut, .easeIn, .easeOut, .linear])
    }

    @Test("the options of frames have UIKit's bits; those of their way are not the whole's")
    func frames() {
        let single: [UIView.KeyframeAnimationOptions] = [
            .layoutSubviews, .allowUserInteraction, .beginFromCurrentState, .repeat, .autoreverse,
            .overrideInheritedDuration, .overrideInheritedOptions,
        ]
        #expect(single.map(\.rawValue) == [1, 2, 4, 8, 16, 32, 512])
        let ways: [UIView.KeyframeAnimationOptions] = [
            .calculationModeLinear, .calculationModeDiscrete, .calculationModePaced,
            .calculationModeCubic, .calculationModeCubicPaced,
        ]
        #expect(ways.map(\.rawValue) == [0, 1024, 2048, 3072, 4096])
        for way in ways {
            let all = way.union([.autoreverse, .overrideInheritedOptions])
            #expect(all.whole == [.autoreverse, .overrideInheritedOptions])
        }
    }

    @Test("inside another block, a curve is kept only with its option, and so is a duration")
    func inherited() {
        UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
            UIView.animate(
                withDuration: 1, delay: 0, options: [.curveEaseIn, .overrideInheritedCurve]
            ) { scene.inner.center.x += 100 }
            UIView.animate(
                withDuration: 1, delay: 0, options: [.curveEaseIn, .overrideInheritedDuration]
            ) { scene.inner.center.y += 100 }
        }
        scene.device.advance(by: 0.5)
        // Down: half of one second, evenly. Across: a quarter of two seconds, slowly at first.
        #expect(abs(shown.minY - 100) < 1e-9)
        #expect(shown.minX > 50 && shown.minX < 65)
        scene.device.advance(by: 0.5)
        #expect(abs(shown.minX - (50 + 31.5357)) < 1e-3 && shown.minY == 150)
    }

    @Test("a duration inside of it is known while a block is called, and none outside")
    func duration() {
        UIView.animate(withDuration: 0.7) {
            #expect(UIView.inheritedAnimationDuration == 0.7)
            scene.inner.alpha = 0
            #expect(UIView.inheritedAnimationDuration == 0.7)
        }
        #expect(UIView.inheritedAnimationDuration == 0)
    }

    @Test(
        "switched off inside a block, its changes come at once; switched on again, they are animated"
    )
    func switched() {
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            UIView.setAnimationsEnabled(false)
            scene.inner.center.x += 100
            UIView.setAnimationsEnabled(true)
            scene.inner.center.y += 100
        }
        #expect(UIView.areAnimationsEnabled && shown.origin == CGPoint(x: 150, y: 50))
        UIView.setAnimationsEnabled(false)
        UIView.animate(withDuration: 1) { UIView.setAnimationsEnabled(true) }
        #expect(UIView.areAnimationsEnabled)
    }

    @Test("a view of another device is not animated by a block that has begun on one")
    func otherDevice() {
        let other = Device()
        let beside = UIView()
        other.window.addSubview(beside)
        UIView.animate(withDuration: 1) {
            scene.inner.alpha = 0.5
            beside.alpha = 0.5
        }
        #expect(scene.inner.layer.presentation()?.opacity == 1)
        #expect(beside.layer.presentation()?.opacity == 0.5)
    }

    @Test("a delay counts for springs and frames, too, and so do their options and completions")
    func springsAndFrames() {
        let log = CallLog()
        let (device, inner) = (scene.device, scene.inner)
        UIView.animate(
            withDuration: 0.5, delay: 0.25, usingSpringWithDamping: 0.8, initialSpringVelocity: 0,
            options: .allowUserInteraction
        ) {
            inner.alpha = 0
        } completion: {
            log.lines.append("spring \($0) at \(device.now)")
        }
        UIView.animateKeyframes(withDuration: 1, delay: 0.5, options: .allowUserInteraction) {
            inner.center.x += 100
        } completion: {
            log.lines.append("frames \($0) at \(device.now)")
        }
        device.advance(by: 0.25)
        #expect(inner.layer.presentation()?.opacity == 1 && shown.minX == 50)
        device.advance(by: 0.25)
        #expect((inner.layer.presentation()?.opacity ?? 1) < 0.2 && shown.minX == 50)
        device.settle()
        #expect(log.lines == ["spring true at 0.75", "frames true at 1.5"])
        inner.alpha = 1
        UIView.animate(springDuration: 0.5, bounce: 0.2, initialSpringVelocity: 4, delay: 0.5) {
            inner.center.x -= 100
        } completion: {
            log.lines.append("felt \($0)")
        }
        let start = device.now
        device.advance(by: 0.501)
        // Off at four ways a second: 400 pt/s.
        #expect(abs(shown.minX - 149.6) < 0.02)
        device.settle()
        #expect(log.lines.last == "felt true" && device.now - start > 1)
    }

    @Test(
        "a frame inside a frame takes its part of that, and without an animation it is there at once"
    )
    func nestedFrames() {
        let linear = UIView.KeyframeAnimationOptions(
            rawValue: UIView.AnimationOptions.curveLinear.rawValue)
        let inner = scene.inner
        UIView.animateKeyframes(withDuration: 4, delay: 0, options: linear) {
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
                UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.25) {
                    inner.center.x += 100
                }
            }
            inner.alpha = 0
        }
        var places: [CGFloat] = []
        for _ in 0..<8 {
            scene.device.advance(by: 0.5)
            places.append(shown.minX)
        }
        // From three quarters of the four seconds on, for an eighth of them.
        #expect(places == [50, 50, 50, 50, 50, 50, 150, 150])
    }

    @Test(
        "with layoutSubviews every view that a block has changed is laid out within it, without it none"
    )
    func laidOut() {
        let views = [scene.inner, scene.beside]
        var counts: [Int] = []
        final class Counted: UIView {
            var count = 0
            override func layoutSubviews() { count += 1 }
        }
        let counted = views.map { view -> Counted in
            let child = Counted(frame: view.bounds)
            view.addSubview(child)
            return child
        }
        scene.device.settle()
        for options in [UIView.AnimationOptions.layoutSubviews, []] {
            let before = counted.map(\.count)
            UIView.animate(withDuration: 1, delay: 0, options: options) {
                for view in counted {
                    view.alpha -= 0.25
                    view.setNeedsLayout()
                }
            }
            counts += zip(counted, before).map { $0.count - $1 }
        }
        #expect(counts == [1, 1, 0, 0])
    }
}
