/// The numbers that Apple does not document: each is a model value, to be called so wherever it is shown.
///
/// The measurements of M-12 and later were made on iOS 26.1 in a simulator; the model is otherwise of iOS 17 and 18 (U-5).
public struct ModelParameters: Equatable, Sendable {
    /// What the model does where sources disagree.
    public var choices = ModelChoices()
    /// How far the middle of the fingers moves along one axis, not as the crow flies, before a pan begins, in points,
    /// inclusive (documented as usual, S-A2.1).
    @Varied public var panSlop: CGFloat = 10
    /// The same for a scroll view's own pan, in points, inclusive (measured, M-1).
    @Varied public var scrollSlop: CGFloat = 10
    /// The newest sample's weight in the velocity of a pan, a pinch or a rotation; at a steady pace it does not matter
    /// (M-4).
    ///
    /// While the fingers rest there are no samples, so the velocity stays (M-5, G-7.8); the first sample after a rest is
    /// measured over all of it.
    @Varied public var panVelocityWeight: CGFloat = 0.75
    /// How far a finger may stray during a tap, in points (documented only as more than the pan's slop: G-7.20).
    @Varied public var tapMovement: CGFloat = 45
    /// The longest pause between the taps of a multiple tap, or before a press that follows taps, in seconds (authors
    /// write 0.25 to 0.35).
    @Varied public var tapInterval: TimeInterval = 0.35
    /// How long a tap may be held, in seconds (one author's value).
    @Varied public var tapHoldLimit: TimeInterval = 1.5
    /// How long a swipe may take, in seconds, inclusive (measured, G-7.32).
    @Varied public var swipeDuration: TimeInterval = 0.5
    /// How far a swipe goes that takes its whole time, in points (measured, G-7.32).
    @Varied public var swipeDistance: CGFloat = 26.5
    /// How far such a swipe may stray, in points (measured, G-7.32).
    @Varied public var swipeTolerance: CGFloat = 25.5
    /// How far a swipe goes that takes no time, in points; in between, the distance shrinks evenly (measured, G-7.32).
    @Varied public var fastSwipeDistance: CGFloat = 50
    /// How far such a swipe may stray, in points; in between, it shrinks evenly (measured, G-7.32).
    @Varied public var fastSwipeTolerance: CGFloat = 50
    /// How much the distance of two fingers changes before a pinch begins, in points, inclusive (measured, M-32).
    @Varied public var pinchThreshold: CGFloat = 10
    /// How much of that change the scale leaves out, in points (measured, M-32).
    @Varied public var pinchSlop: CGFloat = 8
    /// How far two fingers turn before a rotation begins, in radians: 10° (measured, M-33).
    @Varied public var rotationThreshold: CGFloat = .pi / 18
    /// How much of that turn the rotation leaves out, in radians: 5° (measured, M-33).
    @Varied public var rotationSlop: CGFloat = .pi / 36
    /// How far from the bezel an edge pan still accepts a touch, in points; libraries assume 20 to 40.
    @Varied public var edgeBand: CGFloat = 20
    /// How long a finger rests at the edge before an edge pan fails, in seconds (U-28).
    @Varied public var edgeRestLimit: TimeInterval = 0.5
    /// How far such a finger may stray from where it rests, in points (U-28).
    @Varied public var edgeRestMovement: CGFloat = 2
    /// How far a finger moves inward before the navigation controller's edge pan begins, in points (N-C3.12).
    @Varied public var popSlop: CGFloat = 15
    /// How far a finger moves along before the swipe back from the middle of a page begins, in points; it must have gone
    /// less far across (N-C3.12).
    @Varied public var contentPopSlop: CGFloat = 30
    /// How long a push or a pop takes, in seconds (measured for a push, M-48).
    @Varied public var popDuration: TimeInterval = 0.35
    /// How long a controller takes to come up over another, or to go, in seconds (measured, M-62).
    @Varied public var presentationDuration: TimeInterval = 0.5
    /// How quickly it comes and goes: the ω of a critically damped spring, per second (measured, M-62 and M-66).
    @Varied public var presentationRate: CGFloat = 18.257
    /// How far ahead the velocity is projected when a pop is decided, in seconds: past half the width it finishes.
    @Varied public var popProjection: TimeInterval = 0.25
    /// From which speed on a lift is a flick whose direction alone decides a pop, however wide the screen, in points a second.
    @Varied public var popFlickVelocity: CGFloat = 500
    /// How far the lower page moves during a push or a pop, as a part of the width (measured, M-50).
    @Varied public var popParallax: CGFloat = 0.3
    /// How dark the lower page gets under the upper one, as an alpha (imitated: N-C4.8).
    @Varied public var popDimming: CGFloat = 0.1
    /// How long a bar takes to come or go, in seconds: `UINavigationController.hideShowBarDuration`, whose value is not
    /// documented (N-C5.13).
    @Varied public var barDuration: TimeInterval = 0.2
    /// How far outside its bounds a finger that is tracked still counts as inside a control, in points (folklore: about 70).
    @Varied public var controlMargin: CGFloat = 70
    /// How far a finger moves along a switch before it leads the knob instead of tapping it, in points.
    @Varied public var switchSlop: CGFloat = 10
    /// How far a resting finger wanders on the glass, in points to each side of where it came to rest.
    ///
    /// Each frame of `Finger.hold(for:)` reports a place within that; the places are the same in every run.
    @Varied public var restingJitter: CGFloat = 0.2
    /// How much of its way a spring may still have before it when it counts as at rest, as a part of the whole (measured, M-75).
    @Varied public var springRest: CGFloat = 0.001

