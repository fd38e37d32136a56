import Testing
import TouchEngine

@Suite("Content that is thrown: past an edge, back over it, or on to a page")
struct ScrollThrownTests {
    /// Pulls content past an edge and then throws it back, by moves of 10 ms; it may leave its window before the lift.
    private func thrown(
        _ side: CGFloat, across: Bool = false, out: [CGFloat], back: [CGFloat],
        leaves: Bool = false, prepare: (ScrollScene) -> Void = { _ in }
    ) -> ScrollScene {
        let size = across ? CGSize(width: 9_000, height: 852) : CGSize(width: 393, height: 9_000)
        let scene = ScrollScene(content: size)
        prepare(scene)
        let edge = end(scene, side, across)
        scene.scroll.contentOffset = across ? CGPoint(x: edge, y: 0) : CGPoint(x: 0, y: edge)
        let finger = scene.device.finger()
        var place = CGPoint(x: 200, y: 400)
        finger.down(at: place)
        for way in out + back.map({ -$0 }) {
            if across { place.x -= way * side } else { place.y -= way * side }
            finger.move(to: place, over: 0.01)
        }
        if leaves { scene.scroll.removeFromSuperview() }
        finger.up()
        return scene
    }

    private func end(_ scene: ScrollScene, _ side: CGFloat, _ across: Bool) -> CGFloat {
        guard side > 0 else { return across ? -scene.scroll.contentInset.left : 0 }
        return across
            ? scene.scroll.contentSize.width - 393 : scene.scroll.contentSize.height - 852
    }

    @Test(
        "flicked back over an edge it rests just short of where it said, also out of its window (S-A4.15, S-A4.16, M-13)",
        arguments: [1, -1], [true, false])
    func flickedBack(side: CGFloat, leaves: Bool) {
        for across in [true, false] {
            let scene = thrown(
                side, across: across, out: Array(repeating: 20, count: 10),
                back: Array(repeating: 20, count: 5), leaves: leaves
            ) { $0.scroll.contentInset.left = 30 }
            let target = across ? scene.log.target.x : scene.log.target.y
            #expect((end(scene, side, across) - target) * side > 100)
            scene.device.settle()
            let rest = scene.scroll.contentOffset
            let way = (target - (across ? rest.x : rest.y)) * -side
            // It crosses the edge slower than the finger was.
            let velocity = across ? scene.log.velocity.x : scene.log.velocity.y
            let most = FlingCourse.shortfall(abs(velocity) * 1_000)
            #expect(way > -0.6 && way < most + 0.6)
            #expect(scene.log.heard.last == "didEndDecelerating")
        }
    }

    @Test("flung across outside its window, it rests just short of where it said (S-A4.5, M-13)")
    func flungAcross() {
        let scene = thrown(-1, across: true, out: [], back: [8, 8, 8, 8, 8], leaves: true)
        #expect(scene.log.target.x > 200)
        let start = 40 - ModelParameters().scrollSlop
        let rest = start + FlingCourse.way(abs(scene.log.velocity.x) * 1_000)
        #expect(abs(scene.scroll.contentOffset.x - rest) < 0.6)
    }

    @Test("thrown back from a hair past an edge, it flings on (S-A4.15)")
    func hair() {
        for side: CGFloat in [1, -1] {
            let scene = thrown(side, out: [10, 40], back: [16, 16, 6.7])
            #expect(scene.log.velocity.y * side < -0.5)
            scene.device.settle()
            let way = (end(scene, side, false) - scene.scroll.contentOffset.y) * side
            #expect(way > 100 && abs(scene.log.target.y - scene.scroll.contentOffset.y) < 1)
        }
    }

    @Test("over the edge with too little speed left, it rests there (S-A4.15, model: restSpeed)")
    func barely() throws {
        for side: CGFloat in [1, -1] {
            let scene = thrown(
                side, out: Array(repeating: 30, count: 10), back: [8, 8, 8, 8]
            ) { $0.device.parameters.restSpeed = 300 }
            let edge = end(scene, side, false)
            let beyond = (scene.scroll.contentOffset.y - edge) * side
            let speed = -scene.log.velocity.y * 1_000 * side
            let model = ModelParameters()
            try #require(beyond > 20 && speed > beyond * (model.bounceRate - model.returnRate))
            #expect(scene.log.target.y == edge)
            var places = [scene.scroll.contentOffset.y * side]
            for _ in 0..<90 where scene.scroll.isDecelerating {
                scene.device.advance(by: 1 / 60)
                places.append(scene.scroll.contentOffset.y * side)
            }
            #expect(places.last == edge * side)
            #expect(zip(places, places.dropFirst()).allSatisfy { $0 > $1 })
        }
    }

