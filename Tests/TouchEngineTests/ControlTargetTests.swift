import Testing
import TouchEngine

@Suite("Whom a control tells")
struct ControlTargetTests {
    /// A target with a method of every shape.
    final class Player {
        var heard: [String] = []
        func play() { heard.append("play") }
        func play(_ sender: UIButton) { heard.append("play from \(sender.currentTitle ?? "")") }
        func play(_ sender: UIButton, with event: UIEvent) {
            heard.append("play with \(event.allTouches?.count ?? 0)")
        }
        func stop(_ sender: Any, with event: UIEvent?) {
            heard.append(event == nil ? "stop" : "stop with event")
        }
    }

    let scene = ControlScene.button()
    let player = Player()

    @Test("a method takes nothing, the sender, or the sender and the event", .tags(.apparatus))
    func shapes() {
        scene.control.addTarget(
            player, action: Selector("play", Player.play as (Player) -> () -> Void),
            for: .touchUpInside)
        scene.control.addTarget(
            player, action: Selector("play(_:)", Player.play as (Player) -> (UIButton) -> Void),
            for: .touchUpInside)
        scene.control.addTarget(
            player,
            action: Selector(
                "play(_:with:)", Player.play as (Player) -> (UIButton, UIEvent) -> Void),
            for: .touchUpInside)
        scene.control.addTarget(
            player, action: Selector("stop(_:with:)", Player.stop), for: .touchUpInside)
        scene.device.tap(at: scene.middle)
        #expect(player.heard == ["play", "play from Play", "play with 1", "stop with event"])
        scene.control.removeTarget(player, action: nil, for: .allEvents)
        scene.control.addTarget(
            player, action: Selector("stop(_:with:)", Player.stop), for: .valueChanged)
        scene.control.sendActions(for: .valueChanged)
        #expect(player.heard.last == "stop")
    }

    @Test(
        "a pair that is added again gets the events besides its own, and loses them one by one",
        .tags(.apparatus))
    func registration() {
        let stop = Selector("stop(_:with:)", Player.stop)
        scene.control.addTarget(player, action: stop, for: .touchDown)
        scene.control.addTarget(player, action: stop, for: [.touchDown, .touchUpInside])
        scene.device.tap(at: scene.middle)
        #expect(player.heard.count == 2)
        #expect(
            scene.control.actions(forTarget: player, forControlEvent: .touchDown) == [
                "stop(_:with:)"
            ])
        scene.control.removeTarget(nil, action: stop, for: .touchDown)
        #expect(scene.control.actions(forTarget: player, forControlEvent: .touchDown) == nil)
        scene.device.advance(by: 1)
        scene.device.tap(at: scene.middle)
        #expect(player.heard.count == 3)
        let button = UIButton()
        #expect(button.allTargets.isEmpty && button.allControlEvents == [])
        button.addTarget(scene.panel, action: stop, for: .touchCancel)
        button.addTarget(nil, action: stop, for: .valueChanged)
        #expect(button.allTargets.count == 2 && button.allTargets.contains(scene.panel))
        #expect(button.allControlEvents == [.touchCancel, .valueChanged])
    }

    @Test("without a target, the first on the responder chain that has the method gets it (G-2.35)")
    func responderChain() {
        final class Panel: UIView {
            var heard = 0
            func pressed(_ sender: UIButton) { heard += 1 }
        }
        let (outer, inner) = (Panel(frame: scene.panel.bounds), UIView(frame: scene.panel.bounds))
        scene.panel.addSubview(outer)
        outer.addSubview(inner)
        inner.addSubview(scene.control)
        scene.control.addTarget(
            nil, action: Selector("pressed(_:)", Panel.pressed), for: .touchUpInside)
        scene.device.tap(at: scene.middle)
        #expect(outer.heard == 1)
        scene.panel.addSubview(scene.control)
        scene.device.tap(at: scene.middle)
        #expect(outer.heard == 1)
    }

    @Test("a target is not retained, and one that is gone hears nothing", .tags(.apparatus))
    func weakTarget() {
        var gone: Player? = Player()
        weak let trace = gone
        scene.control.addTarget(
            gone, action: Selector("stop(_:with:)", Player.stop), for: .touchDown)
        gone = nil
        #expect(trace == nil)
        scene.device.tap(at: scene.middle)
        #expect(scene.device.trace.records(.controlAction).allSatisfy { $0["target"] == .text("") })
    }

    @Test(
        "an action has an identity: one of the same identifier takes its place", .tags(.apparatus))
    func actions() {
        var heard: [String] = []
        let id = UIAction.Identifier("one")
        scene.control.addAction(
            UIAction(identifier: id) { _ in heard.append("first") }, for: .touchDown)
        scene.control.addAction(
            UIAction(identifier: id) { action in
                heard.append((action.sender as? UIButton) === scene.control ? "second" : "lost")
            }, for: .touchUpInside)
        scene.device.tap(at: scene.middle)
        #expect(heard == ["second", "second"])
        scene.control.removeAction(identifiedBy: id, for: .touchDown)
        scene.device.tap(at: scene.middle)
        #expect(heard == ["second", "second", "second"])
    }

    @Test(
        "one that was removed by another's action in the same event hears nothing",
        .tags(.apparatus))
    func removedMeanwhile() {
        var heard = 0
        let second = UIAction { _ in heard += 1 }
        scene.control.addAction(
            UIAction { [scene] _ in scene.control.removeAction(second, for: .touchDown) },
            for: .touchDown)
        scene.control.addAction(second, for: .touchDown)
        scene.device.tap(at: scene.middle)
        #expect(heard == 0)
    }

    @Test(
        "a button calls its primary action when a finger lifts inside; titles go by state",
        .tags(.apparatus))
    func primaryAction() {
        var calls = 0
        let action = UIAction(title: "Go") { _ in calls += 1 }
        let scene = ControlScene(UIButton(type: .system, primaryAction: action))
        scene.control.frame = CGRect(x: 50, y: 50, width: 100, height: 44)
        scene.control.addAction(action, for: .touchUpInside)
        scene.device.tap(at: scene.middle)
        #expect(calls == 1)
        #expect(scene.control.titleLabel?.text == "Go")
        scene.control.setTitle("Off", for: .disabled)
        scene.control.isEnabled = false
        #expect(scene.control.titleLabel?.text == "Off")
        #expect(scene.control.title(for: .selected) == nil && scene.control.currentTitle == "Off")
    }
}
