import Testing
import TouchEngine

@Suite("When constraints are heeded", .tags(.apparatus))
struct LayoutPassTests {
    /// A view that writes down when its constraints are asked for, and when it is laid out.
    private final class Loud: UIView {
        var log = CallLog()
        var updates: (Loud) -> Void = { _ in }
        var lays: (Loud) -> Void = { _ in }
        override func updateConstraints() {
            log.lines.append("\(accessibilityIdentifier ?? "") updates")
            updates(self)
            super.updateConstraints()
        }
        override func layoutSubviews() {
            super.layoutSubviews()
            log.lines.append("\(accessibilityIdentifier ?? "") lays out")
            lays(self)
        }
    }

    private let scene = LayoutScene()
    private let log = CallLog()

    private func loud(_ name: String, in parent: UIView? = nil) -> Loud {
        let view = scene.free(Loud(), name, in: parent)
        view.log = log
        return view
    }

    @Test("constraints are asked for once, of inner views first, before anything is laid out")
    func order() {
        let outer = loud("outer")
        let (a, b) = (loud("a", in: outer), loud("b", in: outer))
        scene.lay(
            outer.size(50, 60) + a.corner(1, 2, of: outer)
                + [b.leftAnchor.constraint(equalTo: a.rightAnchor)])
        #expect(
            log.lines.prefix(4) == ["a updates", "b updates", "outer updates", "outer lays out"])
        #expect(log.lines.count { $0.hasSuffix("updates") } == 3)
        for view in [a, b, outer] { #expect(!view.needsUpdateConstraints()) }
        log.lines = []
        a.setNeedsUpdateConstraints()
        #expect(a.needsUpdateConstraints() && !outer.needsUpdateConstraints())
        scene.lay()
        #expect(log.lines.filter { $0.hasSuffix("updates") } == ["a updates"])
        a.setNeedsUpdateConstraints()
        outer.updateConstraintsIfNeeded()
        #expect(!a.needsUpdateConstraints())
        scene.lay()
        #expect(log.lines.count { $0.hasSuffix("updates") } == 2)
    }

    @Test("a view that has no part in constraints is not asked for any, unless it asks itself")
    func apart() {
        let view = scene.fixed(Loud(), "view")
        view.log = log
        #expect(!view.needsUpdateConstraints())
        scene.lay()
        #expect(log.lines == ["view lays out"])
        view.setNeedsUpdateConstraints()
        #expect(view.needsUpdateConstraints())
        scene.lay()
        #expect(log.lines.contains("view updates") && !view.needsUpdateConstraints())
    }

    @Test("what is changed while constraints are asked for takes effect in the same layout")
    func changedWhileAsked() {
        let view = loud("view")
        let width = view.widthAnchor.constraint(equalToConstant: 50)
        view.updates = { _ in width.constant = 70 }
        scene.lay([width])
        #expect(view.frame.width == 70)
    }

