/// How far the content goes.
extension UIScrollView {
    /// The offsets along an axis at which nothing but content and insets is in sight (Rule S-A3.8).
    func limits(_ axis: ScrollAxis) -> ScrollLimits { limits(axis, of: contentSize) }

    /// The same for content of another size.
    func limits(_ axis: ScrollAxis, of size: CGSize) -> ScrollLimits {
        let inset = adjustedContentInset
        let (before, after) =
            axis == .horizontal ? (inset.left, inset.right) : (inset.top, inset.bottom)
        return ScrollLimits(
            low: -before, high: max(-before, size[axis] - bounds.size[axis] + after))
    }

    /// Whether the content can be pulled past its edges along an axis.
    func bounces(_ axis: ScrollAxis) -> Bool {
        bounces && (axis == .horizontal ? bouncesHorizontally : bouncesVertically)
    }

    /// Whether a finger can move the content along an axis: there is more of it than fits, or it always bounces
    /// (Rule S-A2.3).
    func canScroll(_ axis: ScrollAxis) -> Bool {
        let limits = limits(axis)
        if limits.high > limits.low { return true }
        return bounces(axis)
            && (axis == .horizontal ? alwaysBounceHorizontal : alwaysBounceVertical)
    }

    /// The offset nearest to another that is inside the limits.
    func clamped(_ offset: CGPoint) -> CGPoint {
        var offset = offset
        for axis in ScrollAxis.both { offset[axis] = limits(axis).clamped(offset[axis]) }
        return offset
    }

    /// Follows content that has become smaller; while a finger or a motion leads, they will see to it.
    func stayInsideLimits() {
        guard drag == nil, motion == nil, !isScaling else { return }
        let inside = clamped(contentOffset)
        if inside != contentOffset { contentOffset = inside }
    }

    /// A number of points on the grid of the screen's pixels; half a pixel goes up (Rule S-A3.6).
    func onPixels(_ points: CGFloat) -> CGFloat { rounded(points, pixelsPerPoint) }

    /// An offset on that grid.
    func onPixels(_ offset: CGPoint) -> CGPoint {
        let scale = pixelsPerPoint
        return CGPoint(x: rounded(offset.x, scale), y: rounded(offset.y, scale))
    }

    private var pixelsPerPoint: CGFloat { window?.device?.screen.scale ?? 1 }

    private func rounded(_ points: CGFloat, _ scale: CGFloat) -> CGFloat {
        (points * scale + 0.5).rounded(.down) / scale
    }

    /// The offset nearest to the present one at which a rectangle of the content is in sight.
    func offset(showing rect: CGRect) -> CGPoint {
        let inset = adjustedContentInset
        let start = CGPoint(x: rect.minX - inset.left, y: rect.minY - inset.top)
        let end = CGPoint(
            x: rect.maxX - bounds.width + inset.right, y: rect.maxY - bounds.height + inset.bottom)
        var offset = contentOffset
        for axis in ScrollAxis.both {
            if offset[axis] > start[axis] {
                offset[axis] = start[axis]
            } else if offset[axis] < end[axis] {
                offset[axis] = min(end[axis], start[axis])
            } else {
                continue
            }
            offset[axis] = limits(axis).clamped(offset[axis])
        }
        return offset
    }
}
