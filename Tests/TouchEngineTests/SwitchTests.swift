import Foundation
import Testing
import TouchEngine

@Suite("Switches", .tags(.apparatus))
struct SwitchTests {
    private let scene = ControlScene(UISwitch(frame: CGRect(x: 100, y: 90, width: 1, height: 2)))
    private let bounds = CGRect(x: 3, y: 7, width: 61, height: 41)

    @Test("a switch stands at its frame's corner and is 51 by 31 pt, from an archive as well")
    func size() {
        let size = CGSize(width: 51, height: 31)
        #expect(scene.control.frame == CGRect(origin: CGPoint(x: 100, y: 90), size: size))
        #expect(scene.control.intrinsicContentSize == size)
        let archived = UISwitch(coder: NSCoder())
        #expect(archived?.bounds.size == size)
        #expect(archived?.parts("switch track").count == 1)
        #expect(archived?.parts("switch knob").count == 1)
    }

    @Test(
        "the track fills the switch; the knob is 2 pt from its left end, and 20 pt on when it is on"
    )
    func places() throws {
        let (track, knob) = (
            try scene.control.part("switch track"), try scene.control.part("switch knob")
        )
        scene.shift(to: bounds)
        #expect(track.frame == bounds && track.layer.cornerRadius == 15.5)
        #expect(knob.frame == CGRect(x: 5, y: 14, width: 27, height: 27))
        #expect(knob.layer.cornerRadius == 13.5)
        scene.control.setOn(true, animated: true)
        scene.device.advance(by: 0)
        #expect(knob.frame == CGRect(x: 25, y: 14, width: 27, height: 27))
        #expect(!track.isUserInteractionEnabled && !knob.isUserInteractionEnabled)
    }

    @Test(
        "on it is green, off grey, the knob white, unless colours are given; switched off it fades")
    func colours() throws {
        let (track, knob) = (
            try scene.control.part("switch track"), try scene.control.part("switch knob")
        )
        #expect(track.backgroundColor == .systemGray3 && knob.backgroundColor == .white)
        scene.control.isOn = true
        scene.device.advance(by: 0)
        #expect(track.backgroundColor == .systemGreen && track.alpha == 1)
        scene.control.onTintColor = .systemRed
        scene.device.advance(by: 0)
        #expect(track.backgroundColor == .systemRed)
        scene.control.thumbTintColor = .black
        scene.device.advance(by: 0)
        #expect(knob.backgroundColor == .black)
        scene.control.isEnabled = false
        scene.device.advance(by: 0)
        #expect(track.alpha == 0.5)
        scene.control.isOn = false
        scene.device.advance(by: 0)
        #expect(track.backgroundColor == .systemGray3)
    }

    @Test(
        "a finger that leads the knob shows where it would come to lie, and lets it stay on the track"
    )
    func leading() throws {
        let (track, knob) = (
            try scene.control.part("switch track"), try scene.control.part("switch knob")
        )
        let finger = scene.device.finger()
        finger.down(at: scene.point(15, 15))
        // Less than the slop leads nothing, and from there on the knob has come as far as the finger.
        for (x, left, isGreen) in [
            (24.9, 2, false), (25, 12, false), (25.5, 12.5, true), (60, 22, true), (20, 7, false),
            (-30, 2, false),
        ] {
            finger.move(to: scene.point(x, 15))
            scene.device.advance(by: 0)
            #expect(abs(knob.frame.minX - left) < 0.001, "\(x)")
            #expect(track.backgroundColor == (isGreen ? .systemGreen : .systemGray3), "\(x)")
            #expect(!scene.control.isOn)
        }
        finger.up()
        scene.device.advance(by: 0)
        #expect(knob.frame.minX == 2 && !scene.control.isOn)
        finger.down(at: scene.point(15, 15))
        finger.move(to: scene.point(25, 300))
        #expect(knob.frame.minX == 12)
        finger.up()
        #expect(knob.frame.minX == 2 && !scene.control.isOn)
    }

    @Test("a knob that is led to the left is led by as much, wherever its bounds begin")
    func leadingBack() throws {
        let knob = try scene.control.part("switch knob")
        scene.control.isOn = true
        scene.shift(to: bounds)
        let finger = scene.device.finger()
        finger.down(at: scene.point(40, 27))
        finger.move(to: scene.point(30, 27))
        scene.device.advance(by: 0)
        #expect(knob.frame.minX == 15)
        // The middle of a knob that starts at 20 is the middle of the bounds: that is off.
        finger.move(to: scene.point(35, 27))
        finger.up()
        #expect(!scene.control.isOn)
    }

    @Test("what was led to no other side tells nothing, and a lift outside without a lead neither")
    func nothing() {
        scene.device.drag(from: scene.point(15, 15), to: scene.point(24, 15), over: 0.1)
        #expect(scene.control.isOn)
        scene.log.heard = []
        let finger = scene.device.finger()
        finger.down(at: scene.point(15, 15))
        finger.move(to: scene.point(15, 250))
        finger.up()
        #expect(scene.control.isOn && !scene.log.heard.contains("value"))
        scene.device.drag(from: scene.point(15, 15), to: scene.point(45, 15), over: 0.1)
        #expect(scene.control.isOn && !scene.log.heard.contains("value"))
    }

    @Test("to set whether it is on is not to animate it")
    func setting() {
        final class Told: UISwitch {
            var animated: [Bool] = []
            override func setOn(_ on: Bool, animated: Bool) {
                self.animated.append(animated)
                super.setOn(on, animated: animated)
            }
        }
        let told = Told()
        told.isOn = true
        #expect(told.isOn && told.animated == [false])
    }

    @Test("a knob whose touch is taken away goes back, and the next finger starts afresh")
    func cancelled() throws {
        let knob = try scene.control.part("switch knob")
        let finger = scene.device.finger()
        finger.down(at: scene.point(15, 15))
        finger.move(to: scene.point(40, 15))
        scene.device.cancelTouches()
        scene.device.advance(by: 0)
        #expect(knob.frame.minX == 2)
        scene.device.tap(at: scene.point(15, 15))
        #expect(scene.control.isOn)
        #expect(scene.log.heard.filter { $0 == "value" }.count == 1)
    }

    @Test("a new value is the primary action too, and both are told together")
    func events() {
        scene.control.addAction(
            UIAction(title: "both") { _ in }, for: [.valueChanged, .primaryActionTriggered])
        scene.device.tap(at: scene.middle)
        #expect(
            scene.sent("events").contains(.list(["valueChanged", "primaryActionTriggered"])))
    }
}
