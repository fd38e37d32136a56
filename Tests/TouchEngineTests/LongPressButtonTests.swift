import Testing
import TouchEngine

@Suite("Long presses of buttons")
struct LongPressButtonTests {
    /// A press that takes the select button, on the window.
    private func scene(
        taps: Int = 0
    ) -> (Device, UILongPressGestureRecognizer, Listener) {
        let (device, listener) = (Device(), Listener())
        let press = UILongPressGestureRecognizer()
        press.numberOfTapsRequired = taps
        press.allowedPressTypes = [NSNumber(value: UIPress.PressType.select.rawValue)]
        listener.listen(to: press, as: "press", on: device.window)
        return (device, press, listener)
    }

    @Test("a button that is held begins it in time, and ends it when it comes up (G-7.26, G-2.37)")
    func begins() {
        let (device, press, listener) = scene()
        device.press(.select, for: 0.5)
        #expect(listener.heard == ["press began", "press ended"])
        device.press(.select, for: 0.49)
        #expect(listener.heard.count == 2)
        let why = device.explain(press).chain.first
        #expect(why?.code == .failedByShortPress)
        #expect(why?["held"] == .number(0.49))
        #expect(why?["limit"] == .number(0.5))
        #expect(device.isAtRest)
    }

    @Test("a tap of the button comes first where it takes one (G-7.25, G-2.37)")
    func tapFirst() {
        for (pause, heard) in [(0.3, ["press began", "press ended"]), (0.4, [])] {
            let (device, _, listener) = scene(taps: 1)
            device.press(.select)
            device.advance(by: pause)
            device.press(.select, for: 0.6)
            device.settle()
            #expect(listener.heard == heard)
            #expect(device.isAtRest)
        }
    }

    @Test("a tap of the button is held no longer than any (model: tapHoldLimit)")
    func heldTap() {
        let (device, press, listener) = scene(taps: 1)
        device.press(.select, for: 1.6)
        #expect(device.explain(press).chain.first?.code == .failedByHolding)
        #expect(device.explain(press).chain.first?["taps"] == .number(0))
        device.press(.select, for: 1.4)
        device.advance(by: 0.1)
        device.press(.select, for: 0.6)
        #expect(listener.heard == ["press began", "press ended"])
    }

    @Test("another button that goes down while it acts changes nothing (G-7.26)")
    func another() {
        let (device, press, listener) = scene()
        press.allowedPressTypes += [NSNumber(value: UIPress.PressType.menu.rawValue)]
        let meddler = Meddler { if $0.state == .began { device.press(.menu, for: 2) } }
        press.addTarget(meddler, action: Selector("act(_:)", Meddler.act))
        device.press(.select, for: 1)
        #expect(listener.heard == ["press began", "press ended"])
        device.settle()
        #expect(meddler.count == 2)
        #expect(listener.heard == ["press began", "press ended"])
        #expect(device.isAtRest)
    }

    @Test("a call takes the button away: cancelled, if it had begun (G-2.33)")
    func taken() {
        let (device, press, listener) = scene()
        let meddler = Meddler { if $0.state == .began { device.cancelTouches() } }
        press.addTarget(meddler, action: Selector("act(_:)", Meddler.act))
        device.press(.select, for: 1)
        #expect(meddler.count == 2)
        #expect(listener.heard == ["press began", "press cancelled"])
        #expect(device.isAtRest)
    }
}
