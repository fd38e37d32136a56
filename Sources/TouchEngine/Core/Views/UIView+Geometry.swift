extension UIView {
    /// Whether touches pass by the view because it is as good as clear (Rules G-1.2, U-4).
    ///
    /// A layer keeps its opacity as a `Float`, in which 0.01 is a little less.
    var isTransparentToTouches: Bool {
        guard Double(Float(alpha)) < 0.01 else { return false }
        return alpha < 0.01 || window?.device?.parameters.choices.faintView != .isTouched
    }

    /// A point of this view's, in another's points; nil asks for the window's.
    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        let inWindow = point.applying(toRoot)
        return view.map { inWindow.applying($0.toRoot.inverted()) } ?? inWindow
    }

    /// A point of another view's, in this one's points; nil means a point of the window's.
    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        let inWindow = view.map { point.applying($0.toRoot) } ?? point
        return inWindow.applying(toRoot.inverted())
    }

    /// A rectangle of this view's, in another's points.
    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        let inWindow = rect.boundingBox(applying: toRoot)
        return view.map { inWindow.boundingBox(applying: $0.toRoot.inverted()) } ?? inWindow
    }

    /// A rectangle of another view's, in this one's points.
    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        let inWindow = view.map { rect.boundingBox(applying: $0.toRoot) } ?? rect
        return inWindow.boundingBox(applying: toRoot.inverted())
    }

    /// A vector in the window's points, in this view's.
    func convert(vectorInWindow vector: CGPoint) -> CGPoint {
        guard isUnderTransform else { return vector }
        return convert(vector, from: nil) - convert(CGPoint.zero, from: nil)
    }

    /// From the view's own points to its superview's: about the middle of the bounds, as layers do it.
    var toSuperview: CGAffineTransform {
        CGAffineTransform.toSuperview(bounds: bounds, center: center, transform: transform)
    }

    /// From the view's own points to those of the view at the top of the tree.
    private var toRoot: CGAffineTransform {
        guard let superview else { return .identity }
        return toSuperview.concatenating(superview.toRoot)
    }
}

extension CGAffineTransform {
    /// From a layer's own points to those of the layer that it is in.
    static func toSuperview(
        bounds: CGRect, center: CGPoint, transform: CGAffineTransform
    ) -> CGAffineTransform {
        guard transform != .identity else {
            // In this order an edge of content that has been scrolled by a third of a point is met to the last digit.
            return CGAffineTransform(
                translationX: center.x - bounds.width / 2 - bounds.minX,
                y: center.y - bounds.height / 2 - bounds.minY)
        }
        return CGAffineTransform(translationX: -bounds.midX, y: -bounds.midY)
            .concatenating(transform)
            .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
    }
}
