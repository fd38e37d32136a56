import Testing
import TouchEngine

@Suite("Pages that code sets, and callbacks that set others")
struct PageSettingTests {
    private func stands(_ page: PagerPage) -> Bool {
        page.view.window != nil && page.view.convert(CGPoint.zero, to: nil) == .zero
    }

    @Test("the first page is there at once, though a turn is asked for (S-B21)")
    func first() {
        let scene = PagerScene(showing: nil)
        scene.turn(to: 0)
        #expect(scene.answers == ["0 true"] && scene.shown == "0")
        #expect(stands(scene.page(0)) && scene.scroller.contentOffset.x == 393)
        #expect(scene.log.lines == ["0 joins", "0 has joined", "0 will appear", "0 did appear"])
    }

    @Test(
        "a page joins before its view loads, one leaves twice, and the new one is there at once (S-B36, M-58)"
    )
    func joins() {
        let scene = PagerScene()
        var wasLoaded = true
        scene.page(2).deeds["has joined"] = { wasLoaded = scene.page(2).isViewLoaded }
        scene.turn(to: 2)
        #expect(scene.shown == "2")
        scene.device.settle()
        #expect(!wasLoaded && scene.shown == "2")
        #expect(scene.log.lines.count { $0 == "1 leaves" } == 2)
    }

    @Test("set at once during a turn, both are answered within the call (S-B21)")
    func setDuringATurn() {
        let scene = PagerScene()
        scene.turn(to: 2)
        scene.device.advance(by: 0.1)
        scene.turn(to: 0, animated: false)
        #expect(scene.answers == ["2 false", "0 true"])
    }

    @Test("without a page there is room for none (S-B7)")
    func none() {
        let scene = PagerScene(showing: nil)
        #expect(scene.scroller.contentInset.left == -393)
        #expect(scene.scroller.contentInset.right == -393)
        #expect(scene.scroller.contentOffset.x == 393)
    }

    @Test("its scroll view fills it as soon as it is loaded", .tags(.apparatus))
    func loaded() throws {
        let pager = UIPageViewController(
            transitionStyle: .scroll, navigationOrientation: .horizontal)
        pager.loadViewIfNeeded()
        let scroller = try #require(pager.view.subviews.first as? UIScrollView)
        #expect(scroller.frame == pager.view.bounds && scroller.frame.width > 0)
    }

