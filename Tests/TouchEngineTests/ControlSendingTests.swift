import Testing
import TouchEngine

@Suite("What a control sends", .tags(.apparatus))
struct ControlSendingTests {
    /// A target with two methods.
    private final class Ear {
        let name: String
        let log: CallLog
        init(_ name: String, _ log: CallLog) { (self.name, self.log) = (name, log) }
        func one(_ sender: UIControl) { log.lines.append("\(name) one") }
        func two(_ sender: UIControl) { log.lines.append("\(name) two") }
    }

    private let one = Selector("one(_:)", Ear.one)
    private let two = Selector("two(_:)", Ear.two)

    private let scene = ControlScene(UIControl(frame: CGRect(x: 9, y: 9, width: 60, height: 40)))
    private let log = CallLog()
    private var control: UIControl { scene.control }

    private func heard(_ events: UIControl.Event = .touchDown) -> [String] {
        log.lines = []
        control.sendActions(for: events)
        return log.lines
    }

    @Test("every event has UIKit's bit, and a record of it has its name")
    func events() {
        let named: [(UIControl.Event, UInt, String)] = [
            (.touchDown, 0, "touchDown"), (.touchDownRepeat, 1, "touchDownRepeat"),
            (.touchDragInside, 2, "touchDragInside"), (.touchDragOutside, 3, "touchDragOutside"),
            (.touchDragEnter, 4, "touchDragEnter"), (.touchDragExit, 5, "touchDragExit"),
            (.touchUpInside, 6, "touchUpInside"), (.touchUpOutside, 7, "touchUpOutside"),
            (.touchCancel, 8, "touchCancel"), (.valueChanged, 12, "valueChanged"),
            (.primaryActionTriggered, 13, "primaryActionTriggered"),
            (.menuActionTriggered, 14, "menuActionTriggered"),
            (.editingDidBegin, 16, "editingDidBegin"), (.editingChanged, 17, "editingChanged"),
            (.editingDidEnd, 18, "editingDidEnd"),
            (.editingDidEndOnExit, 19, "editingDidEndOnExit"),
        ]
        // What a moving finger repeats is not recorded; beside another event it is.
        control.addAction(UIAction { _ in }, for: .allEvents)
        for (event, bit, name) in named {
            #expect(event.rawValue == 1 << bit)
            let isRepeated = name == "touchDragInside" || name == "touchDragOutside"
            let before = scene.sent("events").count
            control.sendActions(for: event)
            let new = scene.sent("events").dropFirst(before).filter { $0 != .list([]) }
            #expect(new.contains(.list([name])) == !isRepeated, "\(name)")
        }
        #expect(UIControl.Event.allTouchEvents.rawValue == 0xFFF)
        #expect(UIControl.Event.allEditingEvents.rawValue == 0xF_0000)
        #expect(UIControl.Event.applicationReserved.rawValue == 0xF00_0000)
        #expect(UIControl.Event.systemReserved.rawValue == 0xF000_0000)
        #expect(UIControl.Event.allEvents.rawValue == 0xFFFF_FFFF)
    }

    @Test("what a moving finger repeats is not recorded; its value is, unless it follows a finger")
    func repeated() {
        let control = UIControl(frame: CGRect(x: 9, y: 9, width: 60, height: 40))
        scene.panel.addSubview(control)
        control.addAction(UIAction(title: "all") { _ in }, for: .allEvents)
        let recorded = { (events: UIControl.Event) -> Bool in
            let before = scene.sent("events").count
            control.sendActions(for: events)
            return scene.sent("events").count > before
        }
        #expect(!recorded([.touchDragInside, .touchDragOutside]))
        #expect(recorded([.touchDragInside, .touchDragExit]))
        #expect(recorded(.valueChanged))
        let finger = scene.device.finger()
        finger.down(at: control.convert(CGPoint(x: 5, y: 5), to: nil))
        #expect(!recorded(.valueChanged))
        #expect(recorded([.valueChanged, .primaryActionTriggered]))
        #expect(recorded(.touchDown))
        finger.up()
        #expect(recorded(.valueChanged))
    }

