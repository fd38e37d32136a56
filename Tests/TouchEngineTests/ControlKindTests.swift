import Testing
import TouchEngine

@Suite("Kinds of controls")
struct ControlKindTests {
    @Test("a tap turns a switch over and tells its value before the lift", .tags(.apparatus))
    func switchTap() {
        let scene = ControlScene(UISwitch(frame: CGRect(x: 100, y: 100, width: 0, height: 0)))
        #expect(scene.control.bounds.size == CGSize(width: 51, height: 31))
        scene.device.tap(at: scene.middle)
        #expect(scene.control.isOn)
        #expect(scene.log.heard == ["down", "value", "up"])
        scene.control.isOn = false
        #expect(scene.log.heard.count == 3)
    }

    @Test("a finger leads a switch's knob, to the other side or back (model: switchSlop)")
    func switchPan() {
        let scene = ControlScene(UISwitch(frame: CGRect(x: 100, y: 100, width: 0, height: 0)))
        let drag = { (way: CGFloat) in
            scene.device.drag(
                from: scene.point(15, 15), to: scene.point(15 + way, 15), over: 0.2)
        }
        drag(10.5)
        #expect(scene.control.isOn)
        drag(10.5)
        #expect(scene.control.isOn)
        drag(-10.5)
        #expect(!scene.control.isOn)
        drag(10)
        #expect(!scene.control.isOn)
        #expect(scene.log.heard.filter { $0 == "value" }.count == 2)
        drag(9)
        #expect(scene.control.isOn)
    }

    @Test("a switch whose touch is taken away stays as it was", .tags(.apparatus))
    func switchCancelled() {
        let scene = ControlScene(UISwitch(frame: CGRect(x: 100, y: 100, width: 0, height: 0)))
        let finger = scene.device.finger()
        finger.down(at: scene.point(15, 15))
        finger.move(to: scene.point(40, 15), over: 0.1)
        scene.device.cancelTouches()
        #expect(!scene.control.isOn && scene.log.heard.last == "cancel")
    }

    static func slider() -> ControlScene<UISlider> {
        let slider = UISlider(frame: CGRect(x: 50, y: 100, width: 228, height: 34))
        slider.maximumValue = 100
        return ControlScene(slider)
    }

    @Test(
        "a slider's thumb is led by its finger and tells each value; its track takes no finger",
        .tags(.apparatus))
    func slider() {
        let scene = ControlKindTests.slider()
        scene.device.tap(at: scene.point(150, 17))
        #expect(scene.control.value == 0 && scene.log.heard.isEmpty)
        let finger = scene.device.finger()
        finger.down(at: scene.point(10, 17))
        finger.move(to: scene.point(60, 17))
        #expect(scene.control.value == 25)
        finger.move(to: scene.point(500, 17))
        finger.move(to: scene.point(600, 17))
        #expect(scene.control.value == 100)
        finger.up()
        #expect(
            scene.log.heard.filter { $0 == "value" || $0.hasPrefix("up") } == [
                "value", "value", "value", "upOutside",
            ])
        let rect = scene.control.thumbRect(
            forBounds: scene.control.bounds,
            trackRect: scene.control.trackRect(forBounds: scene.control.bounds), value: 100)
        #expect(rect == CGRect(x: 200, y: 3, width: 28, height: 28))
    }

    @Test("a slider that is not continuous tells its value once, at the lift", .tags(.apparatus))
    func discreteSlider() {
        let scene = ControlKindTests.slider()
        scene.control.isContinuous = false
        scene.device.drag(from: scene.point(14, 17), to: scene.point(114, 17), over: 0.2)
        #expect(scene.log.heard.filter { $0 == "value" }.count == 1)
        #expect(scene.control.value == 50)
    }

    @Test("a slider's value stays between its ends, whichever moves", .tags(.apparatus))
    func sliderRange() {
        let slider = UISlider()
        slider.value = 2
        #expect(slider.value == 1)
        slider.minimumValue = 0.5
        slider.value = 0
        #expect(slider.value == 0.5)
        slider.maximumValue = 0.4
        #expect(slider.value == 0.5)
        #expect(
            slider.thumbRect(forBounds: .zero, trackRect: .zero, value: 0.5).width == 28)
    }

    @Test(
        "a stepper steps at the half that is tapped, up to its ends or round them",
        .tags(.apparatus))
    func stepper() {
        let scene = ControlScene(UIStepper(frame: CGRect(x: 100, y: 100, width: 0, height: 0)))
        scene.control.maximumValue = 2
        for _ in 0..<3 { scene.device.tap(at: scene.point(80, 16)) }
        #expect(scene.control.value == 2)
        #expect(scene.log.heard.filter { $0 == "value" }.count == 2)
        scene.control.wraps = true
        scene.device.tap(at: scene.point(80, 16))
        #expect(scene.control.value == 0)
        scene.device.tap(at: scene.point(10, 16))
        #expect(scene.control.value == 2)
        scene.device.drag(from: scene.point(10, 16), to: scene.point(80, 16), over: 0.1)
        #expect(scene.control.value == 2)
    }

    @Test("a segment is selected when a finger lifts in it, and tells it once", .tags(.apparatus))
    func segments() {
        let control = UISegmentedControl(items: ["Day", "Week", "Month"])
        control.frame.origin = CGPoint(x: 40, y: 100)
        let scene = ControlScene(control)
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
        scene.device.tap(at: scene.point(150, 16))
        scene.device.tap(at: scene.point(150, 16))
        #expect(control.selectedSegmentIndex == 1)
        #expect(scene.log.heard.filter { $0 == "value" }.count == 1)
        control.insertSegment(withTitle: "Hour", at: 0, animated: false)
        #expect(control.selectedSegmentIndex == 2 && control.titleForSegment(at: 2) == "Week")
        control.removeSegment(at: 2, animated: false)
        #expect(control.selectedSegmentIndex == -1 && control.numberOfSegments == 3)
    }

    @Test(
        "a page control goes on at its right half and back at its left, and not past its ends",
        .tags(.apparatus))
    func pages() {
        let scene = ControlScene(
            UIPageControl(frame: CGRect(x: 100, y: 100, width: 100, height: 30)))
        scene.control.numberOfPages = 3
        for _ in 0..<3 { scene.device.tap(at: scene.point(80, 15)) }
        #expect(scene.control.currentPage == 2)
        scene.device.tap(at: scene.point(20, 15))
        #expect(scene.control.currentPage == 1)
        #expect(scene.log.heard.filter { $0 == "value" }.count == 3)
        scene.control.numberOfPages = 1
        #expect(scene.control.currentPage == 0)
    }

    @Test("a slider keeps the alpha that it is given, laid out or switched off (G-1.2)")
    func sliderKeepsItsAlpha() {
        let device = Device()
        let slider = UISlider(frame: CGRect(x: 100, y: 100, width: 200, height: 34))
        slider.alpha = 0
        device.window.addSubview(slider)
        for isEnabled in [true, false] {
            slider.isEnabled = isEnabled
            device.advance(by: 1)
            #expect(slider.alpha == 0)
        }
    }
}
