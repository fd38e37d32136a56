/// One controller over another: what the two know of each other while it lasts.
final class Presentation {
    let presented: UIViewController
    /// Who manages it.
    let controller: UIPresentationController
    let stage: PresentationStage
    /// Whether the presenting controller's view is away while it lasts (Rule N-P5).
    private(set) var removesPresenter: Bool
    /// Where the presenting controller's view goes back to, when it was taken away.
    @Weak var home: UIView?

    init(
        of presented: UIViewController, by presenter: UIViewController,
        _ controller: UIPresentationController, on stage: PresentationStage
    ) {
        self.presented = presented
        self.controller = controller
        self.stage = stage
        stage.accessibilityIdentifier = "presentation"
        stage.controller = controller
        controller.presentedViewController = presented
        controller.presenter = presenter
        controller.containerView = stage
        controller.style = presented.modalPresentationStyle.resolved
        presented.readyPresentationController = nil
        removesPresenter = controller.shouldRemovePresentersView
    }

    /// Takes the place of the one under it, whose presenting controller presents from now on.
    func replace(_ lower: Presentation, under presenter: UIViewController) {
        lower.presented.presentation = nil
        presenter.presentation = self
        presented.presenter = presenter
        controller.presenter = presenter
        home = lower.removesPresenter ? lower.home : presenter.viewIfLoaded?.superview
        removesPresenter = removesPresenter || lower.removesPresenter
        (lower.removesPresenter, lower.home) = (false, nil)
    }

    /// Lets everyone go, because it is over.
    func detachContainer() {
        stage.controller = nil
        // It may manage another presentation by now.
        if controller.containerView === stage { controller.containerView = nil }
    }
}

/// The container of a presentation, which tells the presentation controller when it lays its views out (Rule N-P6).
final class PresentationStage: TransitionStage {
    @Weak var controller: UIPresentationController?

    override func layoutSubviews() {
        controller?.containerViewWillLayoutSubviews()
        super.layoutSubviews()
        controller?.containerViewDidLayoutSubviews()
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

    /// Who manages the presentation of this controller, or of the one that it is in; before that is presented, who is going
    /// to, as its style has it now (Rule N-P8).
    public var presentationController: UIPresentationController? {
        let managed = outermost
        if let presentation = managed.presenter?.presentation { return presentation.controller }
        // A window's root is presented by nobody.
        if managed.hostWindow != nil { return nil }
        let controller = managed.preparePresentationController(by: nil, source: managed)
        managed.readyPresentationController = controller
        return controller
    }

    /// The presentation controller that was asked for before, or one for the present style (Rule N-P1).
    func preparePresentationController(
        by presenter: UIViewController?, source: UIViewController
    ) -> UIPresentationController {
        let style = modalPresentationStyle.resolved
        if let ready = readyPresentationController, ready.style == style { return ready }
        if style == .custom,
            let given = transitioningDelegate?.presentationController(
                forPresented: self, presenting: presenter, source: source)
        {
            given.isOfApp = true
            return given
        }
        return style.removesPresenter
            ? FullScreenPresentationController(presentedViewController: self, presenting: presenter)
            : UIPresentationController(presentedViewController: self, presenting: presenter)
    }

    /// The presentation or dismissal that is under way over this controller, or of it.
    var presentationUnderWay: PresentationTransition? {
        presentationTransition ?? presenter?.presentationTransition
    }

    /// Lets go of presentations, because the device goes: what is under way keeps its controllers, and so does who manages it.
    func abandonPresentations() {
        presentationTransition?.abandon()
        presentationTransition = nil
        presentation?.presented.abandonPresentations()
        presentation?.detachContainer()
        presentation = nil
    }

    var traceName: String { title ?? typeName(of: self) }
}
