import Testing
import TouchEngine

@Suite("Questions about a transition that goes on to another")
struct TransitionQuestionsTests {
    /// Pushes another page as soon as it is asked who animates, and then gives an animator out.
    private final class Pusher: NSObject, UINavigationControllerDelegate {
        var page: UIViewController?
        let animator = SlideAnimator(CallLog())
        private(set) var leads = 0

        func navigationController(
            _ navigationController: UINavigationController,
            animationControllerFor operation: UINavigationController.Operation,
            from fromVC: UIViewController, to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            guard let page else { return nil }
            self.page = nil
            navigationController.pushViewController(page, animated: false)
            return animator
        }

        func navigationController(
            _ navigationController: UINavigationController,
            interactionControllerFor animationController:
                any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? {
            leads += 1
            return nil
        }
    }

    @Test(
        "who leads is not asked of a transition that the first question has ended (N-D1, N-C5.11)")
    func endedByTheQuestion() {
        let mail = MailScene()
        let pusher = Pusher()
        pusher.page = LoggedPage("Next", log: mail.log)
        mail.navigation.delegate = pusher
        mail.navigation.popViewController(animated: true)
        mail.device.settle()
        #expect(pusher.leads == 0 && pusher.animator.context == nil)
        #expect(mail.stack == ["Inbox", "Next"])
    }

    @Test("one that was completed late is no reason for what a finger misses later (N-D7)")
    func lateIsForgotten() {
        let scene = DirectedScene()
        scene.animator.completes = { _ in }
        let tap = UITapGestureRecognizer()
        scene.mail.inbox.view.addGestureRecognizer(tap)
        scene.mail.navigation.popViewController(animated: true)
        scene.device.settle()
        scene.animator.context?.completeTransition(true)
        scene.mail.navigation.delegate = nil
        scene.mail.navigation.pushViewController(scene.mail.message, animated: true)
        scene.device.tap(at: CGPoint(x: 200, y: 500), holding: 0.02)
        let codes = scene.device.explain(tap).chain.map(\.code)
        #expect(!codes.contains(.misuseTransitionUnfinished))
        scene.device.settle()
        #expect(scene.mail.stack == ["Inbox", "Message"])
    }
}
