import Fuzzing

extension Forgery {
    private static func pages(
        _ invariant: String, _ what: String, _ history: Observation...
    ) -> Forgery {
        Forgery(
            invariant: invariant, what: what, scene: "scenes navigation\nnavigation depth=2",
            history: history)
    }

    private static let stack = "the stack is what the operations make it"
    private static let turns = "a page comes and goes by turns"
    private static let shown = "a page is shown once for each time that it was announced"
    private static let one = "at rest the top page alone is in sight"

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
}
