import TouchEngine

/// What the case says and what was seen so far, put together without asking the engine.
///
/// Its answers about views, relations and policies are the checkers' oracle.
package final class World {
    var gestures: [Int: Gesture] = [:]
    /// The recognizers' numbers, in order.
    private(set) var ids: [Int]
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
    /// The views that are controls of any kind.
    var controls: Set<Int> = []
    /// The views that answer whether recognizers may begin.
    var begins: Set<Int> = []
    /// The controls that are buttons.
    var buttons: Set<Int> = []
    var touchOfFinger: [Int: Int] = [:]
    /// Whether the views are in the pages of a navigation controller.
    let hasPages: Bool
    /// The navigation controller, and what is known of it.
    var navigation = Navigation()
    /// The bars that come or go.
    var bars = BarsMoving()
    /// The pager on one of its pages, if there is one.
    var pager: Pager?
    /// The scroll views, and what is known of each.
    var scrolls: [Int: Scroll] = [:]

    init(_ theCase: FuzzCase) {
        rooms = Rooms(device: theCase.device)
        requirements = []
        hasPages = theCase.scenes == .navigation
        ids = theCase.recognizers.map(\.id)
        if hasPages {
            addPages(theCase)
            addPager(theCase)
        }
        for view in theCase.views {
            known.insert(view.id)
            rooms.add(view)
            if isKnown(view.parent) { put(view.id, in: view.parent) }
            if view.settings.contains(where: { $0.key == "scroll" && $0.value == 1 }) {
                addScrollView(view, scale: theCase.device == "iPad" ? 2 : 3)
            }
            if view.settings.contains(where: { $0.key == "multi" && $0.value == 1 }) {
                multi.insert(view.id)
            }
            if view.begin != nil { begins.insert(view.id) }
            if view.settings.contains(where: { $0.key == "control" && $0.value > 0 }) {
                controls.insert(view.id)
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
        ids.sort()
    }

    // MARK: What is built in

    /// The navigation controller, the pages that may be in it, and its swipe back.
    private func addPages(_ theCase: FuzzCase) {
        known.insert(FuzzPage.container)
        parents[FuzzPage.container] = 0
        for page in FuzzPage.numbers {
            known.insert(-page)
            parents[-page] = FuzzPage.ofStack.contains(page) ? FuzzPage.container : 0
        }
        add(.pop, on: FuzzPage.container)
        let popDelegate = theCase.navigation.last {
            $0.key == NavigationProperty.popDelegate.rawValue
        }
        navigation.hasStockDelegate = popDelegate == nil
        for setting in theCase.navigation {
            switch NavigationProperty(rawValue: setting.key) {
            case .noBar: navigation.isBarHidden = setting.value == 1
            case .animator: navigation.isCustom = setting.value != 4
            case .led: navigation.isLed = setting.value == 1
            default: break
            }
        }
        gestures[BuiltIn.popNumber]?.delegate = popDelegate.flatMap { popDelegate in
            theCase.delegates.contains { $0.id == popDelegate.value } ? popDelegate.value : nil
        }
    }

    private func addScrollView(_ view: FuzzCase.ViewSpec, scale: Double) {
        let scroll = Scroll(view, scale: scale)
        scrolls[view.id] = scroll
        add(.touchDelay, on: view.id)
        add(.scrollPan, on: view.id)
        if scroll.isZoomable { add(.scrollPinch, on: view.id) }
    }

    func add(_ builtIn: BuiltIn, on view: Int) {
        let number = builtIn.number(on: view)
        gestures[number] = Gesture(builtIn)
        ids.append(number)
        attach(number, to: view)
    }

    // MARK: Names

    /// The number in a name such as `r12`.
    static func number(of name: String) -> Int? {
        guard name.utf8.first == UInt8(ascii: "r") else { return nil }
        return Int(name.dropFirst())
    }
}
