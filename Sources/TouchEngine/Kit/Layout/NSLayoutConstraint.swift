/// A condition on the places and sizes of views: this is, or is at least or at most, so many times that and so much more.
open class NSLayoutConstraint: NSObject {
    /// The view or guide that the left side is about.
    @Weak open private(set) var firstItem: AnyObject?
    /// What of it.
    public let firstAttribute: Attribute
    /// The view or guide that the right side is about, if any.
    @Weak open private(set) var secondItem: AnyObject?
    /// What of it.
    public let secondAttribute: Attribute
    /// How the sides compare.
    public let relation: Relation
    /// How many times the right side counts.
    public let multiplier: CGFloat
    /// What is added to the right side, in points.
    open var constant: CGFloat {
        didSet {
            checkConstant()
            if constant != oldValue { holder?.noteConstraintsChanged() }
        }
    }
    /// How much the constraint matters.
    open var priority = UILayoutPriority.required {
        didSet { if priority != oldValue { holder?.noteConstraintsChanged() } }
    }
    /// The name by which a trace tells the constraint.
    open var identifier: String?

    /// The view that keeps the constraint while it is active.
    @Weak var holder: UIView?
    /// The nearest view that both sides are in, while the constraint is active: mostly the holder.
    @Weak var common: UIView?
    /// Whether the trace says already that it could not be met.
    private var isReported = false
    /// Whether it could not be met when the layout was last worked out, although it is required.
    var isBroken = false {
        didSet { if !isBroken { isReported = false } }
    }

    init(
        _ item: AnyObject, _ attribute: Attribute, _ relation: Relation, _ other: AnyObject?,
        _ otherAttribute: Attribute, _ multiplier: CGFloat, _ constant: CGFloat
    ) {
        firstAttribute = attribute
        secondAttribute = otherAttribute
        self.relation = relation
        self.multiplier = multiplier
        self.constant = constant
        super.init()
        firstItem = item
        checkConstant()
        secondItem = other
        if !attribute.isSize, other == nil || multiplier == 0 {
            raise(
                .invalidArgument,
                "NSLayoutConstraint for \(attribute.word): A multiplier of 0 or a nil second item "
                    + "together with a location for the first attribute creates an illegal "
                    + "constraint of a location equal to a constant. "
                    + "Location attributes must be specified in pairs.")
        }
    }

    /// Makes a constraint between two views or guides, or, without a second, on a size alone.
    public convenience init(
        item view1: UITarget, attribute attr1: Attribute, relatedBy relation: Relation,
        toItem view2: UITarget?, attribute attr2: Attribute, multiplier: CGFloat,
        constant c: CGFloat
    ) {
        self.init(
            identity(of: view1) ?? NSObject(), attr1, relation, identity(of: view2), attr2,
            multiplier, c)
    }

    /// Whether the layout heeds the constraint.
    open var isActive: Bool {
        get { holder != nil }
        set { if newValue { install() } else { holder?.uninstall(self) } }
    }

    /// Makes constraints active, in order.
    open class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    /// Makes constraints inactive, in order.
    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }

    /// Records that the constraint could not be met, unless that is known.
    func reportBroken() {
        guard isBroken, !isReported, let holder, let trace = holder.window?.device?.trace else {
            return
        }
        isReported = true
        trace.record(
            .misuseConstraints, trace.name(of: holder), [TraceField("constraint", summary)],
            rule: .model)
    }

    /// The views that the sides are about, or in.
    var views: [UIView] { [firstItem, secondItem].compactMap { $0.flatMap(layoutView) } }

    /// The nearest view that both sides are in; it may be one of the two.
    var commonView: UIView? {
        let views = views
        guard let first = views.first else { return nil }
        return first.ancestry.first { above in views.allSatisfy { $0.isDescendant(of: above) } }
    }

    private func checkConstant() {
        guard !constant.isFinite || !multiplier.isFinite else { return }
        raise(
            .invalidArgument,
            "NSLayoutConstraint constant is not finite!  That's illegal.  "
                + "constant:\(constant) multiplier:\(multiplier)")
    }

    private func install() {
        guard holder == nil else { return }
        guard let common = commonView else {
            raise(
                .generic,
                "Unable to activate constraint with anchors \(summary) because they have no common "
                    + "ancestor.  Does the constraint or its anchors reference items in different "
                    + "view hierarchies?  That's illegal.")
        }
        common.hold(self, in: common)
    }
}

/// The view that an item of a constraint is, or that a guide is in.
func layoutView(of item: AnyObject) -> UIView? {
    item as? UIView ?? (item as? UILayoutGuide)?.owningView
}
