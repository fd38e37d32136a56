/// What the screen shows of a view: its own values, or those on the way to them (Rule N-D30).
struct PresentedValues {
    var bounds: CGRect
    var center: CGPoint
    var transform: CGAffineTransform
    var alpha: CGFloat
    var backgroundColor: UIColor?

    /// A view's own values, where hit testing finds it.
    init(modelOf view: UIView) {
        bounds = view.bounds
        center = view.center
        transform = view.transform
        alpha = view.alpha
        backgroundColor = view.backgroundColor
    }

    /// From the view's own points to its superview's.
    var toSuperview: CGAffineTransform {
        CGAffineTransform.toSuperview(bounds: bounds, center: center, transform: transform)
    }

    /// The box round the view in its superview's points.
    var frame: CGRect { bounds.boundingBox(applying: toSuperview) }
}

extension UIView {
    /// What the screen shows of the view just now.
    var presented: PresentedValues {
        guard !animations.isEmpty else { return PresentedValues(modelOf: self) }
        return presented { _ in true }
    }

    /// What the screen would show of the view if only some of its animations ran.
    ///
    /// The newest comes first: where values are mixed, an older animation starts from what a newer one makes of them.
    func presented(by isMeant: (PropertyAnimation) -> Bool) -> PresentedValues {
        var values = PresentedValues(modelOf: self)
        guard let now = window?.device?.now else { return values }
        for animation in animations.reversed() where isMeant(animation) {
            animation.apply(to: &values, at: now)
        }
        return values
    }
}
