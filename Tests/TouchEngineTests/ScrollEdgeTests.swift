import Testing
import TouchEngine

@Suite("A scroll view's axes and edges")
struct ScrollEdgeTests {
    @Test("content that code has put further out than a finger can pull it stays there (S-A4.1)")
    func furtherThanItsLength() {
        let frame = CGRect(x: 0, y: 0, width: 393, height: 300)
        for further: CGFloat in [296, 298, 300, 431, 2_000] {
            let scene = ScrollScene(content: CGSize(width: 393, height: 300), frame: frame)
            scene.scroll.alwaysBounceVertical = true
            for side: CGFloat in [1, -1] {
                scene.scroll.contentOffset.y = side * further
                let finger = scene.device.finger()
                finger.down(at: CGPoint(x: 200, y: 150))
                var last = side * further
                for y in [160, 180, 240, 290] as [CGFloat] {
                    finger.move(to: CGPoint(x: 200, y: y), over: 0.1)
                    let moved = last - scene.scroll.contentOffset.y
                    last -= moved
                    #expect(moved >= 0 && moved < 1)
                }
                finger.up()
                scene.device.settle()
                #expect(scene.scroll.contentOffset.y == 0)
            }
        }
    }

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
        let steps = zip(places, places.dropFirst()).map { $1 - $0 }
        #expect(steps.allSatisfy { $0 >= 0 })
        // From where it is fastest it only slows down, on either side of the edge.
        #expect(zip(steps.dropFirst(2), steps.dropFirst(3)).allSatisfy { $1 <= $0 + 0.7 })
        #expect(
            scene.log.outline.suffix(3) == [
                "willBeginDecelerating", "didScroll", "didEndDecelerating",
            ])
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
        let finger = pair.device.finger()
        finger.down(at: CGPoint(x: 200, y: 400))
        finger.move(to: CGPoint(x: 83, y: 400), over: 0.5)
        finger.move(to: CGPoint(x: 83, y: 403), over: 0.1)
        #expect(pair.inner.contentOffset.x == CGFloat(407))
        #expect(pair.outer.log.heard == [])
    }

    @Test("what goes across to the parent leaves the other axis to the finger (U-12)")
    func handsOverOneAxis() {
        let pair = NestedScrollTests.photos()
        pair.inner.contentSize.height = 2_000
        pair.inner.contentOffset = CGPoint(x: 300, y: 500)
        pair.drag(-310, -200)
        #expect(pair.inner.contentOffset.x == 407 && pair.outer.scroll.contentOffset.x > 150)
        #expect(abs(pair.inner.contentOffset.y - 700) < 10)
        #expect(pair.outer.scroll.contentOffset.y == 0)
        pair.device.settle()
        pair.outer.scroll.contentOffset.x = 0
        pair.inner.contentOffset = CGPoint(x: 300, y: 0)
        let finger = pair.device.finger()
        finger.down(at: CGPoint(x: 350, y: 400))
        finger.move(to: CGPoint(x: 40, y: 600), over: 0.5)
        #expect(pair.outer.scroll.contentOffset.x > 150 && pair.inner.contentOffset.y < -50)
    }

    @Test("a parent that takes over is taken out of a motion of its own (U-12)")
    func takenOutOfItsMotion() {
        let pair = NestedScrollTests.photos()
        pair.inner.contentOffset.x = 300
        let finger = pair.device.finger()
        finger.down(at: CGPoint(x: 350, y: 400))
        pair.outer.scroll.setContentOffset(CGPoint(x: 20, y: 0), animated: true)
        finger.move(to: CGPoint(x: 40, y: 400), over: 0.1)
        let place = pair.outer.scroll.contentOffset.x
        pair.device.advance(by: 0.5)
        #expect(place > 150 && pair.outer.scroll.contentOffset.x == place)
    }

    @Test("a finger that catches a fling chooses its axis when it moves on (S-A2.9, S-A5.7)")
    func caughtAndLocked() {
        let scene = ScrollScene(content: CGSize(width: 2_000, height: 40_000))
        scene.scroll.isDirectionalLockEnabled = true
        scene.play(by: ScrollScene.moves(20, by: -20))
        scene.device.advance(by: 0.2)
        let finger = scene.device.finger()
        finger.down(at: CGPoint(x: 200, y: 600))
        finger.move(to: CGPoint(x: 202, y: 596), over: 0.1)
        let offset = scene.scroll.contentOffset
        finger.move(to: CGPoint(x: 205, y: 500), over: 0.5)
        #expect(scene.scroll.contentOffset.y > offset.y + 80)
        #expect(scene.scroll.contentOffset.x == offset.x)
    }

    @Test("a tap on the status bar ends a fling, and takes its own time to the top (S-A5.11)")
    func topDuringAFling() {
        let scene = ScrollScene()
        scene.scroll.contentOffset.y = 2_000
        scene.play(by: ScrollScene.moves(20, by: -20))
        scene.device.advance(by: 0.2)
        let (start, offset) = (scene.device.now, scene.scroll.contentOffset.y)
        scene.device.tapStatusBar()
        #expect(!scene.scroll.isDecelerating)
        scene.device.advance(by: 0.15)
        #expect(abs(scene.scroll.contentOffset.y - offset / 2) < 300)
        scene.device.settle()
        #expect(scene.scroll.contentOffset.y == 0 && scene.device.now - start < 0.4)
        #expect(scene.log.outline.last == "didScrollToTop")
        #expect(!scene.log.heard.contains("didEndDecelerating"))
    }

    @Test("of a tap the scroll pan says that it moved too little, not the wrong way (S-A2.1)")
    func tapped() {
        let scene = ScrollScene()
        scene.device.tap(at: CGPoint(x: 200, y: 400))
        let pan = scene.scroll.panGestureRecognizer
        #expect(!scene.reasons(pan).contains(.scrollOtherAxis))
        scene.device.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 300, y: 400), over: 0.3)
        #expect(scene.reasons(pan).contains(.scrollOtherAxis))
    }

    @Test("a slanted drag is judged by the axis along which the content goes (S-A7.3)")
    func slantedAtTheEdge() {
        let pair = NestedScrollTests.photos()
        pair.outer.scroll.isPagingEnabled = false
        pair.inner.contentOffset.x = 407
        pair.log.heard = []
        pair.drag(-100, -150)
        #expect(pair.outer.scroll.contentOffset.x > 50 && pair.log.heard == [])
        pair.inner.contentSize.height = 2_000
        pair.inner.contentOffset.y = 0
        pair.outer.scroll.contentOffset.x = 100
        pair.drag(-50, -150)
        #expect(pair.inner.contentOffset.y > 100 && pair.outer.scroll.contentOffset.x == 100)
        pair.device.settle()
        pair.drag(-150, -50)
        #expect(pair.outer.scroll.contentOffset.x > 200)
    }

    @Test("the delegate hears of insets that have changed, and that have only (S-A3.8)")
    func insets() {
        final class Ear: NSObject, UIScrollViewDelegate {
            var count = 0
            func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { count += 1 }
        }
        let (scene, ear) = (ScrollScene(), Ear())
        scene.scroll.delegate = ear
        for _ in 0..<2 {
            scene.scroll.contentInset = UIEdgeInsets(top: 50, left: 0, bottom: 0, right: 0)
            #expect(ear.count == 1)
        }
    }

    @Test("content that the program moves on in mid-fling rests as much further on (S-A4.16)")
    func movedOnItsWay() {
        let scene = ScrollScene()
        scene.log.retarget = { CGPoint(x: 0, y: $0.y - 100) }
        scene.play(by: ScrollScene.moves(20, by: -20))
        scene.device.advance(by: 0.1)
        scene.scroll.contentOffset.y += 1_000
        scene.device.settle()
        #expect(abs(scene.scroll.contentOffset.y - (scene.log.target.y + 900)) < 0.5)
    }

    @Test(
        "however soon a fling would end, it does not swing past the delegate's place (S-A4.16)",
        arguments: [30, 60, 90])
    func noSwing(further: CGFloat) {
        let scene = ScrollScene()
        scene.scroll.decelerationRate = UIScrollView.DecelerationRate(rawValue: 0.95)
        scene.log.retarget = { [scroll = scene.scroll] _ in
            CGPoint(x: 0, y: scroll.contentOffset.y + further)
        }
        scene.play(by: ScrollScene.moves(20, by: -8))
        let goal = scene.scroll.contentOffset.y + further
        var furthest: CGFloat = 0
        scene.log.react = { _, scroll in furthest = max(furthest, scroll.contentOffset.y) }
        scene.device.settle()
        #expect(abs(scene.scroll.contentOffset.y - goal) < 0.4 && furthest < goal + 0.4)
    }
}
