import TouchEngine

/// Scenes of transitions, presentations and bars, as they should be and as they should not.
enum Transitions {
    static var devices: [Device] {
        [
            led(finishes: true), led(finishes: false), unfinished(), carelessly(), falsely(),
            refused(), nested(), contentSwipe(by: 30, 200),
            contentSwipe(by: 280, 0), presented(), managed(), bars(), privately(),
        ]
    }

    /// Animates as it is told.
    private final class Animator: NSObject, UIViewControllerAnimatedTransitioning {
        var inserts = true
        var ends: (any UIViewControllerContextTransitioning) -> Void = {
            $0.completeTransition(!$0.transitionWasCancelled)
        }

        func transitionDuration(
            using transitionContext: (any UIViewControllerContextTransitioning)?
        ) -> TimeInterval { 0.3 }

        func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
            if inserts, let to = transitionContext.view(forKey: .to) {
                transitionContext.containerView.addSubview(to)
                to.alpha = 0
                UIView.animate(withDuration: 0.3) {
                    to.alpha = 1
                } completion: { _ in
                    self.ends(transitionContext)
                }
            } else {
                ends(transitionContext)
            }
        }
    }

    private final class Director: NSObject, UINavigationControllerDelegate {
        let animator = Animator()
        var driver: UIPercentDrivenInteractiveTransition?

        func navigationController(
            _ navigationController: UINavigationController,
            animationControllerFor operation: UINavigationController.Operation,
            from fromVC: UIViewController, to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

        func navigationController(
            _ navigationController: UINavigationController,
            interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
    }

    private static func scene(
        _ play: (Device, UINavigationController, Director) -> Void
    ) -> Device {
        let device = Device()
        let navigation = UINavigationController()
        navigation.viewControllers = [RareScenes.Page("A"), RareScenes.Page("B")]
        device.window.rootViewController = navigation
        let director = Director()
        navigation.delegate = director
        play(device, navigation, director)
        device.settle()
        return device
    }

    private static func led(finishes: Bool) -> Device {
        scene { device, navigation, director in
            let driver = UIPercentDrivenInteractiveTransition()
            director.driver = driver
            navigation.popViewController(animated: true)
            driver.update(0.5)
            finishes ? driver.finish() : driver.cancel()
            device.settle()
        }
    }

    private static func unfinished() -> Device {
        scene { device, navigation, director in
            director.animator.ends = { _ in }
            navigation.viewControllers.first?.view.addGestureRecognizer(UITapGestureRecognizer())
            navigation.popViewController(animated: true)
            device.settle()
            device.tap(at: CGPoint(x: 200, y: 400))
        }
    }

    private static func carelessly() -> Device {
        scene { device, navigation, director in
            director.animator.inserts = false
            director.animator.ends = {
                $0.completeTransition(true)
                $0.completeTransition(true)
            }
            navigation.popViewController(animated: true)
            device.settle()
        }
    }

    private static func falsely() -> Device {
        scene { device, navigation, director in
            let driver = UIPercentDrivenInteractiveTransition()
            director.driver = driver
            director.animator.ends = { $0.completeTransition(true) }
            navigation.popViewController(animated: true)
            driver.cancel()
            device.settle()
        }
    }

    private static func refused() -> Device {
        scene { device, _, _ in
            device.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 300, y: 400), over: 0.3)
            device.settle()
        }
    }

    private static func nested() -> Device {
        scene { device, navigation, _ in
            navigation.delegate = nil
            navigation.popViewController(animated: true)
            navigation.pushViewController(RareScenes.Page("C"), animated: true)
        }
    }

    private static func contentSwipe(by dx: CGFloat, _ dy: CGFloat) -> Device {
        scene { device, navigation, _ in
            navigation.delegate = nil
            device.offersContentPop = true
            device.drag(
                from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100 + dx, y: 300 + dy), over: 0.3)
            device.settle()
        }
    }

    private static func presented() -> Device {
        scene { device, navigation, _ in
            let photo = RareScenes.Page("Photo")
            navigation.present(photo, animated: true)
            navigation.present(RareScenes.Page("Another"), animated: true)
            device.settle()
            photo.dismiss(animated: false)
            RareScenes.Page("Nowhere").present(RareScenes.Page("Lost"), animated: true)
        }
    }

    private final class Manager: NSObject, UIViewControllerTransitioningDelegate {
        func presentationController(
            forPresented presented: UIViewController, presenting: UIViewController?,
            source: UIViewController
        ) -> UIPresentationController? {
            UIPresentationController(presentedViewController: presented, presenting: presenting)
        }
    }

    private static func managed() -> Device {
        scene { device, navigation, _ in
            let (photo, manager) = (RareScenes.Page("Photo"), Manager())
            photo.modalPresentationStyle = .custom
            photo.transitioningDelegate = manager
            navigation.present(photo, animated: true)
            device.settle()
            photo.dismiss(animated: true)
            device.settle()
        }
    }

    private static func bars() -> Device {
        scene { device, navigation, _ in
            navigation.setToolbarHidden(false, animated: true)
            device.settle()
            navigation.setToolbarHidden(true, animated: false)
            navigation.hidesBarsOnSwipe = true
            navigation.barHideOnSwipeGestureRecognizer.delegate = nil
        }
    }

    private static func privately() -> Device {
        scene { device, navigation, _ in
            let pop = navigation.interactivePopGestureRecognizer
            let pan = UIPanGestureRecognizer()
            pan.setValue(pop?.value(forKey: "targets"), forKey: "targets")
            pop?.delegate = nil
            navigation.topViewController?.view.addGestureRecognizer(UIPanGestureRecognizer())
            device.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 300, y: 400), over: 0.3)
        }
    }
}
