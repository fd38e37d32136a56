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

    /// The view that the guide is in, or nil.
    @Weak open internal(set) var owningView: UIView?
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
}
