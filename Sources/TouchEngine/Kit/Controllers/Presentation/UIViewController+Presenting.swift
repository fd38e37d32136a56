extension UIViewController {
    /// Shows a controller over this one; one that presents already does not, and UIKit warns.
    func startPresenting(
        _ presented: UIViewController, animated: Bool, completion: (() -> Void)?
    ) {
        let presenter = outermost
        guard presenter.mayPresent(presented) else {
            noteRefusal(of: presented, by: presenter)
            return
        }
        let controller = presented.preparePresentationController(by: presenter, source: self)
        // Who was asked may have presented something else meanwhile.
        guard presenter.mayPresent(presented), let window = presenter.viewIfLoaded?.window else {
            noteRefusal(of: presented, by: presenter)
            return
        }
        let stage = PresentationStage(frame: window.bounds)
        let presentation = Presentation(of: presented, by: presenter, controller, on: stage)
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

    /// Takes away what this controller presents, or the controller itself, and all that is over it: only what is on top goes
    /// to be seen (Rule N-P15).
    func startDismissing(animated: Bool, completion: (() -> Void)?) {
        let presenter = outermost.presentation == nil ? outermost.presenter : outermost
        guard let presenter, let lowest = presenter.presentation else { return }
        presenter.presentationTransition?.finishAtOnce()
        guard presenter.presentation === lowest,
            let presentation = presenter.dismissWhatIsBetween()
        else { return }
        let presented = presentation.presented
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

    /// Takes away, unseen, what is between this controller and the last that is presented over it.
    ///
    /// - Returns: the presentation of that, unless somebody who heard of this has gone on to another.
    private func dismissWhatIsBetween() -> Presentation? {
        var top = presentation
        while let lower = presentation, lower === top, let upper = lower.presented.presentation {
            lower.presented.presentationTransition?.finishAtOnce()
            guard presentation === lower, lower.presented.presentation === upper else { continue }
            upper.replace(lower, under: self)
            top = upper
            let transition = PresentationTransition(
                .dismiss, lower, from: lower.presented, to: self, nil)
            presentationTransition = transition
            transition.start(animated: false)
        }
        return presentation === top ? top : nil
    }

    /// Whether a controller can be presented by this one, now.
    private func mayPresent(_ presented: UIViewController) -> Bool {
        viewIfLoaded?.window != nil && presentation == nil && presented !== self
            && presented.parent == nil && presented.presenter == nil
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
}
