import Testing
import TouchEngine

@Suite("Controls against recognizers")
struct ControlArbitrationTests {
    static func tappable() -> [UIControl] {
        let controls: [UIControl] = [
            UIButton(type: .system), UISwitch(), UIStepper(),
            UISegmentedControl(items: ["a", "b"]), UIPageControl(),
        ]
        for control in controls {
            control.frame = CGRect(
                x: 100, y: 100, width: max(control.bounds.width, 60),
                height: max(control.bounds.height, 30))
        }
        return controls
    }

    @Test("one finger's single tap on a control is the control's, not a superview's (G-4.19)")
    func tapFromAbove() {
        for control in ControlArbitrationTests.tappable() {
            let scene = ControlScene(control)
            let tap = scene.add(UITapGestureRecognizer(), named: "tap", to: scene.panel)
            scene.device.tap(at: scene.middle)
            #expect(scene.listener.heard.isEmpty)
            #expect(scene.log.heard.first == "down" && scene.log.heard.last == "up")
            #expect(
                scene.reasons(tap) == [
                    .failedByShouldBegin, .delegateShouldBegin, .controlKeepsTap,
                ])
            let why = scene.device.explain(tap).chain.dropFirst()
            #expect(why.first?["role"] == .text("view") && why.first?["by"] == .text("control"))
            #expect(why.last?.rule == "G-4.19" && why.last?.subject == "control")
            scene.device.tap(at: CGPoint(x: 20, y: 580))
            #expect(scene.listener.heard == ["tap ended"])
        }
    }

    @Test("a slider and a control of no special kind do not stand in a tap's way (G-4.23)")
    func plainControl() {
        let slider = UISlider(frame: CGRect(x: 0, y: 100, width: 200, height: 34))
        for control in [UIControl(frame: slider.frame), slider] {
            let scene = ControlScene(control)
            _ = scene.add(UITapGestureRecognizer(), named: "tap", to: scene.panel)
            scene.device.tap(at: scene.point(14, 17))
            #expect(scene.listener.heard == ["tap ended"])
            #expect(scene.log.heard == ["down", "cancel"])
        }
    }

    @Test("a tap that cancels nothing is not asked about: both fire, the tap first (G-4.23, G-6.2)")
    func cancelsNothing() {
        let scene = ControlScene.button()
        let tap = scene.add(UITapGestureRecognizer(), named: "tap", to: scene.panel)
        tap.cancelsTouchesInView = false
        var heardBefore: [String] = []
        let listener = scene.listener
        scene.control.addAction(
            UIAction { _ in heardBefore = listener.heard }, for: .touchUpInside)
        scene.device.tap(at: scene.middle)
        #expect(heardBefore == ["tap ended"])
        #expect(scene.log.heard == ["down", "up"])
        #expect(scene.device.trace.records(.controlKeepsTap).isEmpty)
    }

    @Test("a recognizer on the control itself gets its way (G-4.20)")
    func onTheControl() {
        for control in ControlArbitrationTests.tappable() {
            let scene = ControlScene(control)
            _ = scene.add(UITapGestureRecognizer(), named: "tap", to: control)
            scene.device.tap(at: scene.middle)
            #expect(scene.listener.heard == ["tap ended"])
            #expect(scene.log.heard == ["down", "cancel"])
        }
    }

    @Test("a double tap, and a tap of two fingers, are not the control's to keep (G-4.19)")
    func otherTaps() {
        for (taps, fingers) in [(2, 1), (1, 2)] {
            let scene = ControlScene.button()
            let tap = scene.add(UITapGestureRecognizer(), named: "tap", to: scene.panel)
            tap.numberOfTapsRequired = taps
            tap.numberOfTouchesRequired = fingers
            for _ in 0..<taps {
                let down = (0..<fingers).map { _ in scene.device.finger() }
                for finger in down { finger.down(at: scene.middle) }
                for finger in down { finger.up() }
            }
            #expect(scene.listener.heard == ["tap ended"])
        }
    }

    @Test(
        "a subclass of a control may give the tap away, and a switched-off one keeps nothing",
        .tags(.apparatus))
    func subclass() {
        final class Generous: UIButton {
            override func gestureRecognizerShouldBegin(
                _ gestureRecognizer: UIGestureRecognizer
            ) -> Bool { true }
        }
        let generous = Generous(frame: CGRect(x: 0, y: 100, width: 100, height: 44))
        let disabled = UIButton(frame: generous.frame)
        disabled.isEnabled = false
        for button in [generous, disabled] {
            let scene = ControlScene(button)
            _ = scene.add(UITapGestureRecognizer(), named: "tap", to: scene.panel)
            scene.device.tap(at: scene.middle)
            #expect(scene.listener.heard == ["tap ended"])
        }
    }

    @Test("the window's tap against a bar button: who fires depends on what it cancels (G-4.24)")
    func barButton() {
        for cancels in [true, false] {
            let scene = MailScene()
            let listener = Listener()
            scene.message.navigationItem.rightBarButtonItem = UIBarButtonItem(
                title: "Edit", style: .plain, target: listener,
                action: Selector("edited(_:)", Listener.edited))
            let tap = UITapGestureRecognizer()
            listener.listen(to: tap, as: "tap")
            tap.delaysTouchesBegan = true
            tap.cancelsTouchesInView = cancels
            scene.device.window.addGestureRecognizer(tap)
            scene.device.settle()
            scene.device.tap(at: CGPoint(x: 360, y: 81))
            scene.device.settle()
            #expect(listener.heard == [cancels ? "Edit edited" : "tap ended"])
        }
    }

    @Test("a pan along a switch from its knob is the switch's, and no other pan is (G-4.19)")
    func panOverSwitch() {
        let ways: [(from: CGPoint, to: CGPoint, isSwitchs: Bool)] = [
            (CGPoint(x: 15, y: 15), CGPoint(x: 60, y: 20), true),
            (CGPoint(x: 15, y: 15), CGPoint(x: 20, y: 60), false),
            (CGPoint(x: 40, y: 15), CGPoint(x: 90, y: 15), false),
            (CGPoint(x: 15, y: 15), CGPoint(x: 60, y: 60), false),
        ]
        for way in ways {
            let scene = ControlScene(UISwitch(frame: CGRect(x: 100, y: 100, width: 0, height: 0)))
            let pan = scene.add(UIPanGestureRecognizer(), named: "pan", to: scene.panel)
            scene.device.drag(
                from: scene.point(way.from.x, way.from.y), to: scene.point(way.to.x, way.to.y),
                over: 0.2)
            #expect(scene.listener.heard.isEmpty == way.isSwitchs)
            #expect(scene.control.isOn == way.isSwitchs)
            #expect(scene.reasons(pan).contains(.controlKeepsPan) == way.isSwitchs)
        }
    }

    @Test("a switch that has been led away and back keeps the pan it was asked about late (G-4.19)")
    func lateQuestion() {
        let scene = ControlScene(UISwitch(frame: CGRect(x: 100, y: 100, width: 0, height: 0)))
        scene.control.isOn = true
        let pan = scene.add(UIPanGestureRecognizer(), named: "pan", to: scene.panel)
        scene.device.parameters.panSlop = 30
        scene.device.drag(from: scene.point(36, 15), to: scene.point(0, 15), over: 0.2)
        #expect(!scene.control.isOn && scene.reasons(pan).contains(.controlKeepsPan))
    }

    @Test("a swipe along a slider from its thumb is the slider's (G-4.19, G-6.1, S-B15)")
    func swipeOverSlider() {
        let ways: [(from: CGPoint, to: CGPoint, direction: UISwipeGestureRecognizer.Direction)] = [
            (CGPoint(x: 14, y: 17), CGPoint(x: 214, y: 17), .right),
            (CGPoint(x: 14, y: 17), CGPoint(x: 14, y: 217), .down),
            (CGPoint(x: 60, y: 17), CGPoint(x: 260, y: 17), .right),
        ]
        for way in ways {
            let scene = ControlKindTests.slider()
            let swipe = scene.add(UISwipeGestureRecognizer(), named: "swipe", to: scene.panel)
            swipe.direction = way.direction
            let isSliders = way.direction == .right && way.from.x < 28
            scene.device.flick(
                from: scene.point(way.from.x, way.from.y), to: scene.point(way.to.x, way.to.y))
            #expect(scene.listener.heard == (isSliders ? [] : ["swipe ended"]))
            #expect(scene.reasons(swipe).contains(.controlKeepsSwipe) == isSliders)
            #expect((scene.control.value > 50) == isSliders)
        }
    }

    @Test("a pan of two fingers is not the switch's, nor is one that is on it (G-4.19, G-4.20)")
    func otherPans() {
        for isOnSwitch in [false, true] {
            let scene = ControlScene(UISwitch(frame: CGRect(x: 100, y: 100, width: 0, height: 0)))
            let pan = scene.add(
                UIPanGestureRecognizer(), named: "pan",
                to: isOnSwitch ? scene.control : scene.panel)
            pan.minimumNumberOfTouches = isOnSwitch ? 1 : 2
            let fingers = (0..<pan.minimumNumberOfTouches).map { _ in scene.device.finger() }
            for finger in fingers { finger.down(at: scene.point(15, 15)) }
            for x: CGFloat in [25, 35, 45, 55] {
                for finger in fingers { finger.move(to: scene.point(x, 15)) }
            }
            for finger in fingers { finger.up() }
            #expect(scene.listener.heard.first == "pan began")
            #expect(!scene.reasons(pan).contains(.controlKeepsPan))
        }
    }

    @Test("a swipe that keeps the touch back is judged by where its own finger landed (G-4.19)")
    func delayedSwipe() {
        let scene = ControlKindTests.slider()
        let swipe = scene.add(UISwipeGestureRecognizer(), named: "swipe", to: scene.panel)
        swipe.delaysTouchesBegan = true
        let flick = { (x: CGFloat) -> Bool in
            scene.listener.heard = []
            scene.device.flick(from: scene.point(x, 17), to: scene.point(x + 150, 17))
            scene.device.settle()
            return scene.listener.heard == ["swipe ended"]
        }
        #expect(flick(60))
        // Held, led and let go, or taken away: the next finger is another.
        for isCancelled in [false, true] {
            scene.control.value = 0
            swipe.isEnabled = false
            let finger = scene.device.finger()
            finger.down(at: scene.point(14, 17))
            finger.move(to: scene.point(20, 17), over: 1)
            if isCancelled { scene.device.cancelTouches() }
            finger.up()
            swipe.isEnabled = true
            #expect(flick(100))
        }
        scene.control.value = 0
        #expect(!flick(14))
    }

    @Test("a slider keeps no pan, and a switch no swipe (G-4.19)")
    func otherKinds() {
        let slider = ControlKindTests.slider()
        _ = slider.add(UIPanGestureRecognizer(), named: "pan", to: slider.panel)
        slider.device.drag(from: slider.point(14, 17), to: slider.point(114, 17), over: 0.2)
        #expect(slider.listener.heard.first == "pan began")
        let scene = ControlScene(UISwitch(frame: CGRect(x: 100, y: 100, width: 0, height: 0)))
        _ = scene.add(UISwipeGestureRecognizer(), named: "swipe", to: scene.panel)
        scene.device.flick(from: scene.point(15, 15), to: scene.point(165, 15))
        #expect(scene.listener.heard == ["swipe ended"])
    }

    @Test("a pan that keeps the touch back is judged by where the switch's knob is now (G-4.19)")
    func delayedPan() {
        let scene = ControlScene(UISwitch(frame: CGRect(x: 100, y: 100, width: 0, height: 0)))
        scene.device.tap(at: scene.middle)
        let pan = scene.add(UIPanGestureRecognizer(), named: "pan", to: scene.panel)
        pan.delaysTouchesBegan = true
        scene.device.drag(from: scene.point(42, 15), to: scene.point(0, 15), over: 0.2)
        #expect(scene.listener.heard.isEmpty && scene.reasons(pan).contains(.controlKeepsPan))
    }

    @Test("a slider on its side keeps the swipe that goes along its track (G-6.1)")
    func turnedSlider() {
        let scene = ControlKindTests.slider()
        scene.control.transform = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
        let swipe = scene.add(UISwipeGestureRecognizer(), named: "swipe", to: scene.panel)
        swipe.direction = .down
        let start = scene.point(14, 17)
        scene.device.flick(from: start, to: CGPoint(x: start.x, y: start.y + 150))
        #expect(scene.reasons(swipe).contains(.controlKeepsSwipe))
    }

    @Test("a control of one's own may veto even the recognizers it carries itself (G-6.5)")
    func veto() {
        final class Jealous: UIButton {
            override func gestureRecognizerShouldBegin(
                _ gestureRecognizer: UIGestureRecognizer
            ) -> Bool { false }
        }
        let scene = ControlScene(Jealous(frame: CGRect(x: 0, y: 100, width: 100, height: 44)))
        let tap = scene.add(UITapGestureRecognizer(), named: "tap", to: scene.control)
        scene.device.tap(at: scene.middle)
        #expect(scene.listener.heard.isEmpty && scene.log.heard == ["down", "up"])
        #expect(scene.reasons(tap).contains(.delegateShouldBegin))
    }

    @Test("a delegate that refuses touches on controls leaves them everything (G-2.9)")
    func delegateRefuses() {
        let scene = ControlScene(UIControl(frame: CGRect(x: 0, y: 100, width: 100, height: 44)))
        let tap = scene.add(UITapGestureRecognizer(), named: "tap", to: scene.panel)
        let answers = Answers()
        answers.receive = { _, touch in !(touch.view is UIControl) }
        tap.delegate = answers
        scene.device.tap(at: scene.middle)
        #expect(scene.log.heard == ["down", "up"] && scene.listener.heard.isEmpty)
    }
}

extension Listener {
    func edited(_ item: UIBarButtonItem) { heard.append("\(item.title ?? "") edited") }
}
