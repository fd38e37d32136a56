import Testing
import TouchEngine

@Suite("Actions as closures", .tags(.apparatus))
struct ActionTests {
    private let control = UIControl()
    private let log = CallLog()

    private func action(_ name: String, id: String? = nil) -> UIAction {
        UIAction(title: name, identifier: id.map { UIAction.Identifier($0) }) { [log] _ in
            log.lines.append(name)
        }
    }

    private func heard(_ events: UIControl.Event = .touchDown) -> [String] {
        log.lines = []
        control.sendActions(for: events)
        return log.lines
    }

    @Test("an action says its title, which may be another later; without one it says nothing")
    func title() {
        let action = action("Go")
        #expect(action.title == "Go" && UIAction { _ in }.title == "")
        action.title = "Stop"
        #expect(action.title == "Stop")
        let element: UIMenuElement = action
        #expect(element.title == "Stop")
    }

    @Test("identifiers are one if their names are")
    func identifiers() {
        #expect(UIAction.Identifier("a") == UIAction.Identifier(rawValue: "a"))
        #expect(UIAction.Identifier("a") != UIAction.Identifier("b"))
        #expect(UIAction.Identifier("a").rawValue == "a")
    }

    @Test("an action knows its sender while it is called, and not before or after")
    func sender() {
        var senders: [Bool] = []
        let action = UIAction { [control] in senders.append(($0.sender as? UIControl) === control) }
        #expect(action.sender == nil)
        control.addAction(action, for: .touchDown)
        control.sendActions(for: .touchDown)
        #expect(senders == [true] && action.sender == nil)
    }

    @Test("an action without an identifier is only itself; one with takes the place of its like")
    func likeness() {
        let (a, b) = (action("a"), action("b"))
        for action in [a, b, a, action("x", id: "x"), action("y", id: "y")] {
            control.addAction(action, for: .touchDown)
        }
        #expect(heard() == ["a", "b", "x", "y"])
        control.addAction(action("new x", id: "x"), for: .touchCancel)
        #expect(heard() == ["a", "b", "new x", "y"])
        #expect(heard(.touchCancel) == ["new x"])
        control.addAction(b, for: .touchCancel)
        #expect(heard(.touchCancel) == ["b", "new x"])
        #expect(control.allControlEvents == [.touchDown, .touchCancel])
    }

    @Test(
        "an action is taken away for the events that are named, by itself, its like or its identifier"
    )
    func removing() {
        let (a, b) = (action("a"), action("b"))
        for action in [a, b, action("x", id: "x"), action("y", id: "y")] {
            control.addAction(action, for: [.touchDown, .touchCancel])
        }
        control.removeAction(a, for: .touchDown)
        #expect(heard() == ["b", "x", "y"])
        #expect(heard(.touchCancel) == ["a", "b", "x", "y"])
        control.removeAction(action("another", id: "x"), for: .touchCancel)
        #expect(heard() == ["b", "x", "y"])
        #expect(heard(.touchCancel) == ["a", "b", "y"])
        control.removeAction(action("another"), for: .allEvents)
        control.removeAction(identifiedBy: UIAction.Identifier("y"), for: .touchDown)
        #expect(heard() == ["b", "x"])
        #expect(heard(.touchCancel) == ["a", "b", "y"])
        for action in [a, b] { control.removeAction(action, for: .allEvents) }
        #expect(heard() == ["x"])
        #expect(heard(.touchCancel) == ["y"])
    }

    @Test(
        "an action is told nothing any more once another has taken its place, in the same event even"
    )
    func replacedMeanwhile() {
        let old = action("old", id: "x")
        control.addAction(
            UIAction { [control] _ in
                control.addAction(action("new", id: "x"), for: .touchDown)
            }, for: .touchDown)
        control.addAction(old, for: [.touchDown, .touchCancel])
        #expect(heard() == [])
        #expect(heard(.touchCancel) == ["new"])
    }

    @Test("an action taken away and given again comes last")
    func again() {
        let (a, b) = (action("a"), action("b"))
        for action in [a, b] { control.addAction(action, for: .touchDown) }
        control.removeAction(a, for: .touchDown)
        control.addAction(a, for: .touchDown)
        #expect(heard() == ["b", "a"])
        let ear = Listener()
        let acted = Selector("acted(_:)", Listener.acted)
        control.addTarget(ear, action: acted, for: .touchCancel)
        control.removeTarget(nil, action: nil, for: .allEvents)
        #expect(heard() == ["b", "a"])
        #expect(control.actions(forTarget: ear, forControlEvent: .touchCancel) == nil)
    }

    @Test("a control made with an action calls it when it does what it is there for")
    func primary() {
        let made = UIControl(
            frame: CGRect(x: 1, y: 2, width: 3, height: 4), primaryAction: action("a"))
        #expect(made.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
        made.sendActions(for: .touchUpInside)
        #expect(log.lines.isEmpty)
        made.sendActions(for: .primaryActionTriggered)
        #expect(log.lines == ["a"])
    }
}
