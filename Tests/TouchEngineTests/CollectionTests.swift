import Testing
import TouchEngine

@Suite("A collection view")
struct CollectionTests {
    private let device = Device()
    private let layout = UICollectionViewFlowLayout()
    private let view: UICollectionView
    private let items = Items()

    private final class Cell: UICollectionViewCell {
        var isNew = true
        override func prepareForReuse() { isNew = false }
    }

    private final class Items: NSObject, UICollectionViewDataSource,
        UICollectionViewDelegateFlowLayout
    {
        var counts = [1_000]
        var made = 0
        var sizes: [CGSize] = []
        var heard: [String] = []
        var size: ((Int) -> CGSize)?
        var maySelect = true

        func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
        func collectionView(
            _ collectionView: UICollectionView, numberOfItemsInSection section: Int
        ) -> Int { counts[section] }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(
                withReuseIdentifier: "item", for: indexPath)
            sizes.append(cell.frame.size)
            if (cell as? Cell)?.isNew == true { made += 1 }
            return cell
        }
        func collectionView(
            _ collectionView: UICollectionView,
            layout collectionViewLayout: UICollectionViewLayout,
            sizeForItemAt indexPath: IndexPath
        ) -> CGSize { size?(indexPath.item) ?? CGSize(width: 90, height: 100) }
        func collectionView(
            _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
        ) -> Bool { maySelect }
        func collectionView(
            _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
        ) { heard.append("select \(indexPath.item)") }
        func collectionView(
            _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
        ) { heard.append("deselect \(indexPath.item)") }
    }

    init() {
        view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 400, height: 800), collectionViewLayout: layout)
        view.register(Cell.self, forCellWithReuseIdentifier: "item")
        view.dataSource = items
        view.delegate = items
        device.window.addSubview(view)
        device.settle()
    }

    private func frame(_ item: Int, _ section: Int = 0) -> CGRect? {
        layout.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
    }

    @Test("fills lines with items, and scrolls across them (S-B22)")
    func lines() {
        #expect(frame(0) == CGRect(x: 0, y: 0, width: 90, height: 100))
        #expect(frame(3)?.maxX == 400)
        #expect(frame(4) == CGRect(x: 0, y: 110, width: 90, height: 100))
        #expect(view.contentSize == CGSize(width: 400, height: 250 * 110 - 10))
        layout.scrollDirection = .horizontal
        device.settle()
        #expect(frame(1)?.minX == 0)
        #expect(frame(7)?.minX == 100)
        #expect(view.contentSize.height == 800 && view.contentSize.width > 14_000)
        device.drag(from: CGPoint(x: 300, y: 400), to: CGPoint(x: 100, y: 400), over: 0.5)
        #expect(view.contentOffset.x > 0)
    }

    @Test("sections and insets stand apart; a last line keeps its items together (S-B22)")
    func sections() {
        items.counts = [5, 1]
        layout.sectionInset = UIEdgeInsets(top: 20, left: 10, bottom: 30, right: 10)
        view.reloadData()
        device.settle()
        #expect(frame(3)?.minX == 10 && frame(3)?.minY == 130)
        #expect(frame(4)?.minX == 110)
        #expect(frame(0, 1)?.minY == 280)
        #expect(view.contentSize.height == 410)
    }

    @Test("makes cells only for the items in sight, and uses them again (S-B18)")
    func reuse() {
        let first = items.made
        #expect(first == 32 && view.visibleCells.count == 32)
        for _ in 0..<10 {
            device.flick(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 200))
            device.settle()
        }
        #expect(view.contentOffset.y > 1_500)
        #expect(items.made <= 37)
        #expect(view.indexPathsForVisibleItems.count >= 32)
        #expect(
            view.indexPathsForVisibleItems.first.flatMap { frame($0.item) }?.maxY ?? 0
                > view.contentOffset.y)
    }

    @Test("items of different sizes are all found that are in sight (S-B22)")
    func sizes() {
        items.size = { CGSize(width: 90, height: $0 == 2 ? 900 : 50) }
        view.reloadData()
        view.contentOffset.y = 500
        device.settle()
        #expect(view.indexPathsForVisibleItems.contains(IndexPath(item: 2, section: 0)))
        #expect(view.cellForItem(at: IndexPath(item: 0, section: 0)) == nil)
    }

    @Test("a touch selects an item as it lifts, a drag takes it away (S-B22)")
    func select() {
        device.tap(at: CGPoint(x: 20, y: 120))
        device.tap(at: CGPoint(x: 20, y: 20))
        #expect(items.heard == ["select 4", "deselect 4", "select 0"])
        #expect(view.cellForItem(at: IndexPath(item: 0, section: 0))?.isSelected == true)
        device.drag(from: CGPoint(x: 20, y: 400), to: CGPoint(x: 20, y: 100), over: 0.5)
        device.settle()
        device.tap(at: CGPoint(x: 95, y: 20))
        items.maySelect = false
        device.tap(at: CGPoint(x: 20, y: 300))
        #expect(items.heard.count == 3)
        #expect(view.indexPathsForSelectedItems == [IndexPath(item: 0, section: 0)])
    }

    @Test("a drag takes the touch from an item that already shows it (S-B22)")
    func dragged() {
        let finger = device.finger()
        finger.down(at: CGPoint(x: 20, y: 20))
        device.advance(by: 0.2)
        let cell = view.cellForItem(at: IndexPath(item: 0, section: 0))
        #expect(cell?.isHighlighted == true)
        device.cancelTouches()
        #expect(cell?.isHighlighted == false && items.heard == [])
        device.tap(at: CGPoint(x: 20, y: 20))
        #expect(items.heard == ["select 0"])
    }

    @Test("a delegate that leaves the questions out lets items be selected (S-B22)")
    func silentDelegate() {
        final class Silent: NSObject, UICollectionViewDelegate {}
        let silent = Silent()
        for delegate in [silent, nil] {
            view.delegate = delegate
            device.settle()
            device.tap(at: CGPoint(x: 20, y: 120))
            #expect(view.indexPathsForSelectedItems?.isEmpty == false)
        }
    }

    @Test("another layout places the items anew, and the old one no more (S-B22)")
    func otherLayout() {
        let other = UICollectionViewFlowLayout()
        other.minimumLineSpacing = 40
        view.collectionViewLayout = other
        device.settle()
        let item = IndexPath(item: 4, section: 0)
        #expect(view.cellForItem(at: item)?.frame.minY == 140)
        #expect(layout.collectionView == nil && other.collectionView === view)
        other.minimumLineSpacing = 20
        device.settle()
        #expect(view.cellForItem(at: item)?.frame.minY == 120)
    }

    @Test("attributes that are moved by their middle keep their size (S-B22)")
    func middle() {
        let attributes = UICollectionViewLayoutAttributes(
            forCellWith: IndexPath(item: 0, section: 0))
        attributes.frame = CGRect(x: 0, y: 0, width: 90, height: 40)
        attributes.center = CGPoint(x: 100, y: 100)
        #expect(attributes.frame == CGRect(x: 55, y: 80, width: 90, height: 40))
    }

    @Test("cells that wait to be used again are out of sight (S-B18)")
    func waitingCells() {
        items.counts = [4]
        view.reloadData()
        device.settle()
        let cells = view.subviews.filter { $0 is Cell }
        #expect(cells.count > view.visibleCells.count)
        #expect(cells.filter { !$0.isHidden }.count == view.visibleCells.count)
        #expect(view.visibleCells.allSatisfy { !$0.isHighlighted && !$0.isSelected })
    }

    @Test("a selected item is selected wherever its cell comes again, and no other (S-B22)")
    func staysSelected() {
        device.tap(at: CGPoint(x: 20, y: 20))
        view.contentOffset.y = 5_000
        device.settle()
        #expect(view.visibleCells.allSatisfy { !$0.isSelected })
        view.contentOffset.y = 0
        device.settle()
        #expect(view.visibleCells.filter { $0.isSelected }.count == 1)
        #expect(view.cellForItem(at: IndexPath(item: 0, section: 0))?.isSelected == true)
    }

    @Test("a cell has its item's size when it is dequeued, new or used again (S-B27)")
    func sizeOfCells() {
        items.sizes = []
        items.size = { CGSize(width: 50 + CGFloat($0 % 2), height: 60) }
        view.reloadData()
        device.settle()
        view.contentOffset.y = 1_000
        device.settle()
        #expect(!items.sizes.isEmpty)
        #expect(items.sizes.allSatisfy { $0.height == 60 && (50...51).contains($0.width) })
    }
}
