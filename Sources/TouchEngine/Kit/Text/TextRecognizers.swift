/// A text view's own tap, under the name that its class has in UIKit (Rule S-B9).
final class UITextTapRecognizer: UITapGestureRecognizer {
    override var kindName: String { "text tap" }
    override var isStock: Bool { true }
}

/// A text view's own press, under the name that its class has in UIKit (Rule S-B9).
final class UIVariableDelayLoupeGesture: UILongPressGestureRecognizer {
    override var kindName: String { "text loupe" }
    override var isStock: Bool { true }
}
