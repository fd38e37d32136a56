import Testing
import TouchEngine

@Suite("How content that was let go comes to a place")
struct ScrollArrivalTests {
    /// A scene whose content is flung from a place, by moves of 8 ms each, up or down.
    private func flung(
        by move: CGFloat = -6, from place: CGFloat = 2_000,
        to target: @escaping (CGFloat) -> CGFloat, prepare: (UIScrollView) -> Void = { _ in }
    ) -> ScrollScene {
        let scene = ScrollScene()
        prepare(scene.scroll)
        scene.scroll.contentOffset.y = place
        scene.log.retarget = { [scroll = scene.scroll] _ in
            CGPoint(x: 0, y: target(scroll.contentOffset.y))
        }
        scene.play(
            from: CGPoint(x: 200, y: move < 0 ? 800 : 100), by: ScrollScene.moves(20, by: move))
        return scene
    }

    /// Where the content is in each of the next frames, from now on.
    private func frames(_ scene: ScrollScene, _ count: Int = 90) -> [CGFloat] {
        [scene.scroll.contentOffset.y]
            + (0..<count).map { _ in
                scene.device.advance(by: 1 / 60)
                return scene.scroll.contentOffset.y
            }
    }

    private func steps(_ places: [CGFloat]) -> [CGFloat] {
        zip(places, places.dropFirst()).map { $1 - $0 }
    }

    @Test("let go past an edge, it goes to the place that its delegate names (S-A4.16)")
    func fromPastEdge() {
        let scene = ScrollScene()
        scene.log.retarget = { _ in CGPoint(x: 0, y: 100) }
        let finger = scene.device.finger()
        finger.down(at: CGPoint(x: 200, y: 400))
        finger.move(to: CGPoint(x: 200, y: 510), over: 1)
        finger.hold(for: 0.2)
        #expect(scene.scroll.contentOffset.y < -20)
        finger.up()
        scene.device.settle()
        #expect(scene.scroll.contentOffset.y == 100)
    }

    @Test("up to twice as far as it goes by itself it only slows down (S-A4.16)")
    func slower() {
        for way: CGFloat in [300, 500, 700] {
            for side: CGFloat in [1, -1] {
                let scene = flung(by: -6 * side) { $0 + way * side }
                let moves = steps(frames(scene, 200)).map { $0 * side }.dropFirst()
                #expect(zip(moves, moves.dropFirst()).allSatisfy { $1 <= $0 + 0.7 })
                #expect(moves.allSatisfy { $0 >= 0 })
            }
        }
    }

    @Test("further than that it is soon there, and sets out as fast as it is (S-A4.16)")
    func further() throws {
        for way: CGFloat in [800, 1_000, 1_060, 1_500] {
            for side: CGFloat in [1, -1] {
                let scene = flung(by: -6 * side) { $0 + way * side }
                let start = scene.scroll.contentOffset.y
                scene.device.advance(by: 1 / 60)
                let first = (scene.scroll.contentOffset.y - start) * side
                #expect(first > 0 && first < 60)
                scene.device.advance(by: 2)
                #expect(!scene.scroll.isDecelerating)
                #expect(scene.scroll.contentOffset.y == start + way * side)
            }
        }
    }

    @Test("to a place close behind it swings on before it turns (S-A4.16)")
    func closeBehind() {
        for behind: CGFloat in [20, 0.25] {
            for side: CGFloat in [1, -1] {
                let scene = flung(by: -6 * side) { $0 - behind * side }
                let places = frames(scene)
                let (start, end) = (places.first ?? 0, places.last ?? 0)
                #expect((places.map { ($0 - start) * side }.max() ?? 0) > 5)
                #expect(abs(end - (start - behind * side)) < 0.001)
            }
        }
    }

