/// A button that is pressed, from going down to coming up.
open class UIPress: NSObject {
    /// What a press is doing.
    public enum Phase: Int, Sendable {
        case began, changed, stationary, ended, cancelled
    }

    /// Which button is pressed, with UIKit's raw values.
    public enum PressType: Int, Sendable {
        case upArrow, downArrow, leftArrow, rightArrow, select, menu, playPause
    }

    /// When it last changed, in seconds.
    open internal(set) var timestamp: TimeInterval
    /// What the press is doing in the present event.
    open internal(set) var phase: Phase = .began
    /// Which button is pressed.
    public let type: PressType
    /// The window the press went to.
    @Weak open internal(set) var window: UIWindow?
    /// The responder that hears of the press first; it stays for the press's life.
    open internal(set) var responder: UIResponder?
    /// The recognizers that receive the press.
    open internal(set) var gestureRecognizers: [UIGestureRecognizer]? = []
    /// How hard the button is pressed: 1, or 0 once it is up.
    open var force: CGFloat { isOver ? 0 : 1 }

    let delivery = PressDelivery()
    /// The record that the system cancelled the press, if it did.
    var systemCancellation: Int?

    init(_ type: PressType, time: TimeInterval) {
        self.type = type
        timestamp = time
    }

    var isOver: Bool { phase == .ended || phase == .cancelled }
}

/// A moment at which a button goes down or comes up.
open class UIPressesEvent: UIEvent {
    /// Every press, in the order the buttons went down.
    let presses: [UIPress]

    init(presses: [UIPress], time: TimeInterval) {
        self.presses = presses
        super.init()
        timestamp = time
    }

    open override var type: EventType { .presses }

    /// Every button that is down, or has just come up.
    open var allPresses: Set<UIPress> { Set(presses) }

    /// The presses that the recognizer receives.
    open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> {
        Set(gesture.attempt.presses)
    }
}

extension UIPress.PressType {
    static let all: [UIPress.PressType] = [
        .upArrow, .downArrow, .leftArrow, .rightArrow, .select, .menu, .playPause,
    ]

    /// The button as a trace names it.
    var word: String {
        switch self {
        case .upArrow: "up arrow"
        case .downArrow: "down arrow"
        case .leftArrow: "left arrow"
        case .rightArrow: "right arrow"
        case .select: "select"
        case .menu: "menu"
        case .playPause: "play/pause"
        }
    }
}
