import TouchEngine

/// A class of recognizers that a case may have, and what is known of it beforehand.
package struct RecognizerKind: Sendable {
    /// Its name in a case's text.
    package let name: String
    /// How often it is chosen, against the others.
    let weight: Int
    /// Whether it recognises all at once, or over a time; nil where that depends.
    let isDiscrete: Bool?
    /// Whether it may be left undecided, or acting, for ever: it does not do what a recognizer must (G-3.4).
    let isBad: Bool
    let make: @Sendable () -> any ListeningRecognizer
    let properties: [RecognizerProperty]

    /// The kind of that name.
    static func named(_ name: String) -> RecognizerKind? { all.first { $0.name == name } }

    func property(_ key: String) -> RecognizerProperty? {
        (RecognizerProperty.common + properties).first { $0.key == key }
    }

    /// Every kind; one more is one more entry.
    package static let all: [RecognizerKind] = [
        RecognizerKind(
            name: "tap", weight: 30, isDiscrete: true, isBad: false, make: { ListeningTap() },
            properties: [
                .of("taps", [2, 2, 3, 0], percent: 45) { (tap: UITapGestureRecognizer, count) in
                    tap.numberOfTapsRequired = count
                },
                .of("touches", [2], percent: 12) { (tap: UITapGestureRecognizer, count) in
                    tap.numberOfTouchesRequired = count
                },
                .of("buttons", [1], percent: 10) { (tap: UITapGestureRecognizer, flag) in
                    let button = NSNumber(value: UIPress.PressType.select.rawValue)
                    tap.allowedPressTypes = flag == 1 ? [button] : []
                },
            ]),
        RecognizerKind(
            name: "pan", weight: 30, isDiscrete: false, isBad: false, make: { ListeningPan() },
            properties: [
                .of("least", [2, 3], percent: 15) { (pan: UIPanGestureRecognizer, count) in
                    pan.minimumNumberOfTouches = count
                },
                .of("most", [1, 2], percent: 20) { (pan: UIPanGestureRecognizer, count) in
                    pan.maximumNumberOfTouches = count
                },
            ]),
        RecognizerKind(
            name: "edge", weight: 8, isDiscrete: false, isBad: false, make: { ListeningEdgePan() },
            properties: [
                .of("edges", [1, 2, 4, 8, 10, 15], percent: 90) {
                    (pan: UIScreenEdgePanGestureRecognizer, edges) in
                    pan.edges = UIRectEdge(rawValue: UInt(edges))
                }
            ]),
        RecognizerKind(
            name: "press", weight: 12, isDiscrete: false, isBad: false,
            make: { ListeningLongPress() },
            properties: [
                .of("duration", [0, 200, 1200], percent: 40) {
                    (press: UILongPressGestureRecognizer, milliseconds) in
                    press.minimumPressDuration = Double(milliseconds) / 1000
                },
                .of("taps", [1, 2], percent: 15) { (press: UILongPressGestureRecognizer, count) in
                    press.numberOfTapsRequired = count
                },
                .of("touches", [2], percent: 12) {
                    (press: UILongPressGestureRecognizer, count) in
                    press.numberOfTouchesRequired = count
                },
                .of("allowance", [0, 40], percent: 20) {
                    (press: UILongPressGestureRecognizer, points) in
                    press.allowableMovement = CGFloat(points)
                },
            ]),
        RecognizerKind(
            name: "swipe", weight: 14, isDiscrete: true, isBad: false,
            make: { ListeningSwipe() },
            properties: [
                .of("direction", [2, 4, 8, 3, 12, 15, 0], percent: 75) {
                    (swipe: UISwipeGestureRecognizer, bits) in
                    swipe.direction = UISwipeGestureRecognizer.Direction(rawValue: UInt(bits))
                },
                .of("touches", [2], percent: 12) { (swipe: UISwipeGestureRecognizer, count) in
                    swipe.numberOfTouchesRequired = count
                },
            ]),
        RecognizerKind(
            name: "pinch", weight: 9, isDiscrete: false, isBad: false,
            make: { ListeningPinch() }, properties: []),
        RecognizerKind(
            name: "rotation", weight: 9, isDiscrete: false, isBad: false,
            make: { ListeningRotation() }, properties: []),
        RecognizerKind(
            name: "drag", weight: 12, isDiscrete: false, isBad: false,
            make: { CustomRecognizer(.drag) }, properties: []),
        RecognizerKind(
            name: "touchdown", weight: 4, isDiscrete: true, isBad: false,
            make: { CustomRecognizer(.touchdown) }, properties: []),
        RecognizerKind(
            name: "eager", weight: 4, isDiscrete: false, isBad: false,
            make: { CustomRecognizer(.eager) }, properties: []),
        RecognizerKind(
            name: "shy", weight: 4, isDiscrete: false, isBad: false,
            make: { CustomRecognizer(.shy) }, properties: []),
        RecognizerKind(
            name: "undecided", weight: 3, isDiscrete: nil, isBad: true,
            make: { CustomRecognizer(.undecided) }, properties: []),
        RecognizerKind(
            name: "unlawful", weight: 3, isDiscrete: nil, isBad: true,
            make: { CustomRecognizer(.unlawful) }, properties: []),
    ]
}

extension RecognizerProperty {
    /// A property of one class of recognizers.
    static func of<Recognizer: UIGestureRecognizer>(
        _ key: String, _ choices: [Int], percent: Int,
        _ apply: @escaping @Sendable (Recognizer, Int) -> Void
    ) -> RecognizerProperty {
        RecognizerProperty(key: key, choices: choices, percent: percent) { recognizer, value in
            if let recognizer = recognizer as? Recognizer { apply(recognizer, value) }
        }
    }
}
