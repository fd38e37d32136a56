import Testing
import TouchEngine

@Suite("Touches that were kept back until they were over")
struct KeptBackTests {
    /// Never decides, and keeps touches from their view until it is switched off.
    private final class Holder: UIGestureRecognizer {}

    @Test(
        "are told before a finger that landed later, each by itself (G-1.12, G-2.21)",
        arguments: [false, true])
    func oneByOne(takesMany: Bool) {
        let scene = NestedScene()
        scene.inner.isMultipleTouchEnabled = takesMany
        let holder = scene.add(Holder(), named: "holder", to: scene.outer)
        holder.delaysTouchesBegan = true
        let finger = scene.device.finger()
        finger.down(at: scene.inside)
        finger.up()
        scene.device.advance(by: 0.3)
        finger.down(at: scene.inside)
        #expect(scene.inner.heard.isEmpty)
        holder.isEnabled = false
        #expect(scene.inner.heard == ["began", "ended", "began"])
        finger.up()
        #expect(scene.inner.heard == ["began", "ended", "began", "ended"])
    }

    @Test("are told together when the fingers were down together (G-2.11, G-2.21)")
    func together() {
        let scene = NestedScene()
        scene.inner.isMultipleTouchEnabled = true
        let holder = scene.add(Holder(), named: "holder", to: scene.outer)
        holder.delaysTouchesBegan = true
        let (a, b) = (scene.device.finger(), scene.device.finger())
        a.down(at: scene.inside)
        b.down(at: CGPoint(x: 200, y: 250))
        scene.device.advance(by: 0.3)
        a.up()
        b.up()
        holder.isEnabled = false
        #expect(scene.inner.heard == ["began", "ended"])
        #expect(scene.inner.places.count == 4)
    }

    @Test("a control follows the finger that landed first, whatever its number (G-8.1)")
    func firstToLand() {
        for _ in 0..<20 {
            let scene = ControlScene.button()
            scene.control.isMultipleTouchEnabled = true
            let holder = scene.add(Holder(), named: "holder", to: scene.panel)
            holder.delaysTouchesBegan = true
            let (a, b, c) = (scene.device.finger(), scene.device.finger(), scene.device.finger())
            a.down(at: CGPoint(x: 350, y: 700))
            b.down(at: scene.point(30, 22))
            a.up()
            c.down(at: scene.point(70, 22))
            holder.isEnabled = false
            #expect(scene.log.heard == ["down"])
            c.up()
            #expect(scene.log.heard == ["down"])
            b.up()
            #expect(scene.log.heard == ["down", "up"])
        }
    }
}
