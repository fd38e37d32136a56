import TouchEngine

/// Scenes with scroll views.
enum Scrolling {
    /// The devices of all scenes, each after its run.
    static var devices: [Device] {
        [
            scene { _ in },
            scene { $0.contentSize.height = 100 },
            scene { $0.isScrollEnabled = false },
            scene { $0.delaysContentTouches = false },
            scene(Refusing()) { _ in },
            scene(Refusing(), holding: 0.3) { ($0 as? Refusing)?.refusesContent = true },
            scene(holding: 0.3) { $0.canCancelContentTouches = false },
            scene(UIScrollView(), UIButton(type: .system), holding: 0.3) { _ in },
            scene(way: CGPoint(x: -200, y: 4)) { _ in },
            tap(for: 0.08), tap(for: 0.3), caught(), glided(), paged(), nested(by: [100]),
            nested(by: [100, -400]), nested(by: [-400], isPaging: true),
            statusBar(), zoomed(true), zoomed(false), adjusted(.automatic),
            adjusted(.scrollableAxes),
            adjusted(.always),
        ]
    }

    private final class Refusing: UIScrollView {
        var refusesContent = false

        override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
            refusesContent || recognizer !== panGestureRecognizer
        }
        override func touchesShouldBegin(
            _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
        ) -> Bool { !refusesContent }
    }

    private final class Delegate: NSObject, UIScrollViewDelegate {
        var zoomed: UIView?

        func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
        func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { false }
        func scrollViewWillEndDragging(
            _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
            targetContentOffset: UnsafeMutablePointer<CGPoint>
        ) { targetContentOffset.pointee.x += 7 }
    }

    private static func place(_ scroll: UIScrollView, _ content: UIView? = nil) -> Device {
        let device = Device()
        scroll.frame = CGRect(x: 0, y: 0, width: 393, height: 852)
        scroll.contentSize = CGSize(width: 393, height: 3000)
        if let content {
            content.frame = CGRect(x: 0, y: 0, width: 393, height: 3000)
            scroll.addSubview(content)
        }
        device.window.addSubview(scroll)
        return device
    }

    private static func scene(
        _ scroll: UIScrollView = UIScrollView(), _ content: UIView = UIView(),
        holding time: TimeInterval = 0, way: CGPoint = CGPoint(x: 0, y: -200),
        _ change: (UIScrollView) -> Void
    ) -> Device {
        let device = place(scroll, content)
        change(scroll)
        drag(device, by: way, holding: time)
        device.settle()
        return device
    }

    private static func tap(for time: TimeInterval) -> Device {
        let device = place(UIScrollView(), UIView())
        device.tap(at: CGPoint(x: 250, y: 600), holding: time)
        return device
    }

    private static func drag(_ device: Device, by way: CGPoint, holding time: TimeInterval = 0) {
        let finger = device.finger()
        finger.down(at: CGPoint(x: 250, y: 600))
        finger.hold(for: time)
        finger.move(to: CGPoint(x: 250 + way.x, y: 600 + way.y), over: 0.1)
        finger.up()
    }

    private static func caught() -> Device {
        let device = place(UIScrollView())
        drag(device, by: CGPoint(x: 0, y: -200))
        device.advance(by: 0.1)
        device.tap(at: CGPoint(x: 250, y: 600))
        device.settle()
        return device
    }

    /// A page's scroll view under a bar, which goes.
    private static func adjusted(
        _ behavior: UIScrollView.ContentInsetAdjustmentBehavior
    ) -> Device {
        let (device, page, scroll) = (Device(), UIViewController(), UIScrollView())
        scroll.contentInsetAdjustmentBehavior = behavior
        scroll.frame = page.view.bounds
        scroll.contentSize.height = 3000
        page.view.addSubview(UIView())
        page.view.addSubview(scroll)
        if behavior == .automatic { page.view.sendSubviewToBack(scroll) }
        let navigation = UINavigationController(rootViewController: page)
        device.window.rootViewController = navigation
        navigation.isNavigationBarHidden = true
        return device
    }

    private static func glided() -> Device {
        let scroll = UIScrollView()
        let device = place(scroll)
        scroll.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
        device.settle()
        return device
    }

    private static func paged() -> Device {
        let (scroll, delegate) = (UIScrollView(), Delegate())
        let device = place(scroll)
        scroll.isPagingEnabled = true
        scroll.delegate = delegate
        drag(device, by: CGPoint(x: 0, y: -200))
        device.settle()
        withExtendedLifetime(delegate) {}
        return device
    }

    private static func nested(by ways: [CGFloat], isPaging: Bool = false) -> Device {
        let (outer, inner) = (UIScrollView(), UIScrollView())
        let device = place(outer, inner)
        outer.isPagingEnabled = isPaging
        inner.frame.size.height = 852
        inner.contentSize = CGSize(width: 393, height: 900)
        for way in ways {
            drag(device, by: CGPoint(x: 0, y: way))
            device.settle()
        }
        return device
    }

    private static func statusBar() -> Device {
        let (scroll, delegate) = (UIScrollView(), Delegate())
        let device = place(scroll)
        scroll.contentOffset.y = 500
        scroll.delegate = delegate
        device.tapStatusBar()
        scroll.scrollsToTop = false
        device.tapStatusBar()
        withExtendedLifetime(delegate) {}
        return device
    }

    private static func zoomed(_ hasPicture: Bool) -> Device {
        let (scroll, delegate, picture) = (UIScrollView(), Delegate(), UIView())
        let device = place(scroll, picture)
        delegate.zoomed = hasPicture ? picture : nil
        scroll.delegate = delegate
        scroll.maximumZoomScale = 3
        device.pinch(at: CGPoint(x: 200, y: 400), from: 100, to: 200, over: 0.2)
        device.settle()
        withExtendedLifetime(delegate) {}
        return device
    }
}
