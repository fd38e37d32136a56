import Testing
import TouchEngine

@Suite("Pages that stop, or are stopped, on their way")
struct PageStopTests {
    /// Takes a page away by a hundred points, and says where the finger has to go for it to be back.
    private func leadAway(_ scene: PagerScene, _ finger: Finger) -> CGFloat {
        finger.move(to: CGPoint(x: 100, y: 400), over: 0.2)
        return 100 + scene.scroller.contentOffset.x - 393
    }

    /// Pulls the first page to the right, where there is none before it, and lets it go: it is on its way back.
    private func pulled() -> PagerScene {
        let scene = PagerScene(showing: 0)
        let finger = scene.finger(at: 50)
        finger.move(to: CGPoint(x: 300, y: 400), over: 0.4)
        finger.up()
        scene.device.advance(by: 0.05)
        return scene
    }

    @Test("a page that a finger has led back all the way stays, and the delegate hears so (S-B21)")
    func allTheWayBack() {
        let scene = PagerScene()
        let finger = scene.finger()
        let middle = leadAway(scene, finger)
        finger.move(to: CGPoint(x: middle, y: 400), over: 0.3)
        scene.device.advance(by: 0.2)
        #expect(scene.scroller.contentOffset.x == 393)
        #expect(!scene.log.lines.contains("turned: false"), "the finger may lead on")
        finger.up()
        #expect(scene.log.lines.last == "turned: false" && scene.shown == "1")
        #expect(scene.page(2).parent == nil && !scene.scroller.isDecelerating)
    }

    @Test("a page that a finger has led all the way has turned as it is let go (S-B21)")
    func allTheWay() {
        let scene = PagerScene(.vertical)
        scene.pager.view.frame = CGRect(x: 0, y: 400, width: 393, height: 300)
        scene.device.settle()
        let finger = scene.finger(y: 690)
        finger.move(to: CGPoint(x: 200, y: 500), over: 0.2)
        let rest = 600 - scene.scroller.contentOffset.y
        finger.move(to: CGPoint(x: 200, y: 500 - rest), over: 0.3)
        scene.device.advance(by: 0.2)
        #expect(scene.scroller.contentOffset.y == 600 && scene.shown == "1")
        finger.up()
        #expect(scene.log.lines.last == "turned: true" && scene.shown == "2")
        #expect(scene.scroller.contentOffset.y == 300)
    }

