import Fuzzing
import TouchEngine

extension Forgery {
    private static func forge(
        _ invariant: String, _ what: String, _ history: Observation...
    ) -> Forgery {
        Forgery(
            invariant: invariant, what: what,
            scene: "scenes navigation\nnavigation depth=2 pager=2", history: history)
    }

    private static let pairs = "a finger's turn of the page is announced and ended, once"
    private static let said = "the page that is shown is the one that was turned to"
    private static let answered = "a page that code asks for is answered for once"
    private static let alone = "at rest a pager holds the page that is shown, and no other"
    private static let turns = "a pager's pages come and go by turns"
    private static let limits = "what is in a pager comes to rest inside its limits"

    static let paging = [
        forge(pairs, "two at once", .will(2), .will(2)),
        forge(pairs, "to itself", .will(1)),
        forge(
            pairs, "ended twice", .will(2), .did(1, isCompleted: false),
            .did(1, isCompleted: false)),
        forge(pairs, "never ended", .will(2), .holds(1) { $0.isAtRest = true }),
        forge(said, "completed, and the old page", .will(2), .did(1, isCompleted: true, shown: 1)),
        forge(said, "not completed, and the new", .will(2), .did(1, isCompleted: false, shown: 2)),
        forge(said, "from another", .will(2), .did(3, isCompleted: true, shown: 2)),
        forge(said, "nobody has turned", .holds(1), .holds(2)),
        forge(
            answered, "twice", .paging(.request(1, child: 2)),
            .paging(.closure(1, isFinished: true)), .paging(.closure(1, isFinished: true))),
        forge(
            answered, "never", .paging(.request(1, child: 2)), .holds(1) { $0.isAtRest = true }),
        forge(
            alone, "two pages", .page(2, .willAppear), .page(2, .didAppear),
            .paging(.child(1, .willAppear)), .paging(.child(1, .didAppear)),
            .holds(1) {
                $0.inside = [1, 2]
                $0.isAtRest = true
            }),
        forge(
            alone, "it is moved aside", .page(2, .willAppear), .page(2, .didAppear),
            .paging(.child(1, .willAppear)), .paging(.child(1, .didAppear)),
            .holds(1) {
                $0.isFilled = false
                $0.isAtRest = true
            }),
        forge(
            alone, "it has not come", .page(2, .willAppear), .page(2, .didAppear),
            .paging(.child(1, .willAppear)), .holds(1) { $0.isAtRest = true }),
        forge(
            turns, "it goes and has not come", .paging(.child(2, .willAppear)),
            .paging(.child(2, .didAppear)), .paging(.child(2, .didDisappear))),
        forge(
            limits, "it rests outside", .page(2, .willAppear), .page(2, .didAppear),
            .holds(1) {
                var list = ScrollSight()
                list.y = -30
                $0.lists = [1: list]
                $0.isAtRest = true
            }),
    ]
}

extension Forgery {
    private static let selects =
        "a row is selected by a finger that lifts from it, and that nobody took"
    private static let marks = "the rows are selected that were heard to be"
    private static let one = "one row is open at a time"
    private static let closes = "a finger elsewhere closes the row that is open"
    private static let pan = BuiltIn.scrollPan.number(on: PagerPart.view(of: 1))

    static let rows = [
        forge(
            selects, "it is still down", .holds(1), .holds(1), .landing(in: 981), .touches(row: 3),
            .row(.selected, 3)),
        forge(
            selects, "another row", .holds(1), .holds(1), .landing(in: 981), .touches(row: 3),
            .lifts(), .row(.selected, 4)),
        forge(
            selects, "twice", .holds(1), .holds(1), .landing(in: 981), .touches(row: 3), .lifts(),
            .row(.selected, 3), .row(.selected, 3)),
        forge(
            selects, "after a drag", .holds(1), .holds(1), .landing(in: 981), .touches(row: 3),
            .receives(pan), .begins(pan), .lifts(), .row(.selected, 3)),
        forge(marks, "nobody said so", .holds(1), .holds(1) { $0.selected = [1: [2]] }),
        forge(
            marks, "code took it away", .holds(1), .holds(1),
            .changed(.paging(.select(child: 1, row: 2, isAnimated: false)), isHook: false),
            .paging(.changed), .holds(1)),
        forge(one, "two", .row(.opens, 1), .row(.opens, 2)),
        forge(one, "another closes", .row(.opens, 1), .row(.closed, 2)),
        forge(one, "left aside", .holds(1) { $0.aside = [1: [2]] }),
        forge(
            closes, "it stays open", .row(.opens, 1), .landing(in: 981), .touches(row: 3),
            .turnEnded),
        forge(
            closes, "beside all rows", .row(.opens, 1), .landing(in: 981),
            .paging(.touched(child: 1, touch: 1, row: nil, isBesideRows: true, y: 0)),
            .turnEnded),
    ]
}

extension Observation {
    fileprivate static func will(_ child: Int) -> Observation { .paging(.will(child: child)) }

    fileprivate static func did(
        _ previous: Int, isCompleted: Bool, shown: Int? = nil
    ) -> Observation {
        .paging(.did(previous: previous, isCompleted: isCompleted, shown: shown))
    }

    /// A pager that shows a child, and holds it alone.
    fileprivate static func holds(
        _ child: Int, _ change: (inout PagingSight) -> Void = { _ in }
    ) -> Observation {
        var sight = PagingSight()
        sight.shown = child
        sight.inside = [child]
        change(&sight)
        return .paging(.seen(sight))
    }

    fileprivate static func row(_ call: RowCall, _ row: Int) -> Observation {
        .paging(.row(child: 1, call, row: row, y: 0))
    }

    fileprivate static func touches(row: Int) -> Observation {
        .paging(.touched(child: 1, touch: 1, row: row, isBesideRows: false, y: 0))
    }
}
