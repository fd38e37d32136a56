import Testing
import TouchEngine

@Suite("Controls")
struct ControlTests {
    @Test("events and states have UIKit's bits", .tags(.apparatus))
    func bits() {
        let events: [UIControl.Event] = [
            .touchDown, .touchDownRepeat, .touchDragInside, .touchDragOutside, .touchDragEnter,
            .touchDragExit, .touchUpInside, .touchUpOutside, .touchCancel,
        ]
        #expect(events.map(\.rawValue) == (0..<9).map { 1 << $0 })
        #expect(UIControl.Event.valueChanged.rawValue == 0x1000)
        #expect(UIControl.Event.primaryActionTriggered.rawValue == 0x2000)
        #expect(UIControl.Event.menuActionTriggered.rawValue == 0x4000)
        #expect(UIControl.Event.editingDidEndOnExit.rawValue == 0x80000)
        #expect(UIControl.Event.allTouchEvents.rawValue == 0xFFF)
        #expect(UIControl.Event.allEvents.rawValue == 0xFFFF_FFFF)
        #expect(UIControl.State.highlighted.rawValue == 1)
        #expect(UIControl.State.disabled.rawValue == 2)
        #expect(UIControl.State.selected.rawValue == 4)
        #expect(UIControl.State.reserved.rawValue == 0xFF00_0000)
    }

    @Test(
        "a tap is a touch down and an up inside; a second one soon after repeats", .tags(.apparatus)
    )
    func tap() {
        let scene = ControlScene.button()
        scene.device.tap(at: scene.middle)
        #expect(scene.log.heard == ["down", "up"])
        scene.log.heard = []
        scene.device.tap(at: scene.middle)
        #expect(scene.log.heard == ["down", "repeat", "up"])
    }

    @Test(
        "one that is removed under its finger may still tell, and the trace says so (G-2.38)"
    )
    func removedUnderFinger() {
        let scene = ControlScene.button()
        scene.device.parameters.choices.windowLeaving = .keepsTouch
        let finger = scene.device.finger()
        finger.down(at: scene.middle)
        scene.control.removeFromSuperview()
        finger.up()
        #expect(scene.log.heard.count == 2)
        #expect(scene.device.trace.records.count { $0.code == .controlAction } == 2)
    }

    @Test(
        "a disabled one sends nothing for a finger, and what code asks for all the same (G-4.29, M-45)"
    )
    func disabledAndSent() {
        let scene = ControlScene.button()
        scene.control.isEnabled = false
        scene.device.tap(at: scene.middle)
        #expect(scene.log.heard.isEmpty)
        scene.control.sendActions(for: .touchUpInside)
        #expect(scene.log.heard == ["up"])
    }

