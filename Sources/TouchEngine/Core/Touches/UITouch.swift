/// A finger on the screen, from landing to lifting.
open class UITouch: NSObject {
    /// What a touch is doing.
    public enum Phase: Int, Sendable {
        case began, moved, stationary, ended, cancelled
    }

    /// What kind of thing touches.
    public enum TouchType: Int, Sendable {
        case direct, indirect, pencil, indirectPointer

        /// Another name for a pencil.
        public static let stylus = TouchType.pencil

        static let all: [TouchType] = [.direct, .indirect, .pencil, .indirectPointer]
    }

    /// What the touch is doing in the present event.
    open var phase: Phase { shown?.phase ?? current }
    /// When it last changed, in seconds.
    open var timestamp: TimeInterval { shown?.time ?? time }
    /// How many times the finger has tapped here in quick succession, this one included.
    open internal(set) var tapCount: Int = 1
    /// What touches: a finger, unless the device was asked for something else.
    open internal(set) var type: TouchType
    /// The view that was hit when the finger landed; it stays for the touch's life (Rule G-1.8), which keeps it alive.
    open internal(set) var view: UIView?
    /// The window the finger landed in.
    open internal(set) var window: UIWindow?
    /// The recognizers that receive the touch: the hit view's in the order added, then its superview's, up to the
    /// window's (Rule G-2.5).
    open var gestureRecognizers: [UIGestureRecognizer]? { receivers }

    /// The finger's number on its device, from 1: the lowest that was free.
    let finger: Int
    /// The touch's place among all that ever landed on its device.
    let place: Int
    /// When the finger landed, in seconds.
    let landed: TimeInterval
    final var current: Phase = .began
    final var time: TimeInterval
    /// Where the finger landed, in points of the window.
    let landing: CGPoint
    final var location: CGPoint
    final var previousLocation: CGPoint
    final var receivers: [UIGestureRecognizer] = []
    /// How the touch looks while its view is told of what is not the present event: that it lost the touch, or how the
    /// finger landed.
    final var shown: (phase: Phase, location: CGPoint, time: TimeInterval)?
    final let delivery = ViewDelivery()
    /// Whether the finger has lifted, and recognizers know: only the view may still be owed the end.
    final var isForgotten = false
    /// The record of the system's taking it away, if it did.
    final var takenAway: Int?
    private final var kept: Set<UITouch>?

    init(finger: Int, place: Int, type: TouchType, at location: CGPoint, time: TimeInterval) {
        self.finger = finger
        self.place = place
        landed = time
        self.type = type
        self.location = location
        previousLocation = location
        landing = location
        self.time = time
    }

    /// The touch by itself, as callbacks take it, made once.
    final var alone: Set<UITouch> {
        if let kept { return kept }
        let made: Set = [self]
        kept = made
        return made
    }

    /// Breaks the rings that a touch is in while it lasts: the set of itself, and the recognizers that hold it.
    final func letGo() {
        kept = nil
        receivers = []
        delivery.letGo()
    }

    /// Where the finger is, in points of that view's bounds; nil asks for the window's.
    open func location(in view: UIView?) -> CGPoint {
        let location = shown?.location ?? location
        return view?.convert(location, from: nil) ?? location
    }

    /// Where the finger was at the event before, in points of that view's bounds.
    open func previousLocation(in view: UIView?) -> CGPoint {
        let location = shown?.location ?? previousLocation
        return view?.convert(location, from: nil) ?? location
    }

    final var isOver: Bool { current == .ended || current == .cancelled }
}
