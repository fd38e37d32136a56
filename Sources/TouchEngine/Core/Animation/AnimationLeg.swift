/// A run of led animations from one fraction to another.
struct AnimationLeg {
    /// How the fraction changes from the start to the end.
    enum Course {
        /// Evenly.
        case even(from: CGFloat, to: CGFloat)
        /// At a pace of its own.
        case fresh(from: CGFloat, to: CGFloat, AnimationPace)
        /// As an uninterrupted run would, from one part of its time to another.
        case replay(from: CGFloat, to: CGFloat, AnimationPace)

        /// Where it leads.
        var destination: CGFloat {
            switch self {
            case .even(_, let end), .fresh(_, let end, _), .replay(_, let end, _): end
            }
        }
    }

    let course: Course
    let began: TimeInterval
    /// In seconds.
    let duration: TimeInterval

    /// The fraction at a time.
    func fraction(at now: TimeInterval) -> CGFloat {
        let part = duration > 0 ? CGFloat(min(max((now - began) / duration, 0), 1)) : 1
        switch course {
        case .even(let start, let end):
            return start + (end - start) * part
        case .fresh(let start, let end, let pace):
            return start + (end - start) * pace.progress(at: part).other
        case .replay(let start, let end, let pace):
            return pace.progress(at: start + (end - start) * part).other
        }
    }
}