    @Test("out of sight nothing is turned: one page goes, then the other comes (S-B21)")
    func outOfSight() {
        let scene = PagerScene()
        scene.device.window.rootViewController = UIViewController()
        scene.device.settle()
        scene.log.lines = []
        scene.turn(to: 2)
        #expect(scene.answers == ["2 true"])
        #expect(
            scene.log.lines == ["1 leaves", "1 leaves", "1 has left", "2 joins", "2 has joined"])
    }

    @Test("a page that has just appeared may turn on to another (S-B21)")
    func turnsOn() {
        let scene = PagerScene()
        scene.page(2).deeds["did appear"] = { scene.turn(to: 3) }
        scene.turn(to: 2, animated: false)
        #expect(scene.answers == ["2 true"])
        scene.device.settle()
        #expect(scene.answers == ["2 true", "3 true"] && scene.shown == "3")
        #expect(stands(scene.page(3)))
    }

    @Test("a page that has just appeared may set another, and stays no longer (S-B21)")
    func setsOn() {
        let scene = PagerScene()
        scene.page(2).deeds["did appear"] = { scene.turn(to: 3, animated: false) }
        scene.turn(to: 2, animated: false)
        #expect(scene.answers == ["3 true", "2 false"] && scene.shown == "3")
        #expect(scene.page(2).parent == nil && stands(scene.page(3)))
    }

    @Test("a page that turns on before it is there comes in all the same, to go (S-B21)")
    func turnsOnEarly() {
        let scene = PagerScene()
        scene.page(2).deeds["will appear"] = { scene.turn(to: 3) }
        scene.turn(to: 2, animated: false)
        #expect(stands(scene.page(2)))
        scene.device.settle()
        #expect(scene.shown == "3" && stands(scene.page(3)))
        #expect(
            scene.log.lines.filter { $0.hasPrefix("2") } == [
                "2 joins", "2 has joined", "2 will appear", "2 leaves", "2 will go", "2 leaves",
                "2 has gone", "2 has left",
            ])
        #expect(scene.page(2).parent == nil)
    }

    @Test(
        "a page is there after a turn that was begun before it had come in, and is taken back (S-B21)",
        arguments: ["1 has gone", "2 will appear"])
    func turnsBackEarly(moment: String) throws {
        let scene = PagerScene()
        let number = try #require(Int(moment.prefix(1)))
        scene.page(number).deeds[String(moment.dropFirst(2))] = { scene.turn(to: 3) }
        scene.turn(to: 2, animated: false)
        scene.device.advance(by: 0.1)
        #expect(scene.scroller.contentOffset.x > 393)
        scene.scroller.setContentOffset(CGPoint(x: 393, y: 0), animated: true)
        scene.device.settle()
        #expect(scene.answers == ["2 true", "3 false"] && scene.shown == "2")
        #expect(stands(scene.page(2)) && scene.page(2).parent === scene.pager)
        #expect(scene.page(3).parent == nil)
    }

    @Test("a page that sets another as it joins does not come in over it (S-B21)")
    func setsAsItJoins() {
        let scene = PagerScene()
        scene.page(2).deeds["joins"] = { scene.turn(to: 3, animated: false) }
        scene.turn(to: 2, animated: false)
        #expect(scene.answers == ["3 true", "2 false"] && scene.shown == "3")
        #expect(scene.page(2).view.superview == nil && stands(scene.page(3)))
    }

    @Test("a page that is taken out as it comes is not put in all the same", .tags(.apparatus))
    func takenOut() {
        let scene = PagerScene()
        scene.page(2).deeds["will appear"] = { scene.page(2).removeFromParent() }
        scene.turn(to: 2, animated: false)
        #expect(scene.page(2).view.superview == nil && scene.page(2).parent == nil)
    }

    @Test("a page that comes in at the other side after all stands there (S-B21)")
    func otherSide() {
        let scene = PagerScene()
        scene.page(2).deeds["will appear"] = { scene.turn(to: 2, .reverse) }
        let finger = scene.finger()
        finger.move(to: CGPoint(x: 180, y: 400))
        #expect(scene.page(2).view.frame.minX == 0)
        finger.up()
    }

    @Test(
        "the old page may have itself set again as it goes (S-B21)",
        arguments: ["will go", "leaves", "has gone"])
    func backAtOnce(moment: String) {
        let scene = PagerScene()
        scene.page(1).deeds[moment] = { scene.turn(to: 1, animated: false) }
        scene.turn(to: 2, animated: false)
        #expect(scene.answers == ["1 true", "2 false"] && scene.shown == "1")
        #expect(stands(scene.page(1)) && scene.page(1).parent === scene.pager)
        #expect(scene.page(2).view.superview == nil && scene.page(2).parent == nil)
    }

    @Test("a page whose turn is taken back may be set as the old one comes again (S-B21)")
    func setAsItIsTakenBack() {
        let scene = PagerScene()
        scene.page(1).deeds["will appear"] = { scene.turn(to: 2, animated: false) }
        let finger = scene.finger()
        finger.move(to: CGPoint(x: 120, y: 400), over: 1)
        scene.device.advance(by: 0.2)
        finger.up()
        scene.device.settle()
        #expect(scene.answers == ["2 true"] && scene.shown == "2")
        #expect(stands(scene.page(2)) && scene.page(2).parent === scene.pager)
        #expect(scene.page(1).parent == nil)
    }

    @Test("where a broken-off turn turns on elsewhere, what broke it off is not done (S-B21)")
    func brokenOff() {
        let scene = PagerScene()
        scene.turn(to: 2)
        scene.device.advance(by: 0.1)
        scene.page(2).deeds["has gone"] = { scene.turn(to: 3) }
        scene.turn(to: 0, animated: false)
        #expect(scene.answers == ["2 false", "0 false"])
        scene.device.settle()
        #expect(scene.answers.last == "3 true" && scene.shown == "3")
        #expect(scene.page(0).parent == nil && stands(scene.page(3)))
    }

    @Test(
        "to set the page that a turn leaves breaks the turn off (S-B21)", arguments: [true, false])
    func backToTheOld(animated: Bool) {
        let scene = PagerScene()
        scene.turn(to: 2)
        scene.device.advance(by: 0.15)
        scene.turn(to: 1, animated: animated)
        #expect(scene.answers == ["2 false", "1 true"])
        for _ in 0..<3 {
            #expect(scene.scroller.contentOffset.x == 393 && stands(scene.page(1)))
            scene.device.advance(by: 0.2)
        }
        #expect(scene.page(2).parent == nil && scene.shown == "1")
    }

    @Test("a page comes and goes when its pager is told so, not with its window (N-P13)")
    func toldByHand() {
        final class Manual: UIViewController {
            override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
        }
        let (scene, container) = (PagerScene(), Manual())
        scene.device.window.rootViewController = container
        scene.device.settle()
        scene.log.lines = []
        container.addChild(scene.pager)
        container.view.addSubview(scene.pager.view)
        #expect(scene.log.lines == [])
        scene.pager.beginAppearanceTransition(true, animated: false)
        scene.pager.endAppearanceTransition()
        #expect(scene.log.lines == ["1 will appear", "1 did appear"])
        scene.pager.view.removeFromSuperview()
        #expect(scene.log.lines == ["1 will appear", "1 did appear"])
        scene.pager.beginAppearanceTransition(false, animated: false)
        scene.pager.endAppearanceTransition()
        #expect(scene.log.lines.suffix(2) == ["1 will go", "1 has gone"])
    }

    @Test("it shows one page at a time: to set two, or none, raises", .tags(.apparatus))
    func one() async {
        await #expect(processExitsWith: .failure) {
            UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
                .setViewControllers(
                    [UIViewController(), UIViewController()], direction: .forward, animated: false)
        }
        await #expect(processExitsWith: .failure) {
            UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
                .setViewControllers([], direction: .forward, animated: false)
        }
    }
}
