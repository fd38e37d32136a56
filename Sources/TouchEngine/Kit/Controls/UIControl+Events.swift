extension UIControl {
    /// What happens to a control, with UIKit's bits.
    public struct Event: OptionSet, Sendable {
        /// UIKit's bits for the events.
        public let rawValue: UInt

        /// Makes a set from UIKit's bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        private init(bit: UInt) { self.init(rawValue: 1 << bit) }

        /// A finger lands in the control.
        public static let touchDown = Event(bit: 0)
        /// A finger lands that has just tapped here.
        public static let touchDownRepeat = Event(bit: 1)
        /// The finger moves inside the control.
        public static let touchDragInside = Event(bit: 2)
        /// The finger moves outside the control.
        public static let touchDragOutside = Event(bit: 3)
        /// The finger comes back into the control.
        public static let touchDragEnter = Event(bit: 4)
        /// The finger leaves the control.
        public static let touchDragExit = Event(bit: 5)
        /// The finger lifts inside the control.
        public static let touchUpInside = Event(bit: 6)
        /// The finger lifts outside the control.
        public static let touchUpOutside = Event(bit: 7)
        /// The touch is taken away.
        public static let touchCancel = Event(bit: 8)
        /// The control has another value.
        public static let valueChanged = Event(bit: 12)
        /// The control does what it is there for.
        public static let primaryActionTriggered = Event(bit: 13)
        /// A menu of the control's was asked for.
        public static let menuActionTriggered = Event(bit: 14)
        /// A text field begins to be edited.
        public static let editingDidBegin = Event(bit: 16)
        /// A text field's text changes.
        public static let editingChanged = Event(bit: 17)
        /// A text field is no longer edited.
        public static let editingDidEnd = Event(bit: 18)
        /// A text field's return key ends the editing.
        public static let editingDidEndOnExit = Event(bit: 19)
        /// All that a finger does.
        public static let allTouchEvents = Event(rawValue: 0xFFF)
        /// All that happens to a text field.
        public static let allEditingEvents = Event(rawValue: 0xF_0000)
        /// The bits that a program may use.
        public static let applicationReserved = Event(rawValue: 0xF00_0000)
        /// The bits that UIKit keeps for itself.
        public static let systemReserved = Event(rawValue: 0xF000_0000)
        /// All that can happen.
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)

        private static let named: [(event: Event, word: String)] = [
            (.touchDown, "touchDown"), (.touchDownRepeat, "touchDownRepeat"),
            (.touchDragInside, "touchDragInside"), (.touchDragOutside, "touchDragOutside"),
            (.touchDragEnter, "touchDragEnter"), (.touchDragExit, "touchDragExit"),
            (.touchUpInside, "touchUpInside"), (.touchUpOutside, "touchUpOutside"),
            (.touchCancel, "touchCancel"), (.valueChanged, "valueChanged"),
            (.primaryActionTriggered, "primaryActionTriggered"),
            (.menuActionTriggered, "menuActionTriggered"),
            (.editingDidBegin, "editingDidBegin"), (.editingChanged, "editingChanged"),
            (.editingDidEnd, "editingDidEnd"), (.editingDidEndOnExit, "editingDidEndOnExit"),
        ]

        /// The names of the events in the set, in the order of their bits.
        var words: [String] { Event.named.filter { contains($0.event) }.map { $0.word } }
    }

    /// What state a control is in, with UIKit's bits.
    public struct State: OptionSet, Sendable {
        /// UIKit's bits for the states.
        public let rawValue: UInt

        /// Makes a set from UIKit's bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Enabled, and neither selected nor highlighted.
        public static let normal: State = []
        /// A finger is in the control.
        public static let highlighted = State(rawValue: 1)
        /// The control is switched off.
        public static let disabled = State(rawValue: 2)
        /// The control is selected.
        public static let selected = State(rawValue: 4)
        /// The control has the focus.
        public static let focused = State(rawValue: 8)
        /// The bits that a program may use.
        public static let application = State(rawValue: 0xFF_0000)
        /// The bits that UIKit keeps for itself.
        public static let reserved = State(rawValue: 0xFF00_0000)
    }
}
