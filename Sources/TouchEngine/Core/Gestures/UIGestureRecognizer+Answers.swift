/// How a recognizer tells an answer that somebody gave from one that is only a default.
extension UIGestureRecognizer {
    /// Says that a question was answered by a default, because nobody implements the method.
    func noteDefaultAnswer() { gaveDefaultAnswer = true }

    /// Asks a question and tells whether somebody really answered it: an answer other than the default is somebody's, even
    /// of one who asked `super` first.
    func ask(default expected: Bool, _ question: () -> Bool) -> (answer: Bool, isDefault: Bool) {
        gaveDefaultAnswer = false
        let answer = question()
        return (answer, gaveDefaultAnswer && answer == expected)
    }
}
