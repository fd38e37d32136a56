import Testing
import TouchEngine

extension UIViewPropertyAnimator {
    /// Stops the animator, and finishes it at a position.
    ///
    /// Both raise exceptions in states that they are not made for, which would end the process and hide every other test.
    ///
    /// - Throws: an error if the animator is not in such a state; the issue is recorded.
    func end(at position: UIViewAnimatingPosition, check: () -> Void = {}) throws {
        try #require(state == .active)
        stopAnimation(false)
        check()
        try #require(state == .stopped)
        finishAnimation(at: position)
    }
}

/// What a program that had to stop said last.
func lastWords(_ end: ExitTest.Result?) -> String {
    String(decoding: end?.standardErrorContent ?? [], as: UTF8.self)
}
