/// What a debugger prints of a recognizer (Rule G-8.10).
extension UIGestureRecognizer {
    /// Class, name, state, view, targets, and the recognizers on either side of its failure requirements.
    ///
    /// UIKit prints addresses beside these; the engine leaves them out, for they differ from run to run.
    var summary: String {
        var text = "<" + heading + "; state = " + TraceLane.State(state).word
        if !isEnabled { text += "; enabled = NO" }
        if !cancelsTouchesInView { text += "; cancelsTouchesInView = NO" }
        if delaysTouchesBegan { text += "; delaysTouchesBegan = YES" }
        if !delaysTouchesEnded { text += "; delaysTouchesEnded = NO" }
        if let view { text += "; view = <" + UIGestureRecognizer.words(for: view) + ">" }
        let pairs = targets.filter { $0.target != nil }.map { pair in
            "(action=" + pair.action.name + ", target=<"
                + (pair.target.map { typeName(of: $0) } ?? "") + ">)"
        }
        if !pairs.isEmpty { text += "; target= <" + UIGestureRecognizer.list(pairs) + ">" }
        text += UIGestureRecognizer.list("must-fail", awaited)
        text += UIGestureRecognizer.list("must-fail-for", awaiting)
        return text + ">"
    }

    private var heading: String {
        typeName(of: self) + (name.map { " (" + $0 + ")" } ?? "")
    }

    /// Those that must fail first: by `require(toFail:)`, and by what was found out in this attempt.
    private var awaited: [UIGestureRecognizer] {
        UIGestureRecognizer.unique(
            declaredFailureRequirements.compactMap { $0.recognizer } + attempt.failureRequirements)
    }

    private var awaiting: [UIGestureRecognizer] {
        let inThisAttempt = (device?.arena.participants ?? []).filter {
            $0.attempt.failureRequirements.contains { $0 === self }
        }
        return UIGestureRecognizer.unique(
            failureDependents.compactMap { $0.recognizer } + inThisAttempt)
    }

    private static func words(for view: UIView) -> String {
        typeName(of: view) + (view.accessibilityIdentifier.map { " " + $0 } ?? "")
    }

    private static func unique(_ all: [UIGestureRecognizer]) -> [UIGestureRecognizer] {
        var known: [UIGestureRecognizer] = []
        for one in all where !known.contains(where: { $0 === one }) { known.append(one) }
        return known
    }

    private static func list(_ title: String, _ others: [UIGestureRecognizer]) -> String {
        if others.isEmpty { return "" }
        return "; " + title + " = {" + list(others.map { "<" + $0.heading + ">" }) + "}"
    }

    private static func list(_ words: [String]) -> String {
        var text = ""
        for word in words { text += text.isEmpty ? word : ", " + word }
        return text
    }
}

extension TraceLane.State {
    /// UIKit's word for the state.
    fileprivate var word: String {
        switch self {
        case .idle, .possible, .waiting: "Possible"
        case .began: "Began"
        case .changed: "Changed"
        case .ended: "Ended"
        case .cancelled: "Cancelled"
        case .failed: "Failed"
        }
    }
}
