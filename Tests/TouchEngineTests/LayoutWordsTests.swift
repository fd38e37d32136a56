import Testing
import TouchEngine

@Suite("What a trace says of a constraint that is broken", .tags(.apparatus))
struct LayoutWordsTests {
    private let scene = LayoutScene()

    /// What is said of constraints that views with frames of their own do not meet.
    private func words(_ constraints: [NSLayoutConstraint]) -> [TraceValue?] {
        let before = scene.broken.count
        scene.lay(constraints)
        defer { NSLayoutConstraint.deactivate(constraints) }
        return Array(scene.broken.dropFirst(before))
    }

    @Test("numbers are whole, or have three places; what has no limit is endless")
    func numbers() {
        let card = scene.fixed(UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4)), "card")
        for (constant, text) in [
            (100, "100"), (0, "0"), (-7, "-7"), (12.3456, "12.346"), (0.05, "0.050"),
            (-0.25, "-0.250"), (-2.0634, "-2.063"), (1000.001, "1000.001"), (6.0001, "6"),
        ] as [(CGFloat, String)] {
            let constraint = card.heightAnchor.constraint(equalToConstant: constant)
            #expect(words([constraint]) == [.text("card.height = \(text)")])
        }
        let endless = card.heightAnchor.constraint(
            greaterThanOrEqualToConstant: .greatestFiniteMagnitude)
        #expect(words([endless]) == [.text("card.height ≥ ∞")])
    }

    @Test("both sides are named, with how they compare, how many times, and how much more")
    func sides() {
        let card = scene.fixed(UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4)), "card")
        let page = scene.page
        let said: [(NSLayoutConstraint, String)] = [
            (card.leftAnchor.constraint(equalTo: page.rightAnchor), "card.left = page.right"),
            (
                card.topAnchor.constraint(greaterThanOrEqualTo: page.bottomAnchor, constant: 5),
                "card.top ≥ page.bottom + 5"
            ),
            (
                card.centerXAnchor.constraint(
                    lessThanOrEqualTo: page.leadingAnchor, constant: -5.5),
                "card.centerX ≤ page.leading − 5.500"
            ),
            (
                card.centerYAnchor.constraint(equalTo: page.centerYAnchor, constant: 1),
                "card.centerY = page.centerY + 1"
            ),
            (
                card.trailingAnchor.constraint(equalTo: page.trailingAnchor),
                "card.trailing = page.trailing"
            ),
            (
                card.widthAnchor.constraint(equalTo: page.heightAnchor, multiplier: 2),
                "card.width = page.height × 2"
            ),
            (
                card.widthAnchor.constraint(
                    equalTo: page.widthAnchor, multiplier: 0.5, constant: -2),
                "card.width = page.width × 0.500 − 2"
            ),
        ]
        for (constraint, text) in said { #expect(words([constraint]) == [.text(text)]) }
    }

    private final class Tile: UIView {}

    @Test("one with an identifier goes by it, and what has no name by its class")
    func names() {
        let tile = Tile(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        scene.page.addSubview(tile)
        let constraint = tile.widthAnchor.constraint(equalToConstant: 9)
        constraint.identifier = "too wide"
        #expect(words([constraint]) == [.text("too wide")])
        constraint.identifier = nil
        #expect(words([constraint]) == [.text("Tile.width = 9")])
        let guide = UILayoutGuide()
        scene.page.addLayoutGuide(guide)
        let tied = guide.widthAnchor.constraint(equalTo: scene.page.widthAnchor)
        let short = guide.widthAnchor.constraint(equalToConstant: 9)
        #expect(words([tied, short]) == [.text("UILayoutGuide.width = 9")])
    }

    @Test("it is said once, of the view that holds it, and again after it has been met")
    func once() {
        let card = scene.fixed(UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4)), "card")
        let wide = card.widthAnchor.constraint(equalToConstant: 9)
        let low = card.topAnchor.constraint(equalTo: scene.page.topAnchor, constant: 9)
        scene.lay([wide, low])
        let records = scene.device.trace.records(.misuseConstraints)
        #expect(records.map(\.subject) == ["page", "card"])
        #expect(records.allSatisfy { $0.rule == .model })
        scene.page.setNeedsLayout()
        low.constant = 10
        scene.lay()
        #expect(scene.broken.count == 2)
        card.frame.size.width = 9
        scene.lay()
        #expect(scene.broken.count == 2)
        card.frame.size.width = 8
        scene.lay()
        #expect(scene.broken.count == 3)
        wide.priority = .defaultHigh
        scene.lay()
        wide.priority = .required
        scene.lay()
        #expect(scene.broken.count == 4)
    }
}
