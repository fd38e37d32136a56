import Testing
import TouchEngine

@Suite("How a drag leads the content, clause by clause")
struct ScrollDragTests {
    @Test("a drag ends a motion that code has begun, however long it takes (U-11)")
    func endsMotion() {
        let scene = ScrollScene()
        scene.scroll.setContentOffset(CGPoint(x: 0, y: 2_000), animated: true)
        scene.device.advance(by: 0.1)
        let finger = scene.device.finger()
        finger.down(at: CGPoint(x: 200, y: 700))
        finger.move(to: CGPoint(x: 200, y: 660), over: 0.1)
        let place = scene.scroll.contentOffset.y
        finger.hold(for: 0.5)
        #expect(place < 2_000 && scene.scroll.contentOffset.y == place)
        #expect(!scene.log.heard.contains("didEndScrollingAnimation"))
        finger.up()
    }

    @Test("let go, content flings although code has begun a motion in the drag (S-A6.3, M-13)")
    func flingsAllTheSame() {
        let scene = ScrollScene()
        scene.scroll.contentOffset.y = 1_000
        let finger = scene.device.finger()
        finger.down(at: CGPoint(x: 200, y: 700))
        finger.move(to: CGPoint(x: 200, y: 600), over: 0.1)
        scene.scroll.setContentOffset(.zero, animated: true)
        finger.move(to: CGPoint(x: 200, y: 500), over: 0.05)
        finger.up()
        #expect(scene.log.heard.contains("didEndDragging(true)") && scene.scroll.isDecelerating)
        scene.device.settle()
        #expect(scene.log.heard.last == "didEndDecelerating")
        #expect(abs(scene.scroll.contentOffset.y - scene.rest(\.y)) < 0.5)
    }

