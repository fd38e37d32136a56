import Testing
import TouchEngine

@Suite("Scroll views, as other sources have them")
struct ScrollChoiceTests {
    private func flung(_ change: (inout ModelChoices) -> Void) -> ScrollScene {
        let scene = ScrollScene()
        change(&scene.device.parameters.choices)
        scene.play(by: ScrollScene.moves(20, by: -20))
        scene.device.advance(by: 0.2)
        scene.log.heard = []
        return scene
    }

    @Test("content that a finger has stopped may follow it from its first point on (S-A2.9)")
    func followsAtOnce() {
        for choice in ModelChoices.CaughtFling.allCases {
            let scene = flung { $0.caughtFling = choice }
            let offset = scene.scroll.contentOffset.y
            let pan = scene.scroll.panGestureRecognizer
            let finger = scene.device.finger()
            finger.down(at: CGPoint(x: 200, y: 400))
            #expect(pan.state == .began && pan.translation(in: nil) == .zero)
            finger.move(to: CGPoint(x: 200, y: 396))
            let way: CGFloat = choice == .followsAtOnce ? 4 : 0
            #expect(pan.translation(in: nil).y == -way)
            #expect(scene.scroll.contentOffset.y == offset + way)
            finger.up()
            scene.device.settle()
            #expect(scene.log.heard.first == "willBeginDragging")
            #expect(!scene.scroll.isDecelerating && scene.device.isAtRest)
        }
    }

    @Test("a finger may itself carry content over several pages, in either direction (U-35)")
    func pagesCarried() {
        for (choice, way) in [(ModelChoices.PageLimit.ofGesture, 1.0), (.ofFling, 2)] {
            for direction in [-1.0, 1] {
                let scene = ScrollScene(
                    content: CGSize(width: 100, height: 2000),
                    frame: CGRect(x: 150, y: 300, width: 100, height: 100))
                scene.device.parameters.choices.pageLimit = choice
                scene.scroll.isPagingEnabled = true
                scene.scroll.contentOffset.y = 1000
                let finger = scene.device.finger()
                finger.down(at: CGPoint(x: 200, y: 350))
                finger.move(to: CGPoint(x: 200, y: 350 + 220 * direction), over: 1)
                finger.hold(for: 0.2)
                finger.up()
                scene.device.settle()
                #expect(scene.scroll.contentOffset.y == CGFloat(1000 - 100 * way * direction))
            }
        }
    }

