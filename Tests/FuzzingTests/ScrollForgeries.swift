import Fuzzing

extension Forgery {
    private static let scrollScene = """
        scenes scroll
        view v1 in window w=200 h=200 scroll=1 contentH=900 paging=1 bounces=0
        view v2 in v1 w=200 h=200 scroll=1 contentH=900
        """

    private static func scroll(
        _ invariant: String, _ what: String, _ history: Observation...
    ) -> Forgery {
        Forgery(invariant: invariant, what: what, scene: scrollScene, history: history)
    }

    private static let order = "a scroll view tells of drags and motions in order"
    private static let zoom = "a scroll view tells that zooming begins, and then that it ends"
    private static let news = "a delegate is told whenever the offset has changed"
    private static let flags = "a scroll view's flags agree with its callbacks"
    private static let limits = "content comes to rest inside its limits"
    private static let pages = "a scroll view with pages rests at a page"
    private static let edges = "content that does not bounce stays inside its limits"
    private static let pixels = "a drag keeps to the grid of pixels"
    private static let one = "of nested scroll views one follows a finger along an axis"

    static let scrolling = [
        scroll(order, "two drags at once", .drags(), .drags()),
        scroll(order, "an end without a beginning", .tells(.willEndDragging)),
        scroll(
            order, "an end that was not announced", .drags(),
            .tells(.didEndDragging(willSlow: false))),
        scroll(order, "a stop without a motion", .tells(.stopped)),
        scroll(
            order, "a motion that was denied", .drags(), .tells(.willEndDragging),
            .tells(.didEndDragging(willSlow: false)), .tells(.willSlow)),
        scroll(
            order, "a motion that was promised and never begins", .drags(),
            .tells(.willEndDragging),
            .tells(.didEndDragging(willSlow: true)), .tells(.seen)),
        scroll(zoom, "an end without a beginning", .tells(.zoomEnded)),
        scroll(zoom, "a scale where there is none to choose", .tells(.seen) { $0.scale = 2 }),
        scroll(news, "it moved and told nobody", .tells(.seen) { $0.y = 10 }),
        scroll(flags, "a drag that is none", .tells(.willDrag)),
        scroll(flags, "a drag that goes on", .drags(), .tells(.seen)),
        scroll(
            flags, "a motion that stops in silence", .drags(), .tells(.willEndDragging),
            .tells(.didEndDragging(willSlow: true)), .tells(.willSlow) { $0.isDecelerating = true },
            .tells(.seen)),
        scroll(limits, "past the end", .drags(), .tells(.rested) { $0.y = 705 }),
        scroll(limits, "still dragging", .tells(.rested) { $0.isDragging = true }),
        scroll(pages, "between two", .drags(), .tells(.rested) { $0.y = 130 }),
        scroll(edges, "pulled past the top", .drags(), .tells(.scrolled) { $0.y = -5 }),
        scroll(
            pixels, "by a quarter of a point", .drags(), .tells(.scrolled) { $0.y = 5.25 }),
        scroll(
            one, "both move", .drags(), .drags(2), .drags(2, .seen) { $0.y = 5 },
            .drags(1, .seen), .turnEnded, .drags(2, .seen) { $0.y = 9 },
            .drags(1, .seen) { $0.y = 9 }),
    ]
}

extension Observation {
    /// A scroll view of 200 by 200 points with content 900 points high says something.
    static func tells(
        _ call: ScrollCall, view: Int = 1, _ change: (inout ScrollSight) -> Void = { _ in }
    ) -> Observation {
        var sight = ScrollSight()
        (sight.width, sight.height, sight.highY) = (200, 200, 700)
        change(&sight)
        return .scroll(view: view, call, sight)
    }

    /// It says that, at the beginning of a drag or in one.
    static func drags(
        _ view: Int = 1, _ call: ScrollCall = .willDrag,
        _ change: (inout ScrollSight) -> Void = { _ in }
    ) -> Observation {
        tells(call, view: view) {
            $0.isDragging = true
            change(&$0)
        }
    }
}