    @Test("a finger that leaves, comes back and leaves again (G-4.27, model: controlMargin)")
    func margin() {
        let scene = ControlScene.button()
        let finger = scene.device.finger()
        finger.down(at: scene.point(50, 22))
        for y: CGFloat in [113.9, 114, 120, 113.9, 114] { finger.move(to: scene.point(50, y)) }
        finger.up()
        #expect(
            scene.log.heard == [
                "down", "inside", "exit", "outside", "outside", "enter", "inside", "exit",
                "outside", "upOutside",
            ])
        #expect(scene.device.parameters.controlMargin == 70)
    }

    @Test(
        "a control looks pressed while a finger is in it, and while it tells that one lifted",
        .tags(.apparatus))
    func highlight() {
        let scene = ControlScene.button()
        var seen: [Bool] = []
        var tracked: [Bool] = []
        let note = UIAction { _ in
            seen.append(scene.control.isHighlighted)
            tracked.append(scene.control.isTracking)
        }
        scene.control.addAction(
            note, for: [.touchDown, .touchDragExit, .touchDragEnter, .touchUpInside])
        let finger = scene.device.finger()
        finger.down(at: scene.middle)
        finger.move(to: scene.point(50, 200))
        finger.move(to: scene.point(50, 20))
        finger.up()
        #expect(seen == [true, false, true, true])
        #expect(tracked == [true, true, true, false])
        #expect(scene.control.state == .normal && !scene.control.isTouchInside)
    }

    @Test(
        "a long press above takes the touch away: the control looks pressed no longer (G-9.13, G-4.26)"
    )
    func cancelled() {
        let scene = ControlScene.button()
        _ = scene.add(UILongPressGestureRecognizer(), named: "press", to: scene.panel)
        let finger = scene.device.finger()
        finger.down(at: scene.middle)
        finger.hold(for: 0.4)
        #expect(scene.control.isHighlighted)
        finger.hold(for: 0.2)
        #expect(scene.log.heard == ["down", "cancel"])
        #expect(!scene.control.isHighlighted && !scene.control.isTracking)
        finger.up()
        #expect(scene.log.heard == ["down", "cancel"])
        #expect(scene.listener.heard == ["press began", "press ended"])
    }

    @Test("a subclass leads the tracking, and may let the finger go (G-4.28)")
    func tracking() {
        final class Dial: UIControl {
            var log: [String] = []
            var limit: CGFloat = 1000
            override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
                log.append("begin")
                return touch.location(in: self).x < 50
            }
            override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
                log.append("continue")
                return touch.location(in: self).x < limit
            }
            override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
                log.append(isTouchInside ? "end inside" : "end")
            }
            override func cancelTracking(with event: UIEvent?) { log.append("cancel") }
        }
        let scene = ControlScene(Dial(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
        let dial = scene.control
        scene.device.tap(at: scene.point(70, 50))
        #expect(dial.log == ["begin"] && scene.log.heard.isEmpty)
        dial.log = []
        scene.device.tap(at: scene.point(20, 50))
        #expect(dial.log == ["begin", "end inside"])
        dial.limit = 40
        dial.log = []
        scene.log.heard = []
        let finger = scene.device.finger()
        finger.down(at: scene.point(20, 50))
        for x: CGFloat in [30, 45, 60] { finger.move(to: scene.point(x, 50)) }
        finger.up()
        #expect(dial.log == ["begin", "continue", "continue"])
        #expect(scene.log.heard.last == "inside" && !dial.isTracking && !dial.isHighlighted)
    }

    @Test("a control follows one finger; another one that lands in it changes nothing (G-1.12)")
    func twoFingers() {
        for isMultiple in [false, true] {
            let scene = ControlScene.button()
            scene.control.isMultipleTouchEnabled = isMultiple
            let (a, b) = (scene.device.finger(), scene.device.finger())
            a.down(at: scene.middle)
            b.down(at: scene.point(20, 20))
            b.up()
            #expect(scene.log.heard == ["down"])
            a.up()
            #expect(scene.log.heard == ["down", "up"])
        }
    }

    @Test(
        "a control that is switched off takes no touch, and lets go of the one it has",
        .tags(.apparatus))
    func disabled() {
        let scene = ControlScene.button()
        let finger = scene.device.finger()
        finger.down(at: scene.middle)
        scene.control.isEnabled = false
        #expect(!scene.control.isHighlighted && scene.control.state == .disabled)
        finger.up()
        scene.device.tap(at: scene.middle)
        #expect(scene.log.heard == ["down"])
    }

    @Test(
        "an action that removes the control, or switches it off, is the last to hear of the touch",
        .tags(.apparatus))
    func mischief() {
        let scene = ControlScene.button()
        let control = scene.control
        control.addAction(UIAction { _ in control.isEnabled = false }, for: .touchDragExit)
        let finger = scene.device.finger()
        finger.down(at: scene.middle)
        finger.move(to: scene.point(50, 200))
        finger.up()
        #expect(scene.log.heard == ["down", "exit"])
        control.isEnabled = true
        control.addAction(UIAction { _ in control.removeFromSuperview() }, for: .touchDown)
        scene.log.heard = []
        scene.device.tap(at: scene.middle)
        #expect(scene.log.heard.first == "down" && control.superview == nil)
        #expect(!control.isTracking)
    }
}
