/// A value of a view that can be animated, or the difference between two such values.
enum AnimatedValue {
    case center(CGPoint)
    case bounds(CGRect)
    case transform(CGAffineTransform)
    case alpha(CGFloat)
    /// Colours have no difference: the one that was on show stands for it, and is mixed with what the view has.
    case backgroundColor(UIColor?)
    /// What is in the view, which a transition exchanges; it has no values in between.
    case content

    /// Gives the view this value.
    func set(on view: UIView) {
        switch self {
        case .center(let center): view.center = center
        case .bounds(let bounds): view.bounds = bounds
        case .transform(let transform): view.transform = transform
        case .alpha(let alpha): view.alpha = alpha
        case .backgroundColor(let color): view.backgroundColor = color
        case .content: break
        }
    }

    /// The value of the same property in a set of values.
    func counterpart(in values: PresentedValues) -> AnimatedValue {
        switch self {
        case .center: .center(values.center)
        case .bounds: .bounds(values.bounds)
        case .transform: .transform(values.transform)
        case .alpha: .alpha(values.alpha)
        case .backgroundColor: .backgroundColor(values.backgroundColor)
        case .content: .content
        }
    }

    /// How far this value lies from another one of the same property.
    func less(_ other: AnimatedValue) -> AnimatedValue {
        switch (self, other) {
        case (.center(let a), .center(let b)): .center(a - b)
        case (.bounds(let a), .bounds(let b)): .bounds(a - b)
        case (.transform(let a), .transform(let b)): .transform(a - b)
        case (.alpha(let a), .alpha(let b)): .alpha(a - b)
        default: self
        }
    }

    /// Whether two are about one property.
    func isAlike(_ other: AnimatedValue) -> Bool {
        switch (self, other) {
        case (.center, .center), (.bounds, .bounds), (.transform, .transform), (.alpha, .alpha),
            (.backgroundColor, .backgroundColor), (.content, .content):
            true
        default: false
        }
    }

    /// Whether two of them add up; of two that do not, the later takes the place of the earlier.
    var isBlending: Bool {
        if case .backgroundColor = self { false } else { true }
    }

    /// Whether, as a difference, there is no way to go.
    var isNothing: Bool {
        switch self {
        case .center(let offset): offset == .zero
        case .bounds(let offset): offset == .zero
        case .transform(let offset):
            offset == CGAffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0)
        case .alpha(let offset): offset == 0
        case .backgroundColor, .content: false
        }
    }
}

extension CGRect {
    /// How far one rectangle's four numbers lie from another's.
    static func - (a: CGRect, b: CGRect) -> CGRect {
        CGRect(
            x: a.origin.x - b.origin.x, y: a.origin.y - b.origin.y,
            width: a.size.width - b.size.width, height: a.size.height - b.size.height)
    }
}

extension CGAffineTransform {
    /// How far one transform's six numbers lie from another's.
    static func - (a: CGAffineTransform, b: CGAffineTransform) -> CGAffineTransform {
        CGAffineTransform(
            a: a.a - b.a, b: a.b - b.b, c: a.c - b.c, d: a.d - b.d, tx: a.tx - b.tx,
            ty: a.ty - b.ty)
    }
}
