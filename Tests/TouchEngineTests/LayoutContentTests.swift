import Testing
import TouchEngine

@Suite("Auto Layout and what views bring along", .tags(.apparatus))
struct LayoutContentTests {
    private let device = Device()
    private let page = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 800))

    init() { device.window.addSubview(page) }

    private func free<View: UIView>(_ view: View, in parent: UIView? = nil) -> View {
        view.translatesAutoresizingMaskIntoConstraints = false
        (parent ?? page).addSubview(view)
        return view
    }

    /// A view with content of 80 by 30 pt that sets up its constraints when asked to.
    private final class Badge: UIView {
        var updates = 0
        var size = CGSize(width: 80, height: 30)
        override var intrinsicContentSize: CGSize { size }
        override func updateConstraints() {
            updates += 1
            super.updateConstraints()
        }
    }

    @Test("a view is as large as its content, unless it is asked more firmly to be otherwise")
    func content() throws {
        let badge = free(Badge())
        badge.topAnchor.constraint(equalTo: page.topAnchor).isActive = true
        device.advance(by: 0)
        try #require(badge.frame.size == CGSize(width: 80, height: 30) && badge.updates == 1)
        badge.size.width = 90
        badge.invalidateIntrinsicContentSize()
        device.advance(by: 0)
        try #require(badge.frame.width == 90)
        let wide = badge.widthAnchor.constraint(equalToConstant: 200)
        wide.priority = UILayoutPriority(200)
        wide.isActive = true
        device.advance(by: 0)
        try #require(badge.frame.width == 90)
        badge.setContentHuggingPriority(UILayoutPriority(1), for: .horizontal)
        device.advance(by: 0)
        try #require(badge.frame.width == 200)
        let width = badge.widthAnchor.constraint(equalToConstant: 20)
        width.priority = UILayoutPriority(700)
        width.isActive = true
        device.advance(by: 0)
        try #require(badge.frame.width == 90)
        badge.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
        badge.setNeedsUpdateConstraints()
        device.advance(by: 0)
        #expect(badge.frame.width == 20 && badge.updates == 2)
    }

    @Test("a chain of constraints through a scroll view's content gives it its size, and scrolls")
    func scrolling() {
        let scroll = free(UIScrollView())
        let content = free(UIView(), in: scroll)
        let floating = free(UIView(), in: scroll)
        NSLayoutConstraint.activate(
            [
                scroll.topAnchor.constraint(equalTo: page.topAnchor, constant: 100),
                scroll.heightAnchor.constraint(equalToConstant: 400),
                scroll.widthAnchor.constraint(equalTo: page.widthAnchor),
                content.topAnchor.constraint(equalTo: scroll.topAnchor, constant: 10),
                content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor, constant: -10),
                content.widthAnchor.constraint(equalTo: scroll.widthAnchor),
                content.heightAnchor.constraint(equalToConstant: 1000),
                content.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
                content.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
                floating.topAnchor.constraint(
                    equalTo: scroll.frameLayoutGuide.topAnchor, constant: 5),
            ])
        device.advance(by: 0)
        #expect(scroll.contentSize == CGSize(width: 390, height: 1020))
        #expect(content.frame == CGRect(x: 0, y: 10, width: 390, height: 1000))
        #expect(floating.frame.minY == 5)
        scroll.contentOffset.y = 200
        device.advance(by: 0)
        #expect(content.frame.minY == 10 && floating.frame.minY == 205)
    }

    /// A view that gives its box a frame of its own, by hand.
    private final class Frame: UIView {
        let box = UIView()
        override func layoutSubviews() {
            super.layoutSubviews()
            box.frame = bounds
        }
    }

    @Test(
        "what is laid out by hand in the middle of a pass is reckoned with before anything is broken"
    )
    func byHand() {
        let frame = Frame(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        page.addSubview(frame)
        frame.addSubview(frame.box)
        let inner = free(UIView(), in: frame.box)
        let beside = free(UIView())
        NSLayoutConstraint.activate([
            inner.leftAnchor.constraint(equalTo: frame.box.leftAnchor, constant: 10),
            inner.rightAnchor.constraint(equalTo: frame.box.rightAnchor, constant: -10),
            beside.leftAnchor.constraint(equalTo: inner.rightAnchor),
        ])
        device.advance(by: 0)
        #expect(inner.frame.width == 80 && beside.frame.minX == 90)
        frame.frame.size.width = 50
        device.advance(by: 0)
        #expect(inner.frame.width == 30 && beside.frame.minX == 40)
        #expect(device.trace.records(.misuseConstraints).isEmpty)
    }

    @Test("what is pinned in a cell fills it from its first layout on")
    func cell() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let inner = free(UIView(), in: cell.contentView)
        let room = cell.contentView
        inner.leftAnchor.constraint(equalTo: room.leftAnchor, constant: 200).isActive = true
        inner.rightAnchor.constraint(equalTo: room.rightAnchor, constant: -180).isActive = true
        cell.frame = CGRect(x: 0, y: 0, width: 390, height: 80)
        page.addSubview(cell)
        device.advance(by: 0)
        #expect(inner.frame.minX == 200 && inner.frame.width == 10)
        #expect(device.trace.records(.misuseConstraints).isEmpty)
    }

    @Test("controls and labels have a size without being given one")
    func controls() {
        let toggle = free(UISwitch())
        let label = free(UILabel())
        let slider = free(UISlider())
        label.text = "ten chars."
        NSLayoutConstraint.activate([
            toggle.rightAnchor.constraint(equalTo: page.rightAnchor),
            label.rightAnchor.constraint(equalTo: toggle.leftAnchor),
            slider.topAnchor.constraint(equalTo: toggle.bottomAnchor),
            slider.widthAnchor.constraint(equalToConstant: 100),
        ])
        device.advance(by: 0)
        #expect(toggle.frame.size == CGSize(width: 51, height: 31) && toggle.frame.maxX == 390)
        let glyph = 17 * device.parameters.glyphWidth
        #expect(abs(label.frame.width - 10 * glyph) < 0.001)
        #expect(slider.frame.height > 20 && slider.frame.minY == 31)
        label.text = "five."
        device.advance(by: 0)
        #expect(abs(label.frame.width - 5 * glyph) < 0.001)
    }

    @Test("a guide of the program's own takes part like a view")
    func guide() {
        let guide = UILayoutGuide()
        page.addLayoutGuide(guide)
        let view = free(UIView())
        NSLayoutConstraint.activate([
            guide.topAnchor.constraint(equalTo: page.topAnchor, constant: 30),
            guide.heightAnchor.constraint(equalTo: page.heightAnchor, multiplier: 0.25),
            view.topAnchor.constraint(equalTo: guide.bottomAnchor),
        ])
        device.advance(by: 0)
        #expect(view.frame.minY == 230 && guide.layoutFrame.height == 200)
        page.removeLayoutGuide(guide)
        device.advance(by: 0)
        #expect(page.constraints.isEmpty && guide.owningView == nil)
    }

    @Test("a sheet that a finger drags by its constraint is where the finger says")
    func dragged() {
        let sheet = free(UIView())
        let top = sheet.topAnchor.constraint(equalTo: page.topAnchor, constant: 400)
        NSLayoutConstraint.activate([
            top, sheet.bottomAnchor.constraint(equalTo: page.bottomAnchor),
            sheet.widthAnchor.constraint(equalTo: page.widthAnchor),
        ])
        device.advance(by: 0)
        let listener = Puller(top)
        let pan = UIPanGestureRecognizer(
            target: listener, action: Selector("pull(_:)", Puller.pull))
        sheet.addGestureRecognizer(pan)
        device.drag(from: CGPoint(x: 100, y: 500), to: CGPoint(x: 100, y: 620), over: 0.3)
        #expect(sheet.frame.minY == top.constant && sheet.frame.maxY == 800)
        #expect(top.constant > 480 && top.constant <= 520)
    }

    private final class Puller {
        let top: NSLayoutConstraint
        init(_ top: NSLayoutConstraint) { self.top = top }
        func pull(_ recognizer: UIGestureRecognizer) {
            guard let pan = recognizer as? UIPanGestureRecognizer else { return }
            top.constant = 400 + pan.translation(in: nil).y
        }
    }
}
