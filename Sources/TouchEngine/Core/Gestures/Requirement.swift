/// A recognizer that must fail first.
struct Requirement {
    @Weak var recognizer: UIGestureRecognizer?

    init(recognizer: UIGestureRecognizer) {
        self.recognizer = recognizer
    }
}
