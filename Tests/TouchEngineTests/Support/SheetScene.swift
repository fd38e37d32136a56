import TouchEngine

/// A presentation controller for a sheet of half a screen, with a view behind it that dims and dismisses, and a pan that
/// moves it; it writes down what it is told.
final class HalfSheet: UIPresentationController {
    let dimming = UIView()
    var log = CallLog()
    /// What is animated in place of the presented view, if anything.
    var wrapper: UIView?
    var removes = false
    /// Whether it puts the presented view into the container itself, before the presentation.
    var addsEarly = false
    /// Whether its pan moves the presented view by a transform, or by its frame.
    var transforms = true
    /// Called at each callback, after it has been written down.
    var heard: (String) -> Void = { _ in }

    override var presentedView: UIView? { wrapper ?? super.presentedView }
    override var shouldRemovePresentersView: Bool { removes }
    override var frameOfPresentedViewInContainerView: CGRect {
        guard let containerView else { return .zero }
        let whole = containerView.bounds
        return CGRect(
            x: 0, y: whole.height / 2, width: whole.width, height: whole.height / 2)
    }

    override func presentationTransitionWillBegin() {
        if let wrapper { wrapper.addSubview(presentedViewController.view) }
        dimming.alpha = 0
        if let containerView {
            dimming.frame = containerView.bounds
            containerView.insertSubview(dimming, at: 0)
            if addsEarly, let presentedView { containerView.addSubview(presentedView) }
        }
        dimming.addGestureRecognizer(
            UITapGestureRecognizer(target: self, action: Selector("tap(_:)", HalfSheet.tap)))
        presentedView?.addGestureRecognizer(
            UIPanGestureRecognizer(target: self, action: Selector("pan(_:)", HalfSheet.pan)))
        presentedViewController.transitionCoordinator?.animate { _ in self.dimming.alpha = 0.5 }
        note("presentation begins")
    }

    override func presentationTransitionDidEnd(_ completed: Bool) {
        if !completed { dimming.removeFromSuperview() }
        note("presentation ended \(completed)")
    }

    override func dismissalTransitionWillBegin() {
        presentedViewController.transitionCoordinator?.animate { _ in self.dimming.alpha = 0 }
        note("dismissal begins")
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        if completed { dimming.removeFromSuperview() }
        note("dismissal ended \(completed)")
    }

    override func containerViewWillLayoutSubviews() { note("layout begins") }
    override func containerViewDidLayoutSubviews() { note("layout ended") }

    override func preferredContentSizeDidChange(
        forChildContentContainer container: any UIContentContainer
    ) {
        note("\(container.preferredContentSize.height) pt would be better")
    }

    private func note(_ callback: String) {
        log.lines.append(callback)
        heard(callback)
    }

    func tap(_ recognizer: UITapGestureRecognizer) {
        presentedViewController.dismiss(animated: true)
    }

    func pan(_ recognizer: UIPanGestureRecognizer) {
        let down = max(recognizer.translation(in: containerView).y, 0)
        let isOver = recognizer.state == .ended
        let distance = isOver && down < 100 ? 0 : down
        if transforms {
            presentedView?.transform = CGAffineTransform(translationX: 0, y: distance)
        } else {
            presentedView?.frame.origin.y = frameOfPresentedViewInContainerView.minY + distance
        }
        if isOver, down >= 100 { presentedViewController.dismiss(animated: true) }
    }
}

/// Gives out a half sheet, and an animator and a leader if it has them.
final class SheetKeeper: NSObject, UIViewControllerTransitioningDelegate {
    let log: CallLog
    var makes = true
    var prepare: (HalfSheet) -> Void = { _ in }
    var animator: (any UIViewControllerAnimatedTransitioning)?
    var interactor: (any UIViewControllerInteractiveTransitioning)?
    private(set) var sheet: HalfSheet?
    private(set) var presenting: UIViewController?

    init(_ log: CallLog) { self.log = log }

    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?,
        source: UIViewController
    ) -> UIPresentationController? {
        log.lines.append("who manages \(presented.title ?? "") from \(source.title ?? "")?")
        guard makes else { return nil }
        let sheet = HalfSheet(presentedViewController: presented, presenting: presenting)
        sheet.log = log
        prepare(sheet)
        (self.sheet, self.presenting) = (sheet, presenting)
        return sheet
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController,
        source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        log.lines.append("who animates?")
        return animator
    }
    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }
    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }
}

/// Moves the presented view up from below the container to where it is to be, and down again.
final class SheetAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    let log: CallLog
    private(set) var context: (any UIViewControllerContextTransitioning)?

    init(_ log: CallLog) { self.log = log }

    func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.4 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        context = transitionContext
        log.lines.append("animate")
        let container = transitionContext.containerView
        var place = CGRect.zero
        let view: UIView?
        if let presented = transitionContext.viewController(forKey: .to), presented.isBeingPresented
        {
            view = transitionContext.view(forKey: .to)
            if let view { container.addSubview(view) }
            place = transitionContext.finalFrame(for: presented)
            view?.frame = place.offsetBy(dx: 0, dy: container.bounds.height)
        } else {
            if let back = transitionContext.view(forKey: .to) {
                container.insertSubview(back, at: 0)
            }
            view = transitionContext.view(forKey: .from)
            place = (view?.frame ?? .zero).offsetBy(dx: 0, dy: container.bounds.height)
        }
        UIView.animate(withDuration: 0.4) {
            view?.frame = place
        } completion: { _ in
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }
}

/// A mail scene in which a photo is to be presented under a half sheet.
struct SheetScene {
    let mail = MailScene()
    let photo: LoggedPage
    let keeper: SheetKeeper
    let animator: SheetAnimator

    init() {
        mail.navigation.title = "Mail"
        photo = LoggedPage("Photo", log: mail.log)
        keeper = SheetKeeper(mail.log)
        animator = SheetAnimator(mail.log)
        photo.modalPresentationStyle = .custom
        photo.transitioningDelegate = keeper
    }

    var device: Device { mail.device }
    var sheet: HalfSheet? { keeper.sheet }
    /// Where the screen shows the top of the presented view, in points.
    var top: CGFloat {
        let view = sheet?.presentedView ?? photo.view
        return view?.layer.presentation()?.frame.minY ?? -1
    }

    func present(animated: Bool = true) {
        let log = mail.log
        mail.message.present(photo, animated: animated) { log.lines.append("presented") }
    }

    func dismiss(animated: Bool = true) {
        let log = mail.log
        photo.dismiss(animated: animated) { log.lines.append("dismissed") }
    }
}
