import Testing
import TouchEngine

@Suite("What comes and goes lays its superview out")
struct SubviewLayoutTests {
    private final class Page: UIViewController {
        var layouts = 0
        var addsInLayout = false
        override func viewDidLayoutSubviews() {
            layouts += 1
            if addsInLayout { view.addSubview(UIView()) }
        }
    }

    private let device = Device()
    private let page = Page()

    init() {
        device.window.rootViewController = page
        device.advance(by: 0)
        page.layouts = 0
    }

    @Test(
        "a view that is put in calls viewDidLayoutSubviews() once, at the end of the turn (N-C5.21)"
    )
    func added() {
        page.view.addSubview(UIView())
        page.view.insertSubview(UIView(), at: 0)
        #expect(page.layouts == 0)
        device.advance(by: 0)
        #expect(page.layouts == 1)
        device.advance(by: 1)
        #expect(page.layouts == 1)
    }

    @Test("and so does one that is taken out, by its owner or by another superview (N-C5.21)")
    func removed() {
        let (first, second) = (UIView(), UIView())
        page.view.addSubview(first)
        page.view.addSubview(second)
        device.advance(by: 0)
        first.removeFromSuperview()
        device.advance(by: 0)
        #expect(page.layouts == 2)
        device.window.addSubview(second)
        device.advance(by: 0)
        #expect(page.layouts == 3)
    }

    @Test("one that is put in further down lays out the view that it is in, and no other (N-C5.21)")
    func inside() {
        let inner = UIView()
        page.view.addSubview(inner)
        device.advance(by: 0)
        page.layouts = 0
        inner.addSubview(UIView())
        device.advance(by: 0)
        #expect(page.layouts == 0)
    }

    @Test("a view that adds one whenever it is laid out comes to an end (N-C5.21)")
    func inItsOwnLayout() {
        page.addsInLayout = true
        page.view.setNeedsLayout()
        device.advance(by: 1)
        #expect(page.layouts == 1)
        #expect(page.view.subviews.count == 1)
    }
}
