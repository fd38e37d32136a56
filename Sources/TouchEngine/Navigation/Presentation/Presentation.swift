/// One controller over another: what the two know of each other while it lasts.
final class Presentation {
    let presented: UIViewController
    let stage: TransitionStage
    let style: UIModalPresentationStyle
    /// Where the presenting controller's view goes back to, when it was taken away.
    @Weak var home: UIView?

    init(_ presented: UIViewController, on stage: TransitionStage) {
        self.presented = presented
        self.stage = stage
        style = presented.modalPresentationStyle.resolved
        stage.accessibilityIdentifier = "presentation"
    }
}

extension UIViewController {
    /// The controller at the top of those that this one is in, which is the one that presents.
    var outermost: UIViewController {
        var current = self
        while let above = current.parent { current = above }
        return current
    }

    /// The controller that this one, or one that it is in, presents.
    public var presentedViewController: UIViewController? {
        var current: UIViewController? = self
        while let here = current {
            if let presentation = here.presentation { return presentation.presented }
            current = here.parent
        }
        return nil
    }

    /// The controller that presents this one, or one that it is in.
    public var presentingViewController: UIViewController? {
        var current: UIViewController? = self
        while let here = current {
            if let presenter = here.presenter { return presenter }
            current = here.parent
        }
        return nil
    }

    /// The presentation or dismissal that is under way over this controller, or of it.
    var presentationUnderWay: PresentationTransition? {
        presentationTransition ?? presenter?.presentationTransition
    }

    /// Shows a controller over this one; one that presents already does not, and UIKit warns.
    func startPresenting(
        _ presented: UIViewController, animated: Bool, completion: (() -> Void)?
    ) {
        let presenter = outermost
        guard let window = presenter.viewIfLoaded?.window, presenter.presentation == nil,
            presented !== presenter, presented.parent == nil, presented.presenter == nil
        else {
            noteRefusal(of: presented, by: presenter)
            return
        }
        let stage = TransitionStage(frame: window.bounds)
        let presentation = Presentation(presented, on: stage)
        presentation.home = presenter.view.superview
        presenter.presentation = presentation
        presented.presenter = presenter
        presented.hostWindow = window
        window.addSubview(stage)
        let transition = PresentationTransition(
            .present, presentation, from: presenter, to: presented, completion)
        presenter.presentationTransition = transition
        if animated, let delegate = presented.transitioningDelegate,
            let animator = delegate.animationController(
                forPresented: presented, presenting: presenter, source: self)
        {
            transition.custom = CustomTransition(
                transition, animator: animator,
                interactor: delegate.interactionControllerForPresentation(using: animator))
        }
        if transition.isCurrent { transition.start(animated: animated) }
    }

    /// Takes away what this controller presents, or the controller itself, and all that is over it.
    func startDismissing(animated: Bool, completion: (() -> Void)?) {
        let presenter = outermost.presentation == nil ? outermost.presenter : outermost
        guard let presenter, let presentation = presenter.presentation else { return }
        presenter.presentationTransition?.finishAtOnce()
        guard presenter.presentation === presentation else { return }
        let presented = presentation.presented
        if presented.presentation != nil {
            presented.startDismissing(animated: false, completion: nil)
        }
        let transition = PresentationTransition(
            .dismiss, presentation, from: presented, to: presenter, completion)
        presenter.presentationTransition = transition
        if animated, let delegate = presented.transitioningDelegate,
            let animator = delegate.animationController(forDismissed: presented)
        {
            transition.custom = CustomTransition(
                transition, animator: animator,
                interactor: delegate.interactionControllerForDismissal(using: animator))
        }
        if transition.isCurrent { transition.start(animated: animated) }
    }

    private func noteRefusal(of presented: UIViewController, by presenter: UIViewController) {
        let other = presenter.presentation?.presented
        presenter.deviceInReach?.trace.record(
            .misusePresentation, presented.traceName,
            [
                TraceField("by", presenter.traceName), TraceField("presents", other != nil),
                TraceField("other", other?.traceName ?? ""),
            ], rule: .model)
    }

    /// Lets go of presentations that are under way, because the device goes: they keep their controllers.
    func abandonPresentations() {
        presentationTransition?.abandon()
        presentationTransition = nil
        presentation?.presented.abandonPresentations()
    }

    var traceName: String { title ?? typeName(of: self) }
}
