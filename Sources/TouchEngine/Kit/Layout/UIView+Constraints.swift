extension UIView {
    /// The constraints that the view holds: those between views in it, or between it and them.
    public var constraints: [NSLayoutConstraint] { autoLayout?.constraints ?? [] }

    /// Makes a constraint active, and lets the view hold it.
    public func addConstraint(_ constraint: NSLayoutConstraint) {
        guard constraint.holder !== self else { return }
        let views = constraint.views
        guard let common = constraint.commonView, views.allSatisfy({ $0.isDescendant(of: self) })
        else {
            raise(
                .generic,
                "Unable to install constraint on view: \(constraint.summary) is about something "
                    + "from outside the subtree of the view.  That's illegal.")
        }
        constraint.holder?.uninstall(constraint)
        hold(constraint, in: common)
    }

    /// Makes constraints active, in order.
    public func addConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { addConstraint(constraint) }
    }

    /// Makes a constraint inactive that the view holds.
    public func removeConstraint(_ constraint: NSLayoutConstraint) {
        if constraint.holder === self { uninstall(constraint) }
    }

    /// Makes constraints inactive that the view holds.
    public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { removeConstraint(constraint) }
    }

    /// Asks for `updateConstraints()` before the next layout.
    public func setNeedsUpdateConstraints() {
        participation.needsUpdate = true
        noteConstraintsChanged()
    }

    /// Whether `updateConstraints()` is still to be called.
    public func needsUpdateConstraints() -> Bool { autoLayout?.needsUpdate == true }

    /// Calls `updateConstraints()` where it was asked for, on the views inside first.
    public func updateConstraintsIfNeeded() {
        guard hasConstraintsInside else { return }
        for subview in subviews { subview.updateConstraintsIfNeeded() }
        guard let autoLayout, autoLayout.needsUpdate else { return }
        autoLayout.needsUpdate = false
        if let viewController {
            viewController.updateViewConstraints()
        } else {
            updateConstraints()
        }
    }

    /// How strongly the view resists being larger than its content.
    public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        autoLayout?.hugging[axis.rawValue] ?? .defaultLow
    }

    /// Sets how strongly the view resists being larger than its content.
    public func setContentHuggingPriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        participation.hugging[axis.rawValue] = priority
        noteConstraintsChanged()
    }

    /// How strongly the view resists being smaller than its content.
    public func contentCompressionResistancePriority(
        for axis: NSLayoutConstraint.Axis
    ) -> UILayoutPriority {
        autoLayout?.resistance[axis.rawValue] ?? .defaultHigh
    }

    /// Sets how strongly the view resists being smaller than its content.
    public func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        participation.resistance[axis.rawValue] = priority
        noteConstraintsChanged()
    }

    /// What `intrinsicContentSize` says of a direction in which the content has no size of its own.
    public class var noIntrinsicMetric: CGFloat { -1 }

    /// Keeps a constraint, and so makes it active.
    func hold(_ constraint: NSLayoutConstraint, in common: UIView) {
        participation.constraints.append(constraint)
        participation.solve = { top in
            var system = LayoutSystem(top)
            system.solve()
        }
        constraint.holder = self
        constraint.common = common
        for view in constraint.views {
            for above in view.ancestry {
                _ = above.participation
                if above === self { break }
            }
        }
        noteConstraintsChanged()
    }

    /// Makes a constraint inactive that the view holds.
    func uninstall(_ constraint: NSLayoutConstraint) {
        autoLayout?.constraints.removeAll { $0 === constraint }
        constraint.holder = nil
        constraint.common = nil
        constraint.isBroken = false
        noteConstraintsChanged()
    }

    /// Makes constraints inactive that the view, or one above it, holds.
    func dropConstraints(where isOver: (NSLayoutConstraint) -> Bool) {
        for above in ancestry {
            for constraint in above.constraints where isOver(constraint) {
                above.uninstall(constraint)
            }
        }
    }

    /// A view leaves this one: constraints between what is in it and what is not are over.
    func dropConstraints(across view: UIView) {
        dropConstraints { constraint in
            constraint.views.contains { $0.isDescendant(of: view) }
        }
    }
}
