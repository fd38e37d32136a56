/// A rectangle that takes part in the layout without being a view.
open class UILayoutGuide: NSObject {
    /// Where the rectangle comes from.
    enum Role {
        /// From constraints.
        case own
        /// What bars and the device's edges leave of the view.
        case safeArea
        /// The content of a scroll view.
        case content
        /// The part of a scroll view that is in sight.
        case frame
    }

    @Weak var owner: UIView?

    /// The view that the guide is in, or nil; setting it adds the guide to the view.
    open var owningView: UIView? {
        get { owner }
        set {
            guard newValue !== owner else { return }
            owner?.removeLayoutGuide(self)
            newValue?.addLayoutGuide(self)
        }
    }
    /// A name for the program's own use.
    open var identifier: String = ""
    var role = Role.own
    /// The first of the guide's variables while the layout is worked out.
    var slot: Int?
    var solved = CGRect.zero

    /// Makes a guide that is in no view yet.
    public override init() { super.init() }

    /// The guide's rectangle in its view's points, as the layout was last worked out.
    open var layoutFrame: CGRect {
        guard let owningView else { return .zero }
        switch role {
        case .own: return solved
        case .safeArea: return owningView.safeAreaInsets.inset(owningView.bounds)
        case .content:
            return CGRect(
                origin: .zero, size: (owningView as? UIScrollView)?.contentSize ?? .zero)
        case .frame: return owningView.bounds
        }
    }

    /// The left edge.
    open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
    /// The right edge.
    open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
    /// The edge where lines of text begin.
    open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
    /// The edge where lines of text end.
    open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
    /// The upper edge.
    open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
    /// The lower edge.
    open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
    /// The width.
    open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
    /// The height.
    open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
    /// The middle across.
    open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
    /// The middle up and down.
    open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
}
