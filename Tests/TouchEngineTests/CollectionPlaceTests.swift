import Testing
import TouchEngine

@Suite("When a collection view asks, and what it finds")
struct CollectionPlaceTests {
    /// A data source that counts what it is asked.
    private final class Items: NSObject, UICollectionViewDataSource {
        var count = 40
        var counted = 0
        var asked: [Int] = []
        var deed: (UICollectionView) -> Void = { _ in }

        func collectionView(
            _ collectionView: UICollectionView, numberOfItemsInSection section: Int
        ) -> Int {
            counted += 1
            return count
        }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            asked.append(indexPath.item)
            deed(collectionView)
            return collectionView.dequeueReusableCell(
                withReuseIdentifier: "item", for: indexPath)
        }
    }

    private let device = Device()
    private let layout = UICollectionViewFlowLayout()
    private let view: UICollectionView
    private let items = Items()

    init() {
        layout.itemSize = CGSize(width: 100, height: 100)
        view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 100, height: 330), collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
        view.dataSource = items
        device.window.addSubview(view)
        device.settle()
    }

    private func found(_ rect: CGRect) -> [Int] {
        layout.layoutAttributesForElements(in: rect)?.map(\.indexPath.item) ?? []
    }

    @Test("to scroll places nothing anew, another size does (S-B22)")
    func counts() {
        let counted = items.counted
        view.contentOffset.y = 900
        device.settle()
        view.contentOffset.y = 20
        device.settle()
        #expect(items.counted == counted)
        view.frame.size.height = 300
        device.settle()
        #expect(items.counted == counted + 1)
        view.reloadData()
        device.settle()
        #expect(items.counted == counted + 2)
    }

    @Test("of lines that stand far apart every item is found where it is, alone (S-B22)")
    func farApart() {
        layout.minimumLineSpacing = 900
        device.settle()
        for item in 0..<40 {
            let top = CGFloat(item) * 1_000
            #expect(found(CGRect(x: 0, y: top, width: 100, height: 100)) == [item])
            #expect(found(CGRect(x: 0, y: top + 99, width: 100, height: 1)) == [item])
            #expect(found(CGRect(x: 0, y: top + 100, width: 100, height: 900)) == [])
        }
        #expect(found(CGRect(x: 0, y: 5_050, width: 100, height: 2_000)) == [5, 6, 7])
        #expect(found(CGRect(x: 0, y: -500, width: 100, height: 500)) == [])
    }

    @Test("of columns that stand far apart as well (S-B22)")
    func farApartAcross() {
        layout.scrollDirection = .horizontal
        layout.minimumLineSpacing = 900
        layout.itemSize = CGSize(width: 100, height: 300)
        device.settle()
        for item in 0..<40 {
            let left = CGFloat(item) * 1_000
            #expect(found(CGRect(x: left, y: 0, width: 100, height: 300)) == [item])
            #expect(found(CGRect(x: left + 100, y: 0, width: 900, height: 300)) == [])
        }
    }

    @Test("an item is found at its own corner, and not at the one beyond it (S-B22)")
    func corners() {
        func item(_ x: CGFloat, _ y: CGFloat) -> Int? {
            view.indexPathForItem(at: CGPoint(x: x, y: y))?.item
        }
        #expect(item(0, 0) == 0 && item(99.9, 99.9) == 0 && item(50, 100) == nil)
        #expect(item(0, 110) == 1 && item(50, 109.9) == nil && item(100, 150) == nil)
        layout.scrollDirection = .horizontal
        layout.itemSize = CGSize(width: 100, height: 300)
        device.settle()
        #expect(item(0, 0) == 0 && item(110, 0) == 1 && item(109.9, 50) == nil)
        #expect(item(100, 50) == nil && item(209.9, 299.9) == 1)
    }

    @Test("each item in sight is asked for once, though the view is laid out meanwhile (S-B18)")
    func once() {
        items.asked = []
        items.deed = { view in
            view.setNeedsLayout()
            view.layoutIfNeeded()
        }
        view.contentOffset.y = 1_100
        device.settle()
        #expect(items.asked == [10, 11, 12, 13], "those in sight, and the next on the way")
        #expect(view.indexPathsForVisibleItems.map(\.item) == [10, 11, 12])
    }

    @Test("what code puts into a collection view stands above its items (S-B22)")
    func above() {
        let badge = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 5_000))
        let other = UICollectionView(
            frame: view.frame, collectionViewLayout: UICollectionViewFlowLayout())
        other.addSubview(badge)
        other.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
        other.dataSource = items
        device.window.addSubview(other)
        device.settle()
        #expect(!other.visibleCells.isEmpty && other.subviews.last === badge)
        #expect(other.hitTest(CGPoint(x: 20, y: 20), with: nil) === badge)
    }

    @Test("a table’s rows are asked for once each, though it is laid out meanwhile (S-B18)")
    func rowsOnce() {
        final class Rows: NSObject, UITableViewDataSource {
            var asked: [Int] = []
            func tableView(
                _ tableView: UITableView, numberOfRowsInSection section: Int
            ) -> Int { 100 }
            func tableView(
                _ tableView: UITableView, cellForRowAt indexPath: IndexPath
            ) -> UITableViewCell {
                asked.append(indexPath.row)
                _ = tableView.visibleCells
                return UITableViewCell(style: .default, reuseIdentifier: nil)
            }
        }
        let (table, rows) = (UITableView(frame: view.frame, style: .plain), Rows())
        table.dataSource = rows
        device.window.addSubview(table)
        device.settle()
        #expect(rows.asked == Array(0..<8) && table.visibleCells.count == 8)
    }
}
