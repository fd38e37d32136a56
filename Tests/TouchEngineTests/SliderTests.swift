import Foundation
import Testing
import TouchEngine

@Suite("Sliders", .tags(.apparatus))
struct SliderTests {
    private let scene: ControlScene<UISlider>

    init() {
        let slider = UISlider(frame: CGRect(x: 50, y: 100, width: 228, height: 34))
        slider.minimumValue = 20
        slider.maximumValue = 120
        scene = ControlScene(slider)
        scene.shift(to: CGRect(x: 10, y: 20, width: 228, height: 34))
    }

    @Test("the track is 4 pt high, 2 pt from the ends; the thumb runs from end to end")
    func rects() {
        let slider = scene.control
        let wide = CGRect(x: 10, y: 20, width: 100, height: 60)
        #expect(slider.trackRect(forBounds: wide) == CGRect(x: 12, y: 48, width: 96, height: 4))
        let track = CGRect(x: 30, y: 40, width: 124, height: 10)
        for (value, x) in [(Float(20), 28), (45, 53), (70, 78), (120, 128)] {
            #expect(
                slider.thumbRect(forBounds: wide, trackRect: track, value: value)
                    == CGRect(x: x, y: 31, width: 28, height: 28))
        }
        slider.maximumValue = 20
        #expect(slider.thumbRect(forBounds: wide, trackRect: track, value: 20).minX == 28)
        slider.maximumValue = 10
        #expect(slider.thumbRect(forBounds: wide, trackRect: track, value: 25).minX == 28)
        #expect(slider.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 28))
    }

    @Test("the track is parted under the middle of the thumb, in the slider's own points")
    func places() throws {
        let tracks = scene.control.parts("slider track")
        let thumb = try scene.control.part("slider thumb")
        for (value, split) in [(Float(45), 74), (70, 124)] {
            scene.control.value = value
            scene.device.advance(by: 0)
            #expect(
                tracks.map(\.frame) == [
                    CGRect(x: 12, y: 35, width: split - 12, height: 4),
                    CGRect(x: split, y: 35, width: 236 - split, height: 4),
                ])
            #expect(thumb.frame == CGRect(x: split - 14, y: 23, width: 28, height: 28))
        }
        #expect(tracks.map(\.layer.cornerRadius) == [2, 2] && thumb.layer.cornerRadius == 14)
        #expect(scene.control.subviews.allSatisfy { !$0.isUserInteractionEnabled })
        let archived = UISlider(coder: NSCoder())
        #expect(archived?.parts("slider track").count == 2)
        #expect(archived?.parts("slider thumb").count == 1)
    }

    @Test("the track is blue and grey and the thumb white, unless colours are given; off, all fade")
    func colours() throws {
        let slider = scene.control
        let parts = slider.parts("slider track") + slider.parts("slider thumb")
        #expect(parts.map(\.backgroundColor) == [.systemBlue, .systemGray3, .white])
        #expect(parts.map(\.alpha) == [1, 1, 1])
        slider.minimumTrackTintColor = .systemRed
        scene.device.advance(by: 0)
        #expect(parts.map(\.backgroundColor) == [.systemRed, .systemGray3, .white])
        slider.maximumTrackTintColor = .systemGreen
        scene.device.advance(by: 0)
        #expect(parts.map(\.backgroundColor) == [.systemRed, .systemGreen, .white])
        slider.thumbTintColor = .black
        scene.device.advance(by: 0)
        #expect(parts.map(\.backgroundColor) == [.systemRed, .systemGreen, .black])
        slider.isEnabled = false
        scene.device.advance(by: 0)
        #expect(parts.map(\.alpha) == [0.5, 0.5, 0.5])
    }

    @Test("ends that move take the value along, and the thumb")
    func ends() throws {
        let (slider, thumb) = (scene.control, try scene.control.part("slider thumb"))
        slider.value = 70
        slider.minimumValue = 80
        #expect(slider.value == 80)
        scene.device.advance(by: 0)
        #expect(thumb.frame.minX == 10)
        slider.maximumValue = 75
        slider.minimumValue = 0
        #expect(slider.value == 75)
        scene.device.advance(by: 0)
        #expect(thumb.frame.minX == 210)
        slider.maximumValue = 150
        scene.device.advance(by: 0)
        #expect(slider.value == 75 && thumb.frame.minX == 110)
    }

    @Test("a thumb that is held beside its middle does not jump; values are told as they change")
    func grip() {
        let finger = scene.device.finger()
        finger.down(at: scene.point(34, 37))
        finger.move(to: scene.point(34, 47))
        #expect(scene.control.value == 20 && !scene.log.heard.contains("value"))
        finger.move(to: scene.point(84, 37))
        #expect(scene.control.value == 45)
        #expect(scene.log.heard.filter { $0 == "value" }.count == 1)
        finger.move(to: scene.point(0, 37))
        #expect(scene.control.value == 20)
        finger.up()
        #expect(scene.log.heard.filter { $0 == "value" }.count == 3)
    }

    @Test("at the lift the thumb is where the finger has it, whatever a program has set meanwhile")
    func lift() {
        let finger = scene.device.finger()
        finger.down(at: scene.point(24, 37))
        finger.move(to: scene.point(74, 37))
        scene.control.value = 100
        finger.up()
        #expect(scene.control.value == 45)
        scene.control.value = 100
        scene.control.endTracking(nil, with: nil)
        #expect(scene.control.value == 100)
    }

    @Test("what moving tells is not recorded, what the lift tells is, as primary action too")
    func recorded() {
        scene.control.addAction(
            UIAction(title: "both") { _ in }, for: [.valueChanged, .primaryActionTriggered])
        let finger = scene.device.finger()
        finger.down(at: scene.point(24, 37))
        let before = scene.sent("events").count
        finger.move(to: scene.point(74, 37))
        #expect(scene.sent("events").count == before)
        finger.up()
        #expect(
            scene.sent("events").contains(.list(["valueChanged", "primaryActionTriggered"])))
    }

    /// A slider that is led from anywhere, and writes down how it is asked to move.
    private final class Free: UISlider {
        var animated: [Bool] = []
        override func setValue(_ value: Float, animated: Bool) {
            self.animated.append(animated)
            super.setValue(value, animated: animated)
        }
        override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    }

    @Test(
        "one that takes the finger anywhere has its thumb's middle under it, and nothing animates")
    func anywhere() {
        let scene = ControlScene(Free(frame: CGRect(x: 50, y: 100, width: 228, height: 34)))
        scene.control.minimumValue = 0
        scene.control.maximumValue = 0.5
        scene.control.value = 0.25
        #expect(
            scene.control.thumbRect(
                forBounds: scene.control.bounds,
                trackRect: scene.control.trackRect(forBounds: scene.control.bounds), value: 0.25
            ).minX == 100)
        scene.device.drag(from: scene.point(150, 17), to: scene.point(64, 17), over: 0.1)
        #expect(scene.control.value == 0.125)
        #expect(!scene.control.animated.isEmpty && !scene.control.animated.contains(true))
    }

    @Test("a slider just wider than its thumb has room for its ends")
    func almostNarrow() {
        scene.shift(to: CGRect(x: 10, y: 20, width: 29, height: 34))
        scene.device.drag(from: scene.point(24, 37), to: scene.point(34, 37), over: 0.1)
        #expect(scene.control.value == 120)
    }

    @Test("a slider no wider than its thumb has one place for it, and keeps its value")
    func narrow() {
        scene.shift(to: CGRect(x: 10, y: 20, width: 28, height: 34))
        scene.control.value = 70
        scene.device.drag(from: scene.point(24, 37), to: scene.point(90, 37), over: 0.1)
        #expect(scene.control.value == 70)
    }
}
