import Testing
import TouchEngine

@Suite("Animations")
struct AnimationTests {
    let scene = NestedScene()
    let log = CallLog()

    private func shownX() -> CGFloat? { scene.inner.layer.presentation()?.frame.minX }

    @Test("options have UIKit's bits", .tags(.apparatus))
    func bits() {
        #expect(UIView.AnimationOptions.allowUserInteraction.rawValue == 2)
        #expect(UIView.AnimationOptions.beginFromCurrentState.rawValue == 4)
        #expect(UIView.AnimationOptions.repeat.rawValue == 8)
        #expect(UIView.AnimationOptions.autoreverse.rawValue == 16)
        #expect(UIView.AnimationOptions.overrideInheritedOptions.rawValue == 512)
        #expect(UIView.AnimationOptions.curveEaseInOut.rawValue == 0)
        #expect(UIView.AnimationOptions.curveLinear.rawValue == 3 << 16)
    }

    @Test(
        "values jump at once; the screen follows on the curve, which is even at its middle",
        .tags(.apparatus))
    func values() {
        UIView.animate(withDuration: 1) { scene.inner.center.x += 100 }
        #expect(scene.inner.frame.minX == 150 && shownX() == 50)
        scene.device.advance(by: 0.25)
        let early = shownX() ?? 0
        #expect(early > 50 && early < 75)
        scene.device.advance(by: 0.25)
        #expect(abs((shownX() ?? 0) - 100) < 1e-6)
        scene.device.settle()
        #expect(shownX() == 150 && scene.device.now == 1)
    }

    @Test(
        "each curve has its own pace", .tags(.apparatus),
        arguments: [
            (UIView.AnimationOptions.curveLinear, 100.0), (.curveEaseIn, 81.5357),
            (.curveEaseOut, 118.4643),
        ])
    func curves(options: UIView.AnimationOptions, middle: CGFloat) {
        UIView.animate(withDuration: 1, delay: 0, options: options) { scene.inner.center.x += 100 }
        scene.device.advance(by: 0.5)
        #expect(abs((shownX() ?? 0) - middle) < 1e-4)
    }