    @Test("what code puts past an edge as a drag ends stays there (S-A3.8, S-A6.3)")
    func putOutside() {
        for catches in [true, false] {
            let scene = ScrollScene()
            scene.scroll.contentOffset.y = 300
            if catches {
                scene.play(by: ScrollScene.moves(20, by: -12))
                scene.device.advance(by: 0.1)
                #expect(scene.scroll.isDecelerating)
            }
            scene.log.react = { call, scroll in
                guard call == "didEndDragging(false)" else { return }
                scroll.setContentOffset(CGPoint(x: 0, y: -80), animated: false)
            }
            scene.device.drag(
                from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 650), over: 1)
            scene.device.settle()
            #expect(scene.scroll.contentOffset.y == -80)
        }
    }

    @Test("sent elsewhere as the drag ends, it does not decelerate (S-A6.3)")
    func sentElsewhere() {
        let scene = ScrollScene()
        scene.log.react = { call, scroll in
            guard call == "didEndDragging(true)" else { return }
            scroll.setContentOffset(CGPoint(x: 0, y: 33), animated: false)
        }
        scene.play(by: ScrollScene.moves(20, by: -12))
        #expect(!scene.scroll.isDecelerating && scene.scroll.contentOffset.y == 33)
        scene.device.settle()
        #expect(!scene.log.heard.contains("willBeginDecelerating"))
        #expect(scene.scroll.contentOffset.y == 33)
    }

    @Test("what a drag may do is settled as it passes the slop (S-A5.7)")
    func settledAtSlop() {
        let scene = ScrollScene()
        let finger = scene.device.finger()
        finger.down(at: CGPoint(x: 300, y: 700))
        finger.move(to: CGPoint(x: 300, y: 650), over: 0.1)
        scene.scroll.contentSize.width = 2_000
        finger.move(to: CGPoint(x: 200, y: 600), over: 0.1)
        #expect(scene.scroll.contentOffset == CGPoint(x: 0, y: 90))
        finger.up()
        scene.device.settle()
        let place = scene.scroll.contentOffset
        let second = scene.device.finger()
        second.down(at: CGPoint(x: 300, y: 700))
        second.move(to: CGPoint(x: 280, y: 696), over: 0.1)
        scene.scroll.isDirectionalLockEnabled = true
        second.move(to: CGPoint(x: 200, y: 600), over: 0.1)
        #expect(scene.scroll.contentOffset.x > 80 && scene.scroll.contentOffset.y > place.y + 60)
        second.up()
    }

    @Test("content that goes one way only knows no lock (S-A5.7)")
    func lockOfOneAxis() {
        for across in [true, false] {
            let scene = ScrollScene(
                content: CGSize(width: across ? 3_000 : 393, height: across ? 852 : 3_000))
            scene.scroll.isDirectionalLockEnabled = true
            let finger = scene.device.finger()
            finger.down(at: CGPoint(x: 300, y: 600))
            finger.move(
                to: across ? CGPoint(x: 285, y: 450) : CGPoint(x: 150, y: 585), over: 0.1)
            let offset = scene.scroll.contentOffset
            #expect((across ? offset.x : offset.y) > 3)
            #expect((across ? offset.y : offset.x) == 0)
            finger.up()
        }
    }

    @Test("at the lock's very angle a drag is free (S-A5.7, U-15, model: directionalLockAngle)")
    func lockAngle() {
        let ways = [
            (CGPoint(x: 100, y: 100), true, true), (CGPoint(x: 100, y: 99), true, false),
            (CGPoint(x: 99, y: 100), false, true), (CGPoint(x: 100, y: 101), false, true),
            (CGPoint(x: 100, y: 99.8), true, false),
        ]
        for (way, across, down) in ways {
            for (x, y) in [(1, 1), (-1, 1), (1, -1), (-1, -1)] as [(CGFloat, CGFloat)] {
                let scene = ScrollScene(content: CGSize(width: 9_000, height: 9_000))
                scene.scroll.contentOffset = CGPoint(x: 3_000, y: 3_000)
                scene.scroll.isDirectionalLockEnabled = true
                scene.device.parameters.directionalLockAngle = 45
                let finger = scene.device.finger()
                finger.down(at: CGPoint(x: 200, y: 400))
                finger.move(to: CGPoint(x: 200 + way.x * x, y: 400 + way.y * y))
                finger.move(to: CGPoint(x: 200 + way.x * x * 1.5, y: 400 + way.y * y * 1.5))
                #expect((scene.scroll.contentOffset.x != 3_000) == across, "\(way) \(x) \(y)")
                #expect((scene.scroll.contentOffset.y != 3_000) == down, "\(way) \(x) \(y)")
                finger.up()
            }
        }
    }

    @Test("where code puts content as a drag begins, the finger goes on from (S-A7.10)")
    func putAtBeginning() {
        let scene = ScrollScene()
        scene.log.react = { call, scroll in
            if call == "willBeginDragging" { scroll.contentOffset.y = 500 }
        }
        let finger = scene.device.finger()
        finger.down(at: CGPoint(x: 200, y: 700))
        finger.move(to: CGPoint(x: 200, y: 650), over: 0.2)
        #expect(abs(scene.scroll.contentOffset.y - 540) < 5)
    }

    @Test("in a view that is drawn smaller, code's offset is where the finger goes on (S-A7.10)")
    func putWhereSmaller() {
        let scene = ScrollScene(content: CGSize(width: 9_000, height: 9_000))
        scene.scroll.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        let finger = scene.device.finger()
        finger.down(at: CGPoint(x: 200, y: 500))
        finger.move(to: CGPoint(x: 160, y: 420), over: 0.2)
        scene.scroll.contentOffset = CGPoint(x: 700, y: 1_000)
        finger.move(to: CGPoint(x: 160, y: 419), over: 0.02)
        #expect(abs(scene.scroll.contentOffset.x - 700) < 1)
        #expect(abs(scene.scroll.contentOffset.y - 1_002) < 1)
    }

    @Test("a subclass that keeps its offset for a while lets code set it as before (S-A7.10)")
    func kept() {
        final class Keeping: UIScrollView {
            var keeps = false
            override var contentOffset: CGPoint {
                get { super.contentOffset }
                set { if !keeps { super.contentOffset = newValue } }
            }
        }
        let keeping = Keeping()
        let scene = ScrollScene(keeping)
        let finger = scene.device.finger()
        finger.down(at: CGPoint(x: 200, y: 700))
        finger.move(to: CGPoint(x: 200, y: 650), over: 0.1)
        keeping.keeps = true
        finger.move(to: CGPoint(x: 200, y: 640), over: 0.1)
        #expect(keeping.contentOffset.y == 40)
        keeping.keeps = false
        keeping.contentOffset.y = 800
        finger.move(to: CGPoint(x: 200, y: 630), over: 0.1)
        #expect(abs(keeping.contentOffset.y - 810) < 1)
    }
}
