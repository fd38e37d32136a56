import TouchEngine

/// A recognizer that no case names, because its scroll view or navigation controller brings it along.
///
/// It has a number all the same, above those that a case may give.
package enum BuiltIn: String, Sendable {
    /// A scroll view's own (S-A1.4).
    case scrollPan, touchDelay, scrollPinch
    /// A navigation controller's swipe from the edge (N-C1.1).
    case pop
    /// A table's: the one that uncovers a row's actions, and the one that covers them (S-B3, S-B20).
    case rowSwipe, rowClose

    /// The smallest number of one.
    private static let first = 1000

    /// The recognizer's number, by the view that it is on.
    package func number(on view: Int) -> Int {
        let place =
            switch self {
            case .scrollPan: 0
            case .touchDelay: 1
            case .scrollPinch: 2
            case .pop: 3
            case .rowSwipe: 4
            case .rowClose: 5
            }
        return BuiltIn.first + abs(view) * 10 + place
    }

    static func isOne(_ number: Int) -> Bool { number >= first }

    /// The number of the swipe back, on the only navigation controller there is.
    package static let popNumber = BuiltIn.pop.number(on: FuzzPage.container)

    /// Whether it keeps touches from their views until it has failed.
    var delaysTouchesBegan: Bool { self == .touchDelay || self == .pop }

    /// Those that a scroll view has from the beginning, in the order in which they are added.
    static func all(of view: UIScrollView) -> [(BuiltIn, UIGestureRecognizer)] {
        (view.gestureRecognizers ?? []).map { recognizer in
            if recognizer === view.panGestureRecognizer { return (.scrollPan, recognizer) }
            if recognizer is UIPanGestureRecognizer { return (.rowSwipe, recognizer) }
            return (recognizer is UIPinchGestureRecognizer ? .scrollPinch : .touchDelay, recognizer)
        }
    }
}

extension Stage {
    /// Gives a recognizer that is built in a name to be known by.
    func name(_ recognizer: UIGestureRecognizer, _ number: Int) {
        recognizer.name = "r\(number)"
        builtIns[ObjectIdentifier(recognizer)] = number
    }

    /// A recognizer's number, whoever made it.
    func number(of recognizer: UIGestureRecognizer) -> Int? {
        recognizer.listening?.id ?? builtIns[ObjectIdentifier(recognizer)]
    }
}
