import Testing
import TouchEngine

@Suite("The scroll view that turns pages")
struct PageScrollerTests {
    /// A pager of pages without a data source.
    private struct Scene {
        let device = Device()
        let pager: UIPageViewController
        let pages = (0..<4).map { _ in UIViewController() }

        init(_ orientation: UIPageViewController.NavigationOrientation) {
            pager = UIPageViewController(
                transitionStyle: .scroll, navigationOrientation: orientation, options: nil)
            pager.setViewControllers([pages[0]], direction: .forward, animated: false)
            device.window.rootViewController = pager
            device.settle()
        }

        var scroller: UIScrollView {
            pager.view.subviews.compactMap { $0 as? UIScrollView }.first ?? UIScrollView()
        }

        func turn(
            to page: Int, _ way: UIPageViewController.NavigationDirection = .forward,
            completion: ((Bool) -> Void)? = nil
        ) {
            pager.setViewControllers(
                [pages[page]], direction: way, animated: true, completion: completion)
        }
    }

    /// Gives one page before and one after whichever is shown.
    private final class Ring: NSObject, UIPageViewControllerDataSource {
        var pages: [UIViewController] = []
        func pageViewController(
            _ pageViewController: UIPageViewController,
            viewControllerBefore viewController: UIViewController
        ) -> UIViewController? { pages.first }
        func pageViewController(
            _ pageViewController: UIPageViewController,
            viewControllerAfter viewController: UIViewController
        ) -> UIViewController? { pages.last }
    }

