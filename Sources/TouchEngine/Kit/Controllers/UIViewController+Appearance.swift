extension UIViewController {
    /// How far the view has come on its way into sight or out of it.
    enum Appearance {
        case disappeared, appearing, appeared, disappearing
    }

    /// Whether the view is in sight, or on its way there.
    var isShown: Bool { appearance == .appeared || appearance == .appearing }

    /// Says that the view is about to come into sight or to leave it, and records the callbacks, with the rule that orders
    /// them.
    func beginAppearance(_ appearing: Bool, animated: Bool, rule: Rule = "N-C5.4") {
        let target: Appearance = appearing ? .appearing : .disappearing
        let reached: Appearance = appearing ? .appeared : .disappeared
        guard appearance != target, appearance != reached else { return }
        loadViewIfNeeded()
        appearance = target
        isAppearanceAnimated = animated
        appearanceRule = rule
        call(appearing ? "viewWillAppear" : "viewWillDisappear", animated) {
            if appearing { viewWillAppear(animated) } else { viewWillDisappear(animated) }
        }
        // A callback may have turned the controller round, or taken a child out.
        for child in told(appearingChildren) where child.parent === self && appearance == target {
            child.beginAppearance(appearing, animated: animated, rule: rule)
        }
    }

    /// Says that what `beginAppearance` announced has happened, unless a callback has turned it round since.
    func endAppearance(_ appearing: Bool) {
        guard appearance == (appearing ? .appearing : .disappearing) else { return }
        let animated = isAppearanceAnimated
        let reached: Appearance = appearing ? .appeared : .disappeared
        appearance = reached
        call(appearing ? "viewDidAppear" : "viewDidDisappear", animated) {
            if appearing { viewDidAppear(animated) } else { viewDidDisappear(animated) }
        }
        for child in told(settledChildren) where child.parent === self && appearance == reached {
            child.endAppearance(appearing)
        }
        if appearing, appearance == reached { hasComeIntoSight() }
    }

    /// The children that are told with the controller, unless it tells them itself (Rule N-P13).
    private func told(_ children: [UIViewController]) -> [UIViewController] {
        shouldAutomaticallyForwardAppearanceMethods ? children : []
    }

    /// A view that someone puts into a window, or takes out of it, comes into sight or leaves it at once; those that a
    /// container or a window moves have been told already.
    func viewMovedToWindow(_ window: UIWindow?) {
        if presenter?.presentationTransition != nil { return }
        if let parent {
            if parent.announcesItsChildren { return }
            if !parent.shouldAutomaticallyForwardAppearanceMethods { return }
        }
        let appears = window != nil
        guard appearance == (appears ? .disappeared : .appeared) else { return }
        let stage = appears ? parent?.appearance ?? .appeared : .appeared
        guard stage == .appeared || stage == .appearing else { return }
        beginAppearance(appears, animated: false)
        if stage == .appeared { endAppearance(appears) }
    }

    /// Records a callback and makes it; what it does to recognizers is told with its name.
    private func call(_ callback: String, _ animated: Bool, _ body: () -> Void) {
        guard let trace = deviceInReach?.trace, trace.isRecording else { return body() }
        let name = trace.name(of: self)
        trace.record(
            .controllerAppearance, name,
            [TraceField("callback", callback), TraceField("animated", animated)],
            rule: appearanceRule)
        let outer = trace.callback
        trace.callback = callback + " of " + name
        body()
        trace.callback = outer
    }

    /// The device whose window the controller is in, or is about to come into.
    var deviceInReach: Device? {
        viewIfLoaded?.window?.device ?? hostWindow?.device ?? parent?.deviceInReach
    }
}