    @Test(
        "pushed further out it is drawn back as if let go at rest, the finger's speed added (U-14, M-12, model: returnRate)"
    )
    func pushedOut() {
        for side: CGFloat in [1, -1] {
            let runs = [0, 18].map { resting in
                let scene = ScrollScene()
                scene.scroll.contentOffset.y = side < 0 ? 0 : 39_148
                scene.play(
                    from: CGPoint(x: 200, y: 400),
                    by: ScrollScene.moves(25, by: -12 * side)
                        + ScrollScene.moves(resting, by: 0), pace: 1 / 60)
                #expect((scene.log.velocity == .zero) == (resting > 0))
                let (lift, edge) = (scene.device.now, side < 0 ? 0 : CGFloat(39_148))
                let course = ReturnCourse(
                    depth: (scene.scroll.contentOffset.y - edge) * side,
                    speed: scene.log.velocity.y * side * 1_000)
                return (0..<30).allSatisfy { _ in
                    scene.device.advance(by: 1 / 60)
                    let depth = (scene.scroll.contentOffset.y - edge) * side
                    let time = scene.device.lastFrame - lift
                    return abs(depth - course.depth(after: time)) < 0.5
                }
            }
            #expect(runs == [true, true])
        }
    }

    @Test("outside a window an edge between the pixels is come back to exactly (S-A3.8, S-A4.15)")
    func edgeBetweenPixels() {
        for (side, edge) in [(-1, -10.25), (1, 8_148.25)] as [(CGFloat, CGFloat)] {
            for back: [CGFloat] in [[], [2]] {
                let scene = thrown(side, out: [20, 20, 20, 20], back: back, leaves: true) {
                    $0.scroll.contentInset.top = 10.25
                    $0.scroll.contentInset.bottom = 0.25
                }
                #expect(scene.scroll.contentOffset.y == edge)
            }
        }
    }

    @Test("a rate that no motion has is taken for the nearest that one can have", .tags(.apparatus))
    func rates() {
        func way(_ rate: CGFloat, by move: CGFloat) -> CGFloat {
            let scene = ScrollScene(content: CGSize(width: 393, height: 90_000))
            scene.scroll.decelerationRate = UIScrollView.DecelerationRate(rawValue: rate)
            scene.play(by: ScrollScene.moves(10, by: move))
            let start = scene.scroll.contentOffset.y
            scene.device.settle()
            #expect(abs(scene.scroll.contentOffset.y - scene.log.target.y) < 2.5)
            return scene.log.target.y - start
        }
        #expect(way(0, by: -60) == way(0.01, by: -60) && way(-3, by: -60) == way(0.01, by: -60))
        #expect(way(0, by: -60) > 0 && way(0.02, by: -60) > way(0.01, by: -60))
        #expect(abs(way(1, by: -8) - 9_900) < 10 && way(2, by: -8) == way(1, by: -8))
    }

    @Test("drawn back and then flicked on, it is at the page where it began (S-A4.17, S-A4.18)")
    func backAndOn() {
        for side: CGFloat in [1, -1] {
            let scene = ScrollScene(content: CGSize(width: 393 * 5, height: 852))
            scene.scroll.isPagingEnabled = true
            let page: CGFloat = 786
            scene.scroll.contentOffset.x = page
            let ways = [60, 60, 30, -15, -15, -15, -15].map { CGPoint(x: $0 * side, y: 0) }
            scene.play(from: CGPoint(x: 200, y: 400), by: ways, pace: 0.02)
            #expect(scene.log.velocity.x * side > 0.3)
            scene.device.settle()
            #expect(scene.scroll.contentOffset.x == page)
        }
    }

    @Test(
        "just as fast as it takes is fast enough (S-A4.17, model: pageFlipVelocity, model: flingThreshold)"
    )
    func justFastEnough() throws {
        func run(_ isPaged: Bool, _ prepare: (ScrollScene) -> Void) -> (ScrollScene, CGFloat) {
            let scene = ScrollScene(content: CGSize(width: 393, height: 852 * 5))
            scene.scroll.isPagingEnabled = isPaged
            var speed: CGFloat = 0
            scene.log.react = { call, scroll in
                guard call == "willEndDragging" else { return }
                speed = abs(scroll.panGestureRecognizer.velocity(in: scroll).y)
            }
            prepare(scene)
            scene.play(by: ScrollScene.moves(20, by: -6))
            return (scene, speed)
        }
        for isPaged in [true, false] {
            let (_, speed) = run(isPaged) { _ in }
            try #require(speed > 500)
            for (more, isFast) in [(0.0, true), (0.5, false)] as [(CGFloat, Bool)] {
                let (scene, _) = run(isPaged) {
                    if isPaged {
                        $0.device.parameters.pageFlipVelocity = (speed + more) / 1_000
                    } else {
                        $0.device.parameters.flingThreshold = speed + more
                    }
                }
                #expect((scene.log.target.y > 300) == isFast)
            }
        }
    }
}