    @Test("it is three pages long, and has room for those that there are (S-B5)")
    func size() {
        let across = Scene(.horizontal)
        #expect(across.scroller.contentSize == CGSize(width: 3 * 393, height: 852))
        #expect(
            across.scroller.contentInset
                == UIEdgeInsets(top: 0, left: -393, bottom: 0, right: -393))
        #expect(across.scroller.accessibilityIdentifier == "page scroller")
        #expect(across.scroller.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
        let down = Scene(.vertical)
        #expect(down.scroller.contentSize == CGSize(width: 393, height: 3 * 852))
        #expect(
            down.scroller.contentInset == UIEdgeInsets(top: -852, left: 0, bottom: -852, right: 0))
        #expect(down.scroller.contentOffset == CGPoint(x: 0, y: 852))
        let ring = Ring()
        ring.pages = down.pages
        for scene in [across, down] {
            scene.pager.dataSource = ring
            scene.device.settle()
            #expect(scene.scroller.contentInset == .zero)
        }
    }

    @Test("a single page can be pulled along the pages’ axis, and comes back (S-B5, S-B7)")
    func pulled() {
        for orientation in [UIPageViewController.NavigationOrientation.horizontal, .vertical] {
            let isAcross = orientation == .horizontal
            let scene = Scene(orientation)
            let rest = scene.scroller.contentOffset
            for way in [CGPoint(x: 150, y: 0), CGPoint(x: 0, y: 150)] {
                let finger = scene.device.finger()
                finger.down(at: CGPoint(x: 100, y: 300))
                finger.move(to: CGPoint(x: 100 + way.x, y: 300 + way.y), over: 0.3)
                let (offset, moves) = (scene.scroller.contentOffset, isAcross == (way.x > 0))
                #expect((offset != rest) == moves)
                #expect(isAcross ? offset.y == 0 : offset.x == 0)
                finger.up()
                scene.device.settle()
                #expect(scene.scroller.contentOffset == rest)
            }
        }
    }

    @Test("up and down, pages stand one below the other and turn that way (S-B5)")
    func vertical() {
        let scene = Scene(.vertical)
        scene.turn(to: 1)
        #expect(scene.pages[1].view.frame.origin == CGPoint(x: 0, y: 2 * 852))
        scene.device.advance(by: 0.15)
        #expect(scene.scroller.contentOffset.y > 852 && scene.scroller.contentOffset.x == 0)
        scene.device.settle()
        #expect(scene.pages[1].view.frame.origin == CGPoint(x: 0, y: 852))
        scene.turn(to: 2, .reverse)
        #expect(scene.pages[2].view.frame.origin == .zero)
        scene.device.settle()
        #expect(scene.pager.viewControllers == [scene.pages[2]])
        #expect(scene.scroller.contentOffset == CGPoint(x: 0, y: 852))
    }

    @Test("a page that is set at once in the middle of a turn stands in the middle (S-B21)")
    func cutShort() {
        let scene = Scene(.horizontal)
        var said: [Bool] = []
        scene.turn(to: 1) { said.append($0) }
        scene.device.advance(by: 0.15)
        scene.pager.setViewControllers([scene.pages[2]], direction: .forward, animated: false)
        #expect(said == [false] && scene.scroller.contentOffset.x == 393)
        scene.device.settle()
        #expect(scene.scroller.contentOffset.x == 393)
        #expect(scene.pages[2].view.frame.minX == 393 && scene.pages[1].view.superview == nil)
        #expect(scene.pager.children == [scene.pages[2]])
    }

    @Test("a second turn begins from the middle, and takes its whole way (S-B21)")
    func second() {
        let scene = Scene(.horizontal)
        scene.turn(to: 1)
        scene.device.advance(by: 0.2)
        scene.turn(to: 2)
        #expect(scene.scroller.contentOffset.x == 393)
        scene.device.advance(by: 0.15)
        #expect(scene.scroller.contentOffset.x > 493 && scene.scroller.contentOffset.x < 686)
        #expect(scene.pages[2].view.frame.minX == CGFloat(786))
        scene.device.settle()
        #expect(scene.pager.viewControllers == [scene.pages[2]])
    }

    @Test("the page that is shown is turned to at once (S-B21)")
    func same() {
        let scene = Scene(.horizontal)
        var said: [Bool] = []
        scene.turn(to: 0) { said.append($0) }
        #expect(said == [true] && scene.scroller.contentOffset.x == 393)
        scene.pager.setViewControllers([scene.pages[0]], direction: .forward, animated: false) {
            said.append($0)
        }
        #expect(said == [true, true] && scene.pages[0].parent === scene.pager)
    }

    @Test("the first page is there at once, and one that nobody sees (S-B21)")
    func unseen() {
        let device = Device()
        let pager = UIPageViewController(
            transitionStyle: .scroll, navigationOrientation: .horizontal)
        let (one, other) = (UIViewController(), UIViewController())
        var said: [Bool] = []
        #expect(pager.viewControllers == [])
        pager.setViewControllers([one], direction: .forward, animated: true) { said.append($0) }
        #expect(said == [true] && pager.isViewLoaded && one.view.superview != nil)
        pager.setViewControllers([other], direction: .forward, animated: true) { said.append($0) }
        #expect(said == [true, true] && pager.viewControllers == [other])
        #expect(other.parent === pager && one.parent == nil)
        device.window.rootViewController = pager
        device.settle()
        #expect(other.view.frame.origin.x == 393 && other.view.window != nil)
    }

    @Test("another size leaves the page in the middle, as large as the controller (S-B5)")
    func resized() {
        let scene = Scene(.horizontal)
        scene.pager.view.frame = CGRect(x: 0, y: 0, width: 300, height: 500)
        scene.device.settle()
        #expect(scene.scroller.frame == CGRect(x: 0, y: 0, width: 300, height: 500))
        #expect(scene.scroller.contentSize == CGSize(width: 900, height: 500))
        #expect(scene.scroller.contentOffset == CGPoint(x: 300, y: 0))
        #expect(scene.pages[0].view.frame == CGRect(x: 300, y: 0, width: 300, height: 500))
        #expect(scene.scroller.contentInset.left == -300)
    }

    @Test("a scroll view that outlives its controller scrolls on by itself", .tags(.apparatus))
    func orphan() throws {
        let device = Device()
        func orphan() throws -> UIScrollView {
            let pager = UIPageViewController(
                transitionStyle: .scroll, navigationOrientation: .horizontal)
            pager.setViewControllers([UIViewController()], direction: .forward, animated: false)
            return try #require(pager.view.subviews.first as? UIScrollView)
        }
        let scroller = try orphan()
        scroller.removeFromSuperview()
        device.window.addSubview(scroller)
        device.settle()
        let rest = scroller.contentOffset.x
        scroller.contentOffset.x += 50
        device.settle()
        #expect(scroller.contentOffset.x == rest + 50)
        device.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 200, y: 400), over: 0.3)
        device.settle()
    }

    @Test("what is recorded nowhere turns all the same", .tags(.apparatus))
    func unrecorded() {
        let scene = Scene(.horizontal)
        scene.device.keeps = []
        let count = scene.device.trace.records.count
        scene.turn(to: 1)
        scene.device.settle()
        #expect(scene.device.trace.records.count == count)
        #expect(scene.pager.viewControllers == [scene.pages[1]])
    }
}
