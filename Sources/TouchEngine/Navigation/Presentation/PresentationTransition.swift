/// One controller coming over another, or going again: plain, animated by the system or by an app.
///
/// No source gives the order of the four callbacks here; the model takes that of a push (Rule N-C5.4).
final class PresentationTransition: Transition {
    /// Which way it goes.
    enum Direction {
        case present, dismiss
    }

    private let direction: Direction
    private let presentation: Presentation
    private let completion: (() -> Void)?

    init(
        _ direction: Direction, _ presentation: Presentation, from: UIViewController,
        to: UIViewController, _ completion: (() -> Void)?
    ) {
        self.direction = direction
        self.presentation = presentation
        self.completion = completion
        super.init(from: from, to: to, on: presentation.stage, style: presentation.style)
        device = from.deviceInReach
        duration = device?.parameters.presentationDuration ?? 0
    }

    private var presenter: UIViewController { direction == .present ? from : to }
    private var presented: UIViewController { presentation.presented }

    override var isCurrent: Bool {
        presenter.presentationTransition === self && super.isCurrent
    }

    /// Announces it, puts the views in place, and runs unless somebody leads.
    func start(animated: Bool) {
        isAnimated = animated
        device?.trace.record(
            .presentationBegan, presented.traceName,
            [
                TraceField("presenting", direction == .present),
                TraceField("by", presenter.traceName), TraceField("animated", animated),
            ], rule: .model)
        if direction == .present {
            presented.isBeingPresented = true
        } else {
            presented.isBeingDismissed = true
        }
        tell(from, false)
        if isCurrent { tell(to, true) }
        guard isCurrent else { return }
        stage.isBlocked = animated
        if let custom {
            custom.perform()
            return
        }
        place()
        guard animated else {
            end()
            return
        }
        layOut()
        runAlongside()
        if isCurrent { run(to: 1) }
    }

    override func turnBack() {
        tell(to, false)
        if isCurrent { tell(from, true) }
    }

    /// The system's own way: up from below, and down again.
    override func layOut() {
        let covered = direction == .present ? progress : 1 - progress
        presented.view.center.y = stage.bounds.midY + stage.bounds.height * (1 - covered)
    }

    /// What comes has no place before, what is taken away none after; the presenting view keeps its own where it stays
    /// (Rule N-D9).
    override func frame(of controller: UIViewController, atEnd: Bool) -> CGRect {
        if controller === presented {
            let isThere = (direction == .present) == atEnd
            if !isThere { return .zero }
            return direction == .present ? stage.bounds : presented.view.frame
        }
        let isThere = !style.removesPresenter || (direction == .present) != atEnd
        return isThere ? stage.bounds : .zero
    }

    /// A presenting view that stays where it is, is nobody's to move (Rule N-D10).
    override func view(of controller: UIViewController) -> UIView? {
        controller === presented || style.removesPresenter ? controller.view : nil
    }

    override func conclude() {
        presenter.presentationTransition = nil
        stage.isBlocked = false
        let isPresented = (direction == .present) != isCancelled
        if isPresented { settle() } else { leave() }
        presented.isBeingPresented = false
        presented.isBeingDismissed = false
        let (leaving, staying) = isCancelled ? (to, from) : (from, to)
        announceEnd(of: leaving, false)
        // Whoever heard that may have begun something else.
        let isOvertaken =
            presenter.presentationTransition != nil
            || presenter.presentation !== (isPresented ? presentation : nil)
        if !isOvertaken { announceEnd(of: staying, true) }
        device?.trace.record(
            .presentationEnded, presented.traceName, [TraceField("shown", isPresented)],
            rule: .model)
        completion?()
    }

    /// Tells a controller that it comes or goes; a presenting one whose view stays hears of nothing.
    private func tell(_ controller: UIViewController, _ appears: Bool) {
        guard controller === presented || style.removesPresenter else { return }
        controller.beginAppearance(appears, animated: isAnimated, rule: .model)
    }

    private func announceEnd(of controller: UIViewController, _ appears: Bool) {
        tell(controller, appears)
        controller.endAppearance(appears)
    }

    /// Puts both views where they belong at the beginning, when the system animates.
    private func place() {
        if direction == .present {
            presented.view.frame = stage.bounds
            stage.addSubview(presented.view)
        } else {
            returnPresenter()
        }
    }

    private func settle() {
        if custom == nil || isCutShort {
            presented.view.frame = stage.bounds
            stage.addSubview(presented.view)
        } else if !presented.view.isDescendant(of: stage) {
            note(.misuseTransitionViewMissing, rule: "N-D8")
        }
        if style.removesPresenter { presenter.view.removeFromSuperview() }
    }

    private func leave() {
        returnPresenter()
        stage.removeFromSuperview()
        presented.view.removeFromSuperview()
        presented.hostWindow = nil
        presented.presenter = nil
        presenter.presentation = nil
    }

    /// The presenting view goes back where it was, under everything else there.
    private func returnPresenter() {
        guard let home = presentation.home, presenter.view.superview !== home else { return }
        presenter.view.frame = home.bounds
        home.insertSubview(presenter.view, at: 0)
    }
}
