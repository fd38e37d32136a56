extension UIEdgeInsets {
    static func + (one: UIEdgeInsets, other: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: one.top + other.top, left: one.left + other.left,
            bottom: one.bottom + other.bottom, right: one.right + other.right)
    }

    /// On each edge the larger of the two.
    func joined(with other: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: max(top, other.top), left: max(left, other.left),
            bottom: max(bottom, other.bottom), right: max(right, other.right))
    }

    /// A rectangle without what the insets take from it.
    func inset(_ rect: CGRect) -> CGRect {
        CGRect(
            x: rect.minX + left, y: rect.minY + top,
            width: max(rect.width - left - right, 0), height: max(rect.height - top - bottom, 0))
    }
}
