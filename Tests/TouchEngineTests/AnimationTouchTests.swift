import Testing
import TouchEngine

@Suite("Touches during animation")
struct AnimationTouchTests {
    @Test("an animated view passes touches by, with all in it, and the trace says so (G-1.11)")
    func passedBy() {
        let scene = NestedScene()
        let tap = scene.add(UITapGestureRecognizer(), named: "tap", to: scene.inner)
        let outer = scene.add(UITapGestureRecognizer(), named: "outer tap", to: scene.outer)
        let child = UIView(frame: scene.inner.bounds)
        scene.inner.addSubview(child)
        let childTap = scene.add(UITapGestureRecognizer(), named: "child tap", to: child)
        UIView.animate(withDuration: 1) { scene.inner.center.y += 20 }
        scene.device.tap(at: scene.inside)
        #expect(scene.listener.heard == ["outer tap ended"])
        for recognizer in [tap, childTap] {
            let why = scene.device.explain(recognizer)
            #expect(why.outcome == .untouched)
            #expect(why.chain.map(\.code) == [.viewAnimating, .touchDown])
            #expect(why.chain.first?.subject == "inner" && why.chain.first?.rule == "G-1.11")
        }
        #expect(scene.device.explain(outer).outcome == .fired)
        scene.device.settle()
        scene.device.tap(at: scene.inside)
        #expect(scene.listener.heard == ["outer tap ended", "child tap ended"])
    }

