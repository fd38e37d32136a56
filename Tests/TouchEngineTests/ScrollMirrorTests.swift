import Testing
import TouchEngine

@Suite("Scrolling is the same at every edge, and along both axes")
struct ScrollMirrorTests {
    /// One of the four edges of square content in a square view.
    private struct Edge: CustomTestStringConvertible {
        let isAcross: Bool
        let isFar: Bool
        /// The room that is left at the edge; where there are pages, none.
        var inset: CGFloat = 40
        var testDescription: String { isAcross ? (isFar ? "right" : "left") : "bottom" }

        /// A way from outside of the edge inward, on the screen.
        func inward(_ way: CGFloat) -> CGPoint {
            let way = isFar ? -way : way
            return isAcross ? CGPoint(x: way, y: 0) : CGPoint(x: 0, y: way)
        }

        /// How far inside the edge an offset is.
        func depth(_ offset: CGPoint) -> CGFloat {
            let place = isAcross ? offset.x : offset.y
            return isFar ? 1_572 + inset - place : place + inset
        }

        func offset(_ depth: CGFloat) -> CGPoint {
            let place = isFar ? 1_572 + inset - depth : depth - inset
            return isAcross ? CGPoint(x: place, y: 0) : CGPoint(x: 0, y: place)
        }
    }

    /// What a finger does: a list of ways toward the middle of the content, a sample each.
    private struct Play {
        var start: CGFloat = 0
        var ways: [CGFloat]
        var pace = 0.01
        var pages = false
        var bounces = true
        /// Where the content is to rest instead of so far inside.
        var retarget: (CGFloat) -> CGFloat = { $0 }
        /// When a second finger comes down to stop it, after the lift, in seconds, and how far it goes then.
        var catching: (after: Double, ways: [CGFloat])?
    }

    private static let others = [
        Edge(isAcross: false, isFar: true), Edge(isAcross: true, isFar: false),
        Edge(isAcross: true, isFar: true),
    ]

    /// How far inside the edge the content was in each frame, and what its delegate heard.
    private func run(_ play: Play, at given: Edge) -> (depths: [CGFloat], heard: [String]) {
        var edge = given
        if play.pages { edge.inset = 0 }
        let frame = CGRect(x: 0, y: 200, width: 393, height: 393)
        let scroll = UIScrollView(frame: frame)
        scroll.contentInset = UIEdgeInsets(
            top: edge.isAcross ? 0 : edge.inset, left: edge.isAcross ? edge.inset : 0,
            bottom: edge.isAcross ? 0 : edge.inset, right: edge.isAcross ? edge.inset : 0)
        let content = CGSize(
            width: edge.isAcross ? 1_965 : 393, height: edge.isAcross ? 393 : 1_965)
        let scene = ScrollScene(scroll, content: content, frame: frame)
        (scroll.isPagingEnabled, scroll.bounces) = (play.pages, play.bounces)
        scroll.contentOffset = edge.offset(play.start)
        scene.log.heard = []
        scene.log.retarget = { target in
            let depth = edge.depth(target)
            return play.retarget(depth) == depth ? target : edge.offset(play.retarget(depth))
        }
        var depths: [CGFloat] = []
        func wait(_ frames: Int) {
            for _ in 0..<frames {
                scene.device.advance(by: 1 / 60)
                depths.append(edge.depth(scroll.contentOffset))
            }
        }
        scene.play(
            from: CGPoint(x: 196, y: 396), by: play.ways.map { edge.inward($0) }, pace: play.pace)
        depths.append(edge.depth(scroll.contentOffset))
        if let (after, ways) = play.catching {
            wait(Int(after * 60))
            scene.play(from: CGPoint(x: 196, y: 396), by: ways.map { edge.inward($0) })
        }
        wait(200)
        scene.device.settle()
        depths.append(edge.depth(scroll.contentOffset))
        return (depths, scene.log.outline)
    }

    private func expectMirrored(_ play: Play) -> [CGFloat] {
        let (reference, heard) = run(play, at: Edge(isAcross: false, isFar: false))
        for edge in Self.others {
            let (depths, log) = run(play, at: edge)
            let apart = zip(reference, depths).map { abs($0 - $1) }.max() ?? 0
            #expect(apart < 0.7 && depths.count == reference.count, "\(edge.testDescription)")
            #expect(log == heard, "\(edge.testDescription)")
        }
        return reference
    }

