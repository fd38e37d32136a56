/// One push or pop on its way: plain, animated by the system or by an app, or led by a finger.
final class NavigationTransition: Transition {
    let operation: UINavigationController.Operation
    /// The pages that the change takes out of the stack, the top one last.
    let popped: [UIViewController]
    /// Whether the whole stack was set: then nothing takes it back (Rule N-C5.3).
    let isSet: Bool
    @Weak private var navigation: UINavigationController?
    private let dimming = UIView()

    init(
        _ operation: UINavigationController.Operation, in navigation: UINavigationController,
        from: UIViewController, to: UIViewController, popped: [UIViewController], isSet: Bool
    ) {
        self.operation = operation
        self.navigation = navigation
        self.popped = popped
        self.isSet = isSet
        super.init(from: from, to: to, on: navigation.pages)
        device = navigation.deviceInReach
        duration = device?.parameters.popDuration ?? 0
    }

    override var isCurrent: Bool { navigation?.transition === self && super.isCurrent }

    /// Announces the change, puts both pages in place, and runs unless a finger leads (Rules N-C5.4, N-C5.5).
    func start(animated: Bool, isInteractive isLed: Bool) {
        guard let navigation else { return }
        isAnimated = animated
        if isLed, animated, custom == nil {
            isInteractive = true
            startedInteractively = true
        }
        navigation.delegate?.navigationController(navigation, willShow: to, animated: animated)
        guard isCurrent else { return }
        let leaves = !navigation.stack.contains { $0 === from }
        from.isMovingFromParent = leaves
        to.isMovingToParent = operation == .push
        if leaves { from.willMove(toParent: nil) }
        let rule: Rule = isInteractive ? "N-C5.5" : "N-C5.4"
        from.beginAppearance(false, animated: animated, rule: rule)
        guard isCurrent else { return }
        if navigation.isShown {
            to.beginAppearance(true, animated: animated, rule: rule)
        }
        guard isCurrent else { return }
        if let custom {
            navigation.pages.isUserInteractionEnabled = false
            from.view.frame = navigation.frame(of: from)
            custom.perform()
            return
        }
        place()
        guard isCurrent else { return }
        guard animated else {
            end()
            return
        }
        if navigation.isWedged, !isInteractive {
            navigation.note(
                .navigationFreezes, [TraceField("controller", navigation.pageName(to))],
                rule: "N-C2.11", cause: navigation.wedge)
            return navigation.freeze()
        }
        navigation.pages.isUserInteractionEnabled = false
        runAlongside()
        if !isInteractive, isCurrent { run(to: 1) }
    }

    /// Follows a finger: 0 is where the transition began, 1 where it ends.
    func update(_ progress: CGFloat) {
        guard isCurrent, custom == nil else { return }
        self.progress = min(max(progress, 0), 1)
        layOut()
        scrubAlongside()
    }

    /// Lets the rest run by itself, to the end.
    func finish() {
        guard isCurrent, custom == nil else { return }
        endInteraction()
        if isCurrent { run(to: 1) }
    }

    /// Lets the pages run back; the stack is as it was, and both pages hear that they turn round (Rules N-C5.2, N-C5.6).
    func cancel() {
        guard isCurrent, custom == nil, operation == .pop, !isCancelled else { return }
        callOff()
        if isCurrent { run(to: 0) }
    }

    /// Takes the change of the stack back, and turns both pages round.
    ///
    /// The sources do not say whether the stack is whole again before or after the pages are back: the model restores it at
    /// once, so that the page that stays finds itself on top when it hears `viewWillAppear`.
    override func turnBack() {
        guard let navigation else { return }
        if !isSet {
            if operation == .push { navigation.stack.removeAll { $0 === to } }
            navigation.stack += popped
        }
        navigation.updateBar()
        navigation.note(
            .navigationCancelled,
            [
                TraceField("controller", navigation.pageName(from)),
                TraceField("progress", progress),
            ], rule: isSet ? "N-C5.3" : "N-C5.2")
        to.beginAppearance(false, animated: true, rule: "N-C5.6")
        guard isCurrent else { return }
        if navigation.isShown {
            from.beginAppearance(true, animated: true, rule: "N-C5.6")
        }
    }

