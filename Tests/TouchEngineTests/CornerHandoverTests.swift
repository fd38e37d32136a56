import Testing

@testable import TouchEngine

@Suite("A drag past a corner of nested content")
struct CornerHandoverTests {
    /// A map of nine screens with pages both ways, or of pages across in pages downward; in its middle a picture that scrolls
    /// both ways.
    private final class Maps {
        let device = Device(.iPhone)
        let outer: UIScrollView
        let middle: UIScrollView
        let picture: UIScrollView

        init(apart: Bool) {
            let screen = CGRect(x: 0, y: 0, width: 393, height: 852)
            outer = UIScrollView(frame: screen)
            outer.isPagingEnabled = true
            outer.contentInsetAdjustmentBehavior = .never
            outer.contentSize = CGSize(width: 393 * 3, height: apart ? 852 : 852 * 3)
            middle = apart ? UIScrollView(frame: screen) : outer
            picture = UIScrollView(frame: screen)
            device.window.addSubview(outer)
            outer.contentOffset = CGPoint(x: 393, y: apart ? 0 : 852)
            picture.frame.origin = outer.contentOffset
            if apart {
                middle.isPagingEnabled = true
                middle.contentInsetAdjustmentBehavior = .never
                middle.contentSize = CGSize(width: 393, height: 852 * 3)
                middle.frame.origin.x = 393
                outer.addSubview(middle)
                middle.contentOffset.y = 852
                picture.frame.origin = CGPoint(x: 0, y: 852)
            }
            picture.contentInsetAdjustmentBehavior = .never
            picture.contentSize = CGSize(width: 800, height: 2_000)
            middle.addSubview(picture)
            picture.contentOffset = CGPoint(x: 20, y: 30)
        }

        /// Drags down to the right, past the upper left corner of the picture.
        func drag() -> Finger {
            let finger = device.finger()
            finger.down(at: CGPoint(x: 100, y: 300))
            finger.move(to: CGPoint(x: 240, y: 460), over: 0.5)
            return finger
        }
    }

    @Test("each axis goes on in the scroll view that has pages along it (U-12, S-A7.3)")
    func eachItsOwn() {
        let maps = Maps(apart: true)
        let finger = maps.drag()
        #expect(maps.picture.contentOffset == .zero)
        #expect(maps.outer.contentOffset.x < 300 && maps.outer.contentOffset.y == 0)
        #expect(maps.middle.contentOffset.y < 752 && maps.middle.contentOffset.x == 0)
        finger.up()
        maps.device.settle()
        #expect(!maps.outer.isDragging && !maps.middle.isDragging && !maps.picture.isDragging)
        #expect(maps.outer.contentOffset.x == 393 || maps.outer.contentOffset.x == 0)
        #expect([0, 852].contains(maps.middle.contentOffset.y))
    }

    @Test("one scroll view with pages both ways follows along both axes (U-12, S-A7.3)")
    func bothInOne() {
        let maps = Maps(apart: false)
        let finger = maps.drag()
        #expect(maps.picture.contentOffset == .zero)
        #expect(maps.outer.contentOffset.x < 300 && maps.outer.contentOffset.y < 752)
        finger.move(to: CGPoint(x: 100, y: 300), over: 0.5)
        #expect(maps.outer.contentOffset == CGPoint(x: 393, y: 852))
        #expect(maps.picture.contentOffset.x > 10 && maps.picture.contentOffset.y > 20)
        finger.up()
        maps.device.settle()
        #expect(!maps.outer.isDragging && maps.outer.contentOffset == CGPoint(x: 393, y: 852))
    }

    @Test("a finger that has turned back along one axis turns a page along the other alone (U-12)")
    func backAlongOne() {
        let maps = Maps(apart: false)
        let finger = maps.drag()
        // Home across, and on downward, fast.
        finger.move(to: CGPoint(x: 90, y: 560), over: 0.1)
        #expect(maps.outer.contentOffset.x == 393 && maps.outer.contentOffset.y < 700)
        let across = maps.picture.contentOffset.x
        finger.up()
        maps.device.settle()
        #expect(maps.outer.contentOffset == CGPoint(x: 393, y: 0))
        #expect(maps.picture.contentOffset.x > across + 20 && maps.picture.contentOffset.y == 0)
    }

    @Test("a parent that a finger of its own leads follows the other no more (U-12)")
    func ownFinger() {
        let maps = Maps(apart: true)
        let log = ScrollLog()
        maps.outer.delegate = log
        let finger = maps.drag()
        maps.picture.removeFromSuperview()
        let other = maps.device.finger()
        other.down(at: CGPoint(x: 200, y: 600))
        other.move(to: CGPoint(x: 100, y: 600), over: 0.5)
        #expect(
            log.heard.filter { $0.contains("Dragging") }
                == [
                    "willBeginDragging", "willEndDragging", "didEndDragging(true)",
                    "willBeginDragging",
                ])
        let offset = maps.outer.contentOffset.x
        finger.move(to: CGPoint(x: 300, y: 600), over: 0.2)
        #expect(maps.outer.contentOffset.x == offset && maps.outer.isDragging)
        finger.up()
        #expect(maps.outer.isDragging)
        other.up()
        maps.device.settle()
        #expect(!maps.outer.isDragging)
    }

    @Test("a parent that a turn of 45° gives one axis for both follows along that one (U-12)")
    func turned() {
        let maps = Maps(apart: false)
        maps.picture.transform = CGAffineTransform(rotationAngle: 0.8)
        let finger = maps.drag()
        finger.up()
        maps.device.settle()
        #expect(!maps.outer.isDragging && !maps.picture.isDragging)
        #expect(maps.outer.contentOffset.x.truncatingRemainder(dividingBy: 393) == 0)
    }
}
