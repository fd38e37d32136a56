import Testing
import TouchEngine

@Suite("The program and its device", .tags(.apparatus))
struct ApplicationTests {
    @Test("there is one program a device, and its window and screen are the device's")
    func shared() {
        let device = Device(.iPhoneWithSafeArea)
        #expect(UIApplication.shared === UIApplication.shared)
        #expect(UIApplication.shared.windows.first === device.window)
        #expect(UIApplication.shared.keyWindow === device.window && UIScreen.main === device.screen)
        #expect(UIApplication.shared.statusBarFrame == CGRect(x: 0, y: 0, width: 393, height: 59))
        #expect(UIDevice.current.userInterfaceIdiom == .phone)
        let tablet = Device(.iPad)
        #expect(UIApplication.shared.keyWindow === tablet.window)
        #expect(UIDevice.current.userInterfaceIdiom == .pad)
    }

    @Test("fingers that land while they are ignored go unnoticed, as often as that was asked for")
    func ignoring() {
        let device = Device()
        let log = CallLog()
        let scribe = Scribe("r", log: log)
        device.window.addGestureRecognizer(scribe)
        UIApplication.shared.beginIgnoringInteractionEvents()
        UIApplication.shared.beginIgnoringInteractionEvents()
        UIApplication.shared.endIgnoringInteractionEvents()
        device.tap(at: CGPoint(x: 100, y: 100))
        #expect(log.lines == [] && UIApplication.shared.isIgnoringInteractionEvents)
        UIApplication.shared.endIgnoringInteractionEvents()
        device.tap(at: CGPoint(x: 100, y: 100))
        #expect(!log.lines.isEmpty && !UIApplication.shared.isIgnoringInteractionEvents)
    }

    @Test("an effect's view keeps what is on it in a view that fills it")
    func effects() {
        let view = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
        view.frame = CGRect(x: 0, y: 0, width: 80, height: 60)
        #expect(view.contentView.frame == view.bounds && view.contentView.superview === view)
        #expect(view.effect is UIBlurEffect)
    }
}
