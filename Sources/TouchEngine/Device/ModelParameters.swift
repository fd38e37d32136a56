/// The numbers that Apple does not document: each is a model value, to be called so wherever it is shown.
public struct ModelParameters: Equatable, Sendable {
    /// How far a finger moves along one axis before a pan begins, in points, inclusive (measured for the scroll view's
    /// pan, M-1; taken for every pan).
    public var panSlop: CGFloat = 10
    /// The weight of the newest sample in a pan's velocity; at a steady pace the weight does not matter (M-4).
    public var panVelocityWeight: CGFloat = 0.75
    /// How far a finger may stray during a tap, in points (larger than the pan's slop: G-7.20).
    public var tapMovement: CGFloat = 45
    /// The longest pause between the taps of a multiple tap, in seconds.
    public var tapInterval: TimeInterval = 0.35
    /// How long a tap may be held, in seconds.
    public var tapHoldLimit: TimeInterval = 1.5
    /// How far from the bezel an edge pan still accepts a touch, in points; libraries assume 20 to 40.
    public var edgeBand: CGFloat = 20
    /// How far a finger moves inward before the navigation controller's edge pan begins, in points.
    public var popSlop: CGFloat = 15
    /// How long a push or a pop takes, in seconds.
    public var popDuration: TimeInterval = 0.35
    /// How far ahead the velocity is projected when a pop is decided, in seconds: past half the width it finishes.
    public var popProjection: TimeInterval = 0.25
    /// How far the lower page moves during a push or a pop, as a part of the width (imitated: N-C4.8).
    public var popParallax: CGFloat = 0.3
    /// How dark the lower page gets under the upper one, as an alpha (imitated: N-C4.8).
    public var popDimming: CGFloat = 0.1

    /// Makes the model's own values.
    public init() {}
}