    @Test("a page that is let go just in the middle, but at speed, has not come to rest (S-B21)")
    func inPassing() {
        let scene = PagerScene()
        let finger = scene.finger()
        let middle = leadAway(scene, finger)
        finger.move(to: CGPoint(x: middle, y: 400), over: 0.08)
        #expect(scene.scroller.contentOffset.x == 393)
        finger.up()
        #expect(!scene.log.lines.contains("turned: false") && scene.scroller.isDecelerating)
        scene.device.settle()
        #expect(scene.shown == "0")
        #expect(
            scene.log.lines.filter { $0.hasPrefix("turn") } == [
                "turns to 2", "turned: false", "turns to 0", "turned: true",
            ])
    }

    @Test("code that sets the offset under a finger ends no turn (S-B21)")
    func offsetUnderFinger() {
        let scene = PagerScene()
        let finger = scene.finger()
        let middle = leadAway(scene, finger)
        finger.move(to: CGPoint(x: middle, y: 400), over: 0.3)
        scene.scroller.setContentOffset(scene.scroller.contentOffset, animated: false)
        #expect(scene.scroller.contentOffset.x == 393)
        #expect(!scene.log.lines.contains("turned: false"))
        finger.move(to: CGPoint(x: middle - 300, y: 400), over: 0.3)
        finger.up()
        scene.device.settle()
        #expect(scene.shown == "2" && scene.log.lines.filter { $0.hasPrefix("turned") }.count == 1)
    }

    @Test("a finger that lands on a page on its way back from an end holds it (S-B7)")
    func held() {
        let scene = pulled()
        let offset = scene.scroller.contentOffset.x
        #expect(offset < 392 && scene.scroller.isDecelerating)
        let finger = scene.finger()
        scene.device.advance(by: 0.1)
        #expect(scene.scroller.contentOffset.x == offset)
        finger.up()
        scene.device.settle()
        #expect(scene.scroller.contentOffset.x == 393)
    }

    @Test("a page that is set while another comes back from an end stands still at once (S-B21)")
    func setMeanwhile() {
        let scene = pulled()
        scene.turn(to: 2, animated: false)
        #expect(!scene.scroller.isDecelerating)
        for _ in 0..<5 {
            #expect(scene.scroller.contentOffset.x == 393)
            scene.device.advance(by: 0.1)
        }
        #expect(scene.page(2).view.convert(CGPoint.zero, to: nil) == .zero)
    }

    @Test("code turns on from where a page is on its way back from an end (S-B21)")
    func turnedMeanwhile() {
        let scene = pulled()
        scene.turn(to: 1)
        #expect(!scene.scroller.isDecelerating, "that was the finger's motion")
        #expect(scene.scroller.contentOffset.x < 393)
        scene.device.settle()
        #expect(scene.answers == ["1 true"] && scene.shown == "1")
        #expect(!scene.log.lines.contains { $0.hasPrefix("turn") })
    }

    @Test("a turn leaves the room at the other side as it is (S-B7)", arguments: [true, false])
    func room(forward: Bool) {
        let scene = PagerScene()
        scene.turn(to: forward ? 2 : 0, forward ? .forward : .reverse)
        #expect(scene.scroller.contentInset == .zero)
        scene.device.advance(by: 0.1)
        #expect(scene.scroller.contentInset == .zero)
        let other = PagerScene(showing: 0)
        other.turn(to: 3)
        #expect(
            other.scroller.contentInset == UIEdgeInsets(top: 0, left: -393, bottom: 0, right: 0))
    }

    @Test("without its source no page comes in, though it was beside the one that is shown (S-B7)")
    func sourceGone() {
        for way: CGFloat in [-50, 50] {
            let scene = PagerScene()
            scene.pager.dataSource = nil
            scene.scroller.contentOffset.x += way
            #expect(scene.log.lines == [] && scene.pager.children == [scene.page(1)])
        }
    }

    @Test("pages that become much smaller turn nothing (S-B5)")
    func smaller() {
        let scene = PagerScene()
        scene.pager.view.frame = CGRect(x: 0, y: 0, width: 150, height: 852)
        scene.device.settle()
        #expect(scene.log.lines == [] && scene.shown == "1")
        #expect(scene.scroller.contentOffset.x == 150)
        #expect(scene.page(1).view.frame == CGRect(x: 150, y: 0, width: 150, height: 852))
    }

    @Test("the safe area takes no room from the pages (S-B5)")
    func safeArea() {
        let scene = PagerScene(model: .iPhoneWithSafeArea, .vertical)
        #expect(scene.scroller.adjustedContentInset == scene.scroller.contentInset)
        #expect(scene.page(1).view.convert(CGPoint.zero, to: nil) == .zero)
        let last = PagerScene(showing: 3, model: .iPhoneWithSafeArea, .vertical)
        #expect(last.scroller.adjustedContentInset == last.scroller.contentInset)
        #expect(last.scroller.contentOffset.y == 852)
    }

    @Test("what stands in the scroll view by constraints is laid out", .tags(.apparatus))
    func constraints() {
        let scene = PagerScene()
        let badge = UIView()
        badge.translatesAutoresizingMaskIntoConstraints = false
        scene.scroller.addSubview(badge)
        badge.widthAnchor.constraint(equalToConstant: 40).isActive = true
        badge.heightAnchor.constraint(equalToConstant: 20).isActive = true
        scene.device.settle()
        #expect(badge.bounds.size == CGSize(width: 40, height: 20))
    }
}
