/// One of the two ways a scroll view's content can go.
enum ScrollAxis {
    case horizontal, vertical

    static let both: [ScrollAxis] = [.horizontal, .vertical]
}

extension CGPoint {
    /// The coordinate along an axis.
    subscript(axis: ScrollAxis) -> CGFloat {
        get { axis == .horizontal ? x : y }
        set { if axis == .horizontal { x = newValue } else { y = newValue } }
    }
}

extension CGSize {
    /// The length along an axis.
    subscript(axis: ScrollAxis) -> CGFloat { axis == .horizontal ? width : height }
}

extension UIEdgeInsets {
    /// The insets on the edges that an axis meets, and none on the others.
    func along(_ axis: ScrollAxis) -> UIEdgeInsets {
        axis == .horizontal
            ? UIEdgeInsets(top: 0, left: left, bottom: 0, right: right)
            : UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
    }
}

/// How far an offset goes along one axis without leaving the content, in points.
struct ScrollLimits: Equatable {
    var low: CGFloat
    var high: CGFloat

    /// The nearest offset that is inside.
    func clamped(_ offset: CGFloat) -> CGFloat { min(max(offset, low), high) }
}
