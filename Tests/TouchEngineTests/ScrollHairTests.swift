import Testing
import TouchEngine

@Suite("Scrolling by a hair")
struct ScrollHairTests {
    @Test("half a point past an edge shows a third of one, at either end (S-A4.1, S-A3.6)")
    func pastEdge() {
        for (start, way) in [(0, 1), (1_148, -1)] as [(CGFloat, CGFloat)] {
            let scene = ScrollScene(content: CGSize(width: 393, height: 2_000))
            scene.scroll.contentOffset.y = start
            let finger = scene.device.finger()
            finger.down(at: CGPoint(x: 200, y: 400))
            finger.move(to: CGPoint(x: 200, y: 400 + 10 * way))
            #expect(scene.scroll.contentOffset.y == start)
            finger.move(to: CGPoint(x: 200, y: 400 + 10.6 * way))
            #expect(abs(scene.scroll.contentOffset.y - (start - way / 3)) < 0.001)
            finger.up()
            scene.device.settle()
            #expect(scene.scroll.contentOffset.y == start)
        }
    }

    @Test("content that stands a hair past an edge goes on from there (S-A4.1)")
    func fromPastEdge() {
        for (start, way) in [(0, 1), (1_148, -1)] as [(CGFloat, CGFloat)] {
            let scene = ScrollScene(content: CGSize(width: 393, height: 2_000))
            scene.scroll.contentOffset.y = start - way / 3
            let finger = scene.device.finger()
            finger.down(at: CGPoint(x: 200, y: 400))
            finger.move(to: CGPoint(x: 200, y: 400 + 10 * way))
            #expect(abs(scene.scroll.contentOffset.y - (start - way / 3)) < 0.001)
            finger.move(to: CGPoint(x: 200, y: 400 + 10.6 * way))
            #expect(abs(scene.scroll.contentOffset.y - (start - way * 2 / 3)) < 0.001)
        }
    }

    @Test("a finger that jumps past the far edge is handed over in that move (U-12)")
    func jump() {
        let outer = ScrollScene(content: CGSize(width: 3 * 393, height: 852))
        outer.scroll.isPagingEnabled = true
        outer.scroll.contentOffset.x = 393
        let inner = UIScrollView(frame: CGRect(x: 393, y: 0, width: 393, height: 852))
        inner.contentSize = CGSize(width: 500, height: 852)
        outer.scroll.addSubview(inner)
        let finger = outer.device.finger()
        finger.down(at: CGPoint(x: 300, y: 400))
        finger.move(to: CGPoint(x: 100, y: 400))
        #expect(inner.contentOffset.x == 107)
        #expect(abs(outer.scroll.contentOffset.x - (393 + 200 - 10 - 107)) < 0.34)
    }
}
