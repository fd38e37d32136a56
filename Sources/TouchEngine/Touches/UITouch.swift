/// A finger on the screen, from landing to lifting.
open class UITouch: NSObject {
    /// What a touch is doing.
    public enum Phase: Int, Sendable {
        case began, moved, stationary, ended, cancelled
    }

    /// What kind of thing touches.
    public enum TouchType: Int, Sendable {
        case direct, indirect, pencil, indirectPointer
    }

    /// What the touch is doing in the present event.
    open internal(set) var phase: Phase = .began
    /// When it last changed, in seconds.
    open internal(set) var timestamp: TimeInterval
    /// How many times the finger has tapped here in quick succession, this one included.
    open internal(set) var tapCount: Int = 1
    /// What touches: here always a finger.
    open var type: TouchType { .direct }
    /// The view that was hit when the finger landed; it stays for the touch's life (Rule G-1.8), which keeps it alive.
    open internal(set) var view: UIView?
    /// The window the finger landed in.
    @Weak open internal(set) var window: UIWindow?
    /// The recognizers that receive the touch: the hit view's in the order added, then its superview's, up to the
    /// window's (Rule G-2.5).
    open internal(set) var gestureRecognizers: [UIGestureRecognizer]? = []

    /// The finger's number on its device, from 1.
    let finger: Int
    var location: CGPoint
    var previousLocation: CGPoint
    let delivery = ViewDelivery()

    init(finger: Int, at location: CGPoint, time: TimeInterval) {
        self.finger = finger
        self.location = location
        previousLocation = location
        timestamp = time
    }

    /// Where the finger is, in points of that view's bounds; nil asks for the window's.
    open func location(in view: UIView?) -> CGPoint {
        view?.convert(location, from: nil) ?? location
    }

    /// Where the finger was at the event before, in points of that view's bounds.
    open func previousLocation(in view: UIView?) -> CGPoint {
        view?.convert(previousLocation, from: nil) ?? previousLocation
    }

    var isOver: Bool { phase == .ended || phase == .cancelled }
}