    /// Puts the lower page under the upper one, with the dimming between them.
    ///
    /// A page learns there what the bars cover of it, and may move on to another at once.
    private func place() {
        let (upper, lower) = operation == .push ? (to, from) : (from, to)
        from.view.frame = placeOf(from)
        guard isCurrent else { return }
        to.view.frame = placeOf(to)
        stage.addSubview(lower.view)
        guard isCurrent else { return }
        dimming.frame = stage.bounds
        dimming.backgroundColor = .black
        dimming.isUserInteractionEnabled = false
        dimming.accessibilityIdentifier = "dimming"
        stage.addSubview(dimming)
        stage.addSubview(upper.view)
        guard isCurrent else { return }
        navigation?.navigationBar.cross(
            from: from.navigationItem, to: to.navigationItem, isPush: operation == .push)
        layOut()
    }

    override func layOut() {
        let parameters = device?.parameters ?? ModelParameters()
        let (upper, lower) = operation == .push ? (to, from) : (from, to)
        let covered = operation == .push ? progress : 1 - progress
        let width = stage.bounds.width * (navigation?.forward ?? 1)
        upper.view.center.x = stage.bounds.midX + width * (1 - covered)
        lower.view.center.x = stage.bounds.midX - width * parameters.popParallax * covered
        dimming.alpha = parameters.popDimming * covered
        navigation?.navigationBar.cross(at: progress)
    }

    /// A page fills the container, as far as it goes on under the bars.
    private func placeOf(_ page: UIViewController) -> CGRect {
        navigation?.frame(of: page) ?? stage.bounds
    }

    /// Both pages have their places; the one that goes has no place at the end, the one that comes none before.
    override func frame(of controller: UIViewController, atEnd: Bool) -> CGRect {
        (controller === to) == atEnd ? placeOf(controller) : .zero
    }

    /// Takes the page that is left out of sight, and tells everyone that it is done.
    override func conclude() {
        guard let navigation else { return }
        // From here on a callback may start another.
        navigation.transition = nil
        if isAnimated { navigation.ending = self }
        defer { if navigation.ending === self { navigation.ending = nil } }
        navigation.pages.isUserInteractionEnabled = true
        navigation.navigationBar.endCrossing()
        let leaving = isCancelled ? to : from
        let staying = isCancelled ? from : to
        dimming.removeFromSuperview()
        leaving.view.removeFromSuperview()
        settle(staying, in: navigation)
        let isStayingFirst =
            isCancelled && operation == .pop
            && device?.parameters.choices.cancelledPop == .stayingFirst
        if isStayingFirst { tell(staying, thatItStaysIn: navigation) }
        // A callback may have ended the transition before all of it was announced.
        leaving.beginAppearance(false, animated: isAnimated)
        leaving.endAppearance(false)
        if !isStayingFirst { tell(staying, thatItStaysIn: navigation) }
        from.isMovingFromParent = false
        to.isMovingToParent = false
        guard !isCancelled else {
            if operation == .push, !isSet {
                navigation.settleParents(gone: [to], from: nil, come: nil)
            }
            return
        }
        navigation.settleParents(
            gone: popped, from: from, come: operation == .push ? to : nil)
        navigation.note(
            .navigationFinished, [TraceField("controller", navigation.pageName(to))],
            rule: "N-C5.10")
        navigation.firstPage = .shown
        navigation.delegate?.navigationController(navigation, didShow: to, animated: isAnimated)
    }

    /// Tells a page that it has come, or come back, unless a callback has moved on from it (Rule U-6).
    private func tell(_ page: UIViewController, thatItStaysIn navigation: UINavigationController) {
        let isStill = isCancelled && isSet || navigation.topViewController === page
        guard navigation.transition == nil, isStill else { return }
        if navigation.isShown { page.beginAppearance(true, animated: isAnimated) }
        page.endAppearance(navigation.isShown)
    }

    /// What was pushed meanwhile is pushed now, or refused (Rules N-C5.11, N-C5.14).
    override func didEnd() { navigation?.pushKept() }

    /// Leaves the page that stays where it belongs; where an animator has not put it into the container, nothing does
    /// (Rule N-D8).
    private func settle(_ page: UIViewController, in navigation: UINavigationController) {
        if custom != nil, !isCutShort {
            if !page.view.isDescendant(of: stage) {
                note(.misuseTransitionViewMissing, rule: "N-D8")
            }
            return
        }
        page.view.frame = navigation.frame(of: page)
        if page.view.superview !== stage { stage.addSubview(page.view) }
    }
}
