extension UIView {
    /// The left edge.
    public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
    /// The right edge.
    public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
    /// The edge where lines of text begin.
    public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
    /// The edge where lines of text end.
    public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
    /// The upper edge.
    public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
    /// The lower edge.
    public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
    /// The width.
    public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
    /// The height.
    public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
    /// The middle across.
    public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
    /// The middle up and down.
    public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }

    /// What bars and the device's edges leave of the view, as a guide.
    public var safeAreaLayoutGuide: UILayoutGuide { guide(.safeArea) }

    /// The guides that were added to the view, in order.
    public var layoutGuides: [UILayoutGuide] {
        autoLayout?.guides.filter { $0.role == .own } ?? []
    }

    /// Adds a guide, taking it from the view it was in.
    public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.owningView !== self else { return }
        layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
        layoutGuide.owner = self
        participation.guides.append(layoutGuide)
    }

    /// Takes a guide away, and with it the constraints that it has part in.
    public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.owningView === self, layoutGuide.role == .own else { return }
        dropConstraints { $0.firstItem === layoutGuide || $0.secondItem === layoutGuide }
        autoLayout?.guides.removeAll { $0 === layoutGuide }
        layoutGuide.owner = nil
    }

    /// The view's guide of a role of UIKit's own, made when it is first asked for.
    func guide(_ role: UILayoutGuide.Role) -> UILayoutGuide {
        if let known = autoLayout?.guides.first(where: { $0.role == role }) { return known }
        let guide = UILayoutGuide()
        guide.role = role
        guide.owner = self
        participation.guides.append(guide)
        return guide
    }
}

extension UIScrollView {
    /// The content, as a guide: what constraints say of its size becomes the content size.
    public var contentLayoutGuide: UILayoutGuide { guide(.content) }

    /// The scroll view's own rectangle, as a guide: what is tied to it stays where it is when the content moves.
    public var frameLayoutGuide: UILayoutGuide { guide(.frame) }
}
