import Testing
import TouchEngine

/// What a listing may write because UIKit lets it: most of these need only compile.
@Suite("UIKit's names and shapes")
struct UIKitSurfaceTests {
    @Test(
        "a navigation controller's subclass overrides init(rootViewController:)", .tags(.apparatus))
    func navigationInitializers() {
        final class Mail: UINavigationController {
            var isOurs = false
            override init(rootViewController: UIViewController) {
                super.init(rootViewController: rootViewController)
                isOurs = true
            }
            required init?(coder: NSCoder) { nil }
        }
        let page = UIViewController()
        #expect(Mail(rootViewController: page).viewControllers == [page])
        #expect(UINavigationController().viewControllers.isEmpty)
    }

    @Test("a selector is a name: a text, a key, and equal to its like", .tags(.apparatus))
    func selectorNames() {
        let selector: Selector = "handleNavigationTransition:"
        #expect(selector == Selector("handleNavigationTransition:"))
        #expect(selector.description == "handleNavigationTransition:")
        #expect(Set([selector, NSSelectorFromString("handleNavigationTransition:")]).count == 1)
        #expect(Set([selector, Selector("handlePan:")]).count == 2)
    }

    @Test("a bar button item is a bar item, made with or without words", .tags(.apparatus))
    func barItems() {
        let item = UIBarButtonItem()
        item.title = "Done"
        item.style = .done
        item.tag = 7
        let items: [UIBarItem] = [
            item, UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil),
        ]
        #expect(items.map(\.title) == ["Done", "Edit"] && items.allSatisfy(\.isEnabled))
        #expect(items.map(\.tag) == [7, 0])
    }

    @Test("a menu's element says what its action says", .tags(.apparatus))
    func menuElements() {
        let action = UIAction(title: "Save") { _ in }
        let element: UIMenuElement = action
        action.title = "Keep"
        #expect(element.title == "Keep")
    }

    @Test("a cell's attributes can be made before its path is known", .tags(.apparatus))
    func layoutAttributes() {
        final class Tilted: UICollectionViewLayoutAttributes { var angle = 0.0 }
        #expect(Tilted().indexPath == IndexPath(item: 0, section: 0))
        #expect(
            Tilted(forCellWith: IndexPath(item: 2, section: 1)).indexPath
                == IndexPath(item: 2, section: 1))
    }

    @Test("a guide whose view is set is in that view, and in no other", .tags(.apparatus))
    func owningView() {
        let guide = UILayoutGuide()
        let (first, second) = (UIView(), UIView())
        guide.owningView = first
        #expect(first.layoutGuides == [guide])
        guide.owningView = second
        #expect(first.layoutGuides.isEmpty && second.layoutGuides == [guide])
        guide.owningView = nil
        #expect(second.layoutGuides.isEmpty && guide.owningView == nil)
    }

    @Test(
        "a view's subclass overrides frame, addSubview and addGestureRecognizer", .tags(.apparatus))
    func viewOverrides() {
        final class Counting: UIView {
            var calls = 0
            override var frame: CGRect { didSet { calls += 1 } }
            override func addSubview(_ view: UIView) {
                calls += 1
                super.addSubview(view)
            }
            override func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
                calls += 1
                super.addGestureRecognizer(gestureRecognizer)
            }
        }
        let view = Counting()
        view.frame.size.width = 10
        view.addSubview(UIView())
        view.gestureRecognizers = [UITapGestureRecognizer()]
        #expect(view.calls == 3)
    }

    @Test("gestureRecognizers can be set: those left out are detached", .tags(.apparatus))
    func settingRecognizers() {
        let (view, a, b) = (UIView(), UITapGestureRecognizer(), UIPanGestureRecognizer())
        view.gestureRecognizers = [a]
        view.gestureRecognizers = [b]
        #expect(a.view == nil && b.view === view)
        view.gestureRecognizers = nil
        #expect(view.gestureRecognizers == nil && b.view == nil)
    }

    @Test(
        "a label's font and colour fall back to its own when set to nil; a weight is a number",
        .tags(.apparatus))
    func label() {
        let label = UILabel()
        label.font = .systemFont(ofSize: 12, weight: UIFont.Weight(rawValue: 0.3))
        #expect(label.font.pointSize == 12)
        label.font = nil
        label.textColor = nil
        #expect(label.font.pointSize == 17)
        #expect(UIFont.Weight.semibold == UIFont.Weight(0.3))
        #expect(label.textAlignment == .natural)
    }

    @Test("an event tells the touches of a window and of a view apart (G-2.11)")
    func eventTouches() {
        final class Asking: UIView {
            var counts: [Int?] = []
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
                guard let window, let event else { return }
                counts = [event.touches(for: window)?.count, event.touches(for: self)?.count]
            }
        }
        let device = Device()
        let view = Asking(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        device.window.addSubview(view)
        device.finger().down(at: CGPoint(x: 300, y: 300))
        device.finger().down(at: CGPoint(x: 50, y: 50))
        #expect(view.counts == [2, 1])
    }

    @Test(
        "a view that moves within its window is not told that the window has changed",
        .tags(.apparatus))
    func movingWithinTheWindow() {
        final class Told: UIView {
            var times = 0
            override func didMoveToWindow() { times += 1 }
        }
        let scene = NestedScene()
        let view = Told()
        scene.inner.addSubview(view)
        scene.outer.insertSubview(view, belowSubview: scene.inner)
        #expect(view.times == 1)
        #expect(scene.outer.subviews == [view, scene.inner])
        scene.outer.insertSubview(view, aboveSubview: scene.inner)
        #expect(scene.outer.subviews == [scene.inner, view])
        view.removeFromSuperview()
        #expect(view.times == 2)
    }
}
