import Testing
import TouchEngine

@Suite("Which view holds a constraint", .tags(.apparatus))
struct LayoutHoldingTests {
    private let scene = LayoutScene()

    @Test("the nearest view that both sides are in holds it, or the one it is given to")
    func holders() {
        let outer = scene.free(UIView())
        let (a, b) = (scene.free(UIView(), in: outer), scene.free(UIView(), in: outer))
        let guide = UILayoutGuide()
        b.addLayoutGuide(guide)
        let between = a.leftAnchor.constraint(equalTo: b.leftAnchor)
        let toGuide = a.topAnchor.constraint(equalTo: guide.topAnchor)
        let up = a.rightAnchor.constraint(equalTo: outer.rightAnchor)
        let alone = a.widthAnchor.constraint(equalToConstant: 3)
        let ofGuide = guide.widthAnchor.constraint(equalToConstant: 4)
        scene.lay([between, toGuide, up, alone, ofGuide])
        #expect(outer.constraints == [between, toGuide, up])
        #expect(a.constraints == [alone] && b.constraints == [ofGuide])
        scene.page.addConstraints([between, alone])
        #expect(scene.page.constraints == [between, alone])
        #expect(outer.constraints == [toGuide, up] && a.constraints.isEmpty)
        scene.page.addConstraint(between)
        between.isActive = true
        #expect(scene.page.constraints == [between, alone])
        outer.removeConstraint(between)
        #expect(between.isActive)
        scene.page.removeConstraints([between, alone, up])
        #expect(scene.page.constraints.isEmpty && !between.isActive && !alone.isActive)
        #expect(up.isActive && outer.constraints == [toGuide, up])
        between.isActive = false
        #expect(!between.isActive)
    }

    @Test("one that is given to a view higher up holds as well, across all that lies between")
    func higher() {
        let outer = scene.fixed(UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100)))
        let inner = scene.fixed(UIView(frame: CGRect(x: 5, y: 6, width: 50, height: 50)), in: outer)
        let view = scene.free(UIView(), in: inner)
        scene.page.addConstraints(view.corner(1, 2, of: outer))
        scene.lay()
        #expect(view.frame.origin == CGPoint(x: -4, y: -4))
        inner.frame.origin = CGPoint(x: 0, y: 1)
        scene.lay()
        #expect(view.frame.origin == CGPoint(x: 1, y: 1))
        inner.bounds.origin.x = 8
        scene.lay()
        #expect(view.frame.origin == CGPoint(x: 9, y: 1))
        // It grows round its middle: by 10 pt at each side.
        inner.bounds.size = CGSize(width: 70, height: 70)
        scene.lay()
        #expect(view.frame.origin == CGPoint(x: 19, y: 11))
    }

    @Test("a view that moves to another keeps what is within it, and loses what reached out")
    func moving() {
        let (one, other) = (scene.free(UIView()), scene.free(UIView()))
        let view = scene.free(UIView(), in: one)
        let child = scene.free(UIView(), in: view)
        let size = view.widthAnchor.constraint(equalToConstant: 30)
        let within = child.widthAnchor.constraint(equalTo: view.widthAnchor)
        let out = view.leftAnchor.constraint(equalTo: one.leftAnchor)
        let farOut = child.topAnchor.constraint(equalTo: scene.page.topAnchor)
        let unrelated = one.leftAnchor.constraint(equalTo: scene.page.leftAnchor, constant: 9)
        scene.lay([size, within, out, farOut, unrelated])
        other.addSubview(view)
        #expect(size.isActive && within.isActive && unrelated.isActive)
        #expect(!out.isActive && !farOut.isActive)
        #expect(one.constraints.isEmpty && scene.page.constraints == [unrelated])
        scene.lay([view.leftAnchor.constraint(equalTo: other.leftAnchor, constant: 4)])
        #expect(view.frame.minX == 4 && child.frame.width == 30)
    }

    @Test("a constraint whose other side is gone says nothing any more")
    func gone() {
        let view = scene.free(UIView())
        var other: UIView? = UIView(frame: CGRect(x: 50, y: 0, width: 10, height: 10))
        if let other { scene.page.addSubview(other) }
        let tied = other.map { view.leftAnchor.constraint(equalTo: $0.leftAnchor) }
        scene.lay([tied].compactMap { $0 } + view.size(30, 30))
        #expect(view.frame.minX == 50)
        other?.removeFromSuperview()
        other = nil
        #expect(tied?.secondItem == nil && tied?.isActive == false)
        scene.lay([view.leftAnchor.constraint(equalTo: scene.page.leftAnchor, constant: 2)])
        #expect(view.frame.minX == 2 && scene.broken.isEmpty)
    }

    @Test("required constraints of outer views come before those of inner ones, then the older")
    func order() {
        let outer = scene.free(UIView())
        let inner = scene.free(UIView(), in: outer)
        scene.lay(inner.size(100, 100))
        scene.lay([
            inner.widthAnchor.constraint(equalTo: outer.widthAnchor),
            inner.heightAnchor.constraint(equalTo: outer.heightAnchor),
        ])
        scene.lay([
            outer.widthAnchor.constraint(equalTo: scene.page.widthAnchor),
            outer.heightAnchor.constraint(equalToConstant: 50),
        ])
        #expect(outer.frame.size == CGSize(width: 390, height: 50))
        #expect(inner.frame.size == CGSize(width: 390, height: 50))
        #expect(scene.broken == [.text("view.width = 100"), .text("view.height = 100")])
    }

    @Test("views that are in no window are laid out when they are asked to be")
    func withoutWindow() {
        let top = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 60))
        // It is in no other view, so nothing but itself can place it.
        top.translatesAutoresizingMaskIntoConstraints = false
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        top.addSubview(view)
        let wide = view.widthAnchor.constraint(equalToConstant: 5)
        NSLayoutConstraint.activate([
            view.rightAnchor.constraint(equalTo: top.rightAnchor, constant: -7), wide,
            view.heightAnchor.constraint(equalTo: top.heightAnchor),
        ])
        #expect(view.frame == .zero)
        view.layoutIfNeeded()
        #expect(view.frame == .zero)
        top.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 38, y: 0, width: 5, height: 60))
        wide.constant = 6
        top.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 37, y: 0, width: 6, height: 60))
        #expect(top.frame == CGRect(x: 0, y: 0, width: 50, height: 60))
    }
}
