import TouchEngine

/// What the case says and what was seen so far, put together without asking the engine.
///
/// Its answers about views, relations and policies are the checkers' oracle.
package final class World {
    var gestures: [Int: Gesture] = [:]
    /// The recognizers' numbers, in order.
    let ids: [Int]
    var touches: [Int: Touch] = [:]
    /// The touches of which a view may still hear.
    var openTouches: [Int] = []
    var requirements: [FuzzCase.Requirement]
    /// The pairs of which somebody said that one waits for the other.
    var saidRequirements: [FuzzCase.Requirement] = []
    var turn = 0
    /// Whether a hook has changed something in this turn.
    var isMeddled = false
    /// Whether some hook has changed something already.
    var wasMeddled = false
    /// Whether a finger has landed in this turn.
    var hasLanded = false
    var delegates: [Int: [FuzzCase.Answer]] = [:]
    var known: Set<Int> = []
    var parents: [Int: Int] = [:]
    /// Where the views are, and what is in them, back to front.
    var rooms: Rooms
    var attached: [Int: [Int]] = [:]
    var multi: Set<Int> = []
    /// The views that take touches only while no other view does.
    var exclusive: Set<Int> = []
    /// The controls that are buttons.
    var buttons: Set<Int> = []
    var touchOfFinger: [Int: Int] = [:]
    let areAllLinked: Bool
    /// The navigation controller, and what is known of it.
    var navigation = Navigation()
    /// The scroll views, and what is known of each.
    var scrolls: [Int: Scroll] = [:]

    init(_ theCase: FuzzCase) {
        rooms = Rooms(device: theCase.device)
        requirements = []
        areAllLinked = theCase.scenes == .navigation
        ids = theCase.recognizers.map(\.id).sorted()
        if theCase.scenes == .navigation {
            for page in FuzzPage.numbers { known.insert(-page) }
        }
        for view in theCase.views {
            known.insert(view.id)
            rooms.add(view)
            if isKnown(view.parent) { put(view.id, in: view.parent) }
            if view.settings.contains(where: { $0.key == "scroll" && $0.value == 1 }) {
                scrolls[view.id] = Scroll(view, scale: theCase.device == "iPad" ? 2 : 3)
            }
            if view.settings.contains(where: { $0.key == "multi" && $0.value == 1 }) {
                multi.insert(view.id)
            }
            if view.begin == nil,
                view.settings.contains(where: { $0.key == "control" && $0.value == 2 })
            {
                buttons.insert(view.id)
            }
            if view.settings.contains(where: { $0.key == "exclusive" && $0.value == 1 }) {
                exclusive.insert(view.id)
            }
        }
        for delegate in theCase.delegates { delegates[delegate.id] = delegate.answers }
        for spec in theCase.recognizers {
            guard let kind = RecognizerKind.named(spec.kind) else { continue }
            gestures[spec.id] = Gesture(spec, kind: kind)
            if let view = spec.view { attach(spec.id, to: view) }
        }
        for pair in theCase.requirements { require(pair) }
    }

    // MARK: Names

    /// The number in a name such as `r12`.
    static func number(of name: String) -> Int? {
        guard name.utf8.first == UInt8(ascii: "r") else { return nil }
        return Int(name.dropFirst())
    }
}
