/// One controller coming over another, or going again: plain, animated by the system or by an app.
///
/// No source gives the order of the four callbacks here; the model takes that of a push (Rule N-C5.4), and has the
/// presentation controller hear of a beginning and of an end first.
final class PresentationTransition: Transition {
    /// Which way it goes.
    enum Direction {
        case present, dismiss
    }

    let direction: Direction
    let presentation: Presentation
    private let completion: (() -> Void)?
    /// Where the presented view is when it is about to go, in the container's points.
    private var departure = CGRect.zero
    /// Where the middle of the presented view is at the beginning and at the end, when the system animates.
    private var path: (start: CGFloat, end: CGFloat) = (0, 0)
    /// How opaque the presented view is when it is there, if the system fades it.
    private var fullAlpha: CGFloat?

    init(
        _ direction: Direction, _ presentation: Presentation, from: UIViewController,
        to: UIViewController, _ completion: (() -> Void)?
    ) {
        self.direction = direction
        self.presentation = presentation
        self.completion = completion
        super.init(
            from: from, to: to, on: presentation.stage,
            style: presentation.controller.presentationStyle)
        device = from.deviceInReach
        duration = device?.parameters.presentationDuration ?? 0
    }

    var presenter: UIViewController { direction == .present ? from : to }
    var presented: UIViewController { presentation.presented }
    var manager: UIPresentationController { presentation.controller }

    override var isCurrent: Bool {
        presenter.presentationTransition === self && super.isCurrent
    }

    /// What a presentation controller shows round the presented view is there at once, too.
    override var takesAlongAtOnce: Bool { true }

    /// Announces it, puts the views in place, and runs unless somebody leads.
    func start(animated: Bool) {
        isAnimated = animated
        noteBeginning()
        if direction == .present {
            presented.isBeingPresented = true
            // What is taken away at the end is the animator's to move until then (Rule N-P5).
            if presentation.removesPresenter { stage.addSubview(presenter.view) }
        } else {
            presented.isBeingDismissed = true
        }
        announceBeginning()
        if isCurrent { tell(from, false) }
        if isCurrent { tell(to, true) }
        guard isCurrent else { return }
        stage.isBlocked = animated
        if direction == .dismiss { departure = manager.presentedView?.frame ?? .zero }
        if let custom {
            custom.perform()
            return
        }
        place()
        guard isCurrent else { return }
        if presented.modalTransitionStyle == .crossDissolve {
            fullAlpha = manager.presentedView?.alpha
        }
        guard animated else {
            coordinator.callAnimations()
            if isCurrent { end() }
            return
        }
        layOut()
        runAlongside()
        if isCurrent { run(to: 1) }
    }

    /// A spring of one stiffness, however long the way (Rule M-62); a fade takes the same time.
    override func pace(over way: CGFloat) -> (spring: Spring, duration: TimeInterval) {
        let rate = (device?.parameters ?? ModelParameters()).presentationRate
        return (Spring(frequency: Double(rate), dampingRatio: 1), duration)
    }

    override func turnBack() {
        tell(to, false)
        if isCurrent { tell(from, true) }
    }

    /// The system's own way: up from below, and down again from where the view is; or through each other (Rule N-P14).
    override func layOut() {
        guard let fullAlpha else {
            manager.presentedView?.center.y = path.start + (path.end - path.start) * progress
            return
        }
        manager.presentedView?.alpha =
            fullAlpha * (direction == .present ? progress : 1 - progress)
    }

    /// What comes has no place before, what is taken away none after; the presenting view keeps its own where it stays
    /// (Rules N-D9, N-P4).
    override func frame(of controller: UIViewController, atEnd: Bool) -> CGRect {
        if controller === presented {
            let isThere = (direction == .present) == atEnd
            if !isThere { return .zero }
            return direction == .present ? manager.frameOfPresentedViewInContainerView : departure
        }
        let isThere = !presentation.removesPresenter || (direction == .present) != atEnd
        return isThere ? stage.bounds : .zero
    }

    /// A presenting view that stays where it is, is nobody's to move; what is presented is who manages it to say
    /// (Rules N-D10, N-P3).
    override func view(of controller: UIViewController) -> UIView? {
        if controller === presented { return manager.presentedView }
        return presentation.removesPresenter ? controller.view : nil
    }

    override func conclude() {
        presenter.presentationTransition = nil
        stage.isBlocked = false
        if let fullAlpha { manager.presentedView?.alpha = fullAlpha }
        let isPresented = (direction == .present) != isCancelled
        if isPresented { settle() } else { leave() }
        announceEnding()
        let (leaving, staying) = isCancelled ? (to, from) : (from, to)
        if isStanding(isPresented) { announceEnd(of: leaving, false) }
        if isStanding(isPresented) { announceEnd(of: staying, true) }
        if direction == .present {
            presented.isBeingPresented = false
        } else {
            presented.isBeingDismissed = false
        }
        if !isPresented { presentation.detachContainer() }
        device?.trace.record(
            .presentationEnded, presented.traceName, [TraceField("shown", isPresented)],
            rule: .model)
        completion?()
    }

    /// Whether it is still as this transition has left it: who is told of the end may go on to another.
    private func isStanding(_ isPresented: Bool) -> Bool {
        guard presenter.presentationTransition == nil else { return false }
        return isPresented ? presenter.presentation === presentation : presented.presenter == nil
    }

    /// Whether a controller hears that it comes or goes: a presenting one whose view stays does not (Rule N-P5).
    private func hears(_ controller: UIViewController) -> Bool {
        controller === presented || presentation.removesPresenter
    }

    private func tell(_ controller: UIViewController, _ appears: Bool) {
        guard hears(controller) else { return }
        controller.beginAppearance(appears, animated: isAnimated, rule: .model)
    }

    private func announceEnd(of controller: UIViewController, _ appears: Bool) {
        tell(controller, appears)
        if hears(controller) { controller.endAppearance(appears) }
    }

    /// Puts both views where they belong at the beginning, when the system animates.
    private func place() {
        guard direction == .present else {
            returnPresenter()
            guard let view = manager.presentedView else { return }
            path = (view.center.y, view.center.y + below(view))
            return
        }
        guard let view = manager.presentedView else { return }
        view.frame = manager.frameOfPresentedViewInContainerView
        stage.addSubview(view)
        // Who manages it may place the view as the container is laid out.
        if isAnimated { stage.layoutIfNeeded() }
        path = (view.center.y + below(view), view.center.y)
    }

    /// How far a view is from being out of sight at the bottom, in points.
    private func below(_ view: UIView) -> CGFloat {
        max(stage.bounds.maxY - view.frame.minY, 0)
    }

    private func settle() {
        if custom == nil || isCutShort, let view = manager.presentedView {
            view.frame = manager.frameOfPresentedViewInContainerView
            if !view.isDescendant(of: stage) { stage.addSubview(view) }
        } else if !presented.view.isDescendant(of: stage) {
            note(.misuseTransitionViewMissing, rule: "N-D8")
        }
        if presentation.removesPresenter { presenter.view.removeFromSuperview() }
    }

    private func leave() {
        returnPresenter()
        stage.removeFromSuperview()
        manager.presentedView?.removeFromSuperview()
        presented.hostWindow = nil
        presented.presenter = nil
        if presenter.presentation === presentation { presenter.presentation = nil }
    }

    /// The presenting view goes back where it was, under everything else there.
    private func returnPresenter() {
        guard let home = presentation.home, presenter.view.superview !== home else { return }
        presenter.view.frame = home.bounds
        home.insertSubview(presenter.view, at: 0)
    }
}
