import TouchEngine

/// A recognizer that somebody wrote: a good one, or one with a fault that is seen in programs.
final class CustomRecognizer: UIGestureRecognizer, ListeningRecognizer {
    enum Manner {
        /// Begins once its first finger has come 12 pt, and does all that it must.
        case drag
        /// Recognises when a finger lands: discrete.
        case touchdown
        /// Begins when a finger lands, which robs all others (G-9.11).
        case eager
        /// Ignores every other finger, and is a drag with the rest (G-2.13).
        case shy
        /// Decides nothing, ever (G-9.7).
        case undecided
        /// Sets one state after the other, lawful or not.
        case unlawful
    }

    let ear = Ear()
    private let manner: Manner
    private var kept: [UITouch] = []
    private var start = CGPoint.zero
    /// Counts what has been done, over all attempts.
    private var steps = 0

    init(_ manner: Manner) {
        self.manner = manner
        super.init(target: nil, action: nil)
    }

    // MARK: The gesture

    private func land(_ touches: [UITouch], _ event: UIEvent) {
        for touch in touches {
            steps += 1
            if manner == .shy, steps % 2 == 0 {
                ignore(touch, for: event)
                continue
            }
            if kept.isEmpty { start = touch.location(in: nil) }
            kept.append(touch)
        }
        guard state == .possible, !kept.isEmpty else { return }
        if manner == .touchdown { state = .recognized }
        if manner == .eager { state = .began }
    }

    private func go() {
        guard manner != .touchdown, let first = kept.first else { return }
        if state == .began || state == .changed {
            state = .changed
        } else if state == .possible, isUnderWay {
            state = .changed
        } else if state == .possible {
            let way = first.location(in: nil)
            if abs(way.x - start.x) >= 12 || abs(way.y - start.y) >= 12 {
                state = .began
                isUnderWay = true
            }
        }
    }

    /// Whether it has set `began` in this attempt: while it waits, `state` does not say so (G-3.13).
    private var isUnderWay = false

    private func leave(_ touches: [UITouch], as end: State) {
        kept.removeAll { touches.contains($0) }
        guard kept.isEmpty else { return }
        let hasBegun = isUnderWay || state == .began || state == .changed
        state = hasBegun ? end : .failed
    }

    private func misbehave() {
        steps += 1
        let states: [State] = [
            .changed, .began, .possible, .ended, .failed, .cancelled, .began, .changed, .began,
            .cancelled, .changed, .ended,
        ]
        state = states[(steps * 5 + ear.id) % states.count]
    }

    // MARK: What is heard

    private func hear(
        _ phase: FuzzCase.Phase, _ touches: Set<UITouch>, _ work: ([UITouch]) -> Void
    ) {
        ear.hear(phase, touches, self) {
            switch manner {
            case .undecided: break
            case .unlawful: misbehave()
            default: work(ear.stage?.inOrder(touches) ?? [])
            }
        }
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        hear(.began, touches) { land($0, event) }
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        hear(.moved, touches) { _ in go() }
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        hear(.ended, touches) { leave($0, as: .ended) }
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        hear(.cancelled, touches) { leave($0, as: .cancelled) }
    }
    override func reset() {
        ear.hearReset {
            kept = []
            isUnderWay = false
        }
    }
    override func canPrevent(_ other: UIGestureRecognizer) -> Bool { ear.mayPrevent(other) }
    override func canBePrevented(by other: UIGestureRecognizer) -> Bool {
        ear.mayBePrevented(by: other)
    }
    override func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool {
        ear.waits(for: other)
    }
    override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool {
        ear.isAwaited(by: other)
    }
    override func shouldReceive(_ event: UIEvent) -> Bool { !ear.isDeaf }
}