    @Test("a fling that would end at once neither swings past the place nor back (S-A4.16)")
    func brief() {
        for (rate, move, way) in [(0.95, 8, 30), (0.95, 8, 90), (0.3, 3, 0.9)]
            as [(CGFloat, CGFloat, CGFloat)]
        {
            for side: CGFloat in [1, -1] {
                let scene = flung(by: -move * side) {
                    $0 + way * side
                } prepare: {
                    $0.decelerationRate = UIScrollView.DecelerationRate(rawValue: rate)
                }
                let start = scene.scroll.contentOffset.y
                let ways = frames(scene).map { ($0 - start) * side }
                #expect(ways.allSatisfy { $0 > -0.01 && $0 < way + 0.4 })
                #expect(abs((ways.last ?? 0) - way) < 0.001)
            }
        }
    }

    @Test("sent just to its edge it does not go past it (S-A4.16)")
    func toTheEdge() {
        for move: CGFloat in [5, 5.5, 6, 6.5, 7] {
            for side: CGFloat in [1, -1] {
                let edge: CGFloat = side < 0 ? 0 : 39_148
                let scene = flung(by: -move * side, from: edge - side * 600) { _ in edge }
                scene.device.parameters.bounceRest = 0.05
                let places = frames(scene, 300)
                #expect(places.allSatisfy { 0...39_148 ~= $0 } && places.last == edge)
            }
        }
    }

    @Test("without bounces it goes back the same way while it is inside (S-A4.2, S-A4.16)")
    func backWithoutBounces() {
        for side: CGFloat in [1, -1] {
            let runs = [true, false].map { bounces in
                frames(
                    flung(by: -6 * side) {
                        $0 - 100 * side
                    } prepare: {
                        $0.bounces = bounces
                    })
            }
            #expect(runs.first == runs.last)
        }
    }

    @Test("an edge is met without a halt (S-A4.15)")
    func meetsEdge() throws {
        for side: CGFloat in [1, -1] {
            let edge: CGFloat = side < 0 ? 0 : 39_148
            let free = ScrollScene()
            free.scroll.contentOffset.y = edge - side * 500
            free.play(
                from: CGPoint(x: 200, y: side > 0 ? 800 : 100),
                by: ScrollScene.moves(20, by: -12 * side))
            let depths = frames(free).map { ($0 - edge) * side }
            let crossing = try #require(depths.firstIndex { $0 > 0 })
            let moves = steps(depths)
            try #require(crossing > 1 && crossing < moves.count)
            let coming = moves.prefix(crossing)
            #expect(zip(coming, coming.dropFirst()).dropFirst().allSatisfy { $1 > $0 / 2 })
            #expect(depths.last == 0)
        }
    }

    @Test("content may rest between the pixels, and moves on them (S-A3.6, S-A4.16)")
    func pixels() {
        let scene = flung { _ in 2_300.1 }
        var places: [CGFloat] = []
        scene.log.react = { call, scroll in
            if call == "didScroll" { places.append(scroll.contentOffset.y) }
        }
        scene.device.settle()
        #expect(places.count > 20 && places.last == CGFloat(2_300.1))
        #expect(places.dropLast().allSatisfy { abs(($0 * 3).rounded() / 3 - $0) < 1e-9 })
    }

    @Test("it rests as soon as it is near and slow enough (model: restSpeed, model: bounceRest)")
    func nearAndSlow() throws {
        for (rest, speed, low, high) in [(20, 100, 10.5, 14), (3, 1_000, 3, 3.8)]
            as [(CGFloat, CGFloat, CGFloat, CGFloat)]
        {
            for side: CGFloat in [1, -1] {
                let edge: CGFloat = side < 0 ? 0 : 39_148
                let scene = ScrollScene()
                scene.scroll.contentOffset.y = edge
                let finger = scene.device.finger()
                finger.down(at: CGPoint(x: 200, y: 400))
                finger.move(to: CGPoint(x: 200, y: 400 - 250 * side), over: 1)
                finger.hold(for: 0.3)
                scene.device.parameters.flingThreshold = 9_000
                scene.device.parameters.bounceRest = rest
                scene.device.parameters.restSpeed = speed
                finger.up()
                let depths = frames(scene).map { ($0 - edge) * side }
                let last = try #require(depths.last { $0 != 0 })
                #expect(depths.last == 0 && last >= low - 0.4 && last < high)
            }
        }
    }
}
