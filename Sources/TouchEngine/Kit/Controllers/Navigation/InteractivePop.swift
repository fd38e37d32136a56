/// What makes the swipe back work: the pop recognizer's target, and its stock delegate (Rules N-C1.2, N-C1.5).
final class InteractivePop: EngineObject {
    @Weak var navigationController: UINavigationController?
    /// Whether a swipe is asking for a pop just now, so that the pop it gets is led by the finger.
    private var isStarting = false
    @Weak private var led: NavigationTransition?

    /// The recognizer of the swipe from the leading edge.
    func makeRecognizer() -> PopGestureRecognizer {
        let recognizer = PopGestureRecognizer()
        recognizer.addBuiltInTarget(self, action: action)
        recognizer.maximumNumberOfTouches = 1
        recognizer.delaysTouchesBegan = true
        recognizer.delegate = self
        recognizer.stock = self
        return recognizer
    }

    /// The recognizer of the swipe in the middle of a page, as iOS 26 has it (Rule N-C3.5).
    func makeContentRecognizer() -> ContentPopGestureRecognizer {
        let recognizer = ContentPopGestureRecognizer()
        recognizer.addBuiltInTarget(self, action: action)
        recognizer.maximumNumberOfTouches = 1
        recognizer.delegate = self
        return recognizer
    }

    private var action: Selector {
        Selector("handleNavigationTransition(_:)", InteractivePop.handleNavigationTransition)
    }

    override func traceName(in trace: Trace) -> String? { "the stock delegate" }

    /// Swipe-back libraries send their own pans to the method, by its private name (Rule N-C1.4).
    override func hasMethod(named name: String, taking sender: AnyObject?) -> Bool {
        sender is UIPanGestureRecognizer
            && name.isSame(as: "handleNavigationTransition:")
    }

    override func callMethod(named name: String, with sender: AnyObject?) {
        guard let pan = sender as? UIPanGestureRecognizer else { return }
        handleNavigationTransition(pan)
    }

    /// Leads a pop by the finger: the recognizer's only action.
    func handleNavigationTransition(_ recognizer: UIPanGestureRecognizer) {
        switch recognizer.state {
        case .began: begin(recognizer)
        case .changed: led?.update(progress(of: recognizer))
        case .ended: decide(recognizer)
        case .cancelled: led?.cancel()
        case .possible, .failed: break
        }
    }

    /// Whether the pop that starts now is the finger's: the first one that the swipe asks for, and no other.
    func takeStart() -> Bool {
        defer { isStarting = false }
        return isStarting
    }

    /// Does something that calls the program, whose own pops are not the finger's.
    func keepingStart(_ act: () -> Void) {
        let wasStarting = takeStart()
        act()
        isStarting = wasStarting
    }

    /// Asks for the pop as a button would.
    ///
    /// With nothing to pop, no transition starts. The page goes on as before, but the navigation controller still counts on the
    /// finger to lead, so that the next animated push freezes (Rule N-C2.11). A pop whose recognizer is switched off while it
    /// starts freezes at once: nobody leads it any more (Rule N-C2.12).
    private func begin(_ recognizer: UIGestureRecognizer) {
        guard let navigationController else { return }
        isStarting = true
        led = nil
        let asksBar =
            recognizer.device?.parameters.choices.swipeAndBar == .asks
            && navigationController.stack.count > 1
        let popped =
            asksBar
            ? navigationController.popAskingBar(rule: "U-33")
            : navigationController.popViewController(animated: true)
        isStarting = false
        if asksBar, popped == nil { return }
        if popped == nil {
            wedge(navigationController, by: recognizer, .navigationWedged, "N-C2.11")
        } else if let transition = navigationController.transition, transition.isInteractive,
            transition.custom == nil
        {
            // One that waited may begin and end in one turn: what ends is still to be told.
            let isLed = recognizer.attempt.isActing || recognizer.attempt.state == .ended
            led = isLed ? transition : nil
            if led == nil {
                wedge(navigationController, by: recognizer, .navigationUnled, "N-C2.12")
                navigationController.freeze()
            }
        }
    }

    private func wedge(
        _ navigation: UINavigationController, by recognizer: UIGestureRecognizer,
        _ code: TraceCode, _ rule: Rule
    ) {
        guard !navigation.isWedged else { return }
        navigation.isWedged = true
        let page = navigation.topViewController.map { navigation.pageName($0) }
        navigation.wedge = navigation.note(
            code, [TraceField("controller", page ?? "")], rule: rule,
            cause: recognizer.attempt.lastRecord)
        guard let trace = recognizer.device?.trace else { return }
        trace.note(navigation.wedge, of: recognizer)
        if code == .navigationWedged { trace.note(recognizer.requirementWaiver, of: recognizer) }
    }

    /// Finishes when the finger, carried on at its speed for a moment, comes past the middle, or lifts in a flick that way; a flick
    /// the other way goes back (model values).
    private func decide(_ recognizer: UIPanGestureRecognizer) {
        guard let led, let navigationController, let device = recognizer.device else { return }
        let width = navigationController.view.bounds.width
        let velocity =
            recognizer.velocity(in: navigationController.view).x * navigationController.forward
        let projection = CGFloat(device.parameters.popProjection)
        let predicted = progress(of: recognizer) + velocity * projection / width
        let isFlick = abs(velocity) >= device.parameters.popFlickVelocity
        let finishes = isFlick ? velocity > 0 : predicted > 0.5
        navigationController.note(
            .navigationDecides,
            [
                TraceField("progress", progress(of: recognizer) * 100),
                TraceField("velocity", velocity), TraceField("predicted", predicted * 100),
                TraceField("finishes", finishes), TraceField("flick", isFlick),
            ], rule: .model, cause: recognizer.attempt.lastRecord)
        if finishes { led.finish() } else { led.cancel() }
        self.led = nil
    }

    private func progress(of recognizer: UIPanGestureRecognizer) -> CGFloat {
        guard let navigation = navigationController, let view = navigation.viewIfLoaded,
            view.bounds.width > 0
        else { return 0 }
        return recognizer.translation(in: view).x * navigation.forward / view.bounds.width
    }
}
