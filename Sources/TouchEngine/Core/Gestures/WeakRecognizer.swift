/// A recognizer that is referred to and not kept, since an array has no weak elements of its own.
struct WeakRecognizer {
    @Weak var recognizer: UIGestureRecognizer?

    init(recognizer: UIGestureRecognizer) {
        self.recognizer = recognizer
    }
}
