import TouchEngine

/// What a scroll view tells its delegate; and that it was looked at, at the end of a turn or of all.
package enum ScrollCall: Equatable, Sendable {
    case scrolled, willDrag, willEndDragging
    /// It is about to let go, and says where the content will rest.
    case aims(ScrollAim)
    case didEndDragging(willSlow: Bool)
    case willSlow, stopped, arrived, willZoom, zoomed, zoomEnded, reachedTop
    case seen, rested
}

/// How a scroll view stands, by its public properties; lengths in points.
package struct ScrollSight: Equatable, Sendable {
    package var (x, y) = (0.0, 0.0)
    /// The smallest and the largest offsets that leave nothing but content and insets in sight (S-A3.8).
    package var (lowX, highX, lowY, highY) = (0.0, 0.0, 0.0, 0.0)
    package var (width, height) = (0.0, 0.0)
    package var (isTracking, isDragging, isDecelerating) = (false, false, false)
    package var (isZooming, isZoomBouncing) = (false, false)
    package var scale = 1.0

    package init() {}

    init(_ view: UIScrollView) {
        (x, y) = (Double(view.contentOffset.x), Double(view.contentOffset.y))
        (width, height) = (Double(view.bounds.width), Double(view.bounds.height))
        let inset = view.adjustedContentInset
        (lowX, lowY) = (-Double(inset.left), -Double(inset.top))
        highX = max(lowX, Double(view.contentSize.width + inset.right) - width)
        highY = max(lowY, Double(view.contentSize.height + inset.bottom) - height)
        (isTracking, isDragging) = (view.isTracking, view.isDragging)
        isDecelerating = view.isDecelerating
        (isZooming, isZoomBouncing) = (view.isZooming, view.isZoomBouncing)
        scale = Double(view.zoomScale)
    }

    /// Whether there is content left to go a finger's way along an axis.
    func canFollow(_ way: Double, _ isAcross: Bool) -> Bool {
        let (offset, low, high, _) = axis(isAcross)
        return way > 0 ? offset > low + 0.01 : offset < high - 0.01
    }

    /// Whether the offset is inside the limits, but for the last pixel.
    var isInside: Bool { isInside(within: 0.51) }

    /// Whether the offset is inside the limits, or no further outside than a number of points.
    func isInside(within near: Double) -> Bool {
        x >= lowX - near && x <= highX + near && y >= lowY - near && y <= highY + near
    }

    /// The offset along an axis, its limits, and the length of a page.
    func axis(_ isAcross: Bool) -> (offset: Double, low: Double, high: Double, page: Double) {
        isAcross ? (x, lowX, highX, width) : (y, lowY, highY, height)
    }
}

/// Where a scroll view says that its content will rest, in points, at which speed, in points a millisecond; and what its
/// delegate made of that.
package struct ScrollAim: Equatable, Sendable {
    package var (velocityX, velocityY) = (0.0, 0.0)
    package var (proposedX, proposedY) = (0.0, 0.0)
    package var (chosenX, chosenY) = (0.0, 0.0)

    package init() {}

    func axis(_ isAcross: Bool) -> (velocity: Double, proposed: Double, chosen: Double) {
        isAcross ? (velocityX, proposedX, chosenX) : (velocityY, proposedY, chosenY)
    }
}
