import Testing
import TouchEngine

@Suite("Views that follow the size of the one that they are in", .tags(.apparatus))
struct AutoresizingTests {
    private let around = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    private let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))

    init() { around.addSubview(view) }

    private func grow(_ mask: UIView.AutoresizingMask) -> CGRect {
        view.autoresizingMask = mask
        around.frame.size = CGSize(width: 160, height: 130)
        return view.frame
    }

    @Test("without a mask, or where their superview does not ask for it, they stay")
    func unmoved() {
        #expect(grow([]) == CGRect(x: 10, y: 20, width: 30, height: 40))
        around.autoresizesSubviews = false
        view.autoresizingMask = .flexibleWidth
        around.frame.size.width = 500
        #expect(view.frame.width == 30)
    }

    @Test("a width or a height that gives way takes all there is, and gives it back")
    func sizes() {
        #expect(
            grow([.flexibleWidth, .flexibleHeight])
                == CGRect(x: 10, y: 20, width: 90, height: 70))
        around.frame.size = CGSize(width: 100, height: 100)
        #expect(view.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
    }

    @Test("margins that give way move the view; alone, they take all")
    func margins() {
        #expect(grow([.flexibleLeftMargin, .flexibleTopMargin]).origin == CGPoint(x: 70, y: 50))
    }

    @Test("parts that give way together share by their lengths")
    func shares() {
        // Across: 10, 30 and 60 of 100 share 60 more. Down: 20 and 40 share 30 more.
        let frame = grow([
            .flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin, .flexibleTopMargin,
            .flexibleBottomMargin,
        ])
        #expect(frame.minX == 16 && frame.width == 48)
        #expect(frame.minY == 30 && frame.height == 40)
    }

    @Test("parts without a length share evenly, and no size becomes less than none")
    func nothing() {
        view.frame = around.bounds
        let middle = grow([.flexibleLeftMargin, .flexibleRightMargin])
        #expect(middle.minX == 30 && middle.width == 100)
        view.autoresizingMask = .flexibleWidth
        around.frame.size.width = 10
        #expect(view.frame.width == 0)
    }

    @Test("views that constraints place are left to them")
    func constrained() {
        view.translatesAutoresizingMaskIntoConstraints = false
        #expect(grow(.flexibleWidth).width == 30)
    }

    @Test("what follows a view that follows follows too, and a controller's view fills its place")
    func nested() {
        let inner = UIView(frame: view.bounds)
        inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(inner)
        let frame = grow([.flexibleWidth, .flexibleHeight])
        #expect(inner.frame == CGRect(origin: .zero, size: frame.size))
        let controller = UIViewController()
        controller.view.frame = around.bounds
        around.addSubview(controller.view)
        around.frame.size = CGSize(width: 300, height: 300)
        #expect(controller.view.frame == around.bounds)
    }
}
