/// One push or pop on its way: plain, animated, or led by a finger.
final class NavigationTransition {
    /// Which way the pages go.
    enum Operation {
        case push, pop
    }

    let operation: Operation
    let from: UIViewController
    let to: UIViewController
    /// Whether a finger leads, or led, the transition.
    private(set) var isInteractive = false
    private(set) var progress: CGFloat = 0
    @Weak private var navigation: UINavigationController?
    @Weak private var device: Device?
    private var isAnimated = false
    private var isCancelled = false
    private var timer: ScheduledTimer?
    private let dimming = UIView()

    init(
        _ operation: Operation, in navigation: UINavigationController, from: UIViewController,
        to: UIViewController
    ) {
        self.operation = operation
        self.navigation = navigation
        self.from = from
        self.to = to
    }

    /// Whether the transition is under way: what it calls may move on to another, and end it at once.
    private var isCurrent: Bool { navigation?.transition === self }

    /// Announces the change, puts both pages in place, and runs unless a finger leads (Rules N-C5.4, N-C5.5).
    func start(animated: Bool, isInteractive: Bool) {
        guard let navigation else { return }
        device = navigation.deviceInReach
        isAnimated = animated
        self.isInteractive = isInteractive && animated
        navigation.delegate?.navigationController(navigation, willShow: to, animated: animated)
        guard isCurrent else { return }
        let leaves = !navigation.stack.contains { $0 === from }
        from.isMovingFromParent = leaves
        to.isMovingToParent = operation == .push
        if leaves { from.willMove(toParent: nil) }
        let rule: Rule = self.isInteractive ? "N-C5.5" : "N-C5.4"
        from.beginAppearance(false, animated: animated, rule: rule)
        guard isCurrent else { return }
        if navigation.isShown {
            to.beginAppearance(true, animated: animated, rule: rule)
        }
        guard isCurrent else { return }
        place()
        guard animated else {
            complete()
            return
        }
        navigation.pages.isUserInteractionEnabled = false
        if !self.isInteractive { run(to: 1) }
    }

    /// Follows a finger: 0 is where the transition began, 1 where it ends.
    func update(_ progress: CGFloat) {
        guard isCurrent else { return }
        self.progress = min(max(progress, 0), 1)
        layOut()
    }

    /// Lets the rest run by itself, to the end.
    func finish() {
        if isCurrent { run(to: 1) }
    }

    /// Lets the pages run back; the stack is as it was, and both pages hear that they turn round (Rules N-C5.2, N-C5.6).
    ///
    /// The sources do not say whether the stack is whole again before or after the pages are back: the model restores it at
    /// once, so that the page that stays finds itself on top when it hears `viewWillAppear`.
    func cancel() {
        guard let navigation, isCurrent, operation == .pop, !isCancelled else { return }
        isCancelled = true
        navigation.stack.append(from)
        navigation.updateBar()
        navigation.note(
            .navigationCancelled,
            [
                TraceField("controller", navigation.pageName(from)),
                TraceField("progress", progress),
            ], rule: "N-C5.2")
        to.beginAppearance(false, animated: true, rule: "N-C5.6")
        guard isCurrent else { return }
        if navigation.isShown {
            from.beginAppearance(true, animated: true, rule: "N-C5.6")
        }
        if isCurrent { run(to: 0) }
    }

    /// Jumps to the end, because something else is about to move.
    func finishAtOnce() {
        device?.clock.cancel(timer)
        complete()
    }

    /// Runs to an end at the model's pace, easing out, one step a frame.
    private func run(to end: CGFloat) {
        guard let device else {
            complete()
            return
        }
        let start = progress
        let duration = device.parameters.popDuration * Double(abs(end - start))
        let began = device.now
        let frame = 1 / Double(device.model.framesPerSecond)
        func step() {
            guard isCurrent, let device = self.device else { return }
            let part = duration > 0 ? min((device.now - began) / duration, 1) : 1
            let eased = 1 - (1 - part) * (1 - part) * (1 - part)
            progress = start + (end - start) * CGFloat(eased)
            layOut()
            guard part < 1 else {
                complete()
                device.turnEnded()
                return
            }
            timer = device.clock.schedule(after: frame, step)
            device.turnEnded()
        }
        timer = device.clock.schedule(after: frame, step)
    }

    /// Puts the lower page under the upper one, with the dimming between them.
    private func place() {
        guard let pages = navigation?.pages else { return }
        let (upper, lower) = operation == .push ? (to, from) : (from, to)
        from.view.frame = pages.bounds
        to.view.frame = pages.bounds
        pages.addSubview(lower.view)
        dimming.frame = pages.bounds
        dimming.backgroundColor = .black
        dimming.isUserInteractionEnabled = false
        dimming.accessibilityIdentifier = "dimming"
        pages.addSubview(dimming)
        pages.addSubview(upper.view)
        layOut()
    }

    private func layOut() {
        guard let pages = navigation?.pages else { return }
        let parameters = device?.parameters ?? ModelParameters()
        let (upper, lower) = operation == .push ? (to, from) : (from, to)
        let covered = operation == .push ? progress : 1 - progress
        let width = pages.bounds.width * (navigation?.forward ?? 1)
        upper.view.center.x = pages.bounds.midX + width * (1 - covered)
        lower.view.center.x = pages.bounds.midX - width * parameters.popParallax * covered
        dimming.alpha = parameters.popDimming * covered
    }

    /// Takes the page that is left out of sight, and tells everyone that it is done.
    private func complete() {
        guard let navigation, isCurrent else { return }
        // From here on a callback may start another.
        navigation.transition = nil
        let leaving = isCancelled ? to : from
        let staying = isCancelled ? from : to
        dimming.removeFromSuperview()
        leaving.view.removeFromSuperview()
        staying.view.frame = navigation.pages.bounds
        if staying.view.superview !== navigation.pages { navigation.pages.addSubview(staying.view) }
        navigation.pages.isUserInteractionEnabled = true
        // A callback may have ended the transition before all of it was announced.
        leaving.beginAppearance(false, animated: isAnimated)
        leaving.endAppearance(false)
        if navigation.transition == nil, navigation.topViewController === staying {
            if navigation.isShown { staying.beginAppearance(true, animated: isAnimated) }
            staying.endAppearance(navigation.isShown)
        }
        from.isMovingFromParent = false
        to.isMovingToParent = false
        guard !isCancelled else { return }
        navigation.settleParents(operation, from: from, to: to)
        navigation.note(
            .navigationFinished, [TraceField("controller", navigation.pageName(to))],
            rule: "N-C5.10")
        navigation.delegate?.navigationController(navigation, didShow: to, animated: isAnimated)
    }
}
