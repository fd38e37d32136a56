/// A moment of touch: every finger on the screen, with what it is doing (Rule G-2.11).
open class UIEvent: NSObject {
    /// What an event is about.
    public enum EventType: Int, Sendable {
        case touches, motion, remoteControl, presses
    }

    /// What the event is about: touches, unless it is a `UIPressesEvent`.
    open var type: EventType { .touches }
    /// When the event happened, in seconds.
    ///
    /// A device has one event and fills it anew each time, as UIKit does: do not keep it.
    open internal(set) var timestamp: TimeInterval = 0
    /// Every touch, in the order the fingers landed.
    final var touches: [UITouch] = []
    /// Whether fingers land in the event, move, or come to their end: lifted, or cancelled.
    final var hasLandings = false
    final var hasMoves = false
    final var hasEnds = false

    /// How many fingers do something in the event.
    final var changes = 0

    /// Whether every finger on the screen moves, and nothing else happens: the case that fills a gesture's time.
    final var isAllMoves: Bool { !hasLandings && !hasEnds && changes == touches.count }

    /// Adds what one of the fingers does in the event.
    final func add(_ phase: UITouch.Phase) {
        changes += 1
        switch phase {
        case .began: hasLandings = true
        case .moved: hasMoves = true
        case .ended, .cancelled: hasEnds = true
        case .stationary: break
        }
    }

    /// Makes the event that of another moment, in which nothing has happened yet.
    final func startMoment(at time: TimeInterval) {
        timestamp = time
        hasLandings = false
        hasMoves = false
        hasEnds = false
        changes = 0
    }

    /// Every touch on the screen.
    open var allTouches: Set<UITouch>? { Set(touches) }

    /// The touches that landed in the window.
    open func touches(for window: UIWindow) -> Set<UITouch>? {
        Set(touches.filter { $0.window === window })
    }

    /// The touches that landed in the view.
    open func touches(for view: UIView) -> Set<UITouch>? {
        Set(touches.filter { $0.view === view })
    }

    /// The samples that the event stands for, the touch's own being the last; nil of a touch that is not in it
    /// (Rule G-7.46).
    ///
    /// A device here takes one sample a frame, so there is never more than that one.
    open func coalescedTouches(for touch: UITouch) -> [UITouch]? {
        touches.contains { $0 === touch } ? [touch] : nil
    }

    /// Where the touch may be next: here nobody guesses, so it is empty; nil of a touch that is not in the event.
    open func predictedTouches(for touch: UITouch) -> [UITouch]? {
        touches.contains { $0 === touch } ? [] : nil
    }

    /// The touches that the recognizer receives.
    open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
        Set(gesture.attempt.touches)
    }
}
