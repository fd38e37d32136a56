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

    @Test(
        "a controller's layout guides are as long as what bars cover, and views can be tied to them"
    )
    func layoutGuides() {
        let device = Device(.iPhoneWithSafeArea)
        let page = UIViewController()
        device.window.rootViewController = page
        let body = UIView()
        body.translatesAutoresizingMaskIntoConstraints = false
        page.view.addSubview(body)
        NSLayoutConstraint.activate([
            body.topAnchor.constraint(equalTo: page.topLayoutGuide.bottomAnchor),
            body.bottomAnchor.constraint(equalTo: page.bottomLayoutGuide.topAnchor),
            body.leadingAnchor.constraint(equalTo: page.view.leadingAnchor),
            body.widthAnchor.constraint(equalTo: page.topLayoutGuide.heightAnchor),
        ])
        device.settle()
        #expect(page.topLayoutGuide.length == 59 && page.bottomLayoutGuide.length == 34)
        #expect(body.frame == CGRect(x: 0, y: 59, width: 59, height: 852 - 59 - 34))
        #expect(page.view.layoutGuides.count { $0.identifier.contains("layout guide") } == 2)
    }

    @Test("a phone may be held any way but on its head, a tablet any way")
    func orientations() {
        #expect(UIInterfaceOrientationMask.all.rawValue == 2 + 4 + 8 + 16)
        #expect(UIInterfaceOrientationMask.landscape.rawValue == 8 + 16)
        for (model, ways) in [(Device.Model.iPhone, 3), (.iPad, 4)] {
            let (device, page) = (Device(model), UIViewController())
            device.window.rootViewController = page
            let all: [UIInterfaceOrientationMask] = [
                .portrait, .landscapeLeft, .landscapeRight, .portraitUpsideDown,
            ]
            let allowed = page.supportedInterfaceOrientations
            #expect(all.count { allowed.contains($0) } == ways)
        }
    }

    @Test("a controller is shown by being pushed, or presented where nobody can push it")
    func shown() {
        let device = Device()
        let (root, page, alone) = (UIViewController(), UIViewController(), UIViewController())
        let navigation = UINavigationController(rootViewController: root)
        device.window.rootViewController = navigation
        root.show(page, sender: nil)
        device.settle()
        #expect(navigation.viewControllers.last === page)
        navigation.show(alone, sender: nil)
        device.settle()
        #expect(navigation.viewControllers.count == 3)
        let (host, other) = (UIViewController(), UIViewController())
        device.window.rootViewController = host
        host.show(other, sender: nil)
        device.settle()
        #expect(host.presentedViewController === other)
    }
}
