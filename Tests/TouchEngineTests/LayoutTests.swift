import Testing
import TouchEngine

@Suite("Auto Layout", .tags(.apparatus))
struct LayoutTests {
    private let device = Device()
    private let page = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 800))

    init() {
        page.accessibilityIdentifier = "page"
        device.window.addSubview(page)
    }

    private func add(_ name: String = "view", to parent: UIView? = nil) -> UIView {
        let view = UIView()
        view.accessibilityIdentifier = name
        view.translatesAutoresizingMaskIntoConstraints = false
        (parent ?? page).addSubview(view)
        return view
    }

    private func lay(_ constraints: [NSLayoutConstraint]) {
        NSLayoutConstraint.activate(constraints)
        device.advance(by: 0)
    }

    private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
        CGRect(x: x, y: y, width: width, height: height)
    }

    private func edges(_ view: UIView, inset: CGFloat = 0) -> [NSLayoutConstraint] {
        guard let parent = view.superview else { return [] }
        return [
            view.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: inset),
            view.trailingAnchor.constraint(equalTo: parent.trailingAnchor, constant: -inset),
            view.topAnchor.constraint(equalTo: parent.topAnchor, constant: inset),
            view.bottomAnchor.constraint(equalTo: parent.bottomAnchor, constant: -inset),
        ]
    }

    @Test("a view pinned to the edges fills its superview, but for the constants")
    func edges() {
        let view = add()
        lay(edges(view, inset: 20))
        #expect(view.frame == rect(20, 20, 350, 760))
        page.frame = rect(5, 5, 200, 100)
        device.advance(by: 0)
        #expect(view.frame == rect(20, 20, 160, 60))
    }

    @Test("a view of a size of its own stands in the middle, whatever its transform")
    func middle() {
        let view = add()
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        lay([
            view.widthAnchor.constraint(equalToConstant: 100),
            view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5, constant: 10),
            view.centerXAnchor.constraint(equalTo: page.centerXAnchor),
            view.centerYAnchor.constraint(equalTo: page.centerYAnchor, constant: 7),
        ])
        #expect(view.bounds == rect(0, 0, 100, 60))
        #expect(view.center == CGPoint(x: 195, y: 407))
    }

    @Test("a sheet is as tall as it wants to be, but stays below its limit and on the ground")
    func sheet() {
        let sheet = add()
        let height = sheet.heightAnchor.constraint(equalToConstant: 300)
        height.priority = .defaultHigh
        lay([
            sheet.leftAnchor.constraint(equalTo: page.leftAnchor),
            sheet.rightAnchor.constraint(equalTo: page.rightAnchor),
            sheet.bottomAnchor.constraint(equalTo: page.bottomAnchor),
            sheet.topAnchor.constraint(greaterThanOrEqualTo: page.topAnchor, constant: 50),
            height,
        ])
        #expect(sheet.frame == rect(0, 500, 390, 300))
        height.constant = 2000
        device.advance(by: 0)
        #expect(sheet.frame == rect(0, 50, 390, 750))
        height.constant = -50
        device.advance(by: 0)
        #expect(sheet.frame == rect(0, 800, 390, 0))
        #expect(device.trace.records(.misuseConstraints).isEmpty)
    }

    @Test(
        "of wishes that exclude each other the more important is granted, however many others there are"
    )
    func priorities() {
        let view = add()
        let wishes = [(100, 250), (200, 750), (300, 500), (310, 500), (320, 500), (90, 1)].map {
            (width, priority) in
            let wish = view.widthAnchor.constraint(equalToConstant: CGFloat(width))
            wish.priority = UILayoutPriority(Float(priority))
            return wish
        }
        lay(wishes)
        #expect(view.frame.width == 200)
        wishes[1].isActive = false
        device.advance(by: 0)
        #expect(view.frame.width == 310)
        NSLayoutConstraint.deactivate(Array(wishes[2...4]))
        device.advance(by: 0)
        #expect(view.frame.width == 100)
        wishes[5].priority = UILayoutPriority(rawValue: 251)
        device.advance(by: 0)
        #expect(view.frame.width == 90)
    }

    @Test("a wish that cannot be granted is granted as nearly as can be")
    func nearly() {
        let view = add()
        let wide = view.widthAnchor.constraint(greaterThanOrEqualTo: page.widthAnchor)
        wide.priority = .defaultLow
        let narrow = view.widthAnchor.constraint(lessThanOrEqualToConstant: 120)
        narrow.priority = UILayoutPriority(999)
        lay([wide, narrow])
        #expect(view.frame.width == 120)
    }

    @Test(
        "a new constant takes effect at the end of the turn, and in a block of animations at once")
    func animated() {
        let view = add()
        let top = view.topAnchor.constraint(equalTo: page.topAnchor, constant: 100)
        lay([top, view.heightAnchor.constraint(equalToConstant: 50)])
        top.constant = 300
        #expect(view.frame.minY == 100)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { page.layoutIfNeeded() }
        #expect(view.frame.minY == 300)
        #expect(view.layer.presentation()?.frame.minY == 100)
        device.advance(by: 0.5)
        #expect(abs((view.layer.presentation()?.frame.minY ?? 0) - 200) < 1)
        device.settle()
        top.constant = 10
        device.advance(by: 0)
        #expect(view.layer.presentation()?.frame.minY == 10)
    }

    @Test("one constraint gives way to another")
    func swap() {
        let view = add()
        let up = view.bottomAnchor.constraint(equalTo: page.topAnchor)
        let down = view.topAnchor.constraint(equalTo: page.bottomAnchor)
        lay([view.heightAnchor.constraint(equalToConstant: 40), up])
        #expect(view.frame.minY == -40 && up.isActive && !down.isActive)
        up.isActive = false
        down.isActive = true
        device.advance(by: 0)
        #expect(view.frame.minY == 800 && page.constraints == [down])
        #expect(view.constraints.count == 1)
    }

    @Test("leading is where one begins to read, and constants lead inward from it")
    func reading() {
        let view = add()
        let other = add("other")
        lay([
            view.leadingAnchor.constraint(equalTo: page.leadingAnchor, constant: 10),
            view.widthAnchor.constraint(equalToConstant: 30),
            other.leadingAnchor.constraint(greaterThanOrEqualTo: view.trailingAnchor, constant: 8),
            other.widthAnchor.constraint(equalTo: view.widthAnchor),
        ])
        #expect(view.frame.minX == 10 && other.frame.minX == 48)
        device.layoutDirection = .rightToLeft
        device.advance(by: 0)
        #expect(view.frame.minX == 350 && other.frame.minX == 312)
        page.semanticContentAttribute = .forceLeftToRight
        device.advance(by: 0)
        #expect(view.frame.minX == 10 && other.frame.minX == 48)
    }

    @Test("fifty views in a row stand one below the other")
    func chain() {
        let views = (0..<50).map { add("\($0)") }
        var constraints = edges(views[0], inset: 4)
        constraints.removeLast()
        for (upper, lower) in zip(views, views.dropFirst()) {
            constraints += [
                lower.topAnchor.constraint(equalTo: upper.bottomAnchor, constant: 2),
                lower.leadingAnchor.constraint(equalTo: upper.leadingAnchor),
                lower.widthAnchor.constraint(equalTo: upper.widthAnchor),
                lower.heightAnchor.constraint(equalTo: upper.heightAnchor),
            ]
        }
        constraints.append(
            views[49].bottomAnchor.constraint(equalTo: page.bottomAnchor, constant: -4))
        lay(constraints)
        let height = (792.0 - 49 * 2) / 50
        #expect(views.allSatisfy { abs($0.frame.height - height) < 0.001 })
        #expect(views.allSatisfy { $0.frame.minX == 4 && $0.frame.width == 382 })
        #expect(abs(views[25].frame.minY - (4 + 25 * (height + 2))) < 0.001)
    }
}
