/// A moment of touch: every finger on the screen, with what it is doing (Rule G-2.11).
open class UIEvent: NSObject {
    /// What an event is about.
    public enum EventType: Int, Sendable {
        case touches, motion, remoteControl, presses
    }

    /// What the event is about: here always touches.
    open var type: EventType { .touches }
    /// When the event happened, in seconds.
    public let timestamp: TimeInterval
    /// Every touch, in the order the fingers landed.
    let touches: [UITouch]

    init(touches: [UITouch], time: TimeInterval) {
        self.touches = touches
        timestamp = time
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

    /// The touches that the recognizer receives.
    open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
        Set(gesture.attempt.touches)
    }
}
