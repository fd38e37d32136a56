import Testing
import TouchEngine

/// Gives out the same animator and leader for both ways, and writes down what it is asked.
private final class Stager: NSObject, UIViewControllerTransitioningDelegate {
    let log: CallLog
    var animator: (any UIViewControllerAnimatedTransitioning)?
    var interactor: (any UIViewControllerInteractiveTransitioning)?

    init(_ log: CallLog) { self.log = log }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController,
        source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        log.lines.append(
            "who animates \(presented.title ?? "") over \(presenting.title ?? "") from \(source.title ?? "")?"
        )
        return animator
    }
    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        log.lines.append("who animates \(dismissed.title ?? "") away?")
        return animator
    }
    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        log.lines.append("who leads it?")
        return interactor
    }
    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        log.lines.append("who leads it away?")
        return interactor
    }
}

/// Moves the presented view down, out of the screen, and leaves the rest alone.
private final class DropAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private(set) var context: (any UIViewControllerContextTransitioning)?

    func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.4 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        context = transitionContext
        let to = transitionContext.view(forKey: .to)
        if let to { transitionContext.containerView.insertSubview(to, at: 0) }
        let isComing = transitionContext.viewController(forKey: .to)?.isBeingPresented ?? false
        let moved = isComing ? to : transitionContext.view(forKey: .from)
        if isComing { moved?.frame.origin.y = 852 }
        UIView.animate(withDuration: 0.4) {
            moved?.frame.origin.y = isComing ? 0 : 852
        } completion: { _ in
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }
}

@Suite("Presentations")
struct PresentationTests {
    private let mail = MailScene()
    private let photo: LoggedPage
    private let stager: Stager
    private let animator = DropAnimator()
    private let driver = UIPercentDrivenInteractiveTransition()

    init() {
        mail.navigation.title = "Mail"
        photo = LoggedPage("Photo", log: mail.log)
        stager = Stager(mail.log)
        photo.transitioningDelegate = stager
    }

    private func present(_ style: UIModalPresentationStyle, animated: Bool = true) {
        photo.modalPresentationStyle = style
        mail.message.present(photo, animated: animated) { mail.log.lines.append("presented") }
        mail.device.settle()
    }

    @Test("the outermost controller presents, and both know each other (N-D1, N-D2)")
    func relations() {
        present(.fullScreen)
        #expect(mail.message.presentedViewController === photo)
        #expect(mail.navigation.presentedViewController === photo)
        #expect(photo.presentingViewController === mail.navigation)
        #expect(mail.log.lines.first == "who animates Photo over Mail from Message?")
        #expect(!mail.log.lines.contains("who leads it?"))
        #expect(mail.log.lines.last == "presented")
        mail.message.dismiss(animated: true) { mail.log.lines.append("dismissed") }
        mail.device.settle()
        #expect(mail.log.lines.last == "dismissed")
        #expect(mail.navigation.presentedViewController == nil)
        #expect(photo.presentingViewController == nil && photo.view.window == nil)
    }

