import Testing
import TouchEngine

@Suite("Auto Layout in a tree of views", .tags(.apparatus))
struct LayoutTreeTests {
    private let device = Device()
    private let page = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 800))

    init() {
        page.accessibilityIdentifier = "page"
        device.window.addSubview(page)
    }

    private func free<View: UIView>(_ view: View, in parent: UIView? = nil) -> View {
        view.translatesAutoresizingMaskIntoConstraints = false
        (parent ?? page).addSubview(view)
        return view
    }

    private func fill(_ view: UIView, _ guide: UILayoutGuide) -> [NSLayoutConstraint] {
        [
            view.leftAnchor.constraint(equalTo: guide.leftAnchor),
            view.rightAnchor.constraint(equalTo: guide.rightAnchor),
            view.topAnchor.constraint(equalTo: guide.topAnchor),
            view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        ]
    }

    @Test("what is pinned to the safe area stays clear of a navigation bar, which may go")
    func safeArea() {
        let scene = MailScene(model: .iPhoneWithSafeArea)
        guard let view = scene.message.view else { return }
        let child = free(UIView(), in: view)
        NSLayoutConstraint.activate(fill(child, view.safeAreaLayoutGuide))
        scene.device.advance(by: 0)
        let insets = view.safeAreaInsets
        #expect(insets.top > 59 && insets.bottom > 0)
        #expect(child.frame == view.safeAreaLayoutGuide.layoutFrame)
        #expect(child.frame.minY == insets.top)
        #expect(child.frame.maxY == view.bounds.height - insets.bottom)
        scene.navigation.isNavigationBarHidden = true
        scene.device.advance(by: 0)
        #expect(child.frame.minY == 59)
    }

    @Test(
        "of required constraints that exclude each other the last is broken, and the trace says so once"
    )
    func conflict() {
        let view = free(UIView())
        view.accessibilityIdentifier = "card"
        let last = view.widthAnchor.constraint(equalTo: page.widthAnchor, multiplier: 0.5)
        NSLayoutConstraint.activate([
            view.leftAnchor.constraint(equalTo: page.leftAnchor, constant: 10),
            view.rightAnchor.constraint(equalTo: page.rightAnchor, constant: -10), last,
        ])
        device.advance(by: 0)
        #expect(view.frame.width == 370)
        let records = device.trace.records(.misuseConstraints)
        #expect(records.map(\.subject) == ["page"])
        #expect(records.first?["constraint"] == .text("card.width = page.width × 0.500"))
        page.frame.size.width = 300
        device.advance(by: 0)
        #expect(view.frame.width == 280)
        #expect(device.trace.records(.misuseConstraints).count == 1)
        last.isActive = false
        last.isActive = true
        device.advance(by: 0)
        #expect(device.trace.records(.misuseConstraints).count == 2)
    }

    @Test("a view whose frame is what it is does not move for a constraint")
    func fixed() {
        let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        let other = free(UIView())
        page.addSubview(view)
        NSLayoutConstraint.activate([
            view.widthAnchor.constraint(equalToConstant: 100),
            other.leftAnchor.constraint(equalTo: view.rightAnchor, constant: 5),
        ])
        device.advance(by: 0)
        #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(other.frame.minX == 9)
        #expect(device.trace.records(.misuseConstraints).count == 1)
        view.center.x += 10
        device.advance(by: 0)
        #expect(other.frame.minX == 19)
        view.translatesAutoresizingMaskIntoConstraints = false
        device.advance(by: 0)
        #expect(view.frame.width == 100)
    }

    @Test("constraints between cousins take the places of their parents into account")
    func cousins() {
        let left = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
        let right = UIView(frame: CGRect(x: 200, y: 50, width: 100, height: 100))
        page.addSubview(left)
        page.addSubview(right)
        let one = free(UIView(), in: left)
        let other = free(UIView(), in: right)
        NSLayoutConstraint.activate([
            one.topAnchor.constraint(equalTo: left.topAnchor, constant: 40),
            other.topAnchor.constraint(equalTo: one.bottomAnchor),
        ])
        device.advance(by: 0)
        #expect(other.frame.minY == 10)
        right.frame.origin.y = 0
        device.advance(by: 0)
        #expect(other.frame.minY == 60)
    }

    @Test("what is in a scroll view, but tied to something outside, stays where that is")
    func tiedOutside() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 390, height: 400))
        scroll.contentSize.height = 1000
        page.addSubview(scroll)
        let view = free(UIView(), in: scroll)
        view.topAnchor.constraint(equalTo: page.topAnchor, constant: 120).isActive = true
        device.advance(by: 0)
        #expect(view.frame.minY == 20)
        scroll.contentOffset.y = 50
        device.advance(by: 0)
        #expect(view.frame.minY == 70 && scroll.contentSize.height == 1000)
    }

    @Test("a view that leaves takes its constraints to the outside with it, and keeps those inside")
    func leaving() {
        let outer = free(UIView())
        let inner = free(UIView(), in: outer)
        let inside = inner.topAnchor.constraint(equalTo: outer.topAnchor, constant: 3)
        let across = inner.leftAnchor.constraint(equalTo: page.leftAnchor, constant: 4)
        let place = outer.topAnchor.constraint(equalTo: page.topAnchor, constant: 5)
        NSLayoutConstraint.activate([
            inside, across, place, outer.leftAnchor.constraint(equalTo: page.leftAnchor),
        ])
        device.advance(by: 0)
        #expect(inner.frame.origin == CGPoint(x: 4, y: 3) && outer.frame.minY == 5)
        page.addSubview(outer)
        #expect(across.isActive && place.isActive)
        outer.removeFromSuperview()
        #expect(inside.isActive && !across.isActive && !place.isActive)
        #expect(page.constraints.isEmpty)
    }

    @Test("the old way of making constraints makes the same")
    func oldForm() {
        let view = free(UIView())
        page.addConstraints([
            NSLayoutConstraint(
                item: view, attribute: .trailing, relatedBy: .lessThanOrEqual, toItem: page,
                attribute: .trailing, multiplier: 0.5, constant: -5),
            NSLayoutConstraint(
                item: view, attribute: .width, relatedBy: .greaterThanOrEqual, toItem: nil,
                attribute: .notAnAttribute, multiplier: 1, constant: 50),
            NSLayoutConstraint(
                item: view, attribute: .leading, relatedBy: .equal, toItem: page,
                attribute: .leading, multiplier: 1, constant: 100),
        ])
        device.advance(by: 0)
        #expect(view.frame.minX == 100 && view.frame.width == 50 && page.constraints.count == 3)
    }

    /// A page that makes its constraints when the layout asks for them.
    private final class LatePage: UIViewController {
        let child = UIView()
        var updates = 0
        override func viewDidLoad() {
            child.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(child)
            view.setNeedsUpdateConstraints()
        }
        override func updateViewConstraints() {
            updates += 1
            child.heightAnchor.constraint(equalTo: view.heightAnchor).isActive = true
            super.updateViewConstraints()
        }
    }

    @Test("a controller may make its constraints when its view is about to be laid out")
    func controller() {
        let late = LatePage()
        device.window.rootViewController = late
        device.advance(by: 1)
        #expect(late.child.frame.height == late.view.bounds.height && late.updates == 1)
    }

    @Test("what a program pins to a navigation controller's own view is laid out too")
    func overlay() {
        let scene = MailScene()
        guard let root = scene.navigation.view else { return }
        let overlay = free(UIView(), in: root)
        overlay.bottomAnchor.constraint(equalTo: root.bottomAnchor).isActive = true
        overlay.heightAnchor.constraint(equalToConstant: 60).isActive = true
        scene.device.advance(by: 0)
        #expect(overlay.frame.minY == root.bounds.height - 60)
    }
}
