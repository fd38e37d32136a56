import TouchEngine

/// A recognizer that writes down what it hears, in a log it shares, and then does as it is told.
final class Scribe: UIGestureRecognizer {
    let log: CallLog
    /// What it does with the touches of a phase; at first nothing.
    var does: (Scribe, UITouch.Phase, Set<UITouch>) -> Void = { _, _, _ in }

    init(_ name: String, log: CallLog = CallLog()) {
        self.log = log
        super.init(target: nil, action: nil)
        self.name = name
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        hear(.began, touches)
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        hear(.moved, touches)
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        hear(.ended, touches)
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        hear(.cancelled, touches)
    }
    override func reset() { log.lines.append("\(name ?? "") reset") }

    private func hear(_ phase: UITouch.Phase, _ touches: Set<UITouch>) {
        log.lines.append("\(name ?? "") \(phase)")
        does(self, phase, touches)
    }

    /// Begins at the first move, goes on with each, ends at the lift.
    static func drags(_ scribe: Scribe, _ phase: UITouch.Phase, _: Set<UITouch>) {
        switch phase {
        case .moved: scribe.state = scribe.state == .possible ? .began : .changed
        case .ended: scribe.state = scribe.state == .possible ? .failed : .ended
        case .cancelled: scribe.state = .cancelled
        case .began, .stationary: break
        }
    }
}

/// A view that writes the touches it hears of in a log it shares, and does not pass them on.
final class ScribeView: UIView {
    var log = CallLog()

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note("began") }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note("moved") }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("ended") }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        note("cancelled")
    }

    private func note(_ phase: String) { log.lines.append("view \(phase)") }
}

extension NestedScene {
    /// A recognizer on the inner view that does as it is told.
    func scribe(
        _ name: String = "own",
        _ does: @escaping (Scribe, UITouch.Phase, Set<UITouch>) -> Void = Scribe.drags
    ) -> Scribe {
        let scribe = add(Scribe(name), named: name, to: inner)
        scribe.does = does
        return scribe
    }
}