    @Test(
        "size, turn, opacity and colour are animated too, and the figures see them",
        .tags(.apparatus))
    func properties() {
        scene.inner.backgroundColor = .black
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            scene.inner.bounds.size = CGSize(width: 100, height: 100)
            scene.inner.transform = CGAffineTransform(scaleX: 2, y: 2)
            scene.inner.alpha = 0
            scene.inner.backgroundColor = .white
        }
        scene.device.advance(by: 0.5)
        let shown = scene.inner.layer.presentation()
        #expect(shown?.bounds.width == 150 && shown?.opacity == 0.5)
        #expect(shown?.frame.width == 225)
        #expect(scene.device.report.contains("\"alpha\":0.5324,\"color\":\"#777777ff\""))
    }

    @Test(
        "an animation is over in order of time, and at one moment in order of its call",
        .tags(.apparatus))
    func completions() {
        let log = log
        for (name, duration) in [("b", 0.5), ("a", 0.2), ("c", 0.5)] {
            UIView.animate(withDuration: duration) {
                scene.inner.center.x += 1
            } completion: {
                log.lines.append("\(name) \($0)")
            }
        }
        scene.device.settle()
        #expect(log.lines == ["a true", "b true", "c true"])
    }

    @Test(
        "two animations of one property blend, and the first runs to its own end", .tags(.apparatus)
    )
    func blending() {
        let log = log
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            scene.inner.center.x += 100
        } completion: {
            log.lines.append("first \($0)")
        }
        scene.device.advance(by: 0.5)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            scene.inner.center.x -= 100
        } completion: {
            log.lines.append("second \($0)")
        }
        #expect(shownX() == 100)
        scene.device.advance(by: 0.25)
        #expect(shownX() == 100)
        scene.device.settle()
        #expect(shownX() == 50 && log.lines == ["first true", "second true"])
    }

    @Test(
        "one that begins from the current state takes the other's place, which has not finished (U-22)"
    )
    func fromCurrentState() {
        let log = log
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            scene.inner.center.x += 100
        } completion: {
            log.lines.append("first \($0)")
        }
        scene.device.advance(by: 0.5)
        UIView.animate(
            withDuration: 1, delay: 0, options: [.curveLinear, .beginFromCurrentState]
        ) {
            scene.inner.center.x -= 100
        } completion: {
            log.lines.append("second \($0)")
        }
        #expect(log.lines.isEmpty && shownX() == 100)
        scene.device.advance(by: 0.5)
        #expect(log.lines == ["first false"] && shownX() == 75)
        scene.device.settle()
        #expect(log.lines == ["first false", "second true"])
    }

    @Test(
        "a property set twice in one block goes straight to its last value, and has finished",
        .tags(.apparatus))
    func twice() {
        let log = log
        scene.inner.backgroundColor = .black
        UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .beginFromCurrentState]) {
            scene.inner.center.x += 50
            scene.inner.center.x += 50
            scene.inner.backgroundColor = .systemRed
            scene.inner.backgroundColor = .white
        } completion: {
            log.lines.append("\($0)")
        }
        scene.device.advance(by: 0.5)
        #expect(shownX() == 100)
        scene.device.settle()
        #expect(log.lines == ["true"])
        #expect(scene.device.report.contains("#7"))
    }

    @Test(
        "an animation whose view leaves the window has not finished, and is over in the next turn (U-22)"
    )
    func removal() {
        let log = log
        UIView.animate(withDuration: 1) {
            scene.inner.center.x += 100
            scene.inner.alpha = 0.5
        } completion: {
            log.lines.append("\($0) at \(scene.device.now)")
        }
        scene.device.advance(by: 0.5)
        scene.outer.removeFromSuperview()
        #expect(log.lines.isEmpty)
        scene.device.settle()
        #expect(log.lines == ["false at 0.5"])
        #expect(scene.inner.layer.presentation() == nil)
    }

    @Test(
        "with nothing to animate, or no time, the next turn is told; with no device, at once (N-D38)"
    )
    func nothing() {
        let log = log
        UIView.animate(withDuration: 0) {
            scene.inner.alpha = 0.5
        } completion: { _ in
            log.lines.append("no time")
        }
        UIView.animate(withDuration: 1) {
            scene.inner.alpha = 0.5
        } completion: { _ in
            log.lines.append("no change")
        }
        #expect(log.lines.isEmpty && scene.inner.layer.presentation()?.opacity == 0.5)
        scene.device.settle()
        #expect(log.lines == ["no time", "no change"] && scene.device.now == 0)
        UIView.animate(withDuration: 1) {
            UIView().alpha = 0.5
        } completion: {
            log.lines.append("nowhere \($0)")
        }
        #expect(log.lines.last == "nowhere true")
    }

    @Test(
        "inside another block, a block takes its duration and curve unless it keeps its own",
        .tags(.apparatus))
    func nesting() {
        var durations: [TimeInterval] = [UIView.inheritedAnimationDuration]
        UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
            UIView.animate(withDuration: 1) {
                scene.inner.center.x += 100
                durations.append(UIView.inheritedAnimationDuration)
            }
            UIView.animate(withDuration: 1, delay: 0, options: .overrideInheritedDuration) {
                durations.append(UIView.inheritedAnimationDuration)
            }
            UIView.performWithoutAnimation {
                scene.inner.center.y += 100
                durations.append(UIView.inheritedAnimationDuration)
            }
        }
        #expect(durations == [0, 2, 1, 0])
        scene.device.advance(by: 1)
        #expect(shownX() == 100 && scene.inner.layer.presentation()?.frame.minY == 150)
    }

    @Test("switched off, nothing is animated; a new device starts switched on", .tags(.apparatus))
    func switchedOff() {
        UIView.setAnimationsEnabled(false)
        #expect(!UIView.areAnimationsEnabled)
        UIView.animate(withDuration: 1) { scene.inner.center.x += 100 }
        #expect(shownX() == 150)
        _ = Device()
        #expect(UIView.areAnimationsEnabled)
        UIView.performWithoutAnimation { #expect(!UIView.areAnimationsEnabled) }
    }

    @Test(
        "there and back again, it ends where it was told to", .tags(.apparatus),
        arguments: [0.25, 0.75, 1.25, 1.75])
    func autoreverse(time: TimeInterval) {
        UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .autoreverse]) {
            scene.inner.center.x += 100
        }
        scene.device.advance(by: time)
        #expect(shownX() == 50 + 100 * CGFloat(time < 1 ? time : 2 - time))
        scene.device.settle()
        #expect(shownX() == 150 && scene.device.now == 2)
    }

    @Test("a completion may animate again, and remove the very view", .tags(.apparatus))
    func mischief() {
        let log = log
        let inner = scene.inner
        UIView.animate(withDuration: 0.2) {
            inner.alpha = 0.5
        } completion: { _ in
            UIView.animate(withDuration: 0.2) {
                inner.alpha = 1
                inner.removeFromSuperview()
            } completion: {
                log.lines.append("second \($0)")
            }
        }
        scene.device.settle()
        #expect(log.lines == ["second false"])
    }

    @Test("a device that goes in mid-flight lets go of everything", .tags(.apparatus))
    func ownership() {
        weak var view: UIView?
        weak var token: CallLog?
        do {
            let device = Device()
            let (flying, held) = (UIView(), CallLog())
            (view, token) = (flying, held)
            device.window.addSubview(flying)
            UIView.animate(withDuration: 1) {
                flying.alpha = 0.5
            } completion: { _ in
                held.lines.append(flying.alpha == 1 ? "" : "x")
            }
            device.advance(by: 0.5)
        }
        #expect(view == nil && token == nil)
    }
}
