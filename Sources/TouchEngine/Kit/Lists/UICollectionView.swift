/// Items that a layout places, of which only those in sight exist (Rules S-B18, S-B22).
open class UICollectionView: UIScrollView {
    /// Which way a layout scrolls.
    public enum ScrollDirection: Int, Sendable {
        case vertical, horizontal
    }

    /// Says where the items stand.
    open var collectionViewLayout: UICollectionViewLayout {
        didSet {
            if collectionViewLayout !== oldValue { oldValue.collectionView = nil }
            collectionViewLayout.collectionView = self
            reloadData()
        }
    }
    /// Tells how many items there are, and shows them; it is not retained.
    @WeakDelegate open var dataSource: (any UICollectionViewDataSource)? {
        didSet { reloadData() }
    }
    /// Whether a finger selects items.
    open var allowsSelection = true

    @WeakDelegate private var itemDelegate: (any UICollectionViewDelegate)?
    var pool = CellPool<UICollectionViewCell>()
    private var shown: [(path: IndexPath, cell: UICollectionViewCell)] = []
    /// A cell that was asked for before its item is in sight (Rule S-B18).
    private var ahead: (path: IndexPath, cell: UICollectionViewCell)?
    /// The offset at which items were last looked for.
    private var lookedFrom: CGPoint?
    private var isPrepared = false
    private var isShowing = false
    private var placedSize = CGSize.zero
    private var touched: (touch: UITouch, path: IndexPath)?
    private var selected: IndexPath?

