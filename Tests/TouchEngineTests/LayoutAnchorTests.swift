import Testing
import TouchEngine

@Suite("Anchors, and the constraints they make", .tags(.apparatus))
struct LayoutAnchorTests {
    private let view = UIView()
    private let other = UIView()
    private let guide = UILayoutGuide()

    /// What a constraint says: of what, how, of what else, how many times, and how much more.
    private func says(
        _ constraint: NSLayoutConstraint, _ relation: NSLayoutConstraint.Relation,
        _ multiplier: CGFloat = 1, _ constant: CGFloat = 0
    ) -> Bool {
        constraint.relation == relation && constraint.multiplier == multiplier
            && constraint.constant == constant && constraint.priority == .required
            && !constraint.isActive && constraint.identifier == nil
    }

    @Test("an anchor is of one item and one of its edges, middles and sizes")
    func attributes() {
        let x: [(NSLayoutXAxisAnchor, NSLayoutXAxisAnchor, NSLayoutConstraint.Attribute)] = [
            (view.leftAnchor, guide.leftAnchor, .left),
            (view.rightAnchor, guide.rightAnchor, .right),
            (view.leadingAnchor, guide.leadingAnchor, .leading),
            (view.trailingAnchor, guide.trailingAnchor, .trailing),
            (view.centerXAnchor, guide.centerXAnchor, .centerX),
        ]
        let y: [(NSLayoutYAxisAnchor, NSLayoutYAxisAnchor, NSLayoutConstraint.Attribute)] = [
            (view.topAnchor, guide.topAnchor, .top),
            (view.bottomAnchor, guide.bottomAnchor, .bottom),
            (view.centerYAnchor, guide.centerYAnchor, .centerY),
        ]
        let sizes: [(NSLayoutDimension, NSLayoutDimension, NSLayoutConstraint.Attribute)] = [
            (view.widthAnchor, guide.widthAnchor, .width),
            (view.heightAnchor, guide.heightAnchor, .height),
        ]
        let made =
            x.map { ($0.0.constraint(equalTo: $0.1), $0.2) }
            + y.map { ($0.0.constraint(equalTo: $0.1), $0.2) }
            + sizes.map { ($0.0.constraint(equalTo: $0.1), $0.2) }
        for (constraint, attribute) in made {
            #expect(constraint.firstItem === view && constraint.secondItem === guide)
            #expect(constraint.firstAttribute == attribute)
            #expect(constraint.secondAttribute == attribute)
            #expect(says(constraint, .equal))
        }
    }

    @Test("a constraint between edges says how they compare, and how many points it is more")
    func edges() {
        let (x, y) = (view.leftAnchor, other.rightAnchor)
        #expect(says(x.constraint(equalTo: y), .equal))
        #expect(says(x.constraint(greaterThanOrEqualTo: y), .greaterThanOrEqual))
        #expect(says(x.constraint(lessThanOrEqualTo: y), .lessThanOrEqual))
        #expect(says(x.constraint(equalTo: y, constant: 3), .equal, 1, 3))
        #expect(
            says(
                x.constraint(greaterThanOrEqualTo: y, constant: -4), .greaterThanOrEqual, 1, -4))
        #expect(says(x.constraint(lessThanOrEqualTo: y, constant: 5), .lessThanOrEqual, 1, 5))
        let made = x.constraint(equalTo: y)
        #expect(made.firstAttribute == .left && made.secondAttribute == .right)
    }

    @Test("a constraint on a size may have a multiple of another, or none at all")
    func sizes() {
        let (w, h) = (view.widthAnchor, other.heightAnchor)
        let alone = [
            (w.constraint(equalToConstant: 7), NSLayoutConstraint.Relation.equal),
            (w.constraint(greaterThanOrEqualToConstant: 7), .greaterThanOrEqual),
            (w.constraint(lessThanOrEqualToConstant: 7), .lessThanOrEqual),
        ]
        for (constraint, relation) in alone {
            #expect(says(constraint, relation, 1, 7))
            #expect(constraint.secondItem == nil)
            #expect(constraint.secondAttribute == .notAnAttribute)
        }
        #expect(says(w.constraint(equalTo: h, multiplier: 3), .equal, 3))
        #expect(
            says(w.constraint(greaterThanOrEqualTo: h, multiplier: 3), .greaterThanOrEqual, 3))
        #expect(says(w.constraint(lessThanOrEqualTo: h, multiplier: 3), .lessThanOrEqual, 3))
        #expect(says(w.constraint(equalTo: h, multiplier: 3, constant: 2), .equal, 3, 2))
        #expect(
            says(
                w.constraint(greaterThanOrEqualTo: h, multiplier: 3, constant: 2),
                .greaterThanOrEqual, 3, 2))
        #expect(
            says(
                w.constraint(lessThanOrEqualTo: h, multiplier: 3, constant: 2), .lessThanOrEqual,
                3, 2))
        #expect(w.constraint(equalTo: h, multiplier: 3).secondAttribute == .height)
    }

    @Test("attributes, relations and axes have UIKit's numbers, and priorities theirs")
    func numbers() {
        let attributes: [NSLayoutConstraint.Attribute] = [
            .notAnAttribute, .left, .right, .top, .bottom, .leading, .trailing, .width, .height,
            .centerX, .centerY,
        ]
        #expect(attributes.map(\.rawValue) == Array(0...10))
        let relations: [NSLayoutConstraint.Relation] = [
            .lessThanOrEqual, .equal, .greaterThanOrEqual,
        ]
        #expect(relations.map(\.rawValue) == [-1, 0, 1])
        #expect(NSLayoutConstraint.Axis.horizontal.rawValue == 0)
        #expect(NSLayoutConstraint.Axis.vertical.rawValue == 1)
        let priorities: [UILayoutPriority] = [
            .required, .defaultHigh, .defaultLow, .fittingSizeLevel, UILayoutPriority(7),
            UILayoutPriority(rawValue: 8),
        ]
        #expect(priorities.map(\.rawValue) == [1000, 750, 250, 50, 7, 8])
    }
}
