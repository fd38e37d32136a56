/// Says where the items of a collection view stand.
open class UICollectionViewLayout: NSObject {
    /// The view whose items it places.
    @Owner open internal(set) var collectionView: UICollectionView?

    /// Has the items placed anew, at the next layout.
    open func invalidateLayout() { collectionView?.forgetLayout() }

    /// Places the items; a subclass does.
    open func prepare() {}

    /// How large everything is, in points.
    open var collectionViewContentSize: CGSize { .zero }

    /// Where the items stand of which something is in a rectangle, in points.
    open func layoutAttributesForElements(
        in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? { nil }

    /// Where an item stands.
    open func layoutAttributesForItem(
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
}

/// Where an item of a collection view stands.
open class UICollectionViewLayoutAttributes: NSObject {
    /// The item's rectangle, in the collection view's points.
    open var frame = CGRect.zero
    /// Which item it is.
    open var indexPath = IndexPath(item: 0, section: 0)

    /// Makes the attributes of the first item.
    public override init() { super.init() }

    /// Makes the attributes of an item.
    public convenience init(forCellWith indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
    }

    /// The middle of the rectangle, in points.
    open var center: CGPoint {
        get { CGPoint(x: frame.midX, y: frame.midY) }
        set {
            frame.origin = CGPoint(
                x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
        }
    }
}
