import Testing
import TouchEngine

@Suite("Wishes that nobody thought of, granted as well as can be", .tags(.apparatus))
struct RandomWishTests {
    /// A condition on the widths of two views: so many times the one and the other are, are at least or at most, so much.
    private struct Line {
        var x = 0.0
        var y = 0.0
        var c = 0.0
        var relation = NSLayoutConstraint.Relation.equal
        var priority: Float = 1000

        func miss(_ point: Point) -> Double {
            let more = x * point.x + y * point.y - c
            switch relation {
            case .equal: return abs(more)
            case .lessThanOrEqual: return max(more, 0)
            case .greaterThanOrEqual: return max(-more, 0)
            }
        }

        /// Where both are met exactly.
        func meets(_ other: Line) -> Point? {
            let scale = x * other.y - y * other.x
            guard abs(scale) > 1e-9 else { return nil }
            return Point(
                x: (c * other.y - y * other.c) / scale, y: (x * other.c - c * other.x) / scale)
        }
    }

    private typealias Point = (x: Double, y: Double)

    /// Finds the best widths by trying every place where two conditions are met exactly: there, if anywhere, is the best.
    private struct Oracle {
        var broken: [Int] = []
        /// By how much the wishes are missed in all, the most important priority first.
        var missed: [Double] = []

        init(_ lines: [Line]) {
            let axes = [
                Line(x: 1, relation: .greaterThanOrEqual),
                Line(y: 1, relation: .greaterThanOrEqual),
            ]
            let all = axes + lines
            let corners = all.indices.flatMap { place in
                all[..<place].compactMap { $0.meets(all[place]) }
            }
            var met = axes
            let good = { (met: [Line]) in
                corners.filter { corner in met.allSatisfy { $0.miss(corner) < 1e-6 } }
            }
            for (number, line) in lines.enumerated() where line.priority == 1000 {
                if good(met + [line]).isEmpty { broken.append(number) } else { met.append(line) }
            }
            var best = good(met)
            for priority in RandomWishTests.priorities(of: lines) {
                let total = { (point: Point) in RandomWishTests.miss(lines, priority, point) }
                let least = best.map(total).min() ?? .nan
                missed.append(least)
                best = best.filter { total($0) < least + 1e-6 }
            }
        }
    }

    private static func priorities(of lines: [Line]) -> [Float] {
        Set(lines.map(\.priority)).filter { $0 < 1000 }.sorted(by: >)
    }

    private static func miss(_ lines: [Line], _ priority: Float, _ point: Point) -> Double {
        lines.filter { $0.priority == priority }.reduce(0) { $0 + $1.miss(point) }
    }

    private static func lines(seed: UInt64) -> [Line] {
        var dice = SeededNumbers(state: seed)
        let count = Int.random(in: 2...10, using: &dice)
        let levels: [Float] = [1000, 750, 750, 500, 500, 250]
        let sides = [(1.0, 0.0), (0, 1), (1, 1), (1, -1), (1, -2)]
        let relations: [NSLayoutConstraint.Relation] = [
            .equal, .lessThanOrEqual, .greaterThanOrEqual,
        ]
        return (0..<count).compactMap { _ in
            guard let (x, y) = sides.randomElement(using: &dice),
                let relation = relations.randomElement(using: &dice),
                let priority = levels.randomElement(using: &dice)
            else { return nil }
            let c = Double(Int.random(in: -10...30, using: &dice) * 10)
            return Line(x: x, y: y, c: c, relation: relation, priority: priority)
        }
    }

    /// The line as a constraint on views that stand in a row, the first of them at the page's left edge.
    private func constraint(_ line: Line, _ a: UIView, _ b: UIView) -> NSLayoutConstraint {
        let (first, second, attribute): (UIView, UIView?, NSLayoutConstraint.Attribute) =
            switch (line.x, line.y) {
            case (1, 0): (a, nil, .width)
            case (0, 1): (b, nil, .width)
            case (1, 1): (b, a, .right)
            default: (a, b, .width)
            }
        let isPlace = attribute == .right
        return NSLayoutConstraint(
            item: first, attribute: attribute, relatedBy: line.relation, toItem: second,
            attribute: second == nil ? .notAnAttribute : isPlace ? .left : .width,
            multiplier: isPlace ? 1 : max(-line.y, 1), constant: line.c)
    }

    @Test("no widths would miss the more important wishes by less", arguments: UInt64(1)...150)
    func best(seed: UInt64) {
        let scene = LayoutScene()
        let (a, b) = (scene.free(UIView()), scene.free(UIView()))
        let lines = Self.lines(seed: seed)
        let constraints = lines.enumerated().map { number, line in
            let constraint = constraint(line, a, b)
            constraint.identifier = "\(number)"
            constraint.priority = UILayoutPriority(line.priority)
            return constraint
        }
        scene.page.addConstraints(
            a.corner(0, 0, of: scene.page)
                + [b.leftAnchor.constraint(equalTo: a.rightAnchor)] + constraints)
        scene.lay()
        let oracle = Oracle(lines)
        #expect(scene.broken == oracle.broken.map { .text("\($0)") })
        let widths = (x: Double(a.frame.width), y: Double(b.frame.width))
        #expect(widths.x >= 0 && widths.y >= 0 && b.frame.minX == a.frame.width)
        for (priority, least) in zip(Self.priorities(of: lines), oracle.missed) {
            #expect(abs(Self.miss(lines, priority, widths) - least) < 0.01, "\(priority)")
        }
    }
}
