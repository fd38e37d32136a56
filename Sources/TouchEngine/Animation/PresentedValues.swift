/// What the screen shows of a view: its own values, or those on the way to them.
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
        CGAffineTransform(translationX: -bounds.midX, y: -bounds.midY)
            .concatenating(transform)
            .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
    }

    /// The box round the view in its superview's points.
    var frame: CGRect { bounds.boundingBox(applying: toSuperview) }
}

extension UIView {
    /// What the screen shows of the view just now.
    var presented: PresentedValues {
        var values = PresentedValues(modelOf: self)
        guard !animations.isEmpty, let now = window?.device?.now else { return values }
        for animation in animations { animation.apply(to: &values, at: now) }
        return values
    }
}

extension PropertyAnimation.Difference {
    /// The difference when it counts from what the screen shows instead of the view's own old value.
    func movedOn(from model: PresentedValues, to shown: PresentedValues)
        -> PropertyAnimation.Difference
    {
        switch self {
        case .center(let offset): .center(offset + (shown.center - model.center))
        case .bounds(let offset):
            .bounds(offset - (model.bounds - shown.bounds))
        case .transform(let offset):
            .transform(offset - (model.transform - shown.transform))
        case .alpha(let offset): .alpha(offset + (shown.alpha - model.alpha))
        case .backgroundColor: .backgroundColor(shown.backgroundColor)
        }
    }
}
