import Testing
import TouchEngine

@Suite("What content and priorities make of a layout", .tags(.apparatus))
struct LayoutWishTests {
    /// A view with content of a size.
    private final class Picture: UIView {
        var content = CGSize(width: 80, height: 30)
        override var intrinsicContentSize: CGSize { content }
    }

    private let scene = LayoutScene()
    private let picture: Picture

    init() { picture = scene.free(Picture(), "picture") }

    private func wish(
        _ anchor: NSLayoutDimension, _ length: CGFloat, _ priority: Float
    ) -> NSLayoutConstraint {
        let constraint = anchor.constraint(equalToConstant: length)
        constraint.priority = UILayoutPriority(priority)
        return constraint
    }

    @Test("content is kept from growing at 250 and from shrinking at 750, in both directions")
    func defaults() {
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            let fresh = UIView()
            #expect(fresh.contentHuggingPriority(for: axis) == .defaultLow)
            #expect(fresh.contentCompressionResistancePriority(for: axis) == .defaultHigh)
            #expect(picture.contentHuggingPriority(for: axis) == .defaultLow)
            #expect(picture.contentCompressionResistancePriority(for: axis) == .defaultHigh)
        }
        let lengths: [(width: CGFloat, height: CGFloat, at: Float, comes: CGSize)] = [
            (200, 100, 249, CGSize(width: 80, height: 30)),
            (200, 100, 251, CGSize(width: 200, height: 100)),
            (20, 10, 749, CGSize(width: 80, height: 30)),
            (20, 10, 751, CGSize(width: 20, height: 10)),
        ]
        scene.lay(picture.corner(1, 2, of: scene.page))
        for (width, height, priority, size) in lengths {
            let wishes = [
                wish(picture.widthAnchor, width, priority),
                wish(picture.heightAnchor, height, priority),
            ]
            scene.lay(wishes)
            #expect(picture.frame == CGRect(origin: CGPoint(x: 1, y: 2), size: size))
            NSLayoutConstraint.deactivate(wishes)
        }
    }

    @Test("a priority that is set is of one direction, and takes effect at the next layout")
    func setting() {
        scene.lay(
            picture.corner(1, 2, of: scene.page) + [
                wish(picture.widthAnchor, 200, 240), wish(picture.heightAnchor, 100, 240),
            ])
        #expect(picture.frame.size == CGSize(width: 80, height: 30))
        picture.setContentHuggingPriority(UILayoutPriority(230), for: .vertical)
        #expect(picture.contentHuggingPriority(for: .vertical).rawValue == 230)
        #expect(picture.contentHuggingPriority(for: .horizontal) == .defaultLow)
        scene.lay()
        #expect(picture.frame.size == CGSize(width: 80, height: 100))
        scene.lay([wish(picture.widthAnchor, 20, 740), wish(picture.heightAnchor, 10, 740)])
        #expect(picture.frame.size == CGSize(width: 80, height: 30))
        picture.setContentCompressionResistancePriority(UILayoutPriority(700), for: .horizontal)
        #expect(picture.contentCompressionResistancePriority(for: .horizontal).rawValue == 700)
        #expect(picture.contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
        scene.lay()
        #expect(picture.frame.size == CGSize(width: 20, height: 30))
    }

    @Test("content without a size in a direction wishes for nothing there; a size of 0 is one")
    func metrics() {
        #expect(UIView.noIntrinsicMetric == -1)
        #expect(UIView().intrinsicContentSize == CGSize(width: -1, height: -1))
        picture.content = CGSize(width: UIView.noIntrinsicMetric, height: 0)
        scene.lay([wish(picture.widthAnchor, 50, 100), wish(picture.heightAnchor, 60, 100)])
        #expect(picture.frame.size == CGSize(width: 50, height: 0))
        picture.content = CGSize(width: 0, height: UIView.noIntrinsicMetric)
        picture.invalidateIntrinsicContentSize()
        scene.lay()
        #expect(picture.frame.size == CGSize(width: 0, height: 60))
    }

    @Test("of views in a row the one that hugs less takes what is left, and resists less gives way")
    func row() {
        let other = scene.free(Picture(), "other")
        other.content.width = 100
        let page = scene.page
        scene.lay([
            picture.leftAnchor.constraint(equalTo: page.leftAnchor),
            other.leftAnchor.constraint(equalTo: picture.rightAnchor, constant: 10),
            other.rightAnchor.constraint(equalTo: page.rightAnchor),
        ])
        picture.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
        scene.lay()
        #expect(picture.frame.width == 80 && other.frame.width == 300)
        other.setContentHuggingPriority(UILayoutPriority(252), for: .horizontal)
        scene.lay()
        #expect(picture.frame.width == 280 && other.frame.width == 100)
        page.frame.size.width = 120
        picture.setContentCompressionResistancePriority(UILayoutPriority(751), for: .horizontal)
        scene.lay()
        #expect(picture.frame.width == 80 && other.frame.width == 30)
        other.setContentCompressionResistancePriority(UILayoutPriority(752), for: .horizontal)
        scene.lay()
        #expect(picture.frame.width == 10 && other.frame.width == 100)
        #expect(scene.broken.isEmpty)
    }

    @Test("what matters just less than 1000 gives way without a word, at 1000 it is broken")
    func required() {
        scene.lay(picture.size(50, 60))
        let almost = wish(picture.widthAnchor, 70, 999)
        scene.lay([almost])
        #expect(picture.frame.width == 50 && scene.broken.isEmpty)
        almost.priority = .required
        scene.lay()
        #expect(picture.frame.width == 50)
        #expect(scene.broken == [.text("picture.width = 70")])
        almost.priority = UILayoutPriority(999)
        scene.lay()
        almost.constant = 80
        scene.lay()
        #expect(scene.broken.count == 1)
    }

    @Test("wishes of one priority are granted so that all together miss as little as can be")
    func together() {
        // Two want 100, one 200: at 100 they miss 100 in all, at 200 they miss 200.
        scene.lay(
            [100, 200, 100].map { wish(picture.widthAnchor, $0, 800) }
                + [100, 200, 200].map { wish(picture.heightAnchor, $0, 800) })
        #expect(picture.frame.size == CGSize(width: 100, height: 200))
    }

    @Test("content weighs as much as one wish, however many constraints are about it")
    func weight() {
        // Wider than 80, every point is missed once by the content, and gained one and a half times by the wishes.
        let other = scene.free(UIView(), "other")
        let half = other.heightAnchor.constraint(equalTo: picture.widthAnchor, multiplier: 0.5)
        half.priority = .defaultLow
        scene.lay(
            picture.corner(1, 2, of: scene.page) + [
                other.heightAnchor.constraint(equalToConstant: 100), half,
                wish(picture.widthAnchor, 200, 250),
            ])
        #expect(picture.frame.width == 200)
    }

    @Test("a wish that is at most or at least so much misses nothing on the other side")
    func oneSided() {
        let most = picture.widthAnchor.constraint(lessThanOrEqualToConstant: 60)
        let least = picture.heightAnchor.constraint(greaterThanOrEqualToConstant: 50)
        for limit in [most, least] { limit.priority = UILayoutPriority(800) }
        scene.lay([most, least])
        #expect(picture.frame.size == CGSize(width: 60, height: 50))
        picture.content = CGSize(width: 40, height: 90)
        picture.invalidateIntrinsicContentSize()
        scene.lay()
        #expect(picture.frame.size == CGSize(width: 40, height: 90))
    }
}
