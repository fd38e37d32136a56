/// A part of an animation's time, as parts of the whole between 0 and 1: a keyframe's, or that of a block which begins late.
struct AnimationSpan: Equatable {
    let start: CGFloat
    let duration: CGFloat
    /// Whether the pace is the span's own; otherwise it is a piece of the whole animation's.
    let hasOwnPace: Bool

    /// How much of the span has passed when that much of the whole has.
    func part(of whole: CGFloat) -> CGFloat {
        guard duration > 0 else { return whole >= start ? 1 : 0 }
        return (whole - start) / duration
    }

    /// A span inside this one.
    func inner(start: CGFloat, duration: CGFloat) -> AnimationSpan {
        AnimationSpan(
            start: self.start + start * self.duration, duration: duration * self.duration,
            hasOwnPace: false)
    }
}
