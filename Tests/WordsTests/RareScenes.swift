import TouchEngine

/// Scenes for what the fuzzer seldom or never comes to: pages, animations, controls, buttons.
enum RareScenes {
    /// The devices of all scenes, each after its run.
    static var devices: [Device] {
        [
            swipeBack(to: 300), swipeBack(to: 60), twice(),
            hidden { $0.isNavigationBarHidden = true },
            hidden { $0.topViewController?.navigationItem.hidesBackButton = true },
            hidden {
                $0.topViewController?.navigationItem.leftBarButtonItem = UIBarButtonItem(
                    title: "Menu", style: .plain, target: nil, action: nil)
            },
            hidden { $0.popToRootViewController(animated: false) }, wedge(), unled(), animation(),
            animator(),
            buttonTap(), switchPan(), sliderSwipe(), hover(), itself(), resting(),
            ring(.isDropped), ring(.waitsForEver),
            sideways(),
            straying(), swipedBack(), restingAtTheEdge(), vetoed(),
            leavingTheWindow(), deserted(), inFlight(), velocity(),
        ] + Buttons.devices + Transitions.devices + Scrolling.devices + Lists.devices
            + Layouts.devices
    }

    // MARK: Pages

    final class Page: UIViewController {
        var onWillAppear: () -> Void = {}

        convenience init(_ title: String) {
            self.init(nibName: nil, bundle: nil)
            self.title = title
        }

        override func viewWillAppear(_ animated: Bool) { onWillAppear() }
    }

    private final class Willing: NSObject, UIGestureRecognizerDelegate {}

    private static func pages(_ titles: String...) -> (Device, UINavigationController) {
        let device = Device()
        let navigation = UINavigationController()
        navigation.viewControllers = titles.map { Page($0) }
        device.window.rootViewController = navigation
        device.settle()
        return (device, navigation)
    }

