extension UIViewController {
    /// How far the view has come on its way into sight or out of it.
    enum Appearance {
        case disappeared, appearing, appeared, disappearing
    }

    /// Says that the view is about to come into sight or to leave it, and records the callback.
    func beginAppearance(_ appearing: Bool, animated: Bool) {
        let target: Appearance = appearing ? .appearing : .disappearing
        let reached: Appearance = appearing ? .appeared : .disappeared
        guard appearance != target, appearance != reached else { return }
        loadViewIfNeeded()
        appearance = target
        isAppearanceAnimated = animated
        note(appearing ? "viewWillAppear" : "viewWillDisappear", animated)
        if appearing { viewWillAppear(animated) } else { viewWillDisappear(animated) }
        for child in appearingChildren { child.beginAppearance(appearing, animated: animated) }
    }

    /// Says that what `beginAppearance` announced has happened.
    func endAppearance() {
        let animated = isAppearanceAnimated
        switch appearance {
        case .appearing:
            appearance = .appeared
            note("viewDidAppear", animated)
            viewDidAppear(animated)
        case .disappearing:
            appearance = .disappeared
            note("viewDidDisappear", animated)
            viewDidDisappear(animated)
        case .appeared, .disappeared:
            return
        }
        for child in appearingChildren { child.endAppearance() }
    }

    private func note(_ callback: String, _ animated: Bool) {
        guard let trace = deviceInReach?.trace else { return }
        trace.record(
            .controllerAppearance, trace.name(of: self),
            [TraceField("callback", callback), TraceField("animated", animated)], rule: "N-C5.4")
    }

    /// The device whose window the controller is in, or is about to come into.
    private var deviceInReach: Device? {
        viewIfLoaded?.window?.device ?? parent?.deviceInReach
    }
}
