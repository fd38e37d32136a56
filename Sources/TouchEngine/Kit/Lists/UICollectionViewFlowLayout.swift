/// Places items in lines, as many in each as it takes, and scrolls across the lines (Rule S-B22).
open class UICollectionViewFlowLayout: UICollectionViewLayout {
    /// How large items are of which the delegate says nothing else, in points.
    open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
    /// The least room between two lines, in points.
    open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
    /// The least room between two items of a line, in points.
    open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
    /// Which way it scrolls.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical {
        didSet { invalidateLayout() }
    }
    /// The room round each section, in points.
    open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }

    private var items: [UICollectionViewLayoutAttributes] = []
    /// The number of the first item of each section, among all.
    private var starts: [Int] = []
    private var size = CGSize.zero
    /// How high the highest item is along the way it scrolls, in points.
    private var tallest: CGFloat = 0

    open override var collectionViewContentSize: CGSize { size }

    /// Asks for the items' number and sizes, and puts them in lines.
    open override func prepare() {
        (items, starts, tallest) = ([], [], 0)
        guard let view = collectionView, let source = view.dataSource else { return }
        let isVertical = scrollDirection == .vertical
        let breadth = isVertical ? view.bounds.width : view.bounds.height
        var place: CGFloat = 0
        for section in 0..<source.numberOfSections(in: view) {
            starts.append(items.count)
            var line = FlowLine(
                start: isVertical ? sectionInset.left : sectionInset.top,
                end: breadth - (isVertical ? sectionInset.right : sectionInset.bottom),
                place: place + (isVertical ? sectionInset.top : sectionInset.left),
                gap: minimumInteritemSpacing)
            for item in 0..<source.collectionView(view, numberOfItemsInSection: section) {
                let path = IndexPath(item: item, section: section)
                let size = view.size(of: path, self)
                let length = isVertical ? size.width : size.height
                if !line.fits(length) {
                    items += line.close(isVertical)
                    line.place += line.height + minimumLineSpacing
                    line.height = 0
                }
                tallest = max(tallest, isVertical ? size.height : size.width)
                line.add(path, length, height: isVertical ? size.height : size.width)
            }
            items += line.close(isVertical, isLast: true)
            place =
                line.place + line.height + (isVertical ? sectionInset.bottom : sectionInset.right)
        }
        size =
            isVertical
            ? CGSize(width: breadth, height: place) : CGSize(width: place, height: breadth)
    }

    open override func layoutAttributesForElements(
        in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
        let isVertical = scrollDirection == .vertical
        let (low, high) = isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
        // Lines come in order, so those before the rectangle are passed over at a stride.
        var (first, last) = (0, items.count)
        while first < last {
            let middle = (first + last) / 2
            let frame = items[middle].frame
            let near = isVertical ? frame.minY : frame.minX
            // Items of a line stand about its middle: one may begin that much later than the line.
            if near < low - 2 * tallest { first = middle + 1 } else { last = middle }
        }
        var found: [UICollectionViewLayoutAttributes] = []
        for item in items[first...] {
            let (near, far) =
                isVertical
                ? (item.frame.minY, item.frame.maxY) : (item.frame.minX, item.frame.maxX)
            if near >= high + tallest { break }
            if far > low, near < high { found.append(item) }
        }
        return found
    }

    open override func layoutAttributesForItem(
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard starts.indices.contains(indexPath.section) else { return nil }
        let number = starts[indexPath.section] + indexPath.item
        guard items.indices.contains(number), items[number].indexPath == indexPath else {
            return nil
        }
        return items[number]
    }
}

/// A line of items that is being filled.
private struct FlowLine {
    let start: CGFloat
    let end: CGFloat
    /// Where the line stands along the way that the layout scrolls.
    var place: CGFloat
    let gap: CGFloat
    var height: CGFloat = 0
    private var entries: [(path: IndexPath, length: CGFloat, height: CGFloat)] = []

    init(start: CGFloat, end: CGFloat, place: CGFloat, gap: CGFloat) {
        (self.start, self.end, self.place, self.gap) = (start, end, place, gap)
    }

    private var filled: CGFloat { entries.reduce(0) { $0 + $1.length } }

    func fits(_ length: CGFloat) -> Bool {
        entries.isEmpty || start + filled + gap * CGFloat(entries.count) + length <= end
    }

    mutating func add(_ path: IndexPath, _ length: CGFloat, height: CGFloat) {
        entries.append((path, length, height))
        self.height = max(self.height, height)
    }

    /// Spreads the items over the line, the last one of a section excepted, and begins another.
    mutating func close(
        _ isVertical: Bool, isLast: Bool = false
    ) -> [UICollectionViewLayoutAttributes] {
        defer { entries = [] }
        let room = end - start - filled
        let spread = entries.count > 1 && !isLast ? room / CGFloat(entries.count - 1) : gap
        var along = start
        return entries.map { entry in
            let made = UICollectionViewLayoutAttributes(forCellWith: entry.path)
            let across = place + (height - entry.height) / 2
            made.frame =
                isVertical
                ? CGRect(x: along, y: across, width: entry.length, height: entry.height)
                : CGRect(x: across, y: along, width: entry.height, height: entry.length)
            along += entry.length + spread
            return made
        }
    }
}
