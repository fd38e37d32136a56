/// One property of a view on its way from an old value to the one it has already.
///
/// What is animated is the difference, which shrinks to nothing: so two animations of one property blend, and each runs to
/// its own end.
struct PropertyAnimation {
    /// How far the old value lies from the new one.
    enum Difference {
        case center(CGPoint)
        case bounds(CGRect)
        case transform(CGAffineTransform)
        case alpha(CGFloat)
        /// The colour that was on show: colours do not add up, they are mixed with whatever the view has.
        case backgroundColor(UIColor?)
    }

    let difference: Difference
    let group: AnimationGroup

    /// Moves values back by what is left of the difference at a time.
    func apply(to values: inout PresentedValues, at now: TimeInterval) {
        let left = 1 - group.progress(at: now)
        switch difference {
        case .center(let offset):
            values.center = values.center + offset * left
        case .bounds(let offset):
            values.bounds.origin = values.bounds.origin + offset.origin * left
            values.bounds.size.width += offset.size.width * left
            values.bounds.size.height += offset.size.height * left
        case .transform(let offset):
            let t = values.transform
            values.transform = CGAffineTransform(
                a: t.a + offset.a * left, b: t.b + offset.b * left, c: t.c + offset.c * left,
                d: t.d + offset.d * left, tx: t.tx + offset.tx * left, ty: t.ty + offset.ty * left)
        case .alpha(let offset):
            values.alpha += offset * left
        case .backgroundColor(let old):
            values.backgroundColor = UIColor.mix(old, values.backgroundColor, 1 - left)
        }
    }
}

extension PropertyAnimation.Difference {
    /// Whether two are about one property.
    func isAlike(_ other: PropertyAnimation.Difference) -> Bool {
        switch (self, other) {
        case (.center, .center), (.bounds, .bounds), (.transform, .transform), (.alpha, .alpha),
            (.backgroundColor, .backgroundColor):
            true
        default: false
        }
    }

    /// Whether two of them add up; of two that do not, the later takes the place of the earlier.
    var isBlending: Bool {
        if case .backgroundColor = self { false } else { true }
    }

    /// Whether there is no way to go.
    var isNothing: Bool {
        switch self {
        case .center(let offset): offset == .zero
        case .bounds(let offset): offset == .zero
        case .transform(let offset):
            offset == CGAffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0)
        case .alpha(let offset): offset == 0
        case .backgroundColor: false
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
