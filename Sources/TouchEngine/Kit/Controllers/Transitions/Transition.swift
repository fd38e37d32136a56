/// A change from one controller to another, on its way: the system's own, or a custom one.
///
/// What is particular to a stack of pages, or to a presentation, its subclasses know.
class Transition {
    final let from: UIViewController
    final let to: UIViewController
    /// The view that everything moves in.
    final let stage: TransitionStage
    final let style: UIModalPresentationStyle
    @Weak final var device: Device?
    /// Whether there is anything to see of it.
    final var isAnimated = false
    /// Whether it was led from its beginning.
    final var startedInteractively = false
    /// Whether a finger, or whoever else, leads it just now.
    final var isInteractive = false
    final var isCancelled = false
    final private(set) var isOver = false
    /// Whether something else has ended it: what its animator says later counts for nothing.
    final private(set) var isCutShort = false
    /// How far it has come, from 0 to 1.
    final var progress: CGFloat = 0
    /// How long it takes, in seconds.
    final var duration: TimeInterval = 0
    /// How fast the rest runs once nobody leads it; 1 is the pace at which all of it takes its duration (Rules N-D19, M-48).
    final var completionVelocity: CGFloat = 1
    /// Who animates it, and who leads it, when it is a custom one.
    final var custom: CustomTransition?
    /// Whether it can be led again once it runs by itself (Rule N-D17).
    final var isInterruptible = false
    /// What is animated beside it, while somebody leads.
    final var alongside: AnimationLead?
    private var toldOf: TransitionCoordinator?
    private var hasTurnedBack = false
    private var timer: ScheduledTimer?

    init(
        from: UIViewController, to: UIViewController, on stage: TransitionStage,
        style: UIModalPresentationStyle = .none
    ) {
        self.from = from
        self.to = to
        self.stage = stage
        self.style = style
    }

    /// Tells others of it.
    final var coordinator: TransitionCoordinator {
        if let toldOf { return toldOf }
        let coordinator = TransitionCoordinator(self)
        toldOf = coordinator
        return coordinator
    }

    /// Lets go of everything without a word, because its container goes.
    final func abandon() {
        toldOf = nil
        custom = nil
        alongside = nil
    }

    // MARK: What subclasses know

    /// Whether it is under way: what it calls may move on to another, and end it at once.
    var isCurrent: Bool { !isOver }

    /// Whether what is to be animated beside it is done all the same when there is nothing to see of it.
    var takesAlongAtOnce: Bool { false }

    /// Puts the views where they belong at this progress, when the system animates.
    func layOut() {}

    /// Tells both controllers that they turn round, and takes back what was changed.
    func turnBack() {}

    /// Takes the view that goes out of sight, and tells everyone that it is done.
    func conclude() {}

    /// Does what was kept until the end.
    func didEnd() {}

    /// Where a controller's view is at the beginning or at the end; zero when that means nothing (Rule N-D9).
    func frame(of controller: UIViewController, atEnd: Bool) -> CGRect { .zero }

    /// The view that an animator may move for a controller, or nil (Rule N-D10).
    func view(of controller: UIViewController) -> UIView? { controller.view }

    // MARK: Motion of the system's own

    /// The spring that takes the rest of the way, and how long that takes, in seconds: critically damped (Rule N-C3.11).
    func pace(over way: CGFloat) -> (spring: Spring, duration: TimeInterval) {
        let duration = self.duration * Double(way)
        let rest = Double((device?.parameters ?? ModelParameters()).springRest)
        return (
            Spring.settling(in: max(duration, 0.001), dampingRatio: 1, velocity: 0, rest: rest),
            duration
        )
    }

    /// Runs to an end on a spring, one step a frame.
    final func run(to end: CGFloat) {
        guard let device else {
            self.end()
            return
        }
        let start = progress
        let (spring, duration) = pace(over: abs(end - start))
        let began = device.now
        let frame = 1 / Double(device.model.framesPerSecond)
        releaseAlongside(in: duration)
        func step() {
            guard isCurrent, let device = self.device else { return }
            let part = duration > 0 ? min((device.now - began) / duration, 1) : 1
            let left = part < 1 ? spring.remainder(after: device.now - began, velocity: 0) : 0
            progress = end - (end - start) * CGFloat(left)
            layOut()
            guard part < 1 else {
                self.end()
                device.catchUp()
                return
            }
            timer = device.clock.schedule(after: frame, step)
            device.catchUp()
        }
        timer = device.clock.schedule(after: frame, step)
    }

    /// Calls it off: both controllers hear that they turn round after those who watch the interaction (Rule N-C5.6).
    ///
    /// One that runs back may have been taken hold of again, and is let go once more.
    final func callOff() {
        guard isCurrent, isInteractive || !isCancelled else { return }
        isCancelled = true
        let wasInteractive = isInteractive
        isInteractive = false
        completionVelocity = custom?.interactor?.completionSpeed ?? 1
        if wasInteractive { coordinator.interactionChanged() }
        turnRound()
    }

    /// Turns back once: what is told of the interaction may have ended it before.
    private func turnRound() {
        guard isCurrent, isCancelled, !hasTurnedBack else { return }
        hasTurnedBack = true
        turnBack()
    }

    /// Leaves it to itself: nobody leads any more.
    final func endInteraction() {
        guard isCurrent, isInteractive else { return }
        isInteractive = false
        completionVelocity = custom?.interactor?.completionSpeed ?? 1
        coordinator.interactionChanged()
    }

    /// Comes to the end, completed or called off.
    final func end() {
        turnRound()
        guard isCurrent else { return }
        isOver = true
        device?.clock.cancel(timer)
        releaseAlongside(in: 0)
        conclude()
        coordinator.finish()
        custom?.end(completed: !isCancelled)
        abandon()
        didEnd()
    }

    /// Jumps to the end, because something else is about to move (Rule N-C5.11).
    final func finishAtOnce() {
        isCutShort = true
        end()
    }

    /// Writes down what happens to the transition.
    @discardableResult
    final func note(
        _ code: TraceCode, _ values: @autoclosure () -> [TraceField] = [], rule: Rule?,
        cause: Int? = nil
    ) -> Int? {
        guard let trace = device?.trace else { return nil }
        return trace.record(code, trace.name(of: to), values(), rule: rule, cause: cause)
    }
}

/// The view that a transition moves its views in.
class TransitionStage: UIView {
    /// The record that says that a transition here is never completed (Rule N-D7).
    final var unfinished: Int?
    override var blockingCause: Int? { unfinished }
    /// Whether touches stop here, because a presentation is under way.
    final var isBlocked = false

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isBlocked else { return super.hitTest(point, with: event) }
        return self.point(inside: point, with: event) ? self : nil
    }
}
