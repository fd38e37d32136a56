import Testing
import TouchEngine

@Suite("Layout guides", .tags(.apparatus))
struct LayoutGuideTests {
    private let scene = LayoutScene()

    private func own(_ constraints: (UILayoutGuide) -> [NSLayoutConstraint]) -> UILayoutGuide {
        let guide = UILayoutGuide()
        scene.page.addLayoutGuide(guide)
        NSLayoutConstraint.activate(constraints(guide))
        return guide
    }

    private func fill(_ view: UIView, _ guide: UILayoutGuide) -> [NSLayoutConstraint] {
        [
            view.leftAnchor.constraint(equalTo: guide.leftAnchor, constant: 1),
            view.rightAnchor.constraint(equalTo: guide.rightAnchor, constant: -2),
            view.topAnchor.constraint(equalTo: guide.topAnchor, constant: 3),
            view.bottomAnchor.constraint(equalTo: guide.bottomAnchor, constant: -4),
        ]
    }

    @Test("a guide is where constraints put it, in its view's own points, and views follow it")
    func own() {
        scene.page.bounds.origin = CGPoint(x: 11, y: 13)
        let page = scene.page
        let guide = own { guide in
            [
                guide.leadingAnchor.constraint(equalTo: page.leadingAnchor, constant: 20),
                guide.trailingAnchor.constraint(equalTo: page.trailingAnchor, constant: -30),
                guide.topAnchor.constraint(equalTo: page.topAnchor, constant: 40),
                guide.heightAnchor.constraint(equalToConstant: 50),
            ]
        }
        let view = scene.free(UIView())
        scene.lay(fill(view, guide))
        #expect(guide.layoutFrame == CGRect(x: 31, y: 53, width: 340, height: 50))
        #expect(view.frame == CGRect(x: 32, y: 56, width: 337, height: 43))
        page.frame.size.width = 290
        scene.lay()
        #expect(guide.layoutFrame == CGRect(x: 31, y: 53, width: 240, height: 50))
        #expect(view.frame.width == 237)
        let other = scene.free(UIView())
        scene.lay([
            other.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
            other.centerYAnchor.constraint(equalTo: guide.centerYAnchor),
            other.widthAnchor.constraint(equalTo: guide.widthAnchor, multiplier: 0.5),
            other.heightAnchor.constraint(equalTo: guide.heightAnchor, constant: -10),
        ])
        #expect(other.frame == CGRect(x: 91, y: 58, width: 120, height: 40))
    }

    @Test("a guide in a view that is in another is seen from outside where that view is")
    func nested() {
        let box = scene.free(UIView())
        box.bounds.origin = CGPoint(x: 2, y: 3)
        let guide = UILayoutGuide()
        box.addLayoutGuide(guide)
        let view = scene.free(UIView())
        scene.lay(
            box.corner(100, 200, of: scene.page) + box.size(60, 70) + fill(view, guide) + [
                guide.leftAnchor.constraint(equalTo: box.leftAnchor, constant: 5),
                guide.rightAnchor.constraint(equalTo: box.rightAnchor),
                guide.topAnchor.constraint(equalTo: box.topAnchor, constant: 6),
                guide.bottomAnchor.constraint(equalTo: box.bottomAnchor),
            ])
        #expect(guide.layoutFrame == CGRect(x: 7, y: 9, width: 55, height: 64))
        #expect(view.frame == CGRect(x: 106, y: 209, width: 52, height: 57))
    }

