/// How far content that is pulled past its edge follows the finger: less and less, and never further than its view is long.
struct RubberBand {
    /// How much of the first point it follows.
    let give: CGFloat
    /// How long the view is along the axis, in points.
    let length: CGFloat

    /// The part of the view's length that no finger pulls content past (a model value).
    ///
    /// Code may put it further out, and there a finger as good as holds it.
    private static let reach: CGFloat = 0.99

    /// Where content shows itself that a finger has pulled that many points past an edge (Rule S-A4.1).
    func shown(_ pulled: CGFloat) -> CGFloat {
        let size = abs(pulled)
        guard size > 0, length > 0 else { return 0 }
        let beyond = size - taut.pulled
        let shown =
            beyond < 0
            ? size * length * give / (length + give * size) : taut.shown + beyond * taut.slope
        return pulled < 0 ? -shown : shown
    }

    /// How far a finger has pulled content that shows itself that many points past an edge.
    func pulled(_ shown: CGFloat) -> CGFloat {
        let size = abs(shown)
        guard size > 0, length > 0 else { return 0 }
        let beyond = size - taut.shown
        let pulled =
            beyond < 0
            ? size * length / (give * (length - size)) : taut.pulled + beyond / taut.slope
        return shown < 0 ? -pulled : pulled
    }

    /// Where the band is as good as taut, and the slope of its curve there: how much of a point content still follows.
    private var taut: (shown: CGFloat, pulled: CGFloat, slope: CGFloat) {
        let left = 1 - RubberBand.reach
        return (
            length * RubberBand.reach, length * RubberBand.reach / (give * left),
            give * left * left
        )
    }
}

extension UIScrollView {
    /// Where the content is shown that a finger has led to an offset along an axis (Rules S-A4.1, S-A4.2).
    func shownOffset(ledTo led: CGFloat, _ axis: ScrollAxis) -> CGFloat {
        let edge = limits(axis).clamped(led)
        guard edge != led, bounces(axis) else { return edge }
        return edge + rubberBand(axis).shown(led - edge)
    }

    /// The offset that a finger would have led the content to, to be shown where it is.
    func ledOffset(shownAt shown: CGFloat, _ axis: ScrollAxis) -> CGFloat {
        let edge = limits(axis).clamped(shown)
        guard edge != shown, bounces(axis) else { return edge }
        return edge + rubberBand(axis).pulled(shown - edge)
    }

    private func rubberBand(_ axis: ScrollAxis) -> RubberBand {
        RubberBand(give: parameters.rubberBand, length: bounds.size[axis])
    }

    /// The numbers of the device the scroll view is on.
    var parameters: ModelParameters {
        guard let device = window?.device else { return ModelParameters() }
        return device.parameters
    }

    /// What the device does where sources disagree.
    var choices: ModelChoices { window?.device?.parameters.choices ?? ModelChoices() }
}
