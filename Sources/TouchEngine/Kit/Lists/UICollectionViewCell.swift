/// A view of a collection view that is used again; here that is cells alone.
open class UICollectionReusableView: UIView {
    /// The name under which the view is used again for other items (Rule S-B18).
    open internal(set) var reuseIdentifier: String?

    /// Called before the view is used for another item.
    open func prepareForReuse() {}
}

/// An item of a collection view.
open class UICollectionViewCell: UICollectionReusableView {
    /// What is in the cell; it is what a finger touches.
    public let contentView = UIView()
    /// Whether the item is selected.
    open var isSelected = false
    /// Whether a finger touches the item.
    open var isHighlighted = false

    override var isSelectedByTouch: Bool { true }

    override func partName(of view: UIView) -> String? {
        view === contentView ? "contentView" : nil
    }

    /// Makes a cell with a frame in its superview's points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(contentView)
    }

    /// Makes one from an archive; there are no archives here.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSubview(contentView)
    }

    /// Makes a cell as a collection view does that knows only its class: by `init(frame:)`, which a subclass overrides.
    ///
    /// UIKit has no such initializer; Swift without Objective-C needs it.
    public required convenience init(reusableAs identifier: String) {
        self.init(frame: .zero)
        reuseIdentifier = identifier
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        contentView.frame = bounds
    }
}
