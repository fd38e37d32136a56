import Testing
import TouchEngine

/// Puts the presented view somewhere, and completes or not.
private final class Placer: NSObject, UIViewControllerAnimatedTransitioning {
    let place = CGRect(x: 1, y: 2, width: 3, height: 4)
    var completes = true
    private(set) var context: (any UIViewControllerContextTransitioning)?

    func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.2 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        context = transitionContext
        if let view = transitionContext.view(forKey: .to) {
            view.frame = place
            transitionContext.containerView.addSubview(view)
        }
        if completes { transitionContext.completeTransition(true) }
    }
}

@Suite("Where a presentation leaves its views")
struct PresentationEndsTests {
    private let scene = SheetScene()
    private let placer = Placer()
    private let half = CGRect(x: 0, y: 426, width: 393, height: 426)

    @Test("an animator that completes leaves the presented view where it put it (N-D9, N-P4)")
    func custom() {
        scene.keeper.animator = placer
        scene.present()
        scene.device.settle()
        #expect(scene.photo.view.frame == placer.place)
        #expect(scene.mail.log.lines.contains("presented"))
    }

    @Test("cut short, it is put where it belongs (N-P4)")
    func cutShort() {
        placer.completes = false
        scene.keeper.animator = placer
        scene.present()
        #expect(scene.photo.view.frame == placer.place)
        scene.keeper.animator = nil
        scene.dismiss()
        #expect(scene.photo.view.frame == half)
        scene.device.settle()
        #expect(scene.photo.view.window == nil)
    }

    @Test("the system's own ends where the presented view belongs by then (N-P4)")
    func system() throws {
        scene.present()
        scene.device.advance(by: 0.1)
        let container = try #require(scene.sheet?.containerView)
        container.frame = CGRect(x: 0, y: 0, width: 300, height: 600)
        scene.device.settle()
        #expect(scene.photo.view.frame == CGRect(x: 0, y: 300, width: 300, height: 300))
    }

    @Test("a presenting view that goes has a place before, and when it comes back one after (N-D9)")
    func placesOfThePresenter() throws {
        scene.keeper.animator = scene.animator
        scene.keeper.prepare = { $0.removes = true }
        let full = scene.device.screen.bounds
        scene.present()
        let coming = try #require(scene.animator.context)
        #expect(coming.initialFrame(for: scene.mail.navigation) == full)
        #expect(coming.finalFrame(for: scene.mail.navigation) == .zero)
        scene.device.settle()
        scene.dismiss()
        let going = try #require(scene.animator.context)
        #expect(going.initialFrame(for: scene.mail.navigation) == .zero)
        #expect(going.finalFrame(for: scene.mail.navigation) == full)
        #expect(going.initialFrame(for: scene.photo) == half)
    }

    @Test("the style is the one that is set when the presentation begins (N-P1, N-P8)")
    func style() throws {
        scene.photo.modalPresentationStyle = .fullScreen
        let early = HalfSheet(presentedViewController: scene.photo, presenting: nil)
        final class Keeper: NSObject, UIViewControllerTransitioningDelegate {
            var sheet: UIPresentationController?
            func presentationController(
                forPresented presented: UIViewController, presenting: UIViewController?,
                source: UIViewController
            ) -> UIPresentationController? { sheet }
        }
        let keeper = Keeper()
        keeper.sheet = early
        scene.photo.modalPresentationStyle = .custom
        scene.photo.transitioningDelegate = keeper
        scene.mail.message.present(scene.photo, animated: false)
        #expect(scene.photo.presentationController === early)
        #expect(early.presentationStyle == .custom)
    }

    @Test("a container that is kept tells nobody when the presentation is over (N-P2, N-P6)")
    func keptContainer() throws {
        scene.present(animated: false)
        let container = try #require(scene.sheet?.containerView)
        scene.dismiss(animated: false)
        #expect(scene.sheet?.containerView == nil && container.superview == nil)
        scene.mail.log.lines = []
        scene.device.window.addSubview(container)
        container.setNeedsLayout()
        scene.device.settle()
        #expect(scene.mail.log.lines.isEmpty)
    }

    @Test("views in the container are placed by their constraints", .tags(.apparatus))
    func constraints() throws {
        scene.present(animated: false)
        let container = try #require(scene.sheet?.containerView)
        let grip = UIView()
        grip.translatesAutoresizingMaskIntoConstraints = false
        container.addSubview(grip)
        NSLayoutConstraint.activate([
            grip.topAnchor.constraint(equalTo: container.topAnchor, constant: 20),
            grip.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 30),
            grip.widthAnchor.constraint(equalToConstant: 40),
            grip.heightAnchor.constraint(equalToConstant: 5),
        ])
        scene.device.settle()
        #expect(grip.frame == CGRect(x: 30, y: 20, width: 40, height: 5))
    }

    @Test(
        "who is presented elsewhere is not presented again, nor one in a parent", .tags(.apparatus))
    func elsewhere() {
        scene.present(animated: false)
        let (device, root) = (Device(), LoggedPage("Root"))
        device.window.rootViewController = root
        root.present(scene.photo, animated: false)
        #expect(root.presentedViewController == nil)
        #expect(scene.photo.presentingViewController === scene.mail.navigation)
        #expect(device.trace.records(.misusePresentation).map(\.subject) == ["Photo"])
    }

    @Test(
        "the trace has what a presented controller hears before it is on the screen",
        .tags(.apparatus))
    func traced() {
        scene.present()
        let heard = scene.device.trace.records(.controllerAppearance).filter {
            $0.subject == "Photo"
        }
        #expect(heard.map { $0["callback"] } == [.text("viewWillAppear")])
        #expect(heard.map { $0["animated"] } == [.flag(true)] && heard.map(\.rule) == [.model])
    }

    @Test(
        "a device that is dropped takes all that is presented one over the other", .tags(.apparatus)
    )
    func dropped() {
        weak var lower: UIViewController?
        weak var upper: UIViewController?
        func use() {
            let scene = SheetScene()
            scene.present(animated: false)
            let detail = LoggedPage("Detail")
            scene.photo.present(detail, animated: false)
            (lower, upper) = (scene.photo, detail)
        }
        use()
        #expect(lower == nil && upper == nil)
    }
}
