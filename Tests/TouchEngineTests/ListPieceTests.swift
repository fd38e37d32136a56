import Testing
import TouchEngine

@Suite("The pieces of lists")
struct ListPieceTests {
    /// One section of rows, or items, of which the first is called back about scrolling too.
    private final class Plain: NSObject, UITableViewDataSource, UITableViewDelegate,
        UICollectionViewDataSource, UICollectionViewDelegate
    {
        var scrolls = 0
        func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 90 }
        func tableView(
            _ tableView: UITableView, cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
        func collectionView(
            _ collectionView: UICollectionView, numberOfItemsInSection section: Int
        ) -> Int { 900 }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
    }

    private let device = Device()
    private let plain = Plain()
    private let place = CGRect(x: 0, y: 0, width: 300, height: 440)

    @Test("a table’s delegate hears of its scrolling, and one section is what there is (S-B18)")
    func table() {
        let table = UITableView(frame: place, style: .plain)
        device.window.addSubview(table)
        device.settle()
        table.dataSource = plain
        table.delegate = plain
        device.settle()
        #expect(table.numberOfSections == 1 && table.visibleCells.count == 10)
        table.contentOffset.y = 22
        #expect(plain.scrolls == 1)
        #expect(table.visibleCells.count == 11, "whoever asks sees them at once")
        table.contentOffset.y = 88
        #expect(table.indexPathsForVisibleRows?.map(\.row) == Array(2...11))
        #expect(UITableView.automaticDimension == -1)
    }

    @Test("a collection’s delegate hears of its scrolling, and it has one section (S-B22)")
    func collection() {
        let view = UICollectionView(
            frame: place, collectionViewLayout: UICollectionViewFlowLayout())
        device.window.addSubview(view)
        view.dataSource = plain
        view.delegate = plain
        device.settle()
        #expect(view.visibleCells.count == 5 * 8)
        view.contentOffset.y = 30
        #expect(plain.scrolls == 1)
        #expect(view.indexPathForItem(at: CGPoint(x: 260, y: 10)) == IndexPath(item: 4, section: 0))
    }

    @Test("a fresh cell is neither selected nor touched (S-B22)")
    func cell() {
        let cell = UICollectionViewCell(frame: place)
        #expect(!cell.isSelected && !cell.isHighlighted && cell.reuseIdentifier == nil)
    }

    @Test("attributes are of the first item, and have a middle (S-B22)")
    func attributes() {
        let fresh = UICollectionViewLayoutAttributes()
        #expect(fresh.indexPath == IndexPath(item: 0, section: 0) && fresh.frame == .zero)
        fresh.frame = CGRect(x: 10, y: 40, width: 60, height: 20)
        #expect(fresh.center == CGPoint(x: 40, y: 50))
        fresh.center = CGPoint(x: 100, y: 300)
        #expect(fresh.frame == CGRect(x: 70, y: 290, width: 60, height: 20))
    }

    @Test("reloading lets go of what is touched and selected (S-B19)")
    func reload() {
        let scene = TableScene()
        scene.device.tap(at: scene.point(4))
        let finger = scene.device.finger()
        finger.down(at: scene.point(2))
        scene.device.advance(by: 0.2)
        scene.table.reloadData()
        scene.device.settle()
        #expect(scene.table.indexPathsForSelectedRows == nil)
        #expect(scene.table.visibleCells.allSatisfy { !$0.isHighlighted && !$0.isSelected })
        finger.up()
        #expect(scene.table.indexPathsForSelectedRows == nil)
    }

    @Test("an index path's section and row are set apart", .tags(.apparatus))
    func indexPaths() {
        var path = IndexPath(row: 1, section: 2)
        path.section = 5
        #expect(path == IndexPath(row: 1, section: 5))
        path.row = 3
        #expect(path == IndexPath(row: 3, section: 5))
    }
}
