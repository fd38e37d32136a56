extension UIGestureRecognizer {
    /// Where a recognizer stands in its attempt, with UIKit's raw values (Rule G-3.1).
    public enum State: Int, Sendable {
        case possible, began, changed, ended, cancelled, failed

        /// What a discrete recognizer's success is called.
        public static let recognized = State.ended
    }
}

extension UIGestureRecognizer.State {
    var isTerminal: Bool { self == .ended || self == .cancelled || self == .failed }

    /// Whether UIKit allows the step from this state to that one (Rules G-3.2, G-3.3).
    func allows(_ next: UIGestureRecognizer.State) -> Bool {
        switch self {
        case .possible: next == .began || next == .ended || next == .failed
        case .began, .changed: next == .changed || next == .ended || next == .cancelled
        case .ended, .cancelled, .failed: false
        }
    }

    /// The end that is allowed from this state, where another end was meant; nil if no end was, or none is allowed.
    func lawfulEnd(insteadOf next: UIGestureRecognizer.State) -> UIGestureRecognizer.State? {
        switch (self, next) {
        case (.possible, .cancelled): .failed
        case (.began, .failed), (.changed, .failed): .cancelled
        default: nil
        }
    }
}
