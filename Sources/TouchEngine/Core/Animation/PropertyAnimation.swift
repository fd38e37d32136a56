/// One property of a view on its way from an old value to the one it has already.
///
/// What is animated is the difference, which shrinks to nothing: so two animations of one property blend, each runs to its
/// own end, and the speed on the screen changes smoothly (Rule N-D31).
struct PropertyAnimation {
    /// What the view had before.
    let old: AnimatedValue
    /// What the view has been given.
    let new: AnimatedValue
    /// How far what was to be seen lies from the new value.
    let difference: AnimatedValue
    let group: AnimationGroup
    /// The part of the group's time that it takes; nil takes all.
    let span: AnimationSpan?

    /// Moves values back by what is left of the difference at a time.
    func apply(to values: inout PresentedValues, at now: TimeInterval) {
        let progress = group.progress(of: span, at: now)
        let left = 1 - progress.other
        switch difference {
        case .center(let offset):
            values.center.x += offset.x * (1 - progress.x)
            values.center.y += offset.y * (1 - progress.y)
        case .bounds(let offset):
            values.bounds.origin.x += offset.origin.x * (1 - progress.x)
            values.bounds.origin.y += offset.origin.y * (1 - progress.y)
            values.bounds.size.width += offset.size.width * left
            values.bounds.size.height += offset.size.height * left
        case .transform(let offset):
            let t = values.transform
            values.transform = CGAffineTransform(
                a: t.a + offset.a * left, b: t.b + offset.b * left, c: t.c + offset.c * left,
                d: t.d + offset.d * left, tx: t.tx + offset.tx * (1 - progress.x),
                ty: t.ty + offset.ty * (1 - progress.y))
        case .alpha(let offset):
            values.alpha += offset * left
        case .backgroundColor(let color):
            values.backgroundColor = UIColor.mix(color, values.backgroundColor, 1 - left)
        case .content: break
        }
    }
}
