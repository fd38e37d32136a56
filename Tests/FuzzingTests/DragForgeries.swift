import Fuzzing

/// Histories of fingers on scroll views that break what the fuzzer knows of drags.
extension Forgery {
    private static let scene = """
        scenes scroll
        view v1 in window w=200 h=200 scroll=1 contentH=900 paging=1
        view v2 in v1 w=200 h=200 scroll=1 contentH=900 lock=1 contentW=900
        view v3 in v2 w=100 h=100 scroll=1 contentH=300 cancelsContent=0 delaysContent=0
        view v4 in v3 w=50 h=50
        view v5 in window w=50 h=50 scroll=1 lets=0
        view v6 in v5 w=50 h=50
        """

    private static func drag(
        _ invariant: String, _ what: String, _ history: Observation...
    ) -> Forgery {
        Forgery(invariant: invariant, what: what, scene: scene, history: history)
    }

    private static let claims =
        "a scroll view drags when a finger has gone its way, and may be taken"
    private static let tracks = "a scroll view tracks while its pan has a finger"
    private static let stops = "a finger stops content that moves on by itself"
    private static let edges = "a scroll view at its edge leaves the drag to one around it"
    private static let innermost = "the innermost scroll view that can follow a finger does"
    private static let pages = "at its edge content gives way to pages around it"
    private static let page = "a drag turns one page at most, the way it was flicked"
    private static let fling = "a fling goes as far as its speed carries it"
    private static let aimed = "content rests where its delegate was told, or has said"
    private static let follows = "content follows its finger, and less and less past its edge"
    private static let locked = "a drag that is locked keeps to its axis"
    private static let delays = "a touch delay lasts a moment, where there is one"
    private static let refused = "content that may not begin hears nothing"
    private static let arrives = "an animated scroll arrives where it was sent, and tells"

    /// A finger lands in a view, goes down by some points, and the pans named get it and begin.
    private static func led(_ view: Int, by way: Double, across: Double = 0) -> [Observation] {
        let pan = BuiltIn.scrollPan.number(on: view)
        return [
            .landing(in: view), .receives(pan), .turnEnded, .goes(down: way, across: across),
            .begins(pan),
        ]
    }

    private static func drag(
        _ invariant: String, _ what: String, _ first: [Observation], _ history: Observation...
    ) -> Forgery {
        Forgery(invariant: invariant, what: what, scene: scene, history: first + history)
    }

    static let dragging = [
        drag(claims, "a finger that has hardly moved", led(1, by: 4), .drags()),
        drag(
            claims, "content keeps it",
            [
                .landing(in: 4), .receives(1030), .hears(.began, view: 4), .turnEnded,
                .goes(down: -20), .begins(1030),
            ], .drags(3)),
        drag(tracks, "without a finger", .tells(.seen) { $0.isTracking = true }),
        drag(tracks, "not with one", .landing(), .receives(1010), .tells(.seen)),
        drag(
            stops, "it goes on", .drags(2),
            .tells(.willSlow, view: 2) { $0.isDecelerating = true },
            .tells(.seen, view: 2) { $0.isDecelerating = true }, .turnEnded, .landing(in: 3),
            .tells(.seen, view: 2) { $0.isDecelerating = true }, .turnEnded,
            .tells(.seen, view: 2) {
                $0.isDecelerating = true
                $0.y = 5
            }),
        drag(
            edges, "it keeps the drag", [.tells(.seen) { $0.y = 100 }] + led(2, by: 20),
            .drags(2)),
        drag(
            innermost, "nobody does", .tells(.seen), .tells(.seen, view: 2), .turnEnded,
            .landing(in: 2), .receives(1020), .goes(down: -40), .lifts()),
        drag(
            pages, "it is pulled on",
            [.tells(.seen) { $0.y = 100 }] + led(2, by: 20) + [
                .drags(2), .drags(2, .seen), .turnEnded, .goes(down: 60),
            ], .drags(2, .seen) { $0.y = -9 }),
        drag(page, "two pages", .drags(), .aims { $0.proposedY = 400 }),
        drag(
            page, "against its way", .drags(),
            .aims(from: 150) {
                $0.velocityY = -2
                $0.proposedY = 180
            }),
        drag(
            fling, "twice as far", .drags(2),
            .aims(view: 2) {
                $0.velocityY = 0.41
                $0.proposedY = 400
                $0.chosenY = 400
            }),
        drag(
            aimed, "elsewhere", .drags(2),
            .aims(view: 2) {
                $0.proposedY = 200
                $0.chosenY = 200
            }, .tells(.stopped, view: 2) { $0.y = 190 }),
        drag(
            follows, "twice as far",
            led(2, by: -20) + [.drags(2), .drags(2, .seen), .turnEnded, .goes(down: -30)],
            .drags(2, .seen) { $0.y = 20 }),
        drag(
            follows, "as far past its edge",
            led(2, by: 20) + [.drags(2), .drags(2, .seen), .turnEnded, .goes(down: 60)],
            .drags(2, .seen) { $0.y = -40 }),
        drag(
            locked, "across", led(2, by: -20) + [.drags(2) { $0.highX = 700 }],
            .drags(2, .scrolled) { $0.x = 5 }),
        drag(
            delays, "for ever", .landing(), .receives(1011), .turnEnded, .turnEnded(0.1),
            .turnEnded(0.2)),
        drag(delays, "where there is none", .landing(in: 3), .receives(1031), .turnEnded),
        drag(refused, "it hears", .landing(in: 6), .hears(.began, view: 6)),
        drag(
            arrives, "it never does", .tells(.seen), .goesTo(300), .tells(.seen), .turnEnded,
            .tells(.rested)),
        drag(
            arrives, "at once", .tells(.seen), .goesTo(300), .turnEnded,
            .tells(.arrived) { $0.y = 300 }),
        drag(
            arrives, "elsewhere", .tells(.seen), .goesTo(300), .turnEnded,
            .turnEnded(1), .tells(.arrived) { $0.y = 200 }),
        drag(arrives, "nobody sent it", .tells(.arrived)),
    ]
}

extension Observation {
    /// The first finger goes to a place below, or beside, where it landed.
    fileprivate static func goes(down: Double, across: Double = 0) -> Observation {
        .moves(touch: 1, to: Place(x: 100 + across, y: 100 + down, time: 1))
    }

    fileprivate static func aims(
        view: Int = 1, from y: Double = 0, _ change: (inout ScrollAim) -> Void
    ) -> Observation {
        var aim = ScrollAim()
        change(&aim)
        return drags(view, .aims(aim)) { $0.y = y }
    }

    fileprivate static func goesTo(_ y: Int) -> Observation {
        .changed(.scroll(view: 1, x: 0, y: y, isAnimated: true), isHook: false)
    }
}
