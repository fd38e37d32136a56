/// The constraints of a tree of views, and the frames that come of them.
///
/// Required constraints are met in order: those held by outer views come before those held by inner ones, each view's in
/// the order of their activation. One that cannot be met along with those before it is broken, and recorded as misuse.
/// Then the others follow by priority. What is still undecided is as small as can be, or at its superview's upper left
/// corner: the layout depends on nothing that was before.
struct LayoutSystem {
    private let top: UIView
    var simplex = Simplex()
    private var constraints: [NSLayoutConstraint] = []
    /// The views and guides that have variables, in the order they were first mentioned.
    private var views: [UIView] = []
    private var guides: [UILayoutGuide] = []

    /// A wish of some priority: a sum that is to be 0, or not negative.
    private struct Wish {
        let priority: Float
        let sum: LayoutExpression
        let isEquality: Bool
    }

    init(_ top: UIView) {
        self.top = top
        collect(top)
        for constraint in constraints {
            admit(constraint.firstItem, constraint.firstAttribute, constraint.common)
            admit(constraint.secondItem, constraint.secondAttribute, constraint.common)
        }
    }

    /// Works the frames out, and asks for layout where one is another than before.
    mutating func solve() {
        var wishes: [Wish] = []
        for constraint in constraints {
            guard let sum = sum(of: constraint) else { continue }
            let isEquality = constraint.relation == .equal
            if constraint.priority.rawValue >= UILayoutPriority.required.rawValue {
                constraint.isBroken = !simplex.require(sum, isEquality: isEquality)
            } else {
                constraint.isBroken = false
                let priority = constraint.priority.rawValue
                wishes.append(Wish(priority: priority, sum: sum, isEquality: isEquality))
            }
        }
        for view in views { addContentSize(of: view, to: &wishes) }
        grant(wishes)
        let broken = constraints.filter { $0.isBroken }
        if !broken.isEmpty || top.autoLayout != nil {
            top.participation.reportBroken = {
                for constraint in broken { constraint.reportBroken() }
            }
        }
        for view in views { place(view) }
        for guide in guides { place(guide) }
    }

    private mutating func collect(_ view: UIView) {
        guard view.hasConstraintsInside else { return }
        if let layout = view.autoLayout {
            layout.forget()
            constraints += layout.constraints
        }
        for subview in view.subviews { collect(subview) }
    }

    /// Gives an item of a constraint its variables, unless its frame is what it is.
    private mutating func admit(
        _ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute, _ common: UIView?
    ) {
        if let view = item as? UIView {
            if view === common, !attribute.isSize, let scroll = view as? UIScrollView {
                admit(scroll.contentLayoutGuide)
            }
            admit(view)
        } else if let guide = item as? UILayoutGuide {
            if guide.role == .own || guide.role == .content { admit(guide) }
            if guide.role != .own, let owner = guide.owningView { admit(owner) }
        }
    }

    private mutating func admit(_ view: UIView) {
        guard let layout = view.autoLayout, layout.slot == nil, view !== top,
            !view.translatesAutoresizingMaskIntoConstraints
        else { return }
        layout.slot = makeVariables()
        views.append(view)
    }

    private mutating func admit(_ guide: UILayoutGuide) {
        guard guide.slot == nil else { return }
        guide.slot = makeVariables()
        guides.append(guide)
    }

    /// Left, top, width and height.
    private mutating func makeVariables() -> Int {
        let first = simplex.makeVariable(isFree: true)
        _ = simplex.makeVariable(isFree: true)
        _ = simplex.makeVariable()
        _ = simplex.makeVariable()
        return first
    }

    private mutating func addContentSize(of view: UIView, to wishes: inout [Wish]) {
        guard let slot = view.autoLayout?.slot else { return }
        let size = view.intrinsicContentSize
        let lengths: [(NSLayoutConstraint.Axis, CGFloat)] = [
            (.horizontal, size.width), (.vertical, size.height),
        ]
        for (axis, length) in lengths where length >= 0 {
            var more = LayoutExpression(variable: slot + 2 + axis.rawValue)
            more.constant = -Double(length)
            var less = more
            less.scale(by: -1)
            let (resistance, hugging) = (
                view.contentCompressionResistancePriority(for: axis),
                view.contentHuggingPriority(for: axis)
            )
            wishes.append(Wish(priority: resistance.rawValue, sum: more, isEquality: false))
            wishes.append(Wish(priority: hugging.rawValue, sum: less, isEquality: false))
        }
    }

    private mutating func grant(_ wishes: [Wish]) {
        var rest = wishes[...]
        while let highest = rest.map({ $0.priority }).max() {
            for wish in rest where wish.priority == highest {
                simplex.prefer(wish.sum, isEquality: wish.isEquality)
            }
            simplex.closeLevel()
            rest = rest.filter { $0.priority != highest }[...]
        }
    }

    private func place(_ view: UIView) {
        guard let layout = view.autoLayout, let slot = layout.slot else { return }
        layout.solved = rect(slot)
        if view.otherPlace != nil { view.superview?.setNeedsLayout() }
    }

    private func place(_ guide: UILayoutGuide) {
        guard let slot = guide.slot else { return }
        let rect = rect(slot)
        if guide.role == .own { guide.solved = rect }
        if guide.role == .content, let scroll = guide.owningView as? UIScrollView {
            scroll.autoLayout?.contentSize = rect.size
            if scroll.contentSize != rect.size { scroll.setNeedsLayout() }
        }
    }

    /// The values of an item's variables, without what rounding leaves in the last places.
    private func rect(_ slot: Int) -> CGRect {
        let values = (slot..<slot + 4).map {
            CGFloat((simplex.value(of: $0) * 1_048_576).rounded() / 1_048_576)
        }
        return CGRect(x: values[0], y: values[1], width: values[2], height: values[3])
    }
}
