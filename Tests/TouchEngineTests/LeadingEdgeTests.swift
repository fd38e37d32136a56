import Testing
import TouchEngine

@Suite("A scroll view at its leading edge")
struct LeadingEdgeTests {
    private let device = Device()
    private let page = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    private let pan = UIPanGestureRecognizer(target: nil, action: nil)

    /// Makes the page's pan wait for the list's as long as that stands away from its edge.
    private final class Fair: NSObject, UIGestureRecognizerDelegate {
        /// Whether the list's pan waits for the page's at the edge.
        var keepsTheEdge = true

        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer,
            shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
        ) -> Bool {
            guard let list = otherGestureRecognizer.view as? UIScrollView else { return false }
            return list.contentOffset.x > 0
        }

        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer,
            shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
        ) -> Bool {
            guard keepsTheEdge, let list = otherGestureRecognizer.view as? UIScrollView
            else { return false }
            return list.contentOffset.x <= 0
        }
    }

    /// Refuses to be pulled outward at its edge.
    private final class Yielding: UIScrollView {
        override func gestureRecognizerShouldBegin(
            _ gestureRecognizer: UIGestureRecognizer
        ) -> Bool {
            if gestureRecognizer === panGestureRecognizer, contentOffset.x <= 0,
                panGestureRecognizer.translation(in: self).x > 0
            {
                return false
            }
            return super.gestureRecognizerShouldBegin(gestureRecognizer)
        }
    }

    private func show(_ list: UIScrollView) {
        list.frame = page.bounds
        list.contentSize = CGSize(width: 1_200, height: 852)
        page.addGestureRecognizer(pan)
        page.addSubview(list)
        device.window.addSubview(page)
        device.settle()
    }

    private func dragRight() {
        device.drag(from: CGPoint(x: 150, y: 400), to: CGPoint(x: 300, y: 400), over: 0.3)
        device.settle()
    }

    @Test("its pan begins all the same, so what requires it to fail never does (S-A7.13)")
    func blocks() {
        for bounces in [true, false] {
            let list = UIScrollView()
            list.bounces = bounces
            show(list)
            pan.require(toFail: list.panGestureRecognizer)
            dragRight()
            #expect(device.explain(list.panGestureRecognizer).outcome == .fired)
            #expect(device.explain(pan).outcome == .silent)
            list.removeFromSuperview()
        }
    }

    @Test("another waits only where the content stands elsewhere, and then has the edge (S-A7.13)")
    func fair() {
        let (list, delegate) = (UIScrollView(), Fair())
        show(list)
        pan.delegate = delegate
        dragRight()
        #expect(device.explain(pan).outcome == .fired && list.contentOffset.x == 0)
        list.contentOffset.x = 400
        dragRight()
        #expect(device.explain(pan).outcome == .silent && list.contentOffset.x < 400)
    }

    @Test("if neither waits at the edge, the deeper pan wins there (S-A7.13, G-4.2)")
    func half() {
        let (list, delegate) = (UIScrollView(), Fair())
        delegate.keepsTheEdge = false
        show(list)
        pan.delegate = delegate
        dragRight()
        #expect(device.explain(list.panGestureRecognizer).outcome == .fired)
        #expect(device.explain(pan).outcome == .silent)
    }

    @Test("a subclass keeps its pan from beginning there, and the other begins (S-A7.13)")
    func yielding() {
        let list = Yielding()
        show(list)
        pan.require(toFail: list.panGestureRecognizer)
        dragRight()
        #expect(device.explain(pan).outcome == .fired && list.contentOffset.x == 0)
        list.contentOffset.x = 400
        dragRight()
        #expect(device.explain(pan).outcome == .silent && list.contentOffset.x < 400)
    }
}
