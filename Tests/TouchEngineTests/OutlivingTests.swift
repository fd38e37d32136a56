import Testing
import TouchEngine

@Suite("What outlives its device", .tags(.apparatus))
struct OutlivingTests {
    /// Something that is looked at without being kept.
    private struct Weakly<Thing: AnyObject> {
        weak var thing: Thing?
    }

    /// What a test keeps of a device that goes.
    private final class Keeper {
        var touches: Set<UITouch> = []
        var presses: Set<UIPress> = []
    }

    private final class PressKeeper: UIGestureRecognizer {
        var keeper: Keeper?
        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
            keeper?.presses = presses
        }
    }

    @Test("a recognizer that is kept has no finger and no target any more, and is possible")
    func recognizer() {
        let scribe = Scribe("kept")
        func use() -> (Weakly<UITouch>, Weakly<Listener>) {
            let (scene, keeper) = (NestedScene(), Keeper())
            _ = scene.add(scribe, named: "kept", to: scene.inner)
            scribe.does = { scribe, phase, touches in
                keeper.touches = touches
                Scribe.drags(scribe, phase, touches)
            }
            let finger = scene.device.finger()
            finger.down(at: scene.inside)
            finger.move(to: CGPoint(x: 180, y: 250))
            #expect(scribe.state == .began && scribe.numberOfTouches == 1)
            scribe.does = { _, _, _ in }
            return (Weakly(thing: keeper.touches.first), Weakly(thing: scene.listener))
        }
        let (touch, listener) = use()
        #expect(scribe.numberOfTouches == 0 && scribe.state == .possible)
        #expect(touch.thing == nil && listener.thing == nil)
    }

    @Test("a button's press that is kept keeps no recognizer")
    func press() {
        let keeper = Keeper()
        func use() -> Weakly<UIGestureRecognizer> {
            let scene = ButtonScene()
            let own = PressKeeper()
            own.keeper = keeper
            own.allowedPressTypes = [NSNumber(value: UIPress.PressType.select.rawValue)]
            scene.device.window.addGestureRecognizer(own)
            scene.device.press(.select)
            #expect(keeper.presses.first?.gestureRecognizers == [own])
            return Weakly(thing: own)
        }
        let own = use()
        #expect(keeper.presses.count == 1)
        #expect(own.thing == nil)
    }
}
