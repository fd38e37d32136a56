import TouchEngine

/// A property of a view that a case may set.
package struct ViewProperty: Sendable {
    /// Its name in a case's text.
    package let key: String
    /// The values that the generator chooses from; empty when it has a way of its own.
    let choices: [Int]
    /// How many views of a hundred have it.
    let percent: Int
    /// The values that it may have in a scroll view, and how many of a hundred have one.
    var values: [Int] = []
    var likelihood = 0
    let apply: @Sendable (any ListeningView, Int) -> Void

    /// The view that the value of `control` asks for.
    static func makeView(_ control: Int) -> any ListeningView {
        switch control {
        case 1: FuzzControl(frame: .zero)
        case 2: FuzzButton(frame: .zero)
        case 3: FuzzSlider(frame: .zero)
        default: FuzzView(frame: .zero)
        }
    }

    static func named(_ key: String) -> ViewProperty? { all.first { $0.key == key } }

    /// Every property; one more is one more entry.
    static let all: [ViewProperty] = plain + scrolling

    private static let plain: [ViewProperty] = [
        // A control: a plain one, a button or a slider. What it is is settled when it is made.
        ViewProperty(key: "control", choices: [1, 2, 2, 3], percent: 14) { _, _ in },
        ViewProperty(key: "x", choices: [], percent: 0) { view, x in
            view.frame.origin.x = CGFloat(x)
        },
        ViewProperty(key: "y", choices: [], percent: 0) { view, y in
            view.frame.origin.y = CGFloat(y)
        },
        ViewProperty(key: "w", choices: [], percent: 0) { view, width in
            view.frame.size.width = CGFloat(width)
        },
        ViewProperty(key: "h", choices: [], percent: 0) { view, height in
            view.frame.size.height = CGFloat(height)
        },
        ViewProperty(key: "multi", choices: [1], percent: 50) { view, flag in
            view.isMultipleTouchEnabled = flag == 1
        },
        ViewProperty(key: "off", choices: [1], percent: 4) { view, flag in
            view.isUserInteractionEnabled = flag == 0
        },
        ViewProperty(key: "hidden", choices: [1], percent: 3) { view, flag in
            view.isHidden = flag == 1
        },
        ViewProperty(key: "alpha", choices: [0, 1, 50], percent: 4) { view, hundredths in
            view.alpha = CGFloat(hundredths) / 100
        },
        ViewProperty(key: "exclusive", choices: [1], percent: 6) { view, flag in
            view.isExclusiveTouch = flag == 1
        },
        // Turned by angles whose sine and cosine are short decimals.
        ViewProperty(key: "turn", choices: [1, 2, 3, 4], percent: 6) { view, which in
            // As in `Rooms`.
            let turns: [(cosine: CGFloat, sine: CGFloat)] = [
                (1, 0), (0, 1), (-1, 0), (0.8, 0.6), (0.28, -0.96),
            ]
            let turn = turns[min(max(which, 0), turns.count - 1)]
            view.transform = view.transform.concatenating(
                CGAffineTransform(
                    a: turn.cosine, b: turn.sine, c: -turn.sine, d: turn.cosine, tx: 0, ty: 0))
        },
        ViewProperty(key: "scale", choices: [50, 80, 150], percent: 5) { view, hundredths in
            let factor = CGFloat(hundredths) / 100
            view.transform = view.transform.concatenating(
                CGAffineTransform(scaleX: factor, y: factor))
        },
        // A container that touches fall through (G-1.6).
        ViewProperty(key: "through", choices: [1], percent: 5) { view, flag in
            view.ear.isPassThrough = flag == 1
        },
        // A larger or smaller target than the bounds (G-1.5).
        ViewProperty(key: "outset", choices: [-20, 20], percent: 5) { view, points in
            view.ear.outset = CGFloat(points)
        },
        // Hands its touches up the responder chain (G-2.35).
        ViewProperty(key: "forwards", choices: [1], percent: 15) { view, flag in
            view.ear.isForwarding = flag == 1
        },
    ]
}

/// A property of a recognizer that a case may set.
package struct RecognizerProperty: Sendable {
    /// Its name in a case's text.
    package let key: String
    /// The values that the generator chooses from.
    let choices: [Int]
    /// How many recognizers of a hundred have another value than by default.
    let percent: Int
    let apply: @Sendable (UIGestureRecognizer, Int) -> Void

    /// What every recognizer has.
    static let common: [RecognizerProperty] = [
        RecognizerProperty(key: "cancels", choices: [0], percent: 25) { recognizer, flag in
            recognizer.cancelsTouchesInView = flag == 1
        },
        RecognizerProperty(key: "delaysBegan", choices: [1], percent: 20) { recognizer, flag in
            recognizer.delaysTouchesBegan = flag == 1
        },
        RecognizerProperty(key: "delaysEnded", choices: [0], percent: 25) { recognizer, flag in
            recognizer.delaysTouchesEnded = flag == 1
        },
        RecognizerProperty(key: "off", choices: [1], percent: 4) { recognizer, flag in
            recognizer.isEnabled = flag == 0
        },
        // The kinds of touch it takes, one bit for each.
        RecognizerProperty(key: "types", choices: [1, 4, 5, 2, 0], percent: 4) { recognizer, bits in
            recognizer.allowedTouchTypes = (0..<4).filter { bits & (1 << $0) != 0 }
                .map { NSNumber(value: $0) }
        },
        RecognizerProperty(key: "mixed", choices: [1], percent: 6) { recognizer, flag in
            recognizer.requiresExclusiveTouchType = flag == 0
        },
        // What a subclass says: the other is a recognizer's number.
        RecognizerProperty(key: "prevents", choices: [0], percent: 5) { recognizer, flag in
            recognizer.listening?.prevents = flag == 1
        },
        RecognizerProperty(key: "preventable", choices: [0], percent: 5) { recognizer, flag in
            recognizer.listening?.isPreventable = flag == 1
        },
        RecognizerProperty(key: "after", choices: [1, 2, 3, 4], percent: 3) { recognizer, other in
            recognizer.listening?.comesAfter = other
        },
        RecognizerProperty(key: "before", choices: [1, 2, 3, 4], percent: 3) { recognizer, other in
            recognizer.listening?.comesBefore = other
        },
        RecognizerProperty(key: "deaf", choices: [1], percent: 2) { recognizer, flag in
            recognizer.listening?.isDeaf = flag == 1
        },
    ]
}
