/// Whom fingers pass by because it is animated.
extension RunningAnimations {
    /// Forgets whom earlier fingers passed by.
    func forgetPassed() {
        if !passed.isEmpty { passed = [] }
    }

    /// Notes that a view is passed by because it is animated.
    func notePassed(_ view: UIView) {
        if !passed.contains(where: { $0.view === view }) { passed.append((view, nil)) }
    }

    /// Records which animated views a finger passed by (Rule G-1.11).
    func explainPassed(_ touch: UITouch, _ landing: Int?) {
        for index in passed.indices {
            passed[index].record = device.trace.record(
                .viewAnimating, device.trace.name(of: passed[index].view),
                [TraceField("finger", touch.fingerNumber)], rule: "G-1.11", cause: landing)
        }
    }

    /// The record that says that a finger passed by a view, or one that it is in, because it is animated.
    func record(ofPassing view: UIView, _ touch: UITouch) -> Int? {
        guard !passed.isEmpty, view.bounds.contains(touch.location(in: view)) else { return nil }
        return passed.first { view.isDescendant(of: $0.view) }?.record
    }
}