    /// How long a scroll view keeps a touch from its content, in seconds (0.15 is an engineer's example on stage: S-A5.1).
    @Varied public var contentTouchDelay: TimeInterval = 0.15
    /// How much of the first point that content is pulled past its edge it follows (measured, M-3; S-A4.1).
    @Varied public var rubberBand: CGFloat = 0.55
    /// Under this speed a lift leaves the content where it is, in points a second (M-6 brackets it).
    @Varied public var flingThreshold: CGFloat = 250
    /// Under this speed a fling is over, in points a second (measured, M-7).
    @Varied public var restSpeed: CGFloat = 10
    /// How quickly content past its edge comes back: the ω of a critically damped spring, per second (measured, M-9, M-12 and
    /// M-18).
    @Varied public var bounceRate: CGFloat = 10.9
    /// How fast content sets out for its edge when a finger lets it go past it, for each point that it is past it, per second;
    /// the finger's own velocity is added to that.
    ///
    /// Both recorded releases (M-12, M-18) were at one distance and one speed, and fit 9.9; that it is a speed for each point is ours.
    @Varied public var returnRate: CGFloat = 9.9
    /// How long after a lift content sets out by itself, in seconds (measured, M-15).
    @Varied public var releaseDelay: TimeInterval = 0.000_95
    /// How near its end such a spring is taken for still, in points (fits M-9, M-12 and M-18).
    @Varied public var bounceRest: CGFloat = 0.5
    /// How fast a finger turns a page, in points a millisecond; a slower one leaves it to the page's middle.
    @Varied public var pageFlipVelocity: CGFloat = 0.3
    /// How far from an axis a drag may start for the directional lock to keep it there, in degrees.
    @Varied public var directionalLockAngle: CGFloat = 20
    /// How long a scroll takes that code asks for, in seconds: half a wave of a cosine (measured, M-25).
    @Varied public var scrollDuration: TimeInterval = 0.3

    /// How high a row of a table is that finds its own height, in points.
    @Varied public var rowHeight: CGFloat = 44
    /// How far a finger goes across before a row's swipe begins, in points: more than a pan's slop (S-B28).
    @Varied public var rowSwipeSlop: CGFloat = 20
    /// How wide the button of an action behind a row is, in points.
    @Varied public var rowActionWidth: CGFloat = 74
    /// How far across a row, as a part of its width, a swipe does the first action at once.
    @Varied public var fullSwipe: CGFloat = 0.6
    /// How long a row takes to open and to close, in seconds.
    @Varied public var rowSwipeDuration: TimeInterval = 0.3
    /// How wide a character of a text view or a label is, as a part of the typeface's size: all of them alike
    /// (openuikit: a pangram 0.515 em at 8 pt).
    @Varied public var glyphWidth: CGFloat = 0.5
    /// How high a line of a text view or a label is, as a part of the typeface's size (9.546875 / 8 there).
    @Varied public var lineHeight: CGFloat = 1.193

    /// Makes the model's own values, or those that the program's environment puts in their place.
    @inline(never)
    public init() { ModelOverrides.apply(to: &self) }
}