    @Test("with allowUserInteraction it is hit as ever (G-1.11)")
    func allowed() {
        let scene = NestedScene()
        _ = scene.add(UITapGestureRecognizer(), named: "tap", to: scene.inner)
        UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) {
            scene.inner.alpha = 0.5
        }
        scene.device.tap(at: scene.inside)
        #expect(scene.listener.heard == ["tap ended"])
        UIView.animate(withDuration: 1) { scene.inner.alpha = 1 }
        scene.device.tap(at: scene.inside)
        #expect(scene.listener.heard == ["tap ended"])
    }

    @Test("hit testing finds a view where it flies to, not where it is seen (G-1.11)")
    func destination() {
        let scene = NestedScene()
        let start = scene.inner.frame
        UIView.animate(withDuration: 1, delay: 0, options: [.allowUserInteraction, .curveLinear]) {
            scene.inner.frame.origin.x += 190
        }
        scene.device.advance(by: 0.1)
        let seen = scene.inner.layer.presentation()?.frame
        #expect(seen == CGRect(x: start.minX + 19, y: start.minY, width: 200, height: 200))
        #expect(scene.inner.layer.frame == scene.inner.frame)
        #expect(scene.device.window.hitTest(scene.inside, with: nil) === scene.outer)
        let there = CGPoint(x: scene.inside.x + 190, y: scene.inside.y)
        #expect(scene.device.window.hitTest(there, with: nil) === scene.inner)
    }

    @Test("a view waits out its delay untouchable, and one that repeats stays so for ever (G-1.11)")
    func delayAndRepeat() {
        let scene = NestedScene()
        UIView.animate(withDuration: 0.5, delay: 1) { scene.inner.alpha = 0.9 }
        scene.device.advance(by: 0.9)
        #expect(scene.inner.layer.presentation()?.opacity == 1)
        #expect(scene.device.window.hitTest(scene.inside, with: nil) === scene.outer)
        scene.device.advance(by: 0.7)
        #expect(scene.device.window.hitTest(scene.inside, with: nil) === scene.inner)
        UIView.animate(withDuration: 0.5, delay: 0, options: [.repeat, .autoreverse]) {
            scene.inner.alpha = 0.5
        }
        scene.device.settle()
        scene.device.advance(by: 100)
        #expect(scene.device.window.hitTest(scene.inside, with: nil) === scene.outer)
        scene.inner.layer.removeAllAnimations()
        #expect(scene.device.window.hitTest(scene.inside, with: nil) === scene.inner)
    }

    @Test("a finger that is down when the animation begins keeps its view (G-1.8, G-1.11)")
    func earlierTouch() {
        let scene = NestedScene()
        let finger = scene.device.finger()
        finger.down(at: scene.inside)
        UIView.animate(withDuration: 1) { scene.inner.alpha = 0.9 }
        finger.move(to: CGPoint(x: 160, y: 260))
        finger.up()
        #expect(scene.inner.heard == ["began", "moved", "ended"])
    }

    @Test(
        "a finger beside the animated view, or on one in front of it, does not pass it by",
        .tags(.apparatus))
    func notInTheWay() {
        let scene = NestedScene()
        let tap = scene.add(UITapGestureRecognizer(), named: "tap", to: scene.inner)
        let front = UIView(frame: scene.inner.frame)
        scene.outer.addSubview(front)
        UIView.animate(withDuration: 1) { scene.inner.alpha = 0.9 }
        scene.device.tap(at: scene.inside)
        scene.device.tap(at: CGPoint(x: 350, y: 450))
        #expect(scene.device.trace.records(.viewAnimating).isEmpty)
        #expect(scene.device.explain(tap).chain.first?.code == .recognizerElsewhere)
    }

    @Test("a button that fades in cannot be pressed until it has, and says why (G-1.11)")
    func button() {
        let scene = ControlScene.button()
        scene.control.alpha = 0
        UIView.animate(withDuration: 0.3) { scene.control.alpha = 1 }
        scene.device.tap(at: scene.middle)
        #expect(scene.log.heard.isEmpty)
        #expect(scene.device.trace.records(.viewAnimating).first?.subject == "control")
        scene.device.advance(by: 1)
        scene.device.tap(at: scene.middle)
        #expect(scene.log.heard == ["down", "up"])
    }

    @Test("a property animator's view is hit where it is drawn, as large as it is drawn (N-D33)")
    func whereDrawn() {
        let scene = NestedScene()
        let inner = scene.inner
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
            inner.frame = CGRect(x: 250, y: 50, width: 100, height: 100)
        }
        animator.fractionComplete = 0.5
        #expect(inner.layer.presentation()?.frame == CGRect(x: 150, y: 50, width: 150, height: 150))
        let window = scene.device.window
        #expect(window.hitTest(CGPoint(x: 299, y: 299), with: nil) === inner)
        #expect(window.hitTest(CGPoint(x: 151, y: 151), with: nil) === inner)
        #expect(window.hitTest(CGPoint(x: 302, y: 160), with: nil) === scene.outer)
        #expect(window.hitTest(CGPoint(x: 148, y: 160), with: nil) === scene.outer)
        // Where it goes to, it is not yet.
        #expect(window.hitTest(CGPoint(x: 340, y: 160), with: nil) === scene.outer)
        animator.isManualHitTestingEnabled = true
        #expect(window.hitTest(CGPoint(x: 340, y: 160), with: nil) === inner)
        #expect(window.hitTest(CGPoint(x: 160, y: 160), with: nil) === scene.outer)
        animator.stopAnimation(true)
        #expect(window.hitTest(CGPoint(x: 160, y: 160), with: nil) === inner)
    }

    @Test("while a property animator runs, its view is hit wherever it has come to (N-D33)")
    func whereDrawnRunning() {
        let scene = NestedScene()
        let inner = scene.inner
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
            inner.frame.origin.x += 180
        }
        animator.startAnimation()
        // Its left edge goes from 50 to 230, its right edge from 250 to 430.
        let (left, right) = (CGPoint(x: 60, y: 250), CGPoint(x: 330, y: 250))
        func hit(_ point: CGPoint) -> UIView? { scene.device.window.hitTest(point, with: nil) }
        #expect(hit(left) === inner && hit(right) === scene.outer)
        scene.device.advance(by: 0.25)
        #expect(hit(left) === scene.outer && hit(right) === scene.outer)
        scene.device.advance(by: 0.25)
        #expect(hit(left) === scene.outer && hit(right) === inner)
        animator.isReversed = true
        scene.device.advance(by: 0.45)
        #expect(hit(left) === inner && hit(right) === scene.outer)
        animator.isReversed = false
        scene.device.settle()
        #expect(hit(left) === scene.outer && hit(right) === inner)
    }

    @Test("what UIView.animate moves is hit at its destination, whatever else moves it (N-D33)")
    func mixed() {
        let scene = NestedScene()
        let inner = scene.inner
        UIView.animate(withDuration: 1, delay: 0, options: [.allowUserInteraction, .curveLinear]) {
            inner.center.x += 140
        }
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
            inner.transform = CGAffineTransform(translationX: 0, y: 180)
        }
        animator.startAnimation()
        scene.device.advance(by: 0.5)
        // Sideways it is at its end, from 190 to 390; downwards half way, from 240 to 440.
        #expect(
            inner.layer.presentation()?.frame == CGRect(x: 120, y: 140, width: 200, height: 200))
        func hit(_ x: CGFloat, _ y: CGFloat) -> UIView? {
            scene.device.window.hitTest(CGPoint(x: x, y: y), with: nil)
        }
        #expect(hit(195, 300) === inner && hit(385, 300) === inner)
        #expect(hit(185, 300) === scene.outer, "it is drawn there")
        #expect(hit(300, 235) === scene.outer && hit(300, 435) === inner)
    }

    @Test("a view whose bounds begin elsewhere is hit where it is drawn, too (N-D33)")
    func scrolledBounds() {
        let scene = NestedScene()
        let inner = scene.inner
        inner.bounds.origin = CGPoint(x: 1000, y: 500)
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
            inner.frame = CGRect(x: 50, y: 50, width: 100, height: 200)
        }
        animator.fractionComplete = 0.5
        let window = scene.device.window
        #expect(window.hitTest(CGPoint(x: 55, y: 155), with: nil) === inner)
        #expect(window.hitTest(CGPoint(x: 195, y: 345), with: nil) === inner)
        #expect(window.hitTest(CGPoint(x: 205, y: 345), with: nil) === scene.outer)
        animator.stopAnimation(true)
    }

    @Test("what is in such a view is hit where it is drawn with it (N-D33)")
    func inside() {
        let scene = NestedScene()
        let child = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        scene.inner.addSubview(child)
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
            scene.inner.transform = CGAffineTransform(scaleX: 2, y: 2)
        }
        animator.fractionComplete = 0.5
        // Half as large again about its middle, which is at (150, 250): its corner is at (0, 100).
        #expect(scene.device.window.hitTest(CGPoint(x: 28, y: 128), with: nil) === child)
        #expect(scene.device.window.hitTest(CGPoint(x: 32, y: 128), with: nil) === scene.inner)
        animator.stopAnimation(true)
    }

    @Test("an animator that does not allow it lets touches pass its views by (G-1.11, N-D33)")
    func notAllowed() {
        let scene = NestedScene()
        let inner = scene.inner
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { inner.alpha = 0.5 }
        animator.isUserInteractionEnabled = false
        animator.startAnimation()
        #expect(scene.device.window.hitTest(scene.inside, with: nil) === scene.outer)
        scene.device.settle()
        #expect(scene.device.window.hitTest(scene.inside, with: nil) === inner)
    }
}
