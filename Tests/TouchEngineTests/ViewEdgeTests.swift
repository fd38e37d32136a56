import Testing
import TouchEngine

@Suite("What becomes of views, and of what belongs to them")
struct ViewEdgeTests {
    private let scene = NestedScene()

    /// A view that counts how often it is told to lay itself out if it is due.
    private final class Asked: UIView {
        var asked = 0
        override func layoutIfNeeded() {
            asked += 1
            super.layoutIfNeeded()
        }
    }

    @Test(
        "views from an archive have no size, and pictures and labels let fingers through",
        .tags(.apparatus))
    func archived() {
        #expect(UIView(coder: NSCoder())?.frame == .zero)
        #expect(UIView(coder: NSCoder())?.isUserInteractionEnabled == true)
        #expect(UILabel(coder: NSCoder())?.isUserInteractionEnabled == false)
        #expect(UIImageView(coder: NSCoder())?.isUserInteractionEnabled == false)
    }

    @Test("what a view leaves behind when it goes is on nothing any more", .tags(.apparatus))
    func gone() {
        let (tap, child) = (UITapGestureRecognizer(), UIView())
        do {
            let view = UIView()
            view.addGestureRecognizer(tap)
            view.addSubview(child)
            #expect(tap.view === view && child.superview === view)
        }
        #expect(tap.view == nil && child.superview == nil)
    }

    @Test("a recognizer that its own cancellation puts back on its view stays there (G-2.32)")
    func putBack() {
        final class Returning {
            var count = 0
            func act(_ recognizer: UIGestureRecognizer) {
                count += 1
                if recognizer.state == .cancelled {
                    recognizer.view?.addGestureRecognizer(recognizer)
                }
            }
        }
        let (pan, returning) = (UIPanGestureRecognizer(), Returning())
        pan.addTarget(returning, action: Selector("act(_:)", Returning.act))
        _ = scene.add(pan, named: "pan", to: scene.inner)
        let finger = scene.device.finger()
        finger.down(at: scene.inside)
        finger.move(to: CGPoint(x: 200, y: 250), over: 0.1)
        scene.inner.removeGestureRecognizer(pan)
        finger.up()
        #expect(pan.view === scene.inner && returning.count > 1)
        #expect(scene.inner.gestureRecognizers == [pan])
        scene.dragInside()
        #expect(
            scene.listener.outline == ["pan began", "pan cancelled", "pan began", "pan ended"])
    }

    @Test("a view that is taken out, or put back, hears in the order of where it is then (U-2)")
    func order() {
        let log = CallLog()
        for (name, view) in [("inner", scene.inner), ("outer", scene.outer)] {
            view.addGestureRecognizer(Scribe(name, log: log))
        }
        let finger = scene.device.finger()
        finger.down(at: scene.inside)
        scene.inner.removeFromSuperview()
        log.lines = []
        finger.move(to: CGPoint(x: 160, y: 250))
        #expect(log.lines == ["outer moved", "inner moved"])
        scene.outer.addSubview(scene.inner)
        log.lines = []
        finger.move(to: CGPoint(x: 170, y: 250))
        #expect(log.lines == ["inner moved", "outer moved"])
    }

    @Test("what is laid out is not asked again until something in it is due", .tags(.apparatus))
    func laidOut() {
        let (view, inner) = (Asked(), UIView())
        view.addSubview(inner)
        scene.device.window.addSubview(view)
        scene.device.advance(by: 0)
        let once = view.asked
        scene.device.advance(by: 0)
        scene.outer.setNeedsLayout()
        scene.device.advance(by: 0)
        #expect(once > 0)
        inner.setNeedsLayout()
        scene.device.advance(by: 0)
        let twice = view.asked
        scene.device.advance(by: 0)
        scene.device.window.layoutIfNeeded()
        #expect(twice > once && view.asked == twice)
    }

    @Test(
        "a picture's parts are as opaque, as round and as cut off as what they show",
        .tags(.apparatus))
    func parts() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let part = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        part.alpha = 0.25
        part.clipsToBounds = true
        part.layer.cornerRadius = 3
        part.backgroundColor = .systemBlue
        part.transform = CGAffineTransform(scaleX: 2, y: 1)
        part.bounds.origin.y = 7
        let label = UILabel(frame: CGRect(x: 0, y: 60, width: 50, height: 20))
        label.font = .systemFont(ofSize: 31)
        label.textColor = .systemRed
        label.textAlignment = .right
        for subview in [part, label] { view.addSubview(subview) }
        scene.device.window.addSubview(view)
        let picture = try #require(view.snapshotView(afterScreenUpdates: true))
        let shown = try #require(picture.subviews.first)
        #expect(shown.alpha == 0.25 && shown.clipsToBounds && shown.layer.cornerRadius == 3)
        #expect(shown.backgroundColor == .systemBlue && shown.transform == part.transform)
        #expect(shown.frame == part.frame && shown.bounds == part.bounds)
        let words = try #require(picture.subviews.last as? UILabel)
        #expect(words.font.pointSize == 31 && words.textColor == .systemRed)
        #expect(words.textAlignment == .right && words.alpha == 1 && !words.clipsToBounds)
    }

    @Test("margins of less than a point share by their lengths as well", .tags(.apparatus))
    func smallMargins() {
        let around = UIView(frame: CGRect(x: 0, y: 0, width: 11, height: 11))
        let view = UIView(frame: CGRect(x: 0.25, y: 0, width: 10, height: 11))
        around.addSubview(view)
        view.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
        around.frame.size.width = 15
        #expect(view.frame.minX == 1.25 && view.frame.width == 10)
    }
}
