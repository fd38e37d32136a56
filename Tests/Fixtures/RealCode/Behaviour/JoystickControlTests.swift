import Testing
import TouchEngine

private final class Listener {
    var values: [CGPoint] = []
    @objc func changed(_ joystick: JoystickControl) { values.append(joystick.value) }
}

private struct Scene {
    let device = Device()
    let panel: JoystickPanel
    let listener = Listener()

    init() {
        panel = JoystickPanel(frame: device.screen.bounds)
        panel.contentInsetAdjustmentBehavior = .never
        device.window.addSubview(panel)
        panel.layoutIfNeeded()
        panel.joystick.addTarget(
            listener, action: #selector(Listener.changed(_:)), for: .valueChanged)
    }

    var middle: CGPoint { panel.joystick.convert(CGPoint(x: 80, y: 80), to: nil) }
}

@Test("the knob goes with the finger as far as it can, and back when let go")
func joystickFollows() {
    let scene = Scene()
    #expect(scene.middle == CGPoint(x: 196.5, y: 380))
    let finger = scene.device.finger()
    finger.down(at: scene.middle)
    finger.move(to: CGPoint(x: scene.middle.x, y: scene.middle.y - 25), over: 0.2)
    #expect(scene.panel.joystick.value == CGPoint(x: 0, y: -0.5))
    finger.move(to: CGPoint(x: scene.middle.x + 300, y: scene.middle.y), over: 0.3)
    #expect(scene.panel.joystick.value == CGPoint(x: 1, y: 0))
    #expect(scene.panel.contentOffset == .zero)
    finger.up()
    scene.device.settle()
    #expect(scene.panel.joystick.value == .zero)
    #expect(scene.listener.values.last == .zero)
}

@Test("beside the knob the panel scrolls, and the joystick says nothing")
func joystickLeavesThePanel() {
    let scene = Scene()
    for x in [40, scene.middle.x - 76] {
        scene.panel.contentOffset = .zero
        let y = scene.middle.y + 60
        scene.device.drag(from: CGPoint(x: x, y: y), to: CGPoint(x: x, y: y - 200), over: 0.3)
        scene.device.settle()
        #expect(scene.panel.contentOffset.y > 150)
    }
    #expect(scene.listener.values.allSatisfy { $0 == .zero })
}

@Test("a second finger does not push, and a lost finger lets the knob go")
func joystickHasOneFinger() {
    let scene = Scene()
    let finger = scene.device.finger()
    finger.down(at: scene.middle)
    finger.move(to: CGPoint(x: scene.middle.x + 25, y: scene.middle.y), over: 0.2)
    let other = scene.device.finger()
    other.down(at: CGPoint(x: scene.middle.x, y: scene.middle.y + 20))
    other.move(to: CGPoint(x: scene.middle.x, y: scene.middle.y - 100), over: 0.2)
    #expect(scene.panel.joystick.value == CGPoint(x: 0.5, y: 0))
    #expect(scene.panel.contentOffset == .zero)
    scene.device.cancelTouches()
    finger.up()
    other.up()
    scene.device.settle()
    #expect(scene.panel.joystick.value == .zero)
    #expect(!scene.panel.joystick.isTracking)
}
