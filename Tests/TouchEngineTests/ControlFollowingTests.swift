import Foundation
import Testing
import TouchEngine

@Suite("How a control follows its finger", .tags(.apparatus))
struct ControlFollowingTests {
    /// A control that keeps a log of what it is asked, with what it says of itself at that moment.
    private final class Dial: UIControl {
        var log: [String] = []
        var does: (String) -> Void = { _ in }
        var layouts = 0
        override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
            note("begin")
            return true
        }
        override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
            note("continue")
            return true
        }
        override func endTracking(_ touch: UITouch?, with event: UIEvent?) { note("end") }
        override func cancelTracking(with event: UIEvent?) { note("cancel") }
        override func layoutSubviews() {
            super.layoutSubviews()
            layouts += 1
        }
        private func note(_ name: String) {
            let facts = [
                isTracking ? "tracking" : "", isTouchInside ? "inside" : "",
                isHighlighted ? "pressed" : "",
            ]
            log.append(([name] + facts.filter { !$0.isEmpty }).joined(separator: " "))
            does(name)
        }
    }

    private let scene = ControlScene(Dial(frame: CGRect(x: 150, y: 120, width: 60, height: 40)))
    private var dial: Dial { scene.control }

    @Test("what it says of itself while it is asked about its finger")
    func facts() {
        let finger = scene.device.finger()
        finger.down(at: scene.point(30, 20))
        finger.move(to: scene.point(30, 200))
        finger.move(to: scene.point(30, 20))
        finger.up()
        #expect(
            dial.log == [
                "begin inside", "continue tracking", "continue tracking inside pressed",
                "end inside pressed",
            ])
        #expect(!dial.isTracking && !dial.isTouchInside && !dial.isHighlighted)
        dial.log = []
        finger.down(at: scene.point(30, 20))
        scene.device.cancelTouches()
        finger.up()
        #expect(dial.log == ["begin inside", "cancel inside pressed"])
        #expect(!dial.isTracking && !dial.isTouchInside && !dial.isHighlighted)
        dial.log = []
        finger.down(at: scene.point(30, 20))
        dial.isEnabled = false
        #expect(dial.log == ["begin inside", "cancel"])
        finger.up()
        dial.isEnabled = true
        dial.isEnabled = false
        #expect(dial.log.count == 2)
        finger.down(at: scene.point(30, 20))
        #expect(dial.log.count == 2)
        finger.up()
    }

    @Test("one that is switched off while it is asked tells nothing of that moment, nor later")
    func switchedOff() {
        for (moment, heard) in [
            ("begin", []), ("continue", ["down"]), ("end", ["down", "inside"]),
            ("cancel", ["down", "inside"]),
        ] as [(String, [String])] {
            let scene = ControlScene(Dial(frame: CGRect(x: 150, y: 120, width: 60, height: 40)))
            let dial = scene.control
            dial.does = { if $0 == moment { dial.isEnabled = false } }
            let finger = scene.device.finger()
            finger.down(at: scene.point(30, 20))
            finger.move(to: scene.point(31, 20))
            if moment == "cancel" { scene.device.cancelTouches() } else { finger.up() }
            #expect(scene.log.heard == heard, "\(moment)")
            #expect(!dial.isTracking && !dial.isHighlighted && !dial.isTouchInside)
        }
    }

    @Test("one that is switched off by who is told of the touch down tells of no repeat")
    func switchedOffAtLanding() {
        let scene = ControlScene.button()
        scene.device.tap(at: scene.middle)
        scene.log.heard = []
        let control = scene.control
        control.addAction(UIAction { _ in control.isEnabled = false }, for: .touchDown)
        scene.device.tap(at: scene.middle)
        #expect(scene.log.heard == ["down"])
    }

    @Test("what a program sets as the last word of a touch stays")
    func lastWord() {
        for event in [UIControl.Event.touchUpInside, .touchCancel] {
            let scene = ControlScene(UIControl(frame: CGRect(x: 9, y: 9, width: 60, height: 40)))
            let control = scene.control
            let word = UIAction { _ in
                control.isEnabled = false
                control.isHighlighted = true
            }
            control.addAction(word, for: event)
            let finger = scene.device.finger()
            finger.down(at: scene.middle)
            if event == .touchCancel { scene.device.cancelTouches() } else { finger.up() }
            #expect(control.isHighlighted)
        }
    }

    @Test("another finger's moves and lift are not told, nor is its touch taken for the first's")
    func otherFinger() {
        dial.isMultipleTouchEnabled = true
        let (a, b) = (scene.device.finger(), scene.device.finger())
        a.down(at: scene.point(10, 20))
        b.down(at: scene.point(40, 20))
        b.move(to: scene.point(45, 300))
        b.up()
        #expect(scene.log.heard == ["down"] && dial.isHighlighted)
        a.up()
        #expect(scene.log.heard == ["down", "up"])
        #expect(dial.log.map { $0.prefix(3) } == ["beg", "end"])
    }

    @Test(
        "a finger is near within 70 pt of every side, the lower and right border excluded (model: controlMargin)"
    )
    func nearness() {
        scene.shift(to: CGRect(x: 5, y: 9, width: 60, height: 40))
        let finger = scene.device.finger()
        finger.down(at: scene.point(30, 20))
        for (x, y, isNear) in [
            (-65, 29, true), (-65.5, 29, false), (134.5, 29, true), (135, 29, false),
            (35, -61, true), (35, -61.5, false), (35, 118.5, true), (35, 119, false),
        ] {
            finger.move(to: scene.point(x, y))
            #expect(dial.isTouchInside == isNear, "\(x), \(y)")
            #expect(dial.isHighlighted == isNear)
        }
        scene.device.parameters.controlMargin = 10
        for (x, isNear) in [(-5.0, true), (-6, false)] {
            finger.move(to: scene.point(x, 29))
            #expect(dial.isTouchInside == isNear)
        }
        finger.up()
        #expect(scene.log.heard.last == "upOutside")
    }

    @Test("where a finger lifts is judged by where the control is then")
    func movedAway() {
        let finger = scene.device.finger()
        finger.down(at: scene.point(30, 20))
        dial.frame.origin.y += 300
        finger.up()
        #expect(scene.log.heard == ["down", "upOutside"])
    }

    @Test("another finger's touch that is taken away is not the one that is followed")
    func otherCancelled() {
        dial.isMultipleTouchEnabled = true
        let (press, answers) = (UILongPressGestureRecognizer(), Answers())
        answers.receive = { [dial] _, touch in touch.location(in: dial).x > 30 }
        press.delegate = answers
        scene.panel.addGestureRecognizer(press)
        let (a, b) = (scene.device.finger(), scene.device.finger())
        a.down(at: scene.point(10, 20))
        b.down(at: scene.point(40, 20))
        b.hold(for: 1)
        #expect(press.state == .began || press.state == .changed)
        #expect(scene.log.heard == ["down"] && dial.isTracking)
        b.up()
        a.up()
        #expect(scene.log.heard == ["down", "up"])
    }

    /// A control that takes touches far beyond its bounds.
    private final class Wide: UIControl {
        override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
            bounds.insetBy(dx: -150, dy: -150).contains(point)
        }
    }

    @Test("a finger that the control itself takes for inside is inside")
    func ownOpinion() {
        let scene = ControlScene(Wide(frame: CGRect(x: 150, y: 120, width: 60, height: 40)))
        let finger = scene.device.finger()
        finger.down(at: scene.point(30, 20))
        finger.move(to: scene.point(30, 180))
        #expect(scene.control.isTouchInside)
        finger.move(to: scene.point(30, 191))
        #expect(!scene.control.isTouchInside)
    }

    @Test("what a program pins inside a control is placed, whatever the control")
    func pinned() {
        let controls: [UIControl] = [
            UIControl(), UIButton(), UISwitch(), UISlider(), UIStepper(), UIPageControl(),
            UISegmentedControl(items: ["a"]),
        ]
        for control in controls {
            let scene = ControlScene(control)
            let view = UIView()
            view.translatesAutoresizingMaskIntoConstraints = false
            control.addSubview(view)
            NSLayoutConstraint.activate(view.size(5, 6) + view.corner(2, 3, of: control))
            scene.device.advance(by: 0)
            #expect(view.frame == CGRect(x: 2, y: 3, width: 5, height: 6))
        }
    }

    @Test("a control is laid out anew when its state is another, and only then")
    func layout() {
        let count = { () -> Int in
            scene.device.advance(by: 0)
            defer { dial.layouts = 0 }
            return dial.layouts
        }
        _ = count()
        for path in [\Dial.isSelected, \.isHighlighted, \.isEnabled] {
            let before = dial[keyPath: path]
            for value in [!before, before] {
                dial[keyPath: path] = value
                #expect(count() == 1)
                dial[keyPath: path] = value
                #expect(count() == 0)
            }
        }
    }

    @Test("a control's state is what is said of it, all together")
    func state() {
        let control = UIControl()
        #expect(control.state == .normal && control.isEnabled)
        #expect(!control.isTracking && !control.isTouchInside)
        control.isSelected = true
        #expect(control.state == .selected)
        control.isHighlighted = true
        #expect(control.state == [.selected, .highlighted])
        control.isEnabled = false
        #expect(control.state == [.selected, .highlighted, .disabled])
        #expect(UIControl.State.focused.rawValue == 8)
        #expect(UIControl.State.application.rawValue == 0xFF_0000)
        #expect(UIControl.State.normal.rawValue == 0)
    }
}
