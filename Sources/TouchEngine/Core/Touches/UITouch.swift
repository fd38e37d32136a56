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
    open var phase: Phase { shownToView?.phase ?? currentPhase }
    /// When it last changed, in seconds.
    open var timestamp: TimeInterval { shownToView?.time ?? time }
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
    let fingerNumber: Int
    /// How many touches had landed on the device when this one did, itself included.
    let landingNumber: Int
    /// When the finger landed, in seconds.
    let landingTime: TimeInterval
    /// What the finger is doing in the present event, whatever its view is being told.
    final var currentPhase: Phase = .began
    /// When it last changed, in seconds.
    final var time: TimeInterval
    /// Where the finger landed, in points of the window.
    let landingLocation: CGPoint
    final var location: CGPoint
    final var previousLocation: CGPoint
    /// The recognizers that receive the touch, without those that gave it back or have been reset since.
    final var receivers: [UIGestureRecognizer] = []
    /// How the touch looks while its view is told of something else than the present event: of a landing that was withheld, or
    /// that the touch is cancelled; nil otherwise.
    final var shownToView: (phase: Phase, location: CGPoint, time: TimeInterval)?
    /// What the view has been told of the touch, and has still to be told.
    final let delivery = ViewDelivery()
    /// Whether the touch is over and its recognizers have been told: only the view may have something left to hear.
    final var isOverForRecognizers = false
    /// The record that the system cancelled the touch, if it did.
    final var systemCancellation: Int?
    /// The value of `alone`, once it has been asked for.
    private final var aloneSet: Set<UITouch>?

    init(finger: Int, landingNumber: Int, type: TouchType, at location: CGPoint, time: TimeInterval)
    {
        fingerNumber = finger
        self.landingNumber = landingNumber
        landingTime = time
        self.type = type
        self.location = location
        previousLocation = location
        landingLocation = location
        self.time = time
    }

    /// The touch by itself, as callbacks take it, made once.
    final var alone: Set<UITouch> {
        if let aloneSet { return aloneSet }
        let made: Set = [self]
        aloneSet = made
        return made
    }

    /// Lets go of the objects that keep the touch alive and that it keeps alive: the set of itself, and its recognizers.
    final func breakReferenceCycles() {
        aloneSet = nil
        receivers = []
        delivery.forgetTaker()
    }

    /// Where the finger is, in points of that view's bounds; nil asks for the window's.
    open func location(in view: UIView?) -> CGPoint {
        let location = shownToView?.location ?? location
        return view?.convert(location, from: nil) ?? location
    }

    /// Where the finger was at the event before, in points of that view's bounds.
    open func previousLocation(in view: UIView?) -> CGPoint {
        let location = shownToView?.location ?? previousLocation
        return view?.convert(location, from: nil) ?? location
    }

    /// Where the finger was before the present event, in the window's points.
    final var locationBeforeEvent: CGPoint {
        currentPhase == .stationary ? location : previousLocation
    }

    final var isOver: Bool { currentPhase == .ended || currentPhase == .cancelled }
}
