import Foundation
import Testing
import TouchEngine

@Suite("Segments", .tags(.apparatus))
struct SegmentTests {
    private let scene: ControlScene<UISegmentedControl>
    private var control: UISegmentedControl { scene.control }

    init() {
        let control = UISegmentedControl(items: ["Day", "Week", "Month"])
        control.frame.origin = CGPoint(x: 40, y: 100)
        scene = ControlScene(control)
    }

    private func labels() -> [UILabel] { control.subviews.compactMap { $0 as? UILabel } }

    private func titles() -> [String?] {
        (0..<control.numberOfSegments).map { control.titleForSegment(at: $0) }
    }

    @Test("a control of three segments is 300 by 32 pt, one of none has no width")
    func size() {
        #expect(control.frame.size == CGSize(width: 300, height: 32))
        #expect(control.intrinsicContentSize == CGSize(width: 300, height: 32))
        let empty = UISegmentedControl(items: nil)
        #expect(empty.frame == CGRect(x: 0, y: 0, width: 0, height: 32))
        #expect(empty.numberOfSegments == 0)
        let place = CGRect(x: 1, y: 2, width: 3, height: 4)
        for bare in [UISegmentedControl(frame: place), UISegmentedControl(coder: NSCoder())] {
            #expect(bare?.parts("selected segment").count == 1)
        }
        #expect(UISegmentedControl(frame: place).frame == place)
    }

    @Test("segments share the width, and the selected one's ground is 2 pt inside it")
    func places() throws {
        let ground = try scene.control.part("selected segment")
        #expect(ground.isHidden)
        scene.shift(to: CGRect(x: 5, y: 6, width: 330, height: 40))
        #expect(
            labels().map(\.frame)
                == [5, 115, 225].map {
                    CGRect(x: $0, y: 6, width: 110, height: 40)
                })
        for (index, x) in [(0, 7.0), (1, 117), (2, 227)] {
            control.selectedSegmentIndex = index
            scene.device.advance(by: 0)
            #expect(ground.frame == CGRect(x: x, y: 8, width: 106, height: 36))
            #expect(!ground.isHidden)
        }
        control.selectedSegmentIndex = UISegmentedControl.noSegment
        scene.device.advance(by: 0)
        #expect(ground.isHidden && UISegmentedControl.noSegment == -1)
    }

    @Test("titles are of 13 pt in the middle, and grey out when the control is switched off")
    func looks() throws {
        #expect(labels().map(\.text) == ["Day", "Week", "Month"])
        #expect(labels().allSatisfy { $0.font.pointSize == 13 && $0.textAlignment == .center })
        #expect(labels().allSatisfy { $0.textColor == .label })
        control.isEnabled = false
        scene.device.advance(by: 0)
        #expect(labels().allSatisfy { $0.textColor == .tertiaryLabel })
        let ground = try scene.control.part("selected segment")
        #expect(ground.layer.cornerRadius == 7 && ground.backgroundColor == .systemBackground)
        #expect(control.layer.cornerRadius == 8 && control.backgroundColor == .systemGray5)
    }

    @Test("a segment that is put in comes where it is asked for, or at the nearest end")
    func inserting() {
        control.insertSegment(withTitle: "Hour", at: 0, animated: false)
        control.insertSegment(withTitle: "Year", at: 99, animated: false)
        control.insertSegment(withTitle: "Minute", at: -5, animated: false)
        control.insertSegment(withTitle: "Fortnight", at: 4, animated: false)
        #expect(titles() == ["Minute", "Hour", "Day", "Week", "Fortnight", "Month", "Year"])
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
        scene.device.advance(by: 0)
        // Seven share 300 pt now.
        #expect(labels().allSatisfy { abs($0.frame.width - 300.0 / 7) < 0.001 })
        control.setTitle("Moment", forSegmentAt: 0)
        #expect(titles().first == "Moment" && titles().dropFirst().first == "Hour")
    }

    @Test("the selection stays with its segment when others come and go, and goes with it")
    func selection() {
        control.selectedSegmentIndex = 1
        control.insertSegment(withTitle: "after", at: 2, animated: false)
        #expect(control.selectedSegmentIndex == 1)
        control.insertSegment(withTitle: "here", at: 1, animated: false)
        #expect(control.selectedSegmentIndex == 2)
        #expect(titles() == ["Day", "here", "Week", "after", "Month"])
        control.removeSegment(at: 3, animated: false)
        #expect(control.selectedSegmentIndex == 2)
        control.removeSegment(at: 0, animated: false)
        #expect(control.selectedSegmentIndex == 1)
        for nowhere in [-1, 3] { control.removeSegment(at: nowhere, animated: false) }
        #expect(titles() == ["here", "Week", "Month"] && labels().count == 3)
        scene.device.advance(by: 0)
        #expect(labels().map(\.frame.width) == [100, 100, 100])
        control.removeSegment(at: 2, animated: false)
        scene.device.advance(by: 0)
        #expect(labels().map(\.frame.width) == [150, 150])
        control.insertSegment(withTitle: "Year", at: 2, animated: false)
        control.removeSegment(at: 1, animated: false)
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
        scene.device.advance(by: 0)
        #expect(labels().map(\.frame.width) == [150, 150])
        control.removeAllSegments()
        #expect(control.numberOfSegments == 0 && labels().isEmpty)
    }

    @Test("a lift selects the segment it is over; beside the control, the nearest one")
    func lifting() {
        scene.shift(to: CGRect(x: 5, y: 6, width: 300, height: 32))
        var selected: [Int] = []
        for x: CGFloat in [104, 105, 204, 205, 330, -20, 305] {
            scene.device.drag(from: scene.point(150, 20), to: scene.point(x, 20), over: 0.05)
            selected.append(control.selectedSegmentIndex)
        }
        #expect(selected == [0, 1, 1, 2, 2, 0, 2])
        #expect(scene.log.heard.filter { $0 == "value" }.count == 5)
        scene.device.drag(from: scene.point(150, 20), to: scene.point(150, 200), over: 0.05)
        control.endTracking(nil, with: nil)
        #expect(control.selectedSegmentIndex == 2)
    }

    /// One that takes every touch.
    private final class Everywhere: UISegmentedControl {
        override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { true }
    }

    @Test("a control without segments, or without a width, selects none")
    func none() {
        let empty = ControlScene(
            UISegmentedControl(frame: CGRect(x: 9, y: 9, width: 90, height: 30)))
        empty.device.tap(at: empty.middle)
        #expect(empty.control.selectedSegmentIndex == UISegmentedControl.noSegment)
        let flat = ControlScene(Everywhere(items: ["a", "b"]))
        flat.control.frame = CGRect(x: 9, y: 9, width: 0, height: 30)
        flat.device.advance(by: 0)
        flat.device.tap(at: flat.middle)
        #expect(flat.log.heard == ["down", "up"])
        #expect(flat.control.selectedSegmentIndex == UISegmentedControl.noSegment)
        flat.control.frame.size.width = 1
        flat.device.tap(at: flat.middle)
        #expect(flat.control.selectedSegmentIndex == 1)
    }

    @Test("a new selection is the primary action too, and both are told together")
    func events() {
        scene.control.addAction(
            UIAction(title: "both") { _ in }, for: [.valueChanged, .primaryActionTriggered])
        scene.device.tap(at: scene.middle)
        #expect(
            scene.sent("events").contains(.list(["valueChanged", "primaryActionTriggered"])))
    }
}
