import Testing
import TouchEngine

@Suite("Layouts in which little decides", .tags(.apparatus))
struct LayoutTieTests {
    /// A view with content of a size.
    private final class Picture: UIView {
        override var intrinsicContentSize: CGSize { CGSize(width: 80, height: 30) }
    }

    /// A view that counts how often its subviews are placed.
    private final class Counting: UIView {
        var count = 0
        override func layoutSubviews() {
            count += 1
            super.layoutSubviews()
        }
    }

    private let scene = LayoutScene()

    private func wish(
        _ anchor: NSLayoutDimension, _ length: CGFloat, _ priority: Float
    ) -> NSLayoutConstraint {
        let constraint = anchor.constraint(equalToConstant: length)
        constraint.priority = UILayoutPriority(priority)
        return constraint
    }

    @Test("of two wishes that miss as much either way, the one for less is granted")
    func less() {
        let view = scene.free(UIView())
        scene.lay([
            wish(view.widthAnchor, 100, 800), wish(view.widthAnchor, 200, 800),
            wish(view.heightAnchor, 200, 800), wish(view.heightAnchor, 100, 800),
        ])
        #expect(view.frame.size == CGSize(width: 100, height: 100))
    }

    @Test("of two views in a row that cannot both be as wide as they wish, the first is")
    func row() {
        for isTurned in [false, true] {
            let (one, other) = (scene.free(UIView(), "one"), scene.free(UIView(), "other"))
            let wishes = [wish(one.widthAnchor, 250, 800), wish(other.widthAnchor, 250, 800)]
            scene.lay(
                (isTurned ? wishes.reversed() : wishes) + [
                    one.leftAnchor.constraint(equalTo: scene.page.leftAnchor),
                    other.leftAnchor.constraint(equalTo: one.rightAnchor),
                    other.rightAnchor.constraint(equalTo: scene.page.rightAnchor),
                ])
            #expect(one.frame.width == 250 && other.frame.width == 140)
        }
    }

    @Test("a place may be wished for on either side of where it would be", arguments: [-50, 50])
    func places(place: CGFloat) {
        let view = scene.free(UIView())
        func wish(_ x: CGFloat) -> NSLayoutConstraint {
            let constraint = view.leftAnchor.constraint(
                equalTo: scene.page.leftAnchor, constant: x)
            constraint.priority = UILayoutPriority(800)
            return constraint
        }
        let one = [wish(place)]
        scene.lay(one)
        #expect(view.frame.minX == place)
        let more = [wish(place + 10), wish(place + 10)]
        scene.lay(more)
        #expect(view.frame.minX == place + 10)
        NSLayoutConstraint.deactivate(more)
        scene.lay([wish(place - 10), wish(place - 10)])
        #expect(view.frame.minX == place - 10)
    }

    @Test("a limit that is wished for counts on its own side alone, wherever the place is")
    func limits() {
        let views = (0..<4).map { scene.free(UIView(), "view \($0)") }
        let page = scene.page
        for (view, x) in zip(views, [-30, -10, 10, 30] as [CGFloat]) {
            let least = view.leftAnchor.constraint(
                greaterThanOrEqualTo: page.leftAnchor, constant: -20)
            let most = view.leftAnchor.constraint(lessThanOrEqualTo: page.leftAnchor, constant: 20)
            let place = view.leftAnchor.constraint(equalTo: page.leftAnchor, constant: x)
            for limit in [least, most] { limit.priority = UILayoutPriority(900) }
            place.priority = UILayoutPriority(800)
            scene.lay([place, most, least])
        }
        #expect(views.map(\.frame.minX) == [-20, -10, 10, 20])
    }

    @Test("content that hugs more than it resists may still be made smaller")
    func hugging() {
        let picture = scene.free(Picture())
        picture.setContentHuggingPriority(UILayoutPriority(300), for: .horizontal)
        picture.setContentCompressionResistancePriority(UILayoutPriority(200), for: .horizontal)
        picture.setContentHuggingPriority(UILayoutPriority(300), for: .vertical)
        picture.setContentCompressionResistancePriority(UILayoutPriority(200), for: .vertical)
        scene.lay([wish(picture.widthAnchor, 50, 250), wish(picture.heightAnchor, 60, 250)])
        #expect(picture.frame.size == CGSize(width: 50, height: 30))
    }

    @Test("content that resists more than it hugs may still be made larger")
    func resisting() {
        let picture = scene.free(Picture())
        scene.lay([wish(picture.widthAnchor, 150, 300), wish(picture.heightAnchor, 20, 300)])
        #expect(picture.frame.size == CGSize(width: 150, height: 30))
    }

    @Test("requirements that differ by more than a millionth of a point are not met together")
    func tolerance() {
        let view = scene.free(UIView())
        scene.lay(view.size(100, 50) + [view.widthAnchor.constraint(equalToConstant: 100.0000005)])
        #expect(scene.broken.isEmpty)
        scene.lay([view.heightAnchor.constraint(equalToConstant: 50.0000015)])
        #expect(scene.broken == [.text("view.height = 50")])
        let other = scene.free(UIView(), "other")
        scene.lay([
            other.widthAnchor.constraint(greaterThanOrEqualToConstant: 10),
            other.widthAnchor.constraint(lessThanOrEqualToConstant: 9.9999985),
        ])
        #expect(scene.broken.count == 2)
    }

    @Test("what is worked out anew and leaves all in place has nothing laid out")
    func inPlace() {
        let page = scene.fixed(Counting(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
        let view = scene.free(UIView(), in: page)
        let width = view.widthAnchor.constraint(equalToConstant: 20)
        scene.lay([width] + view.corner(1, 2, of: page))
        let count = page.count
        #expect(view.frame == CGRect(x: 1, y: 2, width: 20, height: 0))
        width.priority = UILayoutPriority(900)
        scene.lay()
        #expect(page.count == count)
        width.constant = 30
        scene.lay()
        #expect(page.count == count + 1 && view.frame.width == 30)
    }

    @Test("a guide of UIKit's own cannot be taken away")
    func ownGuides() {
        let view = scene.free(UIView())
        let safe = scene.page.safeAreaLayoutGuide
        scene.lay(view.size(10, 10) + [view.leftAnchor.constraint(equalTo: safe.leftAnchor)])
        scene.page.removeLayoutGuide(safe)
        #expect(safe.owningView === scene.page && scene.page.safeAreaLayoutGuide === safe)
        #expect(scene.page.constraints.count == 1)
    }

    @Test("less than a point more is told as more, less than none as less")
    func words() {
        let card = scene.fixed(UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4)), "card")
        scene.lay([
            card.leftAnchor.constraint(equalTo: scene.page.leftAnchor, constant: 0.5),
            card.topAnchor.constraint(equalTo: scene.page.topAnchor, constant: -0.5),
        ])
        #expect(
            scene.broken == [
                .text("card.left = page.left + 0.500"), .text("card.top = page.top − 0.500"),
            ])
    }
}
