/// The numbers that Apple does not document: each is a model value, to be called so wherever it is shown.
public struct ModelParameters: Equatable, Sendable {
    /// How far the middle of the fingers moves along one axis, not as the crow flies, before a pan begins, in points,
    /// inclusive (measured for the scroll view's pan, M-1; taken for every pan; documented only as less than a tap
    /// tolerates: G-7.20).
    public var panSlop: CGFloat = 10
    /// The newest sample's weight in the velocity of a pan, a pinch or a rotation; at a steady pace it does not matter
    /// (M-4).
    ///
    /// While the fingers rest there are no samples, so the velocity stays (M-5, G-7.8); the first sample after a rest is
    /// measured over all of it.
    public var panVelocityWeight: CGFloat = 0.75
    /// How far a finger may stray during a tap, in points (documented only as more than the pan's slop: G-7.20).
    public var tapMovement: CGFloat = 45
    /// The longest pause between the taps of a multiple tap, or before a press that follows taps, in seconds (about 0.35
    /// in G-2.25).
    public var tapInterval: TimeInterval = 0.35
    /// How long a tap may be held, in seconds (one author's value).
    public var tapHoldLimit: TimeInterval = 1.5
    /// How long a swipe may take, in seconds.
    public var swipeDuration: TimeInterval = 0.5
    /// How far a swipe goes that takes its whole time, in points (a slow swipe: small distance, G-7.31).
    public var swipeDistance: CGFloat = 50
    /// How far it may stray, in points (a slow swipe: high precision, G-7.31).
    public var swipeTolerance: CGFloat = 20
    /// How far a swipe goes that takes no time, in points; in between, the distance shrinks evenly (a fast swipe: large
    /// distance, G-7.31).
    public var fastSwipeDistance: CGFloat = 80
    /// How far it may stray, in points (a fast swipe: low precision, G-7.31).
    public var fastSwipeTolerance: CGFloat = 50
    /// How much the distance of two fingers changes before a pinch begins, in points: each of them moves half as far as
    /// a pan's finger when both move.
    ///
    /// It stays in the scale (G-7.37 knows of a threshold and names none).
    public var pinchThreshold: CGFloat = 10
    /// How far two fingers turn before a rotation begins, in radians: fingers 100 pt apart, a hand's usual spread, each go
    /// 7.5 pt round.
    ///
    /// It stays in the rotation (G-7.40 knows of a threshold and names none).
    public var rotationThreshold: CGFloat = 0.15
    /// How far from the bezel an edge pan still accepts a touch, in points; libraries assume 20 to 40.
    public var edgeBand: CGFloat = 20
    /// How far a finger moves inward before the navigation controller's edge pan begins, in points.
    public var popSlop: CGFloat = 15
    /// How far a finger moves along before the swipe back from the middle of a page begins, in points; it must have gone
    /// less far across (iOS 26; undocumented).
    public var contentPopSlop: CGFloat = 30
    /// How long a push or a pop takes, in seconds.
    public var popDuration: TimeInterval = 0.35
    /// How long a controller takes to come up over another, or to go, in seconds.
    public var presentationDuration: TimeInterval = 0.4
    /// How far ahead the velocity is projected when a pop is decided, in seconds: past half the width it finishes.
    public var popProjection: TimeInterval = 0.25
    /// How far the lower page moves during a push or a pop, as a part of the width (imitated: N-C4.8).
    public var popParallax: CGFloat = 0.3
    /// How dark the lower page gets under the upper one, as an alpha (imitated: N-C4.8).
    public var popDimming: CGFloat = 0.1
    /// How long a bar takes to come or go, in seconds: `UINavigationController.hideShowBarDuration`, whose value is not
    /// documented (N-C5.13).
    public var barDuration: TimeInterval = 0.2
    /// How far outside its bounds a finger that is tracked still counts as inside a control, in points (folklore: about 70).
    public var controlMargin: CGFloat = 70
    /// How far a finger moves along a switch before it leads the knob instead of tapping it, in points.
    public var switchSlop: CGFloat = 10
    /// How much of its way a spring may still have before it when it counts as at rest, as a part of the whole.
    public var springRest: CGFloat = 0.001

    /// How long a scroll view keeps a touch from its content, in seconds (0.15 is an engineer's example on stage: S-A5.1).
    public var contentTouchDelay: TimeInterval = 0.15
    /// How much of the first point that content is pulled past its edge it follows (S-A4.1; measured, M-3).
    public var rubberBand: CGFloat = 0.55
    /// Under this speed a lift leaves the content where it is, in points a second (M-6 brackets it).
    public var flingThreshold: CGFloat = 250
    /// Under this speed a fling is over, in points a second (measured, M-7).
    public var restSpeed: CGFloat = 10
    /// How quickly content past its edge comes back: the ω of a critically damped spring, per second (measured with speed,
    /// M-9; a release at rest is said to be slower).
    public var bounceRate: CGFloat = 10.95
    /// How near its end such a spring is taken for still, in points (fits M-9).
    public var bounceRest: CGFloat = 0.5
    /// How fast a finger turns a page, in points a millisecond; a slower one leaves it to the page's middle.
    public var pageFlipVelocity: CGFloat = 0.3
    /// How far from an axis a drag may start for the directional lock to keep it there, in degrees.
    public var directionalLockAngle: CGFloat = 20
    /// How long a scroll takes that code asks for, in seconds; it starts slowly and ends slowly.
    public var scrollDuration: TimeInterval = 0.3

    /// How high a row of a table is that finds its own height, in points.
    public var rowHeight: CGFloat = 44
    /// How wide the button of an action behind a row is, in points.
    public var rowActionWidth: CGFloat = 74
    /// How far across a row, as a part of its width, a swipe does the first action at once.
    public var fullSwipe: CGFloat = 0.6
    /// How long a row takes to open and to close, in seconds.
    public var rowSwipeDuration: TimeInterval = 0.3
    /// How wide a character of a text view or a label is, as a part of the typeface's size: all of them alike.
    public var glyphWidth: CGFloat = 0.6
    /// How high a line of a text view or a label is, as a part of the typeface's size.
    public var lineHeight: CGFloat = 1.2

    /// Makes the model's own values.
    public init() {}
}