    @Test("a record names the method or the action's title, and the target if it is not an action")
    func records() {
        let view = UIView()
        view.accessibilityIdentifier = "ear"
        let bare = UIControl()
        scene.panel.addSubview(bare)
        bare.addTarget(
            view, action: Selector("setNeedsLayout", UIView.setNeedsLayout), for: .touchDown)
        bare.addAction(UIAction(title: "Go") { _ in }, for: .touchDown)
        bare.addAction(UIAction { _ in }, for: .touchDown)
        bare.sendActions(for: .touchDown)
        #expect(
            scene.sent("action") == [.text("setNeedsLayout"), .text("Go"), .text("UIAction")])
        #expect(scene.sent("target") == [.text("ear"), .text(""), .text("")])
    }

    @Test("what is sent from within an action has its own events, and the action keeps its own")
    func nested() {
        let bare = UIControl()
        scene.panel.addSubview(bare)
        let own = UIAction(title: "own") { _ in }
        bare.addAction(
            UIAction(title: "outer") { _ in
                bare.sendActions(for: .valueChanged)
                bare.sendAction(own)
            }, for: .touchDown)
        bare.addAction(UIAction(title: "inner") { _ in }, for: .valueChanged)
        bare.sendActions(for: .touchDown)
        bare.sendAction(own)
        #expect(
            scene.sent("action") == [.text("outer"), .text("inner"), .text("own"), .text("own")])
        #expect(
            scene.sent("events") == [
                .list(["touchDown"]), .list(["valueChanged"]), .list(["touchDown"]), .list([]),
            ])
    }

    @Test("a pair of target and method is one by both, and targets are told in the order they came")
    func pairs() {
        let (a, b) = (Ear("a", log), Ear("b", log))
        control.addTarget(a, action: one, for: .touchDown)
        control.addTarget(b, action: one, for: .touchDown)
        control.addTarget(a, action: two, for: [.touchDown, .touchCancel])
        control.addTarget(a, action: one, for: .touchCancel)
        #expect(heard() == ["a one", "b one", "a two"])
        #expect(heard(.touchCancel) == ["a one", "a two"])
        #expect(heard([.touchDown, .touchCancel]) == ["a one", "b one", "a two"])
        #expect(
            control.actions(forTarget: a, forControlEvent: .touchDown) == ["one(_:)", "two(_:)"])
        #expect(control.actions(forTarget: b, forControlEvent: .touchDown) == ["one(_:)"])
        #expect(control.actions(forTarget: b, forControlEvent: [.touchDown, .touchCancel]) == nil)
        #expect(control.actions(forTarget: nil, forControlEvent: .touchDown) == nil)
        control.removeTarget(a, action: one, for: .touchDown)
        #expect(heard() == ["b one", "a two"])
        #expect(heard(.touchCancel) == ["a one", "a two"])
        control.removeTarget(b, action: nil, for: .allEvents)
        #expect(heard() == ["a two"])
        control.removeTarget(nil, action: two, for: .allEvents)
        #expect(heard(.touchCancel) == ["a one"])
        control.removeTarget(nil, action: nil, for: .touchCancel)
        #expect(heard(.allEvents).isEmpty && control.allTargets.isEmpty)
        for ear in [a, b] { control.addTarget(ear, action: one, for: .touchDown) }
        control.removeTarget(a, action: one, for: .touchDown)
        control.addTarget(a, action: one, for: .touchDown)
        #expect(heard() == ["b one", "a one"])
    }

    @Test("to send a target what it does not have is an exception")
    func unrecognized() async {
        await #expect(processExitsWith: .failure) {
            let acted = Selector("acted(_:)", Listener.acted)
            UIControl().sendAction(acted, to: UIView(), for: nil)
        }
    }

    /// A panel that answers what is sent along the responder chain.
    private final class Answering: UIView {
        var heard = 0
        func one(_ sender: UIControl) { heard += 1 }
    }

    @Test("a target that is gone is not taken for none, and the other way round")
    func gone() {
        let answering = Answering(frame: scene.panel.bounds)
        scene.panel.addSubview(answering)
        answering.addSubview(control)
        let one = Selector("one(_:)", Answering.one)
        var passing: Answering? = Answering()
        control.addTarget(passing, action: one, for: .touchDown)
        passing = nil
        control.addTarget(nil, action: one, for: .touchDown)
        control.addTarget(nil, action: one, for: .touchCancel)
        #expect(control.actions(forTarget: nil, forControlEvent: .touchDown) == ["one(_:)"])
        control.sendActions(for: .touchDown)
        #expect(answering.heard == 1)
        control.sendActions(for: .touchCancel)
        #expect(answering.heard == 2)
        control.removeTarget(answering, action: one, for: .allEvents)
        control.sendActions(for: .touchCancel)
        #expect(answering.heard == 3)
        control.removeTarget(nil, action: one, for: .touchCancel)
        control.sendActions(for: .touchCancel)
        #expect(answering.heard == 3)
    }
}
