/// A rectangle as sums of variables.
struct LayoutRect {
    var left = LayoutExpression()
    var top = LayoutExpression()
    var width = LayoutExpression()
    var height = LayoutExpression()

    init(_ rect: CGRect) {
        left = LayoutExpression(Double(rect.minX))
        top = LayoutExpression(Double(rect.minY))
        width = LayoutExpression(Double(rect.width))
        height = LayoutExpression(Double(rect.height))
    }

    init(slot: Int) {
        left = LayoutExpression(variable: slot)
        top = LayoutExpression(variable: slot + 1)
        width = LayoutExpression(variable: slot + 2)
        height = LayoutExpression(variable: slot + 3)
    }

    mutating func inset(by insets: UIEdgeInsets) {
        left.constant += Double(insets.left)
        top.constant += Double(insets.top)
        width.constant -= Double(insets.left + insets.right)
        height.constant -= Double(insets.top + insets.bottom)
    }

    mutating func move(by other: LayoutRect, less origin: CGPoint) {
        left.add(other.left)
        top.add(other.top)
        left.constant -= Double(origin.x)
        top.constant -= Double(origin.y)
    }

    /// The sum that an attribute stands for; leading and trailing are left and right.
    func sum(_ attribute: NSLayoutConstraint.Attribute) -> LayoutExpression {
        switch attribute {
        case .left, .leading: return left
        case .right, .trailing: return plus(left, width, 1)
        case .centerX: return plus(left, width, 0.5)
        case .top: return top
        case .bottom: return plus(top, height, 1)
        case .centerY: return plus(top, height, 0.5)
        case .width: return width
        case .height: return height
        case .notAnAttribute: return LayoutExpression()
        }
    }

    private func plus(
        _ start: LayoutExpression, _ length: LayoutExpression, _ part: Double
    ) -> LayoutExpression {
        var sum = start
        sum.add(length, times: part)
        return sum
    }
}

/// What constraints say, in the points of the view that both sides are in.
extension LayoutSystem {
    /// What is to be 0, or not negative, for a constraint to be met; nil where one of its items has gone.
    func sum(of constraint: NSLayoutConstraint) -> LayoutExpression? {
        guard let common = constraint.common, let first = constraint.firstItem else { return nil }
        // Where one reads from right to left, places are told from the right, and so are constants.
        let isMirrored =
            common.effectiveUserInterfaceLayoutDirection == .rightToLeft
            && (constraint.firstAttribute.followsReading
                || constraint.secondAttribute.followsReading)
        var sum = side(first, constraint.firstAttribute, common, isMirrored)
        if constraint.secondAttribute != .notAnAttribute {
            guard let second = constraint.secondItem else { return nil }
            let other = side(second, constraint.secondAttribute, common, isMirrored)
            sum.add(other, times: -Double(constraint.multiplier))
        }
        // Programs write the largest number there is for what has no limit.
        sum.constant -= Double(min(max(constraint.constant, -1e7), 1e7))
        if constraint.relation == .lessThanOrEqual { sum.scale(by: -1) }
        return sum
    }

    private func side(
        _ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute, _ common: UIView,
        _ isMirrored: Bool
    ) -> LayoutExpression {
        if attribute.isSize {
            guard let view = item as? UIView else { return rect(of: item, common).sum(attribute) }
            return frame(of: view).sum(attribute)
        }
        let rect = rect(of: item, common)
        guard isMirrored else { return rect.sum(attribute) }
        let place = rect.sum(attribute.mirrored)
        var mirrored = inside(of: common).sum(.right)
        mirrored.add(place, times: -1)
        return mirrored
    }

    /// An item's rectangle in the points of a view that it is, or is in.
    private func rect(of item: AnyObject, _ common: UIView) -> LayoutRect {
        var rect: LayoutRect
        var container: UIView?
        if let guide = item as? UILayoutGuide, let owner = guide.owningView {
            rect = self.rect(of: guide, owner)
            container = owner
        } else if let view = item as? UIView, view !== common {
            rect = frame(of: view)
            container = view.superview
        } else {
            return inside(of: common)
        }
        while let here = container, here !== common {
            here.autoLayout?.readsOrigin = true
            rect.move(by: frame(of: here), less: here.bounds.origin)
            container = here.superview
        }
        return rect
    }

    private func rect(of guide: UILayoutGuide, _ owner: UIView) -> LayoutRect {
        switch guide.role {
        case .own: return guide.slot.map { LayoutRect(slot: $0) } ?? LayoutRect(.zero)
        case .frame: return bounds(of: owner)
        case .content:
            var rect = guide.slot.map { LayoutRect(slot: $0) } ?? LayoutRect(.zero)
            rect.left = LayoutExpression()
            rect.top = LayoutExpression()
            return rect
        case .safeArea:
            var rect = bounds(of: owner)
            rect.inset(by: owner.safeAreaInsets)
            return rect
        }
    }

    /// What a view is to those in it: of a scroll view, its content.
    private func inside(of view: UIView) -> LayoutRect {
        guard let scroll = view as? UIScrollView, let autoLayout = scroll.autoLayout,
            let content = autoLayout.guides.first(where: { $0.role == .content }),
            content.slot != nil
        else { return bounds(of: view) }
        return rect(of: content, scroll)
    }

    private func bounds(of view: UIView) -> LayoutRect {
        view.autoLayout?.readsOrigin = true
        var rect = frame(of: view, readsPlace: false)
        rect.left = LayoutExpression(Double(view.bounds.minX))
        rect.top = LayoutExpression(Double(view.bounds.minY))
        return rect
    }

    /// A view's frame in its superview's points, before its transform.
    private func frame(of view: UIView, readsPlace: Bool = true) -> LayoutRect {
        if let slot = view.autoLayout?.slot { return LayoutRect(slot: slot) }
        view.autoLayout?.readsSize = true
        if readsPlace { view.autoLayout?.readsPlace = true }
        let (size, middle) = (view.bounds.size, view.center)
        return LayoutRect(
            CGRect(
                x: middle.x - size.width / 2, y: middle.y - size.height / 2, width: size.width,
                height: size.height))
    }
}
