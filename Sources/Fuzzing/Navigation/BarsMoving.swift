import TouchEngine

/// The scroll views whose content a bar takes along as it comes or goes, which fingers pass by until then (G-1.11).
struct BarsMoving {
    /// Whether a bar has set out in this turn.
    private(set) var hasBegun = false
    /// When each scroll view stands still again, in seconds.
    private var ends: [Int: TimeInterval] = [:]

    mutating func begin() { hasBegun = true }

    /// A scroll view's content is elsewhere than before.
    mutating func note(_ view: Int) { ends[view] = .infinity }

    mutating func turnEnded(_ time: TimeInterval) {
        guard hasBegun else { return }
        hasBegun = false
        for (view, end) in ends where end == .infinity {
            ends[view] = time + ModelParameters().barDuration
        }
    }

    /// Whether a scroll view may be on its way.
    func mayTake(_ view: Int, at time: TimeInterval) -> Bool {
        ends[view].map { time < $0 + 1e-6 } ?? false
    }
}