    @Test("a fling through the content, and one that meets an edge (S-A4.4, S-A4.15)")
    func flings() {
        let far = expectMirrored(Play(start: 200, ways: Array(repeating: -8, count: 10)))
        #expect((far.last ?? 0) > 500)
        let edge = expectMirrored(Play(start: 250, ways: Array(repeating: 15, count: 12)))
        #expect(edge.last == 0 && (edge.min() ?? 0) < -5)
        let stopped = expectMirrored(
            Play(start: 250, ways: Array(repeating: 15, count: 12), bounces: false))
        #expect(stopped.last == 0 && stopped.min() == 0)
    }

    @Test(
        "a pull past an edge, let go at rest, pushed out, and thrown back (S-A4.1, S-A4.15, M-12)")
    func pulls() {
        let slow = expectMirrored(Play(ways: Array(repeating: 2, count: 60), pace: 0.02))
        #expect(slow.last == 0 && (slow.first ?? 0) < -40)
        let pushed = expectMirrored(Play(ways: Array(repeating: 12, count: 15)))
        // It goes on outward with the finger's speed, less what draws it back.
        let course = ReturnCourse(depth: -(pushed.first ?? 0), speed: 12 / 0.01)
        #expect(abs((pushed.min() ?? 0) + course.furthest) < 1)
        let thrown = Array(repeating: CGFloat(12), count: 15)
        let back = expectMirrored(Play(ways: thrown + Array(repeating: -20, count: 5)))
        #expect((back.last ?? 0) > 100)
    }

    @Test("content that is caught, inside and past an edge, and led on (S-A2.9)")
    func catches() {
        let fling = Array(repeating: CGFloat(-12), count: 10)
        _ = expectMirrored(
            Play(start: 300, ways: fling, catching: (0.2, Array(repeating: 3, count: 20))))
        let pull = Array(repeating: CGFloat(4), count: 40)
        for ways in [[], Array(repeating: CGFloat(3), count: 12), [-2, -4, -6, -8]] {
            let caught = expectMirrored(Play(ways: pull, catching: (0.1, ways)))
            #expect((caught.last ?? -1) >= 0)
        }
    }

    @Test("pages that are flicked, and drawn to the nearer one (S-A4.17, S-A4.18)")
    func pages() {
        let flick = Array(repeating: CGFloat(-9), count: 8)
        for ways in [flick, [-100, -100, -60, -1, -1], [70, 60]] {
            _ = expectMirrored(Play(start: 433, ways: ways, pages: true))
            _ = expectMirrored(Play(start: 433, ways: ways, pace: 0.2, pages: true))
        }
    }

    @Test("another resting place: nearer, further, and behind (S-A4.16)")
    func targets() {
        let fling = Array(repeating: CGFloat(-8), count: 10)
        for place: CGFloat in [230, 400, 700, 1_200, 100, 0] {
            let depths = expectMirrored(
                Play(start: 200, ways: fling, retarget: { _ in place }))
            #expect(abs((depths.last ?? 0) - place) < 0.01)
        }
    }

    @Test("content that does not bounce, drawn back from where code has put it (S-A4.2)")
    func without() {
        let depths = expectMirrored(Play(start: -70, ways: [-4, -4, -6, 0, 0], bounces: false))
        #expect(depths.first == 4 && depths.last == 4, "from the edge on, the slop excepted")
        _ = expectMirrored(Play(start: -70, ways: [-4, -4, -6, 0, 0]))
    }

    @Test("an arrival at another place is as smooth as any: no jump at the end (S-A4.16)")
    func smooth() {
        for place: CGFloat in [300, 420, 700, 900] {
            let depths = expectMirrored(
                Play(start: 200, ways: Array(repeating: -8, count: 10), retarget: { _ in place }))
            let steps = zip(depths, depths.dropFirst()).map { abs($1 - $0) }.dropLast()
            let last = steps.last { $0 > 0 } ?? 0
            #expect(last < 1.1, "\(place): \(last)")
        }
    }
}