    @Test(
        "a full-screen one takes the presenting view away, and gives it back", .tags(.apparatus),
        arguments: [true, false])
    func fullScreen(animated: Bool) {
        present(.fullScreen, animated: animated)
        #expect(mail.navigation.view.window == nil)
        #expect(photo.view.window != nil)
        #expect(
            mail.log.lines.filter { $0.contains(".") } == [
                "Message.willDisappear", "Photo.willAppear", "Message.didDisappear",
                "Photo.didAppear",
            ])
        mail.log.lines = []
        photo.dismiss(animated: animated)
        mail.device.settle()
        #expect(mail.navigation.view.window != nil)
        #expect(
            mail.log.lines.filter { $0.contains(".") } == [
                "Photo.willDisappear", "Message.willAppear", "Photo.didDisappear",
                "Message.didAppear",
            ])
    }

    @Test(
        "any other leaves it where it is, and it hears of nothing", .tags(.apparatus),
        arguments: [UIModalPresentationStyle.automatic, .custom, .overFullScreen])
    func over(style: UIModalPresentationStyle) {
        present(style)
        #expect(mail.navigation.view.window != nil)
        #expect(
            mail.log.lines.filter { $0.contains(".") } == [
                "Photo.willAppear", "Photo.didAppear",
            ])
    }

    @Test(
        "the system's own comes up from below in its time (model: presentationDuration)",
        arguments: [0.4, 1])
    func motion(seconds: Double) {
        mail.device.parameters.presentationDuration = seconds
        photo.modalPresentationStyle = .custom
        mail.message.present(photo, animated: true)
        #expect(photo.view.frame.minY == 852)
        mail.device.advance(by: seconds - 0.05)
        #expect(photo.view.frame.minY > 0)
        mail.device.advance(by: 0.1)
        #expect(photo.view.frame.minY == 0)
        #expect(photo.isBeingPresented == false)
    }

    @Test("both views are on the screen while the system's own runs", .tags(.apparatus))
    func bothInSight() {
        photo.modalPresentationStyle = .fullScreen
        mail.message.present(photo, animated: true)
        #expect(photo.view.window != nil && photo.view.frame.minY == 852)
        #expect(mail.navigation.view.window != nil)
        mail.device.settle()
        mail.message.dismiss(animated: true)
        mail.device.advance(by: 0.1)
        #expect(photo.view.window != nil && photo.view.frame.minY > 0)
        #expect(mail.navigation.view.window != nil)
    }

    @Test("touches stop at a presentation that is under way, and reach its view afterwards (N-D7)")
    func touches() {
        let tap = UITapGestureRecognizer()
        let below = UITapGestureRecognizer()
        let listener = Listener()
        listener.listen(to: tap, as: "photo tap")
        listener.listen(to: below, as: "page tap")
        photo.view.addGestureRecognizer(tap)
        mail.message.view.addGestureRecognizer(below)
        photo.modalPresentationStyle = .custom
        mail.message.present(photo, animated: true)
        mail.device.tap(at: CGPoint(x: 200, y: 400), holding: 0.05)
        #expect(listener.heard.isEmpty)
        mail.device.settle()
        mail.device.tap(at: CGPoint(x: 200, y: 400))
        #expect(listener.heard == ["photo tap ended"])
    }

    @Test(
        "a presenting view that stays is nobody's to move; one that goes is the animator's (N-D9, N-D10)"
    )
    func views() throws {
        stager.animator = animator
        let full = mail.device.screen.bounds
        present(.custom)
        var context = try #require(animator.context)
        #expect(context.view(forKey: .from) == nil)
        #expect(context.viewController(forKey: .from) === mail.navigation)
        #expect(context.finalFrame(for: mail.navigation) == full)
        #expect(context.initialFrame(for: photo) == .zero)
        #expect(context.finalFrame(for: photo) == full)
        #expect(context.presentationStyle == .custom)
        photo.dismiss(animated: false)
        present(.fullScreen)
        context = try #require(animator.context)
        #expect(context.view(forKey: .from) === mail.navigation.view)
        #expect(context.finalFrame(for: mail.navigation) == .zero)
    }

    @Test(
        "a dismissal is led, finished and called off as a pop is (N-D3, N-D4, N-D5)",
        arguments: [true, false])
    func ledDismissal(finishes: Bool) {
        stager.animator = animator
        present(.custom)
        stager.interactor = driver
        mail.log.lines = []
        photo.dismiss(animated: true) { mail.log.lines.append("over") }
        #expect(photo.isBeingDismissed)
        driver.update(0.5)
        let shown = photo.view.layer.presentation()?.frame.minY ?? 0
        #expect(shown.rounded() == 426)
        finishes ? driver.finish() : driver.cancel()
        mail.device.settle()
        #expect((photo.presentingViewController == nil) == finishes)
        #expect((photo.view.window == nil) == finishes)
        #expect(
            mail.log.lines == ["who animates Photo away?", "who leads it away?"]
                + (finishes
                    ? ["Photo.willDisappear", "Photo.didDisappear", "over"]
                    : ["Photo.willDisappear", "Photo.willAppear", "Photo.didAppear", "over"]))
        #expect(!photo.isBeingDismissed)
        #expect(mail.device.isAtRest)
    }

    @Test("a presentation that is called off leaves nothing behind (N-D5)")
    func cancelledPresentation() {
        stager.animator = animator
        stager.interactor = driver
        photo.modalPresentationStyle = .fullScreen
        mail.message.present(photo, animated: true)
        driver.update(0.3)
        driver.cancel()
        mail.device.settle()
        #expect(mail.navigation.presentedViewController == nil)
        #expect(mail.navigation.view.window != nil)
        #expect(photo.view.window == nil)
        #expect(
            mail.log.lines.suffix(4).filter { $0.contains(".") } == [
                "Photo.willDisappear", "Message.willAppear", "Photo.didDisappear",
                "Message.didAppear",
            ])
        stager.interactor = nil
        present(.fullScreen)
        #expect(photo.view.window != nil)
    }

    @Test("who presents already does not present another, and the trace says so", .tags(.apparatus))
    func twice() {
        present(.custom)
        mail.message.present(LoggedPage("Another"), animated: true)
        #expect(mail.navigation.presentedViewController === photo)
        #expect(
            mail.device.trace.records(.misusePresentation).first?["other"] == .text("Photo"))
    }

    @Test("a dismissal takes everything above with it", .tags(.apparatus))
    func chain() {
        present(.custom)
        let detail = LoggedPage("Detail", log: mail.log)
        photo.present(detail, animated: false)
        #expect(detail.presentingViewController === photo)
        mail.log.lines = []
        mail.navigation.dismiss(animated: true)
        mail.device.settle()
        #expect(detail.view.window == nil && photo.view.window == nil)
        #expect(mail.log.lines.contains("Detail.didDisappear"))
        #expect(photo.presentedViewController == nil)
    }

    @Test("a page that comes during a dismissal has come when its own way is over (N-C5.4)")
    func pushedDuringDismissal() {
        photo.modalPresentationStyle = .fullScreen
        mail.message.present(photo, animated: true)
        mail.device.settle()
        photo.dismiss(animated: true)
        mail.device.advance(by: 0.2)
        mail.log.lines = []
        mail.navigation.pushViewController(LoggedPage("Reply", log: mail.log), animated: true)
        mail.device.settle()
        #expect(
            mail.log.lines.filter { !$0.hasPrefix("Photo") } == [
                "Message.willDisappear", "Reply.willAppear", "Message.didDisappear",
                "Reply.didAppear",
            ])
    }

    @Test("with nobody over it, a dismissal does nothing", .tags(.apparatus))
    func nothingToDismiss() {
        mail.message.dismiss(animated: true)
        mail.device.settle()
        #expect(mail.log.lines.isEmpty)
    }

    @Test("a controller in no window presents nothing, and the trace says so", .tags(.apparatus))
    func early() {
        final class Early: UIViewController {
            override func viewDidLoad() { present(UIViewController(), animated: true) }
        }
        let device = Device()
        device.window.rootViewController = Early()
        device.settle()
        #expect(device.trace.records(.misusePresentation).first?["presents"] == .flag(false))
    }

    @Test(
        "another root takes what is presented away, whatever is under way", .tags(.apparatus),
        arguments: [true, false])
    func anotherRoot(inMidWay: Bool) {
        stager.animator = animator
        photo.modalPresentationStyle = .fullScreen
        mail.message.present(photo, animated: true)
        if !inMidWay { mail.device.settle() }
        mail.device.window.rootViewController = UIViewController()
        mail.device.settle()
        #expect(photo.view.window == nil)
        #expect(mail.message.view.window == nil)
        #expect(mail.device.window.subviews.count == 1)
        #expect(mail.log.lines.filter { $0 == "Photo.didDisappear" }.count == 1)
    }

    @Test("a dismissal during the presentation ends that at once", .tags(.apparatus))
    func dismissedInMidWay() {
        stager.animator = animator
        photo.modalPresentationStyle = .custom
        mail.message.present(photo, animated: true)
        mail.device.advance(by: 0.1)
        photo.dismiss(animated: true)
        mail.device.settle()
        #expect(photo.view.window == nil)
        #expect(
            mail.log.lines.filter { $0.hasPrefix("Photo.did") } == [
                "Photo.didAppear", "Photo.didDisappear",
            ])
        #expect(mail.device.trace.records(.misuseTransitionCompletedTwice).isEmpty)
    }
}
