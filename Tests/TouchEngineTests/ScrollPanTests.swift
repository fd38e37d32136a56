import Testing
import TouchEngine

@Suite("A scroll view's pan")
struct ScrollPanTests {
    @Test("it is the scroll view's own, beside a recognizer that delays touches (S-A1.1, S-A1.4)")
    func recognizers() {
        let scroll = UIScrollView()
        #expect(scroll.gestureRecognizers?.last === scroll.panGestureRecognizer)
        #expect(scroll.gestureRecognizers?.first?.delaysTouchesBegan == true)
        #expect(scroll.gestureRecognizers?.count == 2)
        #expect(scroll.panGestureRecognizer.delegate != nil)
    }

    @Test("another delegate raises UIKit's exception, in the setter (S-A1.2, G-9.1)")
    func fixedDelegate() async {
        let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let (scroll, answers) = (UIScrollView(), Answers())
            scroll.panGestureRecognizer.delegate = answers
            print(scroll.bounds)
        }
        let words = String(decoding: end?.standardErrorContent ?? [], as: UTF8.self)
        let reason =
            "UIScrollView's built-in pan gesture recognizer must have its scroll view as its delegate."
        #expect(words.contains("'NSInvalidArgumentException', reason: '\(reason)'"))
    }

    @Test("so does taking the delegate away (S-A1.2)")
    func noDelegate() async {
        await #expect(processExitsWith: .failure) {
            let scroll = UIScrollView()
            scroll.panGestureRecognizer.delegate = nil
        }
    }

    @Test("the scroll view itself may be set again (S-A1.2, S-A1.8)")
    func ownDelegate() {
        final class Answering: UIScrollView, UIGestureRecognizerDelegate {}
        let scroll = Answering()
        scroll.panGestureRecognizer.delegate = scroll
        #expect(scroll.panGestureRecognizer.delegate === scroll)
    }

    @Test("on another view it still scrolls, even what is hidden or takes no touches (S-A1.5)")
    func movedPan() {
        for isHidden in [true, false] {
            let scene = ScrollScene()
            let pad = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 400))
            scene.device.window.addSubview(pad)
            scene.scroll.isHidden = isHidden
            scene.scroll.isUserInteractionEnabled = isHidden
            pad.addGestureRecognizer(scene.scroll.panGestureRecognizer)
            scene.device.drag(
                from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 200), over: 0.3)
            #expect(scene.scroll.contentOffset.y == 90)
            scene.device.settle()
            let rest = scene.scroll.contentOffset.y
            scene.device.drag(
                from: CGPoint(x: 100, y: 700), to: CGPoint(x: 100, y: 600), over: 0.3)
            #expect(scene.scroll.contentOffset.y == rest)
        }
    }

    @Test("switched off and on again it drops its fingers and takes new ones (S-A1.6)")
    func switchedOffAndOn() {
        let scene = ScrollScene()
        let finger = scene.device.finger()
        finger.down(at: CGPoint(x: 200, y: 700))
        finger.move(to: CGPoint(x: 200, y: 650), over: 0.1)
        scene.scroll.panGestureRecognizer.isEnabled = false
        scene.scroll.panGestureRecognizer.isEnabled = true
        #expect(!scene.scroll.isDragging && !scene.scroll.isTracking)
        #expect(scene.log.heard.last == "didEndDragging(false)")
        let offset = scene.scroll.contentOffset.y
        finger.move(to: CGPoint(x: 200, y: 500), over: 0.1)
        #expect(scene.scroll.contentOffset.y == offset)
        finger.up()
        scene.device.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 650), over: 0.5)
        #expect(scene.scroll.contentOffset.y == offset + 40)
    }

    /// Refuses its own pan when its content is at the top and pulled down, as photo viewers do.
    final class Photo: UIScrollView {
        var asked = 0
        override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
            asked += 1
            guard let pan = recognizer as? UIPanGestureRecognizer else { return true }
            return contentOffset.y > 0 || pan.translation(in: self).y <= 0
        }
    }

    @Test("a subclass vetoes its own pan, wherever in it the finger landed (S-A1.7)")
    func veto() {
        let photo = Photo()
        let scene = ScrollScene(photo)
        let picture = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 400))
        photo.addSubview(picture)
        for y: CGFloat in [100, 600] {
            photo.asked = 0
            scene.device.drag(
                from: CGPoint(x: 200, y: y), to: CGPoint(x: 200, y: y + 100), over: 0.2)
            scene.device.settle()
            #expect(photo.contentOffset == .zero && photo.asked == 1)
            let chain = scene.device.explain(photo.panGestureRecognizer).chain
            #expect(chain.map(\.code).prefix(2) == [.scrollRefused, .delegateShouldBegin])
            #expect(chain.first?["y"] == .number(0) && chain.first?["by"] == .text("scroll"))
            #expect(chain.first?["dy"].map { $0 != .number(0) } == true)
        }
        scene.device.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 500), over: 0.2)
        #expect(photo.contentOffset.y == 90)
    }

    /// Switches its own pan off while it is asked whether that may begin.
    final class GivingUp: UIScrollView {
        var asked = 0
        override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
            asked += 1
            isScrollEnabled = false
            return true
        }
    }

    @Test(
        "one that is switched off while its view is asked is over, and nobody is asked again (G-2.28)"
    )
    func switchedOffWhileAsked() {
        let list = GivingUp()
        let scene = ScrollScene(list)
        scene.device.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 500), over: 0.2)
        #expect(list.asked == 1 && list.contentOffset == .zero)
    }

    /// Answers its pan's questions as a recognizers' delegate, as FDFullscreenPopGesture has its users do.
    final class Sharing: UIScrollView, UIGestureRecognizerDelegate {
        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer,
            shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
        ) -> Bool { contentOffset.x <= 0 }
    }

    @Test("a subclass may answer the other questions about its pan (S-A1.8, S-A7.10)")
    func subclassAsDelegate() {
        let sharing = Sharing()
        let scene = ScrollScene(sharing)
        #expect(sharing.panGestureRecognizer.delegate === sharing)
        let listener = Listener()
        let pan = UIPanGestureRecognizer()
        listener.listen(to: pan, as: "pan")
        scene.device.window.addGestureRecognizer(pan)
        scene.device.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 500), over: 0.2)
        #expect(sharing.contentOffset.y == 90)
        #expect(listener.outline == ["pan began", "pan ended"])
        scene.device.settle()
        sharing.contentSize.width = 1000
        sharing.contentOffset.x = 100
        scene.device.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 500), over: 0.2)
        #expect(listener.outline == ["pan began", "pan ended"])
    }

    @Test("three fingers scroll, whatever the maximum says (S-A1.10)")
    func threeFingers() {
        let scene = ScrollScene()
        scene.scroll.panGestureRecognizer.maximumNumberOfTouches = 1
        let fingers = [100.0, 200, 300].map { x in
            let finger = scene.device.finger()
            finger.down(at: CGPoint(x: x, y: 600))
            return (finger, CGPoint(x: x, y: 500))
        }
        Finger.move(fingers.map { (finger: $0.0, to: $0.1) }, over: 0.2)
        #expect(scene.scroll.contentOffset.y == 90)
        for (finger, _) in fingers { finger.up() }
        #expect(scene.device.isAtRest == true)
    }

    @Test("a resting finger neither slows a moving one down nor makes it jump (S-A1.10, G-7.50)")
    func restingFinger() {
        for restsFirst in [true, false] {
            let scene = ScrollScene()
            let (rest, mover) = (scene.device.finger(), scene.device.finger())
            if restsFirst { rest.down(at: CGPoint(x: 100, y: 600)) }
            mover.down(at: CGPoint(x: 250, y: 700))
            if !restsFirst { rest.down(at: CGPoint(x: 100, y: 600)) }
            mover.move(to: CGPoint(x: 250, y: 690), over: 0.1)
            mover.move(to: CGPoint(x: 250, y: 590), over: 0.2)
            #expect(abs(scene.scroll.contentOffset.y - 100) < 0.4)
            mover.up()
            #expect(scene.scroll.isDragging)
            rest.up()
            #expect(!scene.scroll.isDragging)
            scene.device.settle()
            #expect(scene.device.isAtRest)
        }
    }

    @Test("allowedTouchTypes keeps fingers from scrolling (S-A1.12)")
    func touchTypes() {
        let scene = ScrollScene()
        scene.scroll.panGestureRecognizer.allowedTouchTypes = [
            NSNumber(value: UITouch.TouchType.pencil.rawValue)
        ]
        for (type, offset) in [(UITouch.TouchType.direct, 0.0), (.pencil, 90)] {
            let finger = scene.device.finger(type)
            finger.down(at: CGPoint(x: 200, y: 600))
            finger.move(to: CGPoint(x: 200, y: 500), over: 0.2)
            #expect(scene.scroll.contentOffset.y == CGFloat(offset))
            finger.up()
        }
    }

    @Test("it waits for its own axis, and a slanted drag begins all the same (model: panSlop)")
    func axisRule() {
        let scene = ScrollScene()
        let finger = scene.device.finger()
        finger.down(at: CGPoint(x: 50, y: 600))
        finger.move(to: CGPoint(x: 250, y: 595), over: 0.2)
        #expect(!scene.scroll.isDragging && scene.scroll.isTracking)
        finger.move(to: CGPoint(x: 350, y: 580), over: 0.2)
        #expect(scene.scroll.isDragging && scene.scroll.contentOffset.x == 0)
        finger.up()
        scene.device.settle()
        scene.device.drag(from: CGPoint(x: 50, y: 600), to: CGPoint(x: 250, y: 595), over: 0.2)
        #expect(scene.reasons(scene.scroll.panGestureRecognizer).first == .scrollOtherAxis)
    }

    @Test("what it waits for holds it back, and then it goes on from the slop (S-A2.10)")
    func waiting() {
        let scene = ScrollScene()
        scene.waitForPress(allowing: 60)
        let finger = scene.device.finger()
        finger.down(at: CGPoint(x: 200, y: 600))
        finger.move(to: CGPoint(x: 200, y: 550), over: 0.1)
        #expect(scene.scroll.panGestureRecognizer.state == .possible)
        #expect(!scene.scroll.isDragging)
        finger.move(to: CGPoint(x: 200, y: 500), over: 0.1)
        #expect(scene.scroll.isDragging && scene.scroll.contentOffset.y == 90)
        finger.up()
    }

    @Test("an angle limit is a subclass's own, by gestureRecognizerShouldBegin (S-A2.7)")
    func angleLimit() {
        final class Steep: UIScrollView {
            override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
                guard recognizer === panGestureRecognizer else { return true }
                let velocity = panGestureRecognizer.velocity(in: self)
                return abs(velocity.y) > abs(velocity.x)
            }
        }
        let scene = ScrollScene(Steep())
        scene.device.drag(from: CGPoint(x: 50, y: 600), to: CGPoint(x: 150, y: 550), over: 0.2)
        #expect(scene.scroll.contentOffset == .zero)
        scene.device.drag(from: CGPoint(x: 50, y: 600), to: CGPoint(x: 100, y: 500), over: 0.2)
        #expect(scene.scroll.contentOffset.y == 90)
    }
}