    private static func swipe(_ device: Device, to x: Double = 300) {
        device.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: x, y: 400), over: 0.3)
    }

    private static func swipeBack(to x: Double) -> Device {
        let (device, navigation) = pages("A")
        navigation.pushViewController(Page("B"), animated: true)
        device.settle()
        navigation.setViewControllers([Page("C"), Page("D")], animated: false)
        swipe(device, to: x)
        device.settle()
        return device
    }

    private static func twice() -> Device {
        let (device, _) = pages("A", "B", "C")
        swipe(device)
        swipe(device)
        device.settle()
        return device
    }

    private static func hidden(_ change: (UINavigationController) -> Void) -> Device {
        let (device, navigation) = pages("A", "B")
        change(navigation)
        swipe(device)
        device.settle()
        return device
    }

    private static func wedge() -> Device {
        let (device, navigation) = pages("A")
        let delegate = Willing()
        navigation.interactivePopGestureRecognizer?.delegate = delegate
        swipe(device)
        navigation.pushViewController(Page("B"), animated: true)
        navigation.setViewControllers([], animated: false)
        device.settle()
        withExtendedLifetime(delegate) {}
        return device
    }

    private final class Guarded: UINavigationController, UINavigationBarDelegate {
        func navigationBar(
            _ navigationBar: UINavigationBar, shouldPop item: UINavigationItem
        ) -> Bool { false }
    }

    private static func vetoed() -> Device {
        let (device, navigation) = (Device(), Guarded())
        navigation.viewControllers = [Page("A"), Page("B")]
        device.window.rootViewController = navigation
        device.settle()
        device.tap(at: CGPoint(x: 30, y: 80))
        device.settle()
        return device
    }

    private static func unled() -> Device {
        let (device, navigation) = pages("A", "B")
        (navigation.viewControllers.first as? Page)?.onWillAppear = { [weak navigation] in
            navigation?.interactivePopGestureRecognizer?.isEnabled = false
        }
        swipe(device)
        device.settle()
        return device
    }

    // MARK: Views and controls

    /// A device with a view of 300 × 300 pt at (50, 100).
    static func panel(_ view: UIView = UIView()) -> (Device, UIView) {
        let device = Device()
        view.frame = CGRect(x: 50, y: 100, width: 300, height: 300)
        device.window.addSubview(view)
        return (device, view)
    }

    static let inside = CGPoint(x: 100, y: 200)

    /// An animator that is held, sent back, stopped and finished.
    private static func animator() -> Device {
        let device = Device()
        let view = UIView(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
        device.window.addSubview(view)
        let animator = UIViewPropertyAnimator(duration: 0.4, curve: .easeOut) {
            view.center.y += 20
        }
        animator.startAnimation()
        device.advance(by: 0.1)
        animator.pauseAnimation()
        animator.isReversed = true
        animator.startAnimation()
        device.advance(by: 0.05)
        animator.stopAnimation(false)
        if animator.state == .stopped { animator.finishAnimation(at: .start) }
        return device
    }

    private static func animation() -> Device {
        let (device, view) = panel()
        view.addGestureRecognizer(UITapGestureRecognizer())
        UIView.animate(withDuration: 0.4) { view.center.y += 20 }
        device.tap(at: inside)
        UIView.animate(withDuration: 0.4) { view.center.y -= 20 }
        device.settle()
        return device
    }

    private static func buttonTap() -> Device {
        let (device, view) = panel()
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 0, y: 0, width: 100, height: 150)
        view.addSubview(button)
        view.addGestureRecognizer(UITapGestureRecognizer())
        device.tap(at: inside)
        return device
    }

    private static func switchPan() -> Device {
        let (device, view) = panel()
        view.addSubview(UISwitch(frame: CGRect(x: 50, y: 100, width: 0, height: 0)))
        view.addGestureRecognizer(UIPanGestureRecognizer())
        device.drag(from: CGPoint(x: 115, y: 215), to: CGPoint(x: 160, y: 220), over: 0.2)
        return device
    }

    private static func sliderSwipe() -> Device {
        let (device, view) = panel()
        view.addSubview(UISlider(frame: CGRect(x: 50, y: 100, width: 228, height: 34)))
        view.addGestureRecognizer(UISwipeGestureRecognizer())
        device.flick(from: CGPoint(x: 114, y: 217), to: CGPoint(x: 314, y: 217))
        return device
    }

    private static func hover() -> Device {
        let (device, view) = panel()
        view.addGestureRecognizer(UIHoverGestureRecognizer())
        device.tap(at: inside)
        return device
    }

    /// A block that is seen on its way, and stands at its end already.
    private static func inFlight() -> Device {
        let device = Device()
        let block = UIView(frame: CGRect(x: 0, y: 100, width: 50, height: 50))
        block.addGestureRecognizer(UITapGestureRecognizer())
        device.window.addSubview(block)
        UIView.animate(withDuration: 10) { block.frame.origin.x = 300 }
        device.advance(by: 5)
        device.tap(at: CGPoint(x: 175, y: 125))
        return device
    }

    // MARK: Recognizers

    /// A recognizer whose target is gone.
    private static func deserted() -> Device {
        let (device, view) = panel()
        let action = Selector("hear", Ear.hear)
        view.addGestureRecognizer(UITapGestureRecognizer(target: Ear(), action: action))
        device.tap(at: inside)
        return device
    }

    private final class Thrower {
        func throwOn(_ pan: UIPanGestureRecognizer) {
            pan.setTranslation(.zero, in: nil)
            _ = pan.velocity(in: nil)
        }
    }

    /// A pan whose action resets the velocity before it asks for it.
    private static func velocity() -> Device {
        let (device, view) = panel()
        let thrower = Thrower()
        let action = Selector("throwOn", Thrower.throwOn)
        view.addGestureRecognizer(UIPanGestureRecognizer(target: thrower, action: action))
        device.drag(from: inside, to: CGPoint(x: inside.x + 60, y: inside.y), over: 0.1)
        return device
    }

    private final class Undecided: UIGestureRecognizer {
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .began }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
            state = .cancelled
        }
    }

    private final class Ear {
        func hear(_ recognizer: UIGestureRecognizer) {}
    }

    private static func itself() -> Device {
        let (device, view) = panel()
        let ear = Ear()
        view.addGestureRecognizer(
            Undecided(target: ear, action: Selector("hear(_:)", Ear.hear)))
        device.tap(at: inside)
        withExtendedLifetime(ear) {}
        return device
    }

    private static func resting() -> Device {
        let (device, view) = panel()
        view.addGestureRecognizer(UIPanGestureRecognizer())
        device.finger().down(at: inside)
        return device
    }

    private static func leavingTheWindow() -> Device {
        let (device, view) = panel()
        device.parameters.choices.windowLeaving = .cancelsTouch
        device.finger().down(at: inside)
        view.removeFromSuperview()
        return device
    }

    private static func ring(_ circle: ModelChoices.RequirementCircle) -> Device {
        let (device, view) = panel()
        device.parameters.choices.requirementCircle = circle
        let (one, other) = (UITapGestureRecognizer(), UITapGestureRecognizer())
        view.addGestureRecognizer(one)
        view.addGestureRecognizer(other)
        one.require(toFail: other)
        other.require(toFail: one)
        device.tap(at: inside)
        device.settle()
        return device
    }

    private static func sideways() -> Device {
        let (device, _) = pages("A", "B")
        device.drag(from: CGPoint(x: 2, y: 300), to: CGPoint(x: 60, y: 600), over: 0.3)
        return device
    }

    private static func straying() -> Device {
        let (device, view) = panel()
        view.addGestureRecognizer(UISwipeGestureRecognizer())
        device.drag(from: inside, to: CGPoint(x: 160, y: 255), over: 0)
        return device
    }

    private static func swipedBack() -> Device {
        let (device, view) = panel()
        let swipe = UISwipeGestureRecognizer()
        swipe.direction = [.left, .right]
        view.addGestureRecognizer(swipe)
        let finger = device.finger()
        finger.down(at: inside)
        finger.move(to: CGPoint(x: inside.x + 10, y: inside.y))
        finger.move(to: CGPoint(x: inside.x - 5, y: inside.y))
        finger.up()
        return device
    }

    private static func restingAtTheEdge() -> Device {
        let (device, navigation) = pages("A", "B")
        navigation.topViewController?.view.addGestureRecognizer(UILongPressGestureRecognizer())
        device.longPress(at: CGPoint(x: 4, y: 400), for: 0.8)
        return device
    }
}