    @Test("the safe area's guide is the view without what bars and edges cover")
    func safeArea() {
        let device = Device(.iPhoneWithSafeArea)
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        device.window.addSubview(view)
        let guide = device.window.safeAreaLayoutGuide
        NSLayoutConstraint.activate(fill(view, guide))
        device.advance(by: 0)
        let (insets, bounds) = (device.window.safeAreaInsets, device.window.bounds)
        #expect(insets.top > 0 && insets.bottom > 0)
        let room = CGRect(
            x: insets.left, y: insets.top, width: bounds.width - insets.left - insets.right,
            height: bounds.height - insets.top - insets.bottom)
        #expect(guide.layoutFrame == room)
        #expect(
            view.frame
                == CGRect(
                    x: room.minX + 1, y: room.minY + 3, width: room.width - 3,
                    height: room.height - 7))
        #expect(device.window.safeAreaLayoutGuide === guide)
        #expect(device.window.layoutGuides.isEmpty)
    }

    @Test("what the edges of a device cover is left out on every side")
    func everySide() {
        let insets = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
        let device = Device(
            Device.Model(
                name: "other", width: 300, height: 500, framesPerSecond: 60, safeAreaInsets: insets)
        )
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        device.window.addSubview(view)
        NSLayoutConstraint.activate(fill(view, device.window.safeAreaLayoutGuide))
        device.advance(by: 0)
        #expect(view.frame == CGRect(x: 21, y: 13, width: 237, height: 453))
    }

    @Test("a view is placed by what is said of its safe area, and not by what of a guide in it")
    func throughGuides() {
        let box = scene.free(UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4)))
        let guide = UILayoutGuide()
        box.addLayoutGuide(guide)
        scene.lay([guide.widthAnchor.constraint(equalToConstant: 9)])
        #expect(box.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
        scene.lay([
            box.safeAreaLayoutGuide.widthAnchor.constraint(equalToConstant: 50),
            box.safeAreaLayoutGuide.heightAnchor.constraint(equalToConstant: 40),
        ])
        #expect(box.frame.size == CGSize(width: 50, height: 40))
    }

    @Test("a scroll view whose size alone is used keeps the content size that it was given")
    func sizeAlone() {
        let scroll = scene.fixed(UIScrollView(frame: CGRect(x: 7, y: 9, width: 100, height: 200)))
        scroll.contentSize = CGSize(width: 300, height: 400)
        let view = scene.free(UIView(), in: scroll)
        scene.lay([view.widthAnchor.constraint(equalTo: scroll.widthAnchor)])
        #expect(view.frame.width == 100)
        #expect(scroll.contentSize == CGSize(width: 300, height: 400))
    }

    @Test("a guide is in one view at a time; what it had part in is over when it leaves")
    func owners() {
        let other = scene.free(UIView())
        let guide = UILayoutGuide()
        let second = UILayoutGuide()
        #expect(guide.owningView == nil && guide.layoutFrame == .zero)
        #expect(guide.identifier.isEmpty)
        scene.page.addLayoutGuide(guide)
        scene.page.addLayoutGuide(second)
        scene.page.addLayoutGuide(guide)
        #expect(scene.page.layoutGuides == [guide, second] && guide.owningView === scene.page)
        let tied = guide.topAnchor.constraint(equalTo: scene.page.topAnchor)
        let untied = second.topAnchor.constraint(equalTo: scene.page.topAnchor, constant: 4)
        let from = other.topAnchor.constraint(equalTo: guide.topAnchor)
        let size = guide.widthAnchor.constraint(equalToConstant: 5)
        scene.lay([tied, untied, from, size])
        other.addLayoutGuide(guide)
        #expect(scene.page.layoutGuides == [second] && other.layoutGuides == [guide])
        #expect(!tied.isActive && !from.isActive && !size.isActive && untied.isActive)
        guide.owningView = scene.page
        #expect(scene.page.layoutGuides == [second, guide] && other.layoutGuides.isEmpty)
        size.isActive = true
        guide.owningView = scene.page
        #expect(size.isActive)
        other.removeLayoutGuide(guide)
        #expect(guide.owningView === scene.page)
        guide.owningView = nil
        #expect(scene.page.layoutGuides == [second] && guide.owningView == nil)
        scene.page.removeLayoutGuide(scene.page.safeAreaLayoutGuide)
        #expect(scene.page.safeAreaLayoutGuide.owningView === scene.page)
    }

    @Test("a scroll view's guides are its content and what is in sight of it")
    func scrolling() {
        let scroll = scene.free(UIScrollView())
        let guides = [scroll.contentLayoutGuide, scroll.frameLayoutGuide]
        #expect(guides == [scroll.contentLayoutGuide, scroll.frameLayoutGuide])
        #expect(scroll.layoutGuides.isEmpty)
        scene.lay(
            scroll.corner(10, 20, of: scene.page) + scroll.size(100, 200) + [
                scroll.contentLayoutGuide.widthAnchor.constraint(equalToConstant: 150),
                scroll.contentLayoutGuide.heightAnchor.constraint(
                    equalTo: scroll.frameLayoutGuide.heightAnchor, multiplier: 3),
            ])
        #expect(scroll.contentSize == CGSize(width: 150, height: 600))
        scroll.contentOffset = CGPoint(x: 30, y: 40)
        let (pinned, along) = (scene.free(UIView(), in: scroll), scene.free(UIView(), in: scroll))
        scene.lay(fill(pinned, scroll.frameLayoutGuide) + fill(along, scroll.contentLayoutGuide))
        #expect(
            scroll.frameLayoutGuide.layoutFrame == CGRect(x: 30, y: 40, width: 100, height: 200))
        #expect(
            scroll.contentLayoutGuide.layoutFrame == CGRect(x: 0, y: 0, width: 150, height: 600))
        #expect(pinned.frame == CGRect(x: 31, y: 43, width: 97, height: 193))
        #expect(along.frame == CGRect(x: 1, y: 3, width: 147, height: 593))
        let outside = scene.free(UIView())
        scene.lay(fill(outside, scroll.frameLayoutGuide))
        #expect(outside.frame == CGRect(x: 11, y: 23, width: 97, height: 193))
        let beside = scene.free(UIView())
        scene.lay(fill(beside, scroll.contentLayoutGuide))
        #expect(beside.frame == CGRect(x: -19, y: -17, width: 147, height: 593))
    }

    @Test(
        "a scroll view's edges are its content's to what is in it, and its own to what is outside")
    func edgesOfScrolling() {
        let scroll = scene.fixed(UIScrollView(frame: CGRect(x: 7, y: 9, width: 100, height: 200)))
        let content = scene.free(UIView(), in: scroll)
        let beside = scene.free(UIView())
        scene.lay(
            content.corner(5, 6, of: scroll) + content.size(300, 400) + [
                scroll.rightAnchor.constraint(equalTo: content.rightAnchor, constant: 11),
                scroll.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: 12),
            ] + beside.corner(1, 2, of: scroll) + [
                beside.rightAnchor.constraint(equalTo: scroll.rightAnchor),
                beside.heightAnchor.constraint(equalTo: scroll.heightAnchor),
            ])
        #expect(scroll.contentSize == CGSize(width: 316, height: 418))
        #expect(content.frame == CGRect(x: 5, y: 6, width: 300, height: 400))
        #expect(beside.frame == CGRect(x: 8, y: 11, width: 99, height: 200))
        NSLayoutConstraint.deactivate(scroll.constraints)
        scroll.contentSize = CGSize(width: 1, height: 2)
        scene.lay()
        #expect(scroll.contentSize == CGSize(width: 1, height: 2))
    }
}
