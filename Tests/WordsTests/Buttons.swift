import TouchEngine

/// Scenes with the buttons of a remote control.
enum Buttons {
    /// The devices of all scenes, each after its run.
    static var devices: [Device] {
        [
            press(UITapGestureRecognizer(), allows: [.menu]),
            press(UITapGestureRecognizer(), allows: [.select]),
            press(UITapGestureRecognizer(), allows: []),
            press(UITapGestureRecognizer(), allows: [.menu], by: Refusing()),
            press(UILongPressGestureRecognizer(), allows: [.menu], for: 0.7),
            press(Shy(), allows: [.menu]),
            press(UITapGestureRecognizer(), allows: [.menu], cut: true),
        ]
    }

    private final class Remote: UIView {
        var onBegan: () -> Void = {}

        override var canBecomeFirstResponder: Bool { true }
        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            onBegan()
        }
    }

    private final class Shy: UIGestureRecognizer {
        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
            for press in presses { ignore(press, for: event) }
        }
    }

    private final class Refusing: NSObject, UIGestureRecognizerDelegate {
        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress
        ) -> Bool { false }
    }

    private static func press(
        _ recognizer: UIGestureRecognizer, allows types: [UIPress.PressType],
        by delegate: (any UIGestureRecognizerDelegate)? = nil, for duration: Double = 0.1,
        cut: Bool = false
    ) -> Device {
        let remote = Remote()
        let (device, view) = RareScenes.panel(remote)
        if cut { remote.onBegan = { [weak device] in device?.cancelTouches() } }
        recognizer.allowedPressTypes = types.map { NSNumber(value: $0.rawValue) }
        recognizer.delegate = delegate
        view.addGestureRecognizer(recognizer)
        _ = view.becomeFirstResponder()
        device.press(.menu, for: duration)
        withExtendedLifetime(delegate) {}
        return device
    }
}
