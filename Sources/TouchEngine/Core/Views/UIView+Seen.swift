/// What the screen shows of a view while it stands elsewhere, or is other already: in an animation.
extension UIView {
    /// Whether nothing of the view itself is drawn.
    var isClear: Bool {
        guard let backgroundColor else { return true }
        // Colours with a name are none of them clear; the others end with their alpha.
        let paint = Array(backgroundColor.paint.utf8)
        return paint.count == 9 && paint[7] == UInt8(ascii: "0") && paint[8] == UInt8(ascii: "0")
    }

    /// Whether the view is still seen although its alpha is nothing already.
    var isFading: Bool {
        guard !animations.isEmpty, isTransparentToTouches else { return false }
        return (layer.presentation()?.opacity ?? 0) >= 0.01
    }

    /// Whether a finger is on the picture of a view that is on its way, and not where the view stands.
    func isSeenElsewhere(by touch: UITouch) -> Bool {
        guard !animations.isEmpty, let superview, let shown = layer.presentation()?.frame else {
            return false
        }
        let place = touch.location(in: superview)
        return shown.contains(place) && !frame.contains(place)
    }
}
