import Testing
import TouchEngine

@Suite("Layouts that nobody thought of", .tags(.apparatus))
struct RandomLayoutTests {
    /// Views in views, with constraints between any of them.
    private struct Scene {
        let device = Device()
        let page = UIView(frame: CGRect(x: 10, y: 20, width: 300, height: 500))
        var views: [UIView] = []
        var constraints: [NSLayoutConstraint] = []
        private var dice: SeededNumbers

        init(seed: UInt64) {
            dice = SeededNumbers(state: seed)
            device.window.addSubview(page)
            for _ in 0..<8 {
                let view = UIView(frame: CGRect(x: 5, y: 5, width: 50, height: 40))
                view.translatesAutoresizingMaskIntoConstraints =
                    Int.random(in: 0..<8, using: &dice) == 0
                ([page] + views).randomElement(using: &dice)?.addSubview(view)
                views.append(view)
            }
            for number in 0..<28 {
                guard let constraint = makeConstraint() else { continue }
                constraint.identifier = "\(number)"
                constraints.append(constraint)
            }
            NSLayoutConstraint.activate(constraints)
        }

        private mutating func makeConstraint() -> NSLayoutConstraint? {
            let kinds: [[NSLayoutConstraint.Attribute]] = [
                [.left, .right, .centerX], [.top, .bottom, .centerY], [.width, .height],
            ]
            guard let kind = kinds.randomElement(using: &dice),
                let first = views.randomElement(using: &dice),
                let second = ([page] + views).randomElement(using: &dice), first !== second,
                let (a, b) = (kind.randomElement(using: &dice), kind.randomElement(using: &dice))
                    as? (NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute),
                let relation = [
                    NSLayoutConstraint.Relation.equal, .lessThanOrEqual, .greaterThanOrEqual,
                ]
                .randomElement(using: &dice)
            else { return nil }
            let constraint = NSLayoutConstraint(
                item: first, attribute: a, relatedBy: relation, toItem: second, attribute: b,
                multiplier: a == .width ? 0.5 : 1,
                constant: CGFloat(Int.random(in: -40...40, using: &dice)))
            let priorities: [UILayoutPriority] = [
                .required, .required, .defaultHigh, UILayoutPriority(500), .defaultLow,
            ]
            constraint.priority = priorities.randomElement(using: &dice) ?? .required
            return constraint
        }

        /// By how much a constraint is missed, in points.
        func miss(_ constraint: NSLayoutConstraint) -> CGFloat {
            let other = value(constraint.secondItem, constraint.secondAttribute)
            let more =
                value(constraint.firstItem, constraint.firstAttribute)
                - other * constraint.multiplier - constraint.constant
            switch constraint.relation {
            case .equal: return abs(more)
            case .lessThanOrEqual: return max(more, 0)
            case .greaterThanOrEqual: return max(-more, 0)
            }
        }

        private func value(
            _ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute
        ) -> CGFloat {
            guard let view = item as? UIView else { return 0 }
            let rect = view.convert(view.bounds, to: page)
            switch attribute {
            case .left: return rect.minX
            case .right: return rect.maxX
            case .centerX: return rect.midX
            case .top: return rect.minY
            case .bottom: return rect.maxY
            case .centerY: return rect.midY
            case .width: return rect.width
            case .height: return rect.height
            default: return .nan
            }
        }
    }

    @Test(
        "what is required is met, unless the trace says that it is not", arguments: UInt64(1)...80)
    func required(seed: UInt64) {
        let scene = Scene(seed: seed)
        scene.device.advance(by: 0)
        let broken = scene.device.trace.records(.misuseConstraints).map { $0["constraint"] }
        for constraint in scene.constraints where constraint.priority == .required {
            let isBroken = broken.contains(.text(constraint.identifier ?? ""))
            #expect((scene.miss(constraint) > 0.001) == isBroken, "\(constraint.identifier ?? "")")
        }
        #expect(scene.views.allSatisfy { $0.frame.width >= 0 && $0.frame.height >= 0 })
    }

    @Test("the layout depends on nothing that was before", arguments: UInt64(1)...20)
    func settled(seed: UInt64) {
        let scene = Scene(seed: seed)
        scene.device.advance(by: 0)
        let frames = scene.views.map { $0.frame }
        scene.page.frame.size = CGSize(width: 77, height: 700)
        for constraint in scene.constraints { constraint.constant += 9 }
        scene.device.advance(by: 0)
        #expect(scene.views.map { $0.frame } != frames)
        scene.page.frame.size = CGSize(width: 300, height: 500)
        for constraint in scene.constraints { constraint.constant -= 9 }
        scene.device.advance(by: 0)
        #expect(scene.views.map { $0.frame } == frames)
    }

    @Test("what has no limit may say so with the largest number there is")
    func limitless() {
        let (device, page, view) = (Device(), UIView(), UIView())
        device.window.addSubview(page)
        page.addSubview(view)
        view.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(
                lessThanOrEqualTo: page.topAnchor, constant: .greatestFiniteMagnitude),
            view.topAnchor.constraint(equalTo: page.topAnchor, constant: 12.5),
        ])
        device.advance(by: 0)
        #expect(view.frame.minY == 12.5)
        #expect(device.trace.records(.misuseConstraints).isEmpty)
    }
}