    @Test("a frame that constraints have given is set by hand until they are worked out again")
    func byHand() {
        let view = scene.free(UIView(frame: CGRect(x: 1, y: 1, width: 9, height: 9)))
        let other = scene.free(UIView())
        view.translatesAutoresizingMaskIntoConstraints = true
        let width = other.widthAnchor.constraint(equalToConstant: 20)
        scene.lay(other.corner(0, 0, of: view) + [width])
        #expect(other.frame.origin == CGPoint(x: 1, y: 1))
        view.translatesAutoresizingMaskIntoConstraints = false
        let child = scene.free(UIView(), in: view)
        scene.lay(
            view.corner(5, 6, of: scene.page) + view.size(30, 40) + child.corner(1, 1, of: view))
        let placed = CGRect(x: 5, y: 6, width: 30, height: 40)
        #expect(view.frame == placed && other.frame.origin == CGPoint(x: 5, y: 6))
        for change in [
            { view.center.x = 90 }, { view.bounds.size.height = 2 },
            { view.frame = CGRect(x: 0, y: 0, width: 1, height: 1) },
        ] {
            change()
            scene.lay()
            #expect(view.frame != placed)
            scene.page.setNeedsLayout()
            scene.lay()
            #expect(view.frame == placed)
        }
        view.translatesAutoresizingMaskIntoConstraints = true
        scene.lay()
        view.frame = CGRect(x: 7, y: 8, width: 9, height: 10)
        scene.page.setNeedsLayout()
        scene.lay()
        #expect(view.frame == CGRect(x: 7, y: 8, width: 9, height: 10))
        #expect(other.frame.origin == CGPoint(x: 7, y: 8))
        NSLayoutConstraint.deactivate(scene.page.constraints + other.constraints)
        other.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        scene.page.setNeedsLayout()
        scene.lay()
        #expect(other.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    }

    @Test("views that are only as large or only where they were are placed anew all the same")
    func onlyOne() {
        let view = scene.free(UIView())
        let sizes = view.size(30, 40)
        let centre = [
            view.centerXAnchor.constraint(equalTo: scene.page.leftAnchor, constant: 100),
            view.centerYAnchor.constraint(equalTo: scene.page.topAnchor, constant: 200),
        ]
        scene.lay(sizes + centre)
        #expect(view.frame == CGRect(x: 85, y: 180, width: 30, height: 40))
        for size in sizes { size.constant = 50 }
        scene.lay()
        #expect(view.frame == CGRect(x: 75, y: 175, width: 50, height: 50))
        for place in centre { place.constant = 300 }
        scene.lay()
        #expect(view.frame == CGRect(x: 275, y: 275, width: 50, height: 50))
    }

    @Test(
        "what is laid out in the middle of a pass is laid out again; who never stops is left alone")
    func endless() {
        // In the window itself, which is laid out before what is in it.
        let view = loud("view", in: scene.device.window)
        let width = view.widthAnchor.constraint(equalToConstant: 10)
        scene.lay([width])
        log.lines = []
        view.lays = { _ in width.constant += 1 }
        view.setNeedsLayout()
        scene.lay()
        #expect(log.lines.count == 4 && view.frame.width == 13)
    }

    @Test(
        "a view moves without a layout being worked out, as long as no constraint reads that of it"
    )
    func unread() {
        let (view, wide) = (scene.free(UIView()), scene.fixed(UIView()))
        let most = view.widthAnchor.constraint(lessThanOrEqualTo: wide.widthAnchor, constant: 90)
        scene.lay(view.corner(5, 6, of: scene.page) + view.size(30, 40) + [most])
        let beside = scene.fixed(UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4)))
        let box = scene.fixed(UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4)))
        let boxed = scene.free(UIView(), in: box)
        scene.lay(boxed.corner(1, 2, of: box))
        _ = beside.safeAreaLayoutGuide
        let set = CGRect(x: 50, y: 60, width: 70, height: 80)
        for isWorkedOut in [false, true] {
            if isWorkedOut {
                most.constant += 1
                scene.lay()
            }
            for change in [
                { beside.center.x += 1 }, { beside.bounds.size.width += 1 },
                { beside.bounds.origin.y += 1 }, { wide.bounds.origin.x += 1 },
                { box.center.x += 1 },
            ] {
                view.frame = set
                change()
                scene.lay()
                #expect(view.frame == set)
            }
        }
        wide.bounds.size.width += 1
        scene.lay()
        #expect(view.frame == CGRect(x: 5, y: 6, width: 30, height: 40))
    }

    @Test("a layout that a subview changes while it is laid out is right at the end of the turn")
    func changedMeanwhile() {
        let first = scene.free(UIView())
        let second = loud("second")
        let width = first.widthAnchor.constraint(equalToConstant: 10)
        second.lays = { _ in width.constant = 60 }
        scene.lay(
            [width, second.leftAnchor.constraint(equalTo: first.rightAnchor)]
                + first.corner(2, 3, of: scene.page))
        #expect(first.frame.width == 60 && second.frame.minX == 62)
    }

    @Test("a view that takes part in no constraint keeps its frame beside those that do")
    func bystander() {
        let view = scene.fixed(UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4)))
        let child = scene.free(UIView(), in: view)
        scene.lay(child.size(5, 6))
        #expect(child.frame.size == CGSize(width: 5, height: 6))
        view.frame = CGRect(x: 9, y: 8, width: 7, height: 6)
        scene.page.setNeedsLayout()
        scene.lay()
        #expect(view.frame == CGRect(x: 9, y: 8, width: 7, height: 6))
    }
}
