/// What sentences say of a view that loses a touch.
extension UIView {
    /// What they say of a view that is no control: only whether it is in a cell.
    var plainLossFields: [TraceField] { lossFields(control: false) }

    /// What they say of a view, with the gestures that a control keeps from recognizers above it.
    func lossFields(
        control: Bool, keeps: KeptGestures = [], missesCancel: Bool = false
    ) -> [TraceField] {
        [
            TraceField("control", control), TraceField("keepsNothing", control && keeps.isEmpty),
            TraceField("keepsTaps", keeps.contains(.taps)),
            TraceField("keepsSwipes", keeps.contains(.swipes)),
            TraceField("keepsPans", keeps.contains(.pans)),
            TraceField("missesCancel", missesCancel),
            TraceField("cell", firstAbove { $0.isSelectedByTouch } != nil),
            TraceField("custom", isOfProgramsClass),
        ]
    }
}

/// The gestures of one finger on a control that are the control's own, although a recognizer above it would take them.
struct KeptGestures: OptionSet {
    let rawValue: Int

    static let taps = KeptGestures(rawValue: 1)
    static let swipes = KeptGestures(rawValue: 2)
    static let pans = KeptGestures(rawValue: 4)
}
