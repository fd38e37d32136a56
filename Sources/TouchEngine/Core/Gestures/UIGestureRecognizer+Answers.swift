/// How the answer of a delegate is told from the default of a method that the delegate does not implement.
extension UIGestureRecognizer {
    /// Called by the default implementations: nobody implements the method that was just called.
    func markAnswerAsDefault() { gaveDefaultAnswer = true }

    /// Asks a question, and returns whether the answer is only a default.
    ///
    /// An implementation may call the default by `super` and answer otherwise: that is an answer.
    func ask(default expected: Bool, _ question: () -> Bool) -> (answer: Bool, isDefault: Bool) {
        gaveDefaultAnswer = false
        let answer = question()
        return (answer, gaveDefaultAnswer && answer == expected)
    }
}
