/// A text view's own tap, under the name that its class has in UIKit (Rule S-B9).
final class UITextTapRecognizer: UITapGestureRecognizer {
    override var kindName: String { "text tap" }
}

/// A text view's own press, under the name that its class has in UIKit (Rule S-B9).
final class UIVariableDelayLoupeGesture: UILongPressGestureRecognizer {
    override var kindName: String { "text loupe" }
}