    @Test("each motion that code asked for has its end, when a finger takes over too (U-11)")
    func cutGlide() {
        let scene = ScrollScene()
        scene.device.parameters.choices.cutMotion = .isTold
        scene.scroll.setContentOffset(CGPoint(x: 0, y: 2000), animated: true)
        scene.device.advance(by: 0.1)
        scene.device.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 600), over: 0.1)
        scene.device.settle()
        let calls = scene.log.heard.filter { $0 != "didScroll" }
        #expect(calls.prefix(2) == ["didEndScrollingAnimation", "willBeginDragging"])
        #expect(calls.count { $0 == "didEndScrollingAnimation" } == 1)
    }

    @Test(
        "a fling ends once, stopped by code, or by a finger that moves on or lifts (U-11, S-A6.9)")
    func cutFling() {
        let byCode = flung { $0.cutMotion = .isTold }
        byCode.scroll.setContentOffset(.zero, animated: false)
        #expect(byCode.log.heard == ["didEndDecelerating", "didScroll"])
        for moves in [true, false] {
            let scene = flung { $0.cutMotion = .isTold }
            let finger = scene.device.finger()
            finger.down(at: CGPoint(x: 200, y: 400))
            #expect(scene.log.heard == ["willBeginDragging"] && scene.scroll.isDecelerating)
            if moves { finger.move(to: CGPoint(x: 200, y: 380), over: 1) }
            #expect(scene.log.heard.contains("didEndDecelerating") == moves)
            finger.up()
            scene.device.settle()
            #expect(scene.log.heard.count { $0 == "didEndDecelerating" } == 1)
        }
    }

    @Test("a fling whose finger's pan had to wait ends when that begins (U-11, G-5.1)")
    func cutFlingWhileWaiting() {
        let scene = flung { $0.cutMotion = .isTold }
        scene.waitForPress(allowing: 30)
        let finger = scene.device.finger()
        finger.down(at: CGPoint(x: 200, y: 400))
        finger.move(to: CGPoint(x: 200, y: 380), over: 0.1)
        #expect(scene.log.heard.isEmpty)
        finger.move(to: CGPoint(x: 200, y: 340), over: 0.3)
        #expect(scene.log.heard.prefix(2) == ["didEndDecelerating", "willBeginDragging"])
        finger.up()
        scene.device.settle()
        #expect(scene.log.heard.count { $0 == "didEndDecelerating" } == 1)
    }

    @Test("let go past its edge at rest, content may come back from rest (U-14, model: bounceRate)")
    func comesBackFromRest() {
        let model = ModelParameters()
        let scene = ScrollScene()
        scene.device.parameters.choices.edgeReturn = .fromRest
        let finger = scene.device.finger()
        finger.down(at: CGPoint(x: 200, y: 400))
        finger.move(to: CGPoint(x: 200, y: 510), over: 1)
        finger.up()
        let (start, lift) = (-scene.scroll.contentOffset.y, scene.device.now)
        scene.device.advance(by: 0.2)
        let time = CGFloat(scene.device.lastFrame - lift - model.releaseDelay)
        let expected = start * (1 + model.bounceRate * time) * exp(-model.bounceRate * time)
        #expect(abs(-scene.scroll.contentOffset.y - expected) < 0.5)
        scene.device.settle()
        #expect(scene.scroll.contentOffset.y == 0)
    }

    @Test("an outer one without pages takes over in the middle, or one with pages does not (U-12)")
    func takeover() {
        for choice in ModelChoices.OuterTakeover.allCases {
            let lists = NestedScrollTests.lists()
            lists.device.parameters.choices.outerTakeover = choice
            lists.outer.scroll.contentOffset.y = 300
            lists.inner.contentOffset.y = 40
            let finger = lists.device.finger()
            finger.down(at: CGPoint(x: 200, y: 400))
            finger.move(to: CGPoint(x: 200, y: 550), over: 0.5)
            let isTaken = choice == .every
            #expect((lists.inner.contentOffset.y == 0) == isTaken)
            #expect(lists.outer.scroll.contentOffset.y == (isTaken ? 200 : 300))
            finger.up()
            lists.device.settle()
            #expect(lists.device.isAtRest)
            let photos = NestedScrollTests.photos()
            photos.device.parameters.choices.outerTakeover = choice
            photos.inner.contentOffset.x = 300
            photos.outer.play(
                from: CGPoint(x: 350, y: 400),
                by: Array(repeating: CGPoint(x: -30, y: 0), count: 8), lifts: false)
            #expect((photos.outer.scroll.contentOffset.x > 0) == (choice != .never))
        }
    }

    @Test("a disabled control may lose its touch to a drag (U-13, S-A5.5)")
    func disabledControl() {
        for isEnabled in [true, false] {
            let (scene, button) = (ScrollScene(), UIButton(type: .system))
            scene.device.parameters.choices.disabledControl = .losesTouch
            button.frame = CGRect(x: 50, y: 350, width: 300, height: 100)
            button.isEnabled = isEnabled
            scene.scroll.addSubview(button)
            let finger = scene.device.finger()
            finger.down(at: CGPoint(x: 200, y: 400))
            finger.hold(for: 0.2)
            finger.move(to: CGPoint(x: 200, y: 300), over: 0.1)
            #expect((scene.scroll.contentOffset.y > 80) == !isEnabled)
            finger.up()
        }
    }

    @Test("a list may scroll from a button in it, and not from another control (U-32)")
    func buttonInList() throws {
        let table = TableScene()
        let cell = try #require(table.cell(5)).contentView
        let items = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 393, height: 852),
            collectionViewLayout: UICollectionViewFlowLayout())
        items.alwaysBounceVertical = true
        for (list, device, control, scrolls) in [
            (table.table, table.device, UIButton(type: .system), true),
            (table.table, table.device, UIControl(), false),
            (items, ScrollScene(items).device, UIButton(type: .system), true),
        ] as [(UIScrollView, Device, UIControl, Bool)] {
            device.parameters.choices.rowButton = .losesTouch
            list.contentOffset = .zero
            let holder = list === items ? items : cell
            control.frame = CGRect(x: 150, y: 0, width: 100, height: 50)
            holder.addSubview(control)
            let log = ControlLog()
            log.listen(to: control)
            let place = control.convert(CGPoint(x: 50, y: 25), to: nil)
            let finger = device.finger()
            finger.down(at: place)
            finger.hold(for: 0.2)
            #expect(log.heard == ["down"])
            finger.move(to: CGPoint(x: place.x, y: place.y + 60), over: 0.1)
            #expect((list.contentOffset.y < -10) == scrolls)
            finger.up()
            device.settle()
            control.removeFromSuperview()
        }
    }

    @Test("a page's own scroll view is its view only, or the first one further down (U-23)")
    func ownership() {
        for choice in ModelChoices.PageScrollView.allCases {
            let scene = MailScene()
            scene.device.parameters.choices.pageScrollView = choice
            let rect = CGRect(x: 0, y: 0, width: 393, height: 852)
            let (scroll, box) = (UIScrollView(frame: rect), UIView(frame: rect))
            scene.message.view.addSubview(scroll)
            scene.device.settle()
            #expect((scroll.adjustedContentInset.top == 103) == (choice != .asView))
            let inner = UIScrollView(frame: rect)
            scroll.addSubview(inner)
            #expect(inner.adjustedContentInset == .zero)
            box.addSubview(scroll)
            scene.message.view.addSubview(box)
            #expect((scroll.adjustedContentInset.top == 103) == (choice == .furtherDown))
            let first = UIView()
            box.insertSubview(first, at: 0)
            #expect(scroll.adjustedContentInset == .zero)
            box.sendSubviewToBack(scroll)
            #expect((scroll.adjustedContentInset.top == 103) == (choice == .furtherDown))
            let page = UIViewController()
            page.view = UITableView(frame: rect)
            scene.navigation.pushViewController(page, animated: false)
            #expect((page.view as? UITableView)?.adjustedContentInset.top == 103)
        }
    }

    @Test("what insets keep clear may cover the content's views all the same (U-24)")
    func coveredContent() {
        let scene = ScrollScene(model: .iPhoneWithSafeArea)
        scene.device.parameters.choices.safeAreaInContent = .keepsAll
        let content = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        scene.scroll.addSubview(content)
        scene.scroll.contentInsetAdjustmentBehavior = .always
        scene.scroll.contentOffset.y = 0
        #expect(scene.scroll.adjustedContentInset.top == 59)
        #expect(content.safeAreaInsets.top == 59)
        scene.scroll.contentOffset.y = -59
        #expect(content.safeAreaInsets.top == 0)
    }
}
