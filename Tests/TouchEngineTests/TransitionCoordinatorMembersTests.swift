import Testing
import TouchEngine

@Suite("What a transition coordinator knows, and what it animates")
struct TransitionCoordinatorMembersTests {
    private final class Asking: UIViewController {
        var asks: (any UIViewControllerTransitionCoordinator) -> Void = { _ in }
        override func viewWillAppear(_ animated: Bool) {
            if let transitionCoordinator { asks(transitionCoordinator) }
        }
    }

    private let mail = MailScene()
    private let page = Asking()
    private let square = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

    init() {
        mail.device.parameters.popDuration = 0.5
        mail.device.window.addSubview(square)
    }

    private var shown: CGFloat { square.layer.presentation()?.frame.minX ?? -1 }

    @Test("of a push by the system it knows all but a leader (N-D18, N-D19, M-48)")
    func members() throws {
        mail.navigation.pushViewController(page, animated: true)
        let coordinator = try #require(page.transitionCoordinator)
        #expect(coordinator.viewController(forKey: .from) === mail.message)
        #expect(coordinator.viewController(forKey: .to) === page)
        #expect(coordinator.view(forKey: .from) === mail.message.view)
        #expect(coordinator.view(forKey: .to) === page.view)
        #expect(coordinator.containerView === page.view.superview)
        #expect(coordinator.presentationStyle == .none && coordinator.targetTransform == .identity)
        #expect(coordinator.transitionDuration == 0.5)
        #expect(coordinator.completionCurve == .easeInOut && coordinator.completionVelocity == 1)
        #expect(coordinator.isAnimated && !coordinator.isCancelled && !coordinator.isInterruptible)
        #expect(!coordinator.isInteractive && !coordinator.initiallyInteractive)
        #expect(mail.inbox.transitionCoordinator === coordinator)
    }

    @Test("whoever is inside what takes part finds it, and nobody else (N-D18)")
    func who() {
        let inside = UIViewController()
        mail.message.addChild(inside)
        #expect(inside.transitionCoordinator == nil)
        let photo = LoggedPage("Photo")
        photo.modalPresentationStyle = .custom
        let deep = UIViewController()
        photo.addChild(deep)
        inside.present(photo, animated: true)
        let coordinator = inside.transitionCoordinator
        #expect(coordinator != nil && coordinator?.presentationStyle == .custom)
        #expect(mail.navigation.transitionCoordinator === coordinator)
        #expect(photo.transitionCoordinator === coordinator)
        #expect(deep.transitionCoordinator === coordinator)
        #expect(UIViewController().transitionCoordinator == nil)
        mail.device.settle()
        #expect(photo.transitionCoordinator == nil && inside.transitionCoordinator == nil)
    }

    @Test("beside a push by the system it takes the push's time, and eases out (N-D18, N-D20)")
    func beside() {
        page.asks = { coordinator in
            #expect(coordinator.animate { _ in square.frame.origin.x = 100 })
        }
        mail.navigation.pushViewController(page, animated: true)
        #expect(square.frame.minX == 100 && shown == 0)
        mail.device.advance(by: 0.25)
        #expect(shown > 60 && shown < 100)
        mail.device.advance(by: 0.23)
        #expect(shown > 95 && shown < 100)
        mail.device.settle()
        #expect(shown == 100)
    }

    @Test("a view elsewhere may be animated by name, with an end or without (N-D18)")
    func inAView() {
        var over = 0
        page.asks = { coordinator in
            #expect(
                coordinator.animateAlongsideTransition(in: square) { _ in
                    square.frame.origin.x = 100
                })
            #expect(
                coordinator.animateAlongsideTransition(in: nil) { _ in
                    square.frame.origin.y = 50
                } completion: { _ in
                    over += 1
                })
            #expect(coordinator.animate(alongsideTransition: nil) { _ in over += 1 })
        }
        mail.navigation.pushViewController(page, animated: true)
        #expect(square.frame.origin == CGPoint(x: 100, y: 50) && over == 0)
        mail.device.settle()
        #expect(over == 2)
    }

    /// Tells whether there was a coordinator as it came and when it had come.
    private final class Witness: UIViewController {
        var found: [Bool] = []
        override func viewWillAppear(_ animated: Bool) {
            found.append(transitionCoordinator != nil)
        }
        override func viewDidAppear(_ animated: Bool) { found.append(transitionCoordinator != nil) }
    }

    @Test(
        "it is there as a page comes and when it has come, then gone; without animation never (N-D18, M-49)",
        arguments: [true, false])
    func whenThere(animated: Bool) {
        let page = Witness()
        mail.navigation.pushViewController(page, animated: animated)
        mail.device.settle()
        #expect(page.found == [animated, animated] && page.transitionCoordinator == nil)
        mail.navigation.pushViewController(UIViewController(), animated: false)
        page.found = []
        mail.navigation.popViewController(animated: animated)
        mail.device.settle()
        #expect(page.found == [animated, animated] && mail.navigation.transitionCoordinator == nil)
    }

    @Test("what hears of the end may ask again, and is told nothing more (N-D18)")
    func askedAtTheEnd() {
        var heard: [String] = []
        page.asks = { coordinator in
            coordinator.notifyWhenInteractionChanges { _ in heard.append("interaction") }
            coordinator.animate(alongsideTransition: nil) { _ in
                heard.append("over")
                #expect(!coordinator.animate { _ in heard.append("late") })
            }
        }
        mail.navigation.pushViewController(page, animated: true)
        mail.device.settle()
        #expect(heard == ["over"])
    }

    @Test(
        "beside a swipe it is led evenly, and runs with the rest to the end or back (N-D18, N-D12)",
        arguments: [(0.75, 0.125), (0.25, 0.125)])
    func besideASwipe(part: CGFloat, rest: Double) {
        final class Delegate: NSObject, UINavigationControllerDelegate {
            var square: UIView?
            func navigationController(
                _ navigationController: UINavigationController,
                willShow viewController: UIViewController, animated: Bool
            ) {
                navigationController.transitionCoordinator?.animate { _ in
                    self.square?.frame.origin.x = 100
                }
            }
        }
        let delegate = Delegate()
        delegate.square = square
        mail.navigation.delegate = delegate
        mail.device.parameters.popProjection = 0
        let finger = mail.device.finger()
        finger.down(at: CGPoint(x: 2, y: 400))
        finger.move(to: CGPoint(x: 17 + 393 * part, y: 400), over: 1)
        #expect(abs(shown - 100 * part) < 0.1)
        finger.up()
        mail.device.advance(by: rest / 2)
        let end: CGFloat = part > 0.5 ? 100 : 0
        #expect(abs(shown - end) > 0.5 && abs(shown - end) < 12)
        mail.device.advance(by: rest / 2 + 0.01)
        #expect(shown == end)
        mail.device.settle()
        #expect(square.frame.minX == end)
    }
}
