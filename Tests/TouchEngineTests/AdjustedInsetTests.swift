import Testing
import TouchEngine

@Suite("How a scroll view makes room for what covers it")
struct AdjustedInsetTests {
    private let device = Device(.iPhoneWithSafeArea)
    private let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))

    private func insets(
        _ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat
    ) -> UIEdgeInsets {
        UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
    }

    /// A page under a navigation bar, with a scroll view of the page's size in it.
    private func page(
        content: CGSize = CGSize(width: 393, height: 3000), barHidden: Bool = false
    ) -> MailScene {
        let scene = MailScene(barHidden: barHidden)
        scroll.contentSize = content
        scene.message.view.addSubview(scroll)
        scene.device.settle()
        return scene
    }

    @Test("along the axes it scrolls along, by itself or because it always bounces (S-A3.9)")
    func scrollableAxes() {
        device.window.addSubview(scroll)
        scroll.contentSize = CGSize(width: 393, height: 852)
        for behavior in [
            UIScrollView.ContentInsetAdjustmentBehavior.automatic, .scrollableAxes,
        ] {
            scroll.contentInsetAdjustmentBehavior = behavior
            #expect(scroll.adjustedContentInset == .zero)
            scroll.contentSize.height = 853
            #expect(scroll.adjustedContentInset == insets(59, 0, 34, 0))
            scroll.contentSize.height = 852
            #expect(scroll.adjustedContentInset == .zero)
            scroll.alwaysBounceVertical = true
            #expect(scroll.adjustedContentInset == insets(59, 0, 34, 0))
            scroll.alwaysBounceVertical = false
        }
        scroll.bounds.size.height = 800
        #expect(scroll.adjustedContentInset == insets(33, 0, 8, 0))
    }

    @Test("across too, where a side is covered (S-A3.9)")
    func across() {
        let holder = UIViewController()
        holder.additionalSafeAreaInsets = insets(0, 44, 0, 21)
        holder.view.addSubview(scroll)
        device.window.rootViewController = holder
        scroll.contentSize = CGSize(width: 500, height: 400)
        #expect(scroll.adjustedContentInset == insets(0, 44, 0, 21))
        #expect(scroll.contentOffset == CGPoint(x: -44, y: 0))
        scroll.contentSize.width = 300
        scroll.alwaysBounceHorizontal = true
        #expect(scroll.adjustedContentInset.left == 44)
    }

    @Test("always, or never, and beside the insets that the program sets (S-A3.8, S-A3.9)")
    func alwaysAndNever() {
        device.window.addSubview(scroll)
        scroll.contentInset = insets(1, 2, 3, 4)
        scroll.contentInsetAdjustmentBehavior = .always
        #expect(scroll.adjustedContentInset == insets(60, 2, 37, 4))
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.contentSize.height = 3000
        #expect(scroll.adjustedContentInset == insets(1, 2, 3, 4))
    }

    @Test("a page's own scroll view makes room above and below whether it scrolls or not (S-A3.9)")
    func owned() {
        let scene = page(content: .zero)
        #expect(scroll.adjustedContentInset == insets(103, 0, 0, 0))
        #expect(scroll.contentOffset.y == -103)
        let record = scene.device.trace.records(.scrollAdjusted).last
        #expect(record?.rule == "S-A3.9")
        #expect(record?["top"] == .number(103) && record?["owned"] == .flag(true))
        scroll.contentInsetAdjustmentBehavior = .scrollableAxes
        #expect(scroll.adjustedContentInset == .zero && scroll.contentOffset.y == 0)
    }

    @Test("it is the page's own as its view, or as the view at its back, and no other (U-23)")
    func ownership() {
        let scene = page(content: .zero)
        let beside = UIView()
        scene.message.view.insertSubview(beside, at: 0)
        #expect(scroll.adjustedContentInset == .zero)
        scene.message.view.sendSubviewToBack(scroll)
        #expect(scroll.adjustedContentInset.top == 103)
        scene.message.view.bringSubviewToFront(scroll)
        #expect(scroll.adjustedContentInset == .zero)
        beside.removeFromSuperview()
        #expect(scroll.adjustedContentInset.top == 103)
        beside.addSubview(scroll)
        scene.message.view.addSubview(beside)
        #expect(scroll.adjustedContentInset == .zero)
        let table = UITableView(frame: scene.device.window.bounds)
        let page = UIViewController()
        page.view = table
        scene.navigation.pushViewController(page, animated: false)
        #expect(table.adjustedContentInset.top == 103)
    }

    @Test("the scroll view and its delegate hear of other insets, once each (S-A3.10)")
    func told() {
        final class Heard: NSObject, UIScrollViewDelegate {
            var tops: [CGFloat] = []
            func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
                tops.append(scrollView.adjustedContentInset.top)
            }
        }
        let heard = Heard()
        scroll.delegate = heard
        let scene = page()
        scroll.contentInset.top = 7
        scene.navigation.isNavigationBarHidden = true
        scene.message.additionalSafeAreaInsets.top = 5
        #expect(heard.tops == [103, 110, 7, 12])
    }

    @Test("content at its beginning stays there, other content where it is if it may (S-A3.11)")
    func follows() {
        let scene = page()
        #expect(scroll.contentOffset.y == -103)
        scene.navigation.isNavigationBarHidden = true
        #expect(scroll.contentOffset.y == 0)
        scene.navigation.isNavigationBarHidden = false
        scroll.contentOffset.y = 200
        scene.navigation.isNavigationBarHidden = true
        // It goes up with the bar that covered it (M-28).
        #expect(scroll.contentOffset.y == 303)
        scene.navigation.isNavigationBarHidden = false
        #expect(scroll.contentOffset.y == 303)
        scroll.contentOffset.y = -50
        scene.navigation.isNavigationBarHidden = true
        #expect(scroll.contentOffset.y == 53)
        scene.navigation.isToolbarHidden = false
        scroll.contentOffset.y = 2226
        scene.navigation.isToolbarHidden = true
        #expect(scroll.contentOffset.y == 2148)
    }

    @Test("while a finger leads the content, it is left to the finger (S-A3.11)")
    func led() {
        let scene = page()
        let finger = scene.device.finger()
        finger.down(at: CGPoint(x: 200, y: 600))
        finger.move(to: CGPoint(x: 200, y: 590))
        finger.move(to: CGPoint(x: 200, y: 560))
        #expect(scroll.contentOffset.y == -73)
        scene.navigation.isNavigationBarHidden = true
        #expect(scroll.contentOffset.y == -73)
        finger.up()
        scene.device.settle()
        #expect(scroll.contentOffset.y == 0)
    }

    @Test("a drag past the beginning is measured from it, and comes back to it (S-A3.8, S-A4.1)")
    func rubberBand() {
        let scene = page()
        let finger = scene.device.finger()
        finger.down(at: CGPoint(x: 200, y: 300))
        finger.move(to: CGPoint(x: 200, y: 310))
        finger.move(to: CGPoint(x: 200, y: 410))
        // 100 pt past the edge: 100 · 0.55 · 852 / (852 + 55).
        #expect(abs(scroll.contentOffset.y - (-103 - 51.67)) < 0.34)
        finger.up()
        scene.device.settle()
        #expect(scroll.contentOffset.y == -103)
    }

    @Test("a fling, a rectangle to be shown and the status bar end where nothing covers (S-A3.8)")
    func ends() {
        let scene = page(content: CGSize(width: 393, height: 1600))
        scene.navigation.isToolbarHidden = false
        scroll.setContentOffset(CGPoint(x: 0, y: 600), animated: false)
        scene.device.flick(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 200))
        scene.device.settle()
        // The content's end, 1600, is at the toolbar's upper edge, 78 over the bottom.
        #expect(scroll.contentOffset.y == 826)
        scroll.scrollRectToVisible(
            CGRect(x: 0, y: 300, width: 100, height: 50), animated: false)
        #expect(scroll.contentOffset.y == 197)
        scroll.scrollRectToVisible(
            CGRect(x: 0, y: 1200, width: 100, height: 50), animated: false)
        #expect(scroll.contentOffset.y == 476)
        scene.device.tapStatusBar()
        scene.device.settle()
        #expect(scroll.contentOffset.y == -103)
    }

    @Test("zoomed content comes to rest between what covers it (S-A3.8, S-A5.9)")
    func zoom() {
        final class Zooms: NSObject, UIScrollViewDelegate {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
            func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
        }
        let zooms = Zooms()
        scroll.addSubview(zooms.view)
        scroll.delegate = zooms
        scroll.maximumZoomScale = 3
        let scene = page(content: zooms.view.bounds.size)
        scroll.zoom(to: CGRect(x: 0, y: 0, width: 131, height: 284), animated: true)
        scene.device.settle()
        #expect(scroll.zoomScale == 3 && scroll.contentOffset == .zero)
        scroll.setContentOffset(CGPoint(x: 0, y: -103), animated: false)
        scroll.setZoomScale(1, animated: true)
        scene.device.settle()
        #expect(scroll.zoomScale == 1 && scroll.contentOffset.y == -103)
    }

    @Test("what a scroll view keeps clear does not cover its content as well (U-24)")
    func content() {
        let inner = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 300))
        scroll.addSubview(inner)
        let scene = page()
        #expect(inner.safeAreaInsets == .zero)
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.contentOffset = .zero
        #expect(inner.safeAreaInsets.top == 103)
        scroll.contentOffset.y = 50
        #expect(inner.safeAreaInsets.top == 153)
        scroll.contentOffset.y = -100
        #expect(inner.safeAreaInsets.top == 3)
        #expect(scene.message.view.safeAreaInsets.top == 103)
    }

    @Test("pages that a finger turns see for themselves what covers them (S-A3.9, N-F1)")
    func turnedPages() {
        let scene = MailScene()
        let (pager, page) = (
            UIPageViewController(
                transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil),
            UIViewController()
        )
        let table = UITableView(frame: scene.device.window.bounds)
        page.view = table
        pager.setViewControllers([page], direction: .forward, animated: false)
        scene.navigation.pushViewController(pager, animated: false)
        scene.device.settle()
        let scroller = pager.view.subviews.compactMap { $0 as? UIScrollView }.first
        #expect(scroller?.adjustedContentInset.top == 0)
        #expect(table.safeAreaInsets.top == 103 && table.contentOffset.y == -103)
    }

    @Test("animated, a bar takes the content with it (S-A3.11, N-C5.13)")
    func animated() {
        let scene = page()
        scene.navigation.setNavigationBarHidden(true, animated: true)
        #expect(scroll.contentOffset.y == 0)
        #expect(scroll.layer.presentation()?.bounds.minY == -103)
        scene.device.settle()
        #expect(scroll.layer.presentation()?.bounds.minY == 0)
    }

    @Test("a page that comes back is where it was left (S-A3.11)")
    func comesBack() {
        let scene = page()
        scene.navigation.isToolbarHidden = false
        scroll.contentOffset.y = 2226
        scene.navigation.pushViewController(UIViewController(), animated: true)
        scene.device.settle()
        scene.navigation.popViewController(animated: true)
        scene.device.settle()
        #expect(scroll.contentOffset.y == 2226)
    }
}
