import Fuzzing
import TouchEngine

extension Forgery {
    private static func pages(
        _ invariant: String, _ what: String, _ history: Observation...
    ) -> Forgery {
        Forgery(
            invariant: invariant, what: what,
            scene: "scenes navigation\nnavigation depth=2\nrecognizer r1 drag on window",
            history: history)
    }

    private static let stack = "the stack is what the operations make it"
    private static let turns = "a page comes and goes by turns"
    private static let shown = "a page is shown once for each time that it was announced"
    private static let one = "at rest the top page alone is in sight"

    private static let first = "the page that goes hears before the one that comes"
    private static let order = "a page is announced before it comes, and shown once it has"
    private static let refused = "the swipe back does not begin where there is no way back"
    private static let closed = "no finger reaches pages that move"
    private static let told = "a coordinator tells of the end of its transition, once"
    private static let decides = "a swipe goes on from where it is let go, or back"
    private static let pop = BuiltIn.popNumber
    private static let exclusion = "related recognizers never both act unless one is spared"
    private static let hits = "a finger hits the front-most view under it"

    /// A page with a scroll view in it, on which fingers land while a bar goes and afterwards.
    private static func underBar(
        _ what: String, _ sight: ScrollSight, _ landings: Observation...
    ) -> Forgery {
        let history: [Observation] = [
            .page(2, .willAppear), .page(2, .didAppear), .sees([1, 2]) { $0.visible = [2] },
            .changed(.hideBar(isAnimated: true), isHook: false),
            .scroll(view: 1, .seen, sight), .turnEnded,
        ]
        return Forgery(
            invariant: hits, what: what,
            scene: """
                scenes navigation
                navigation depth=2
                view v1 in p2 w=200 h=500 scroll=1
                recognizer r1 drag on window
                """, history: history + landings)
    }

    private static var followingBar: ScrollSight {
        var sight = ScrollSight()
        sight.y = -103
        return sight
    }

    static let bars = [
        underBar(
            "one that a bar took along stands still", followingBar, .lands(1, in: -2, at: 0.1),
            .lands(2, in: -2, at: 0.3)),
        underBar("a bar took nothing along", ScrollSight(), .lands(1, in: -2, at: 0.1)),
        underBar(
            "beside one that a bar takes along", followingBar, .lands(1, in: 1, x: 300, at: 0.1)),
    ]

    static let moving = [
        pages(
            first, "it comes first", .sees([1, 2]), .page(2, .willAppear), .page(2, .didAppear),
            .page(1, .willAppear)),
        pages(
            first, "it has come first", .sees([1, 2]), .page(2, .willAppear),
            .page(2, .didAppear), .page(2, .willDisappear), .page(1, .willAppear),
            .page(1, .didAppear)),
        pages(
            order, "after it has come", .sees([1, 2]), .page(2, .willAppear),
            .shows(page: 2, isDone: false)),
        pages(
            order, "before it has", .sees([1, 2]), .shows(page: 2, isDone: false),
            .page(2, .willAppear), .shows(page: 2, isDone: true)),
        pages(
            order, "never", .shows(page: 2, isDone: false), .sees([1, 2]) { $0.isAtRest = true }),
        pages(refused, "on the root", .sees([1]), .begins(pop)),
        pages(
            refused, "under a hidden bar", .sees([1, 2]),
            .changed(.hideBar(isAnimated: false), isHook: false), .landing(in: -2),
            .receives(pop)),
        pages(
            closed, "one does", .sees([1, 2]), .page(2, .willAppear), .landing(in: -2)),
        pages(
            exclusion, "beside a swipe in sight", .sees([1, 2]), .receives(pop), .begins(pop),
            .turnEnded, .sees([1, 2]), .begins(1)),
        pages(told, "twice", .asks(1), .ends(1), .ends(1)),
        pages(told, "never", .asks(1), .sees([1]) { $0.isAtRest = true }),
        pages(
            decides, "given up, and it goes on", .landing(in: -2, x: 5), .receives(pop),
            .sees([1, 2]), .turnEnded,
            .moves(touch: 1, to: Place(x: 30, y: 100, time: 1)), .begins(pop), .sees([1]),
            .turnEnded, .lifts(at: 2), .sees([1])),
    ]

    static let navigation = [
        pages(
            stack, "a push that does nothing", .sees([1, 2]),
            .changed(.push(page: 3, isAnimated: true), isHook: false), .sees([1, 2])),
        pages(
            stack, "a pop of the root", .sees([1]),
            .changed(.pop(isAnimated: false), isHook: false), .sees([])),
        pages(stack, "a page that nobody pushed", .sees([1]), .sees([1, 3])),
        pages(turns, "it appears out of nothing", .page(1, .didAppear)),
        pages(turns, "it comes twice", .page(1, .willAppear), .page(1, .willAppear)),
        pages(
            turns, "it goes at once", .page(1, .willAppear), .page(1, .didAppear),
            .page(1, .didDisappear)),
        pages(
            shown, "twice", .shows(page: 2, isDone: false), .shows(page: 2, isDone: true),
            .shows(page: 2, isDone: true)),
        pages(shown, "another", .shows(page: 2, isDone: false), .shows(page: 1, isDone: true)),
        pages(
            one, "two pages in sight", .page(1, .willAppear), .page(1, .didAppear),
            .sees([1, 2]) {
                $0.isAtRest = true
                $0.visible = [1, 2]
            }),
        pages(
            one, "left on its way", .page(2, .willAppear),
            .sees([1, 2]) {
                $0.isAtRest = true
                $0.visible = [2]
            }),
        pages(
            one, "nothing comes through", .page(2, .willAppear), .page(2, .didAppear),
            .sees([1, 2]) {
                $0.isAtRest = true
                $0.visible = [2]
                $0.isOpen = false
            }),
    ]
}

extension Observation {
    static func sees(
        _ stack: [Int], _ change: (inout NavigationSight) -> Void = { _ in }
    ) -> Observation {
        var sight = NavigationSight()
        sight.stack = stack
        change(&sight)
        return .navigation(sight)
    }

    fileprivate static func lands(
        _ touch: Int, in view: Int, x: Double = 100, at time: TimeInterval
    ) -> Observation {
        .landed(touch: touch, finger: touch, view: view, at: Place(x: x, y: 300, time: time))
    }

    fileprivate static func asks(_ request: Int) -> Observation {
        .coordinated(page: 1, request: request, .asked(isTaken: false))
    }

    fileprivate static func ends(_ request: Int) -> Observation {
        .coordinated(page: 1, request: request, .ended(isCancelled: false))
    }
}
