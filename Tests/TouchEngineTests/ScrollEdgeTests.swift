import Testing
import TouchEngine

@Suite("A scroll view's axes and edges")
struct ScrollEdgeTests {
    @Test("without the directional lock a slightly slanted drag goes both ways (S-A5.7)")
    func unlocked() {
        let scene = ScrollScene(content: CGSize(width: 2_000, height: 2_000))
        let way = (from: CGPoint(x: 300, y: 400), to: CGPoint(x: 100, y: 370))
        scene.device.drag(from: way.from, to: way.to, over: 1)
        #expect(scene.scroll.contentOffset.x > 150 && scene.scroll.contentOffset.y > 20)
        scene.scroll.isDirectionalLockEnabled = true
        let height = scene.scroll.contentOffset.y
        scene.device.drag(from: way.from, to: way.to, over: 1)
        #expect(scene.scroll.contentOffset.x > 300 && scene.scroll.contentOffset.y == height)
    }

    @Test("flicked back from past an edge, content comes in and flings on (S-A4.15, M-9)")
    func flickedBack() {
        let scene = ScrollScene()
        scene.play(
            from: CGPoint(x: 200, y: 100),
            by: ScrollScene.moves(10, by: 60) + ScrollScene.moves(10, by: -30))
        var places = [scene.scroll.contentOffset.y]
        scene.log.react = { call, scroll in
            if call == "didScroll" { places.append(scroll.contentOffset.y) }
        }
        scene.device.settle()
        #expect(places[0] < -50 && scene.scroll.contentOffset.y > 500)
        #expect(zip(places, places.dropFirst()).allSatisfy { $0 <= $1 })
        #expect(scene.log.outline.suffix(3) == ["willBeginDecelerating", "didScroll", "didEndDecelerating"])
    }

    @Test("a tap on the status bar asks only a delegate that has the question (S-A5.11)")
    func silentDelegate() {
        final class Silent: NSObject, UIScrollViewDelegate {}
        let silent = Silent()
        let scene = ScrollScene()
        for delegate in [silent, nil] {
            scene.scroll.delegate = delegate
            scene.scroll.contentOffset.y = 300
            scene.device.tapStatusBar()
            scene.device.settle()
            #expect(scene.scroll.contentOffset.y == 0)
        }
    }

    @Test("content that comes just to its edge hands nothing over (U-12)")
    func justToTheEdge() {
        let pair = NestedScrollTests.photos()
        pair.inner.contentOffset.x = 300
        pair.drag(-117, 0)
        #expect(pair.inner.contentOffset.x == CGFloat(407))
        #expect(pair.outer.log.heard == [])
    }
}