    /// Makes a collection view with a frame in its superview's points, and a layout.
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(frame: frame)
        layout.collectionView = self
    }

    /// Makes one from an archive; there are no archives here.
    public required init?(coder: NSCoder) {
        collectionViewLayout = UICollectionViewFlowLayout()
        super.init(coder: coder)
        collectionViewLayout.collectionView = self
    }

    deinit { collectionViewLayout.collectionView = nil }

    /// Hears what becomes of the items, and of the scroll view that the collection is; it is not retained.
    @_nonoverride open var delegate: (any UICollectionViewDelegate)? {
        get { itemDelegate }
        set {
            itemDelegate = newValue
            super.delegate = newValue
            reloadData()
        }
    }

    /// The cells in sight, in the order of their items.
    open var visibleCells: [UICollectionViewCell] { shown.map { $0.cell } }

    /// The items in sight, in order.
    open var indexPathsForVisibleItems: [IndexPath] { shown.map { $0.path } }

    /// The items that are selected, or nil when none is.
    open var indexPathsForSelectedItems: [IndexPath]? { selected.map { [$0] } ?? [] }

    /// Asks the data source and the layout for everything again, at the next layout.
    open func reloadData() {
        for (path, cell) in shown { retire(cell, path, isTold: false) }
        (shown, selected, touched) = ([], nil, nil)
        dropAhead()
        forgetLayout()
    }

    /// A cell of an item's size, of a kind whose class is registered (Rules S-B18, S-B27).
    open func dequeueReusableCell(
        withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionViewCell {
        let used = pool.take(identifier)
        used?.prepareForReuse()
        if let cell = used ?? pool.make(identifier) {
            let item = isPrepared ? placed.layoutAttributesForItem(at: indexPath) : nil
            if let item { cell.frame.size = item.frame.size }
            return cell
        }
        raise(
            .internalInconsistency,
            "could not dequeue a view of kind: UICollectionElementKindCell with identifier "
                + "\(identifier) - must register a nib or a class for the identifier or connect a "
                + "prototype cell in a storyboard")
    }

    /// The cell of an item, or nil when it is not in sight.
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        shown.first { $0.path == indexPath }?.cell
    }

    /// The item at a point of the collection view's, or nil.
    open func indexPathForItem(at point: CGPoint) -> IndexPath? {
        let spot = CGRect(x: point.x, y: point.y, width: 1, height: 1)
        return placed.layoutAttributesForElements(in: spot)?
            .first { $0.frame.contains(point) }?.indexPath
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        if placedSize != bounds.size { forgetLayout() }
        showItems()
    }

    override var isList: Bool { true }

    // MARK: Fingers

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard allowsSelection, touched == nil,
            let touch = touches.min(by: { $0.landingNumber < $1.landingNumber }),
            let path = indexPathForItem(at: touch.location(in: self)),
            delegate?.collectionView(self, shouldHighlightItemAt: path) ?? true
        else { return }
        touched = (touch, path)
        cellForItem(at: path)?.isHighlighted = true
        delegate?.collectionView(self, didHighlightItemAt: path)
    }

    /// A finger moves: only a drag takes it from its item.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let path = endHighlight(touches),
            delegate?.collectionView(self, shouldSelectItemAt: path) ?? true
        else { return }
        if let old = selected, old != path {
            cellForItem(at: old)?.isSelected = false
            selected = nil
            delegate?.collectionView(self, didDeselectItemAt: old)
        }
        selected = path
        cellForItem(at: path)?.isSelected = true
        note(
            .itemSelected, [TraceField("item", path.item), TraceField("section", path.section)],
            rule: "S-B22", cause: nil)
        delegate?.collectionView(self, didSelectItemAt: path)
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        _ = endHighlight(touches)
    }

    /// Lets the item go that a finger touched, and says which it was.
    private func endHighlight(_ touches: Set<UITouch>) -> IndexPath? {
        guard let (touch, path) = touched, touches.contains(touch) else { return nil }
        touched = nil
        cellForItem(at: path)?.isHighlighted = false
        delegate?.collectionView(self, didUnhighlightItemAt: path)
        return path
    }

    // MARK: Items

    /// Has the layout place the items anew.
    func forgetLayout() {
        isPrepared = false
        setNeedsLayout()
    }

    /// How large an item is of a flow layout's.
    func size(of path: IndexPath, _ layout: UICollectionViewFlowLayout) -> CGSize {
        delegate?.collectionView(self, layout: layout, sizeForItemAt: path) ?? layout.itemSize
    }

    /// The layout, with its items in their places.
    private var placed: UICollectionViewLayout {
        if !isPrepared {
            isPrepared = true
            placedSize = bounds.size
            collectionViewLayout.prepare()
            contentSize = collectionViewLayout.collectionViewContentSize
        }
        return collectionViewLayout
    }

    private func showItems() {
        guard !isShowing, let dataSource else { return }
        isShowing = true
        defer { isShowing = false }
        let wanted = placed.layoutAttributesForElements(in: bounds) ?? []
        var (kept, free) = (shown, shown)
        kept.removeAll { item in !wanted.contains { $0.indexPath == item.path } }
        free.removeAll { item in kept.contains { $0.cell === item.cell } }
        shown = kept
        for (path, cell) in free { retire(cell, path, isTold: true) }
        for item in wanted {
            let path = item.indexPath
            if let known = cellForItem(at: path) {
                if known.frame != item.frame { known.frame = item.frame }
                continue
            }
            let prepared = ahead?.path == path ? ahead?.cell : nil
            if prepared != nil { ahead = nil }
            let cell = prepared ?? dataSource.collectionView(self, cellForItemAt: path)
            // The data source has asked to be asked again.
            guard isPrepared else { return cell.isHidden = true }
            cell.isHidden = false
            cell.frame = item.frame
            cell.isSelected = selected == path
            cell.isHighlighted = touched?.path == path
            if cell.superview !== self { insertSubview(cell, at: 0) }
            shown.insert((path, cell), at: shown.firstIndex { $0.path > path } ?? shown.count)
            delegate?.collectionView(self, willDisplay: cell, forItemAt: path)
        }
        let way = contentOffset - (lookedFrom ?? contentOffset)
        lookedFrom = contentOffset
        prepareNext(way, dataSource)
        for cell in pool.toHide() { cell.isHidden = true }
    }

    override func willGlide(by way: CGPoint) {
        if let dataSource { prepareNext(way, dataSource) }
    }

    /// Asks for the cell of the item that comes next on the way, before it is in sight (Rule S-B18).
    private func prepareNext(_ way: CGPoint, _ dataSource: any UICollectionViewDataSource) {
        guard way != .zero, let first = shown.first?.path, let last = shown.last?.path else {
            return
        }
        let isForward = way.x + way.y > 0
        let (across, down) = (way.x == 0 ? 0 : bounds.width, way.y == 0 ? 0 : bounds.height)
        let beyond = CGRect(
            x: bounds.minX + (isForward ? across : -across),
            y: bounds.minY + (isForward ? down : -down), width: bounds.width,
            height: bounds.height)
        let next = (placed.layoutAttributesForElements(in: beyond) ?? []).filter {
            isForward ? $0.indexPath > last : $0.indexPath < first
        }
        let item = next.min {
            isForward ? $0.indexPath < $1.indexPath : $0.indexPath > $1.indexPath
        }
        guard let item, item.indexPath != ahead?.path else { return }
        dropAhead()
        let cell = dataSource.collectionView(self, cellForItemAt: item.indexPath)
        cell.isHidden = true
        cell.frame = item.frame
        if cell.superview !== self { insertSubview(cell, at: 0) }
        guard isPrepared else { return retire(cell, item.indexPath, isTold: false) }
        ahead = (item.indexPath, cell)
    }

    /// Puts a cell back that was asked for ahead of its item.
    private func dropAhead() {
        guard let (path, cell) = ahead else { return }
        ahead = nil
        retire(cell, path, isTold: false)
    }

    private func retire(_ cell: UICollectionViewCell, _ path: IndexPath, isTold: Bool) {
        if isTold { delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path) }
        guard let identifier = cell.reuseIdentifier else { return cell.removeFromSuperview() }
        pool.put(cell, identifier)
    }
}
