import Foundation
import Testing
import TouchEngine

@Suite("Steppers", .tags(.apparatus))
struct StepperTests {
    private let scene = ControlScene(UIStepper(frame: CGRect(x: 100, y: 90, width: 1, height: 2)))
    /// Points of the two halves, where the bounds begin at 5 and 6.
    private let minus = CGPoint(x: 20, y: 20)
    private let plus = CGPoint(x: 80, y: 20)

    init() { scene.shift(to: CGRect(x: 5, y: 6, width: 94, height: 32)) }

    private func tap(_ point: CGPoint) { scene.device.tap(at: scene.point(point.x, point.y)) }

    private func signs() -> [UILabel] { scene.control.subviews.compactMap { $0 as? UILabel } }

    @Test("a stepper stands at its frame's corner and is 94 by 32 pt, from an archive as well")
    func size() {
        let size = CGSize(width: 94, height: 32)
        let stepper = UIStepper(frame: CGRect(x: 100, y: 90, width: 1, height: 2))
        #expect(stepper.frame == CGRect(origin: CGPoint(x: 100, y: 90), size: size))
        #expect(stepper.intrinsicContentSize == size)
        let archived = UIStepper(coder: NSCoder())
        #expect(archived?.bounds.size == size && archived?.subviews.count == 3)
    }

    @Test("each sign has its half, and a line parts them")
    func places() throws {
        #expect(signs().map(\.text) == ["−", "+"])
        #expect(
            signs().map(\.accessibilityIdentifier) == ["stepper −", "stepper +"])
        #expect(
            signs().map(\.frame) == [
                CGRect(x: 5, y: 6, width: 47, height: 32),
                CGRect(x: 52, y: 6, width: 47, height: 32),
            ])
        let divider = try scene.control.part("stepper divider")
        #expect(divider.frame == CGRect(x: 51.5, y: 13, width: 1, height: 18))
        #expect(divider.backgroundColor == .separator)
        #expect(scene.control.layer.cornerRadius == 8)
        #expect(signs().map(\.layer.cornerRadius) == [8, 8])
        #expect(signs().map(\.textAlignment) == [.center, .center])
        #expect(scene.control.backgroundColor == .systemGray5)
    }

    @Test("the half that is pressed is darker, until the finger is gone or the touch is taken away")
    func pressed() {
        for (point, colours) in [
            (minus, [UIColor.systemGray3, nil]), (plus, [nil, UIColor.systemGray3]),
        ] {
            for isCancelled in [true, false] {
                let finger = scene.device.finger()
                finger.down(at: scene.point(point.x, point.y))
                scene.device.advance(by: 0)
                #expect(signs().map(\.backgroundColor) == colours)
                if isCancelled { scene.device.cancelTouches() } else { finger.up() }
                scene.device.advance(by: 0)
                #expect(signs().map(\.backgroundColor) == [nil, nil])
            }
        }
        let far = scene.device.finger()
        far.down(at: scene.point(20, 20))
        far.move(to: scene.point(20, 300))
        scene.device.advance(by: 0)
        far.up()
        scene.device.advance(by: 0)
        #expect(signs().map(\.backgroundColor) == [nil, nil])
        scene.control.isHighlighted = true
        scene.device.advance(by: 0)
        let finger = scene.device.finger()
        finger.down(at: scene.point(20, 20))
        #expect(signs().map(\.backgroundColor) == [.systemGray3, nil])
        finger.up()
        #expect(signs().map(\.textColor) == [.label, .label])
        scene.control.isEnabled = false
        scene.device.advance(by: 0)
        #expect(signs().map(\.textColor) == [.tertiaryLabel, .tertiaryLabel])
    }

    @Test("a step goes as far as it says, down and up, and not past the ends")
    func steps() {
        #expect(scene.control.minimumValue == 0 && scene.control.maximumValue == 100)
        #expect(scene.control.stepValue == 1 && !scene.control.wraps)
        scene.control.value = 50
        scene.control.stepValue = 20
        var values: [Double] = []
        for point in [plus, plus, plus, minus, minus, minus, minus, minus, minus] {
            tap(point)
            values.append(scene.control.value)
        }
        #expect(values == [70, 90, 100, 80, 60, 40, 20, 0, 0])
        #expect(scene.log.heard.filter { $0 == "value" }.count == 8)
    }

    @Test("one that wraps comes in at the other end only when a step would lead past one")
    func wrapping() {
        scene.control.wraps = true
        scene.control.minimumValue = 10
        scene.control.maximumValue = 13
        scene.control.value = 12
        var values: [Double] = []
        for point in [plus, plus, plus, minus, minus] {
            tap(point)
            values.append(scene.control.value)
        }
        #expect(values == [13, 10, 11, 10, 13])
    }

    @Test("the value stays between the ends, whichever is moved")
    func ends() {
        scene.control.value = 200
        #expect(scene.control.value == 100)
        scene.control.maximumValue = 40
        #expect(scene.control.value == 40)
        scene.control.value = -3
        #expect(scene.control.value == 0)
        scene.control.minimumValue = 7
        #expect(scene.control.value == 7)
        #expect(scene.log.heard.isEmpty)
    }

    @Test("a step is made by a finger that lifts in the half where it landed, and nowhere else")
    func halves() {
        scene.control.value = 50
        let ways: [(CGPoint, CGPoint, Double)] = [
            (minus, plus, 50), (plus, minus, 50), (plus, CGPoint(x: 80, y: 250), 50),
            (minus, CGPoint(x: -20, y: 20), 49), (minus, CGPoint(x: 51, y: 20), 48),
            (plus, CGPoint(x: 52, y: 20), 49), (CGPoint(x: 52, y: 20), plus, 50),
        ]
        for (start, end, value) in ways {
            scene.device.drag(
                from: scene.point(start.x, start.y), to: scene.point(end.x, end.y), over: 0.1)
            #expect(scene.control.value == value, "\(start) to \(end)")
        }
        scene.control.endTracking(nil, with: nil)
        #expect(scene.control.value == 50)
    }

    @Test("a new value is the primary action too, and both are told together")
    func events() {
        scene.control.addAction(
            UIAction(title: "both") { _ in }, for: [.valueChanged, .primaryActionTriggered])
        tap(plus)
        #expect(
            scene.sent("events").contains(.list(["valueChanged", "primaryActionTriggered"])))
    }
}
