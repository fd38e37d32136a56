extension UIView {
    /// A point of the superview's in this view's points, as the view is drawn just now (Rule N-D33).
    ///
    /// Where a property animator moves the view, or changes its size, the point is that of the same spot of the picture; what
    /// moves it by other means is at its destination already.
    func placeWhereDrawn(of point: CGPoint) -> CGPoint {
        guard animations.contains(where: { $0.group.isHitWhereDrawn }) else {
            return point.applying(toSuperview.inverted())
        }
        let shown = presented { $0.group.isHitWhereDrawn }
        let place = point.applying(shown.toSuperview.inverted()) - shown.bounds.origin
        let (width, height) = (shown.bounds.size.width, shown.bounds.size.height)
        return CGPoint(
            x: bounds.origin.x + (width > 0 ? place.x * bounds.size.width / width : place.x),
            y: bounds.origin.y + (height > 0 ? place.y * bounds.size.height / height : place.y))
    }
}
