import Testing
import TouchEngine

@Suite("Fingers on the items of a collection view, and cells that come and go")
struct CollectionFingerTests {
    private let device = Device()
    private let layout = UICollectionViewFlowLayout()
    private let view: UICollectionView
    private let items = Items()

    private final class Items: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
        var count = 300
        var heard: [String] = []
        var asked: [Int] = []
        var mayHighlight = true
        var reloads = false
        var ownCells = false

        func collectionView(
            _ collectionView: UICollectionView, numberOfItemsInSection section: Int
        ) -> Int { count }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            asked.append(indexPath.item)
            if reloads {
                reloads = false
                collectionView.reloadData()
            }
            if ownCells { return UICollectionViewCell(frame: .zero) }
            return collectionView.dequeueReusableCell(
                withReuseIdentifier: "item", for: indexPath)
        }
        func collectionView(
            _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
        ) -> Bool { mayHighlight }
        func collectionView(
            _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
        ) { heard.append("select \(indexPath.item)") }
        func collectionView(
            _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
        ) { heard.append("deselect \(indexPath.item)") }
        func collectionView(
            _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
            forItemAt indexPath: IndexPath
        ) { heard.append("show \(indexPath.item)") }
        func collectionView(
            _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
            forItemAt indexPath: IndexPath
        ) { heard.append("hide \(indexPath.item)") }
    }

    /// Lines of two items, 100 pt square.
    init() {
        layout.itemSize = CGSize(width: 100, height: 100)
        (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
        view = UICollectionView(
            frame: CGRect(x: 50, y: 150, width: 200, height: 300), collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
        view.dataSource = items
        view.delegate = items
        device.window.addSubview(view)
        device.settle()
        items.heard = []
    }

    private func cell(_ item: Int) -> UICollectionViewCell? {
        view.cellForItem(at: IndexPath(item: item, section: 0))
    }

    private var selected: [Int] { view.indexPathsForSelectedItems?.map(\.item) ?? [] }

    /// The middle of an item as it stands while nothing is scrolled.
    private func point(_ item: Int) -> CGPoint {
        CGPoint(x: 100 + 100 * (item % 2), y: 200 + 100 * (item / 2))
    }

    @Test("an item is selected where the finger is in the view, wherever that stands (S-B22)")
    func elsewhere() throws {
        view.contentOffset.y = 1_000
        device.settle()
        items.heard = []
        device.tap(at: point(1))
        #expect(selected == [21] && items.heard == ["select 21"])
        let record = try #require(device.trace.records(.itemSelected).last)
        #expect(record["item"] == .number(21) && record["section"] == .number(0))
        #expect(record.rule == "S-B22")
    }

    @Test("the item that comes next is asked for, and shown when it comes into sight (S-B18, M-27)")
    func ahead() {
        items.asked = []
        view.contentOffset.y = 10
        device.settle()
        #expect(items.asked == [6, 7, 8] && items.heard == ["show 6", "show 7"])
        items.asked = []
        view.setContentOffset(CGPoint(x: 0, y: 400), animated: true)
        #expect(items.asked.isEmpty && view.contentOffset.y == 10)
        view.contentOffset.y = 400
        device.settle()
        items.asked = []
        view.setContentOffset(.zero, animated: true)
        #expect(items.asked == [7] && view.contentOffset.y == 400)
    }

    @Test("a second tap on a selected item tells again, and deselects nothing (S-B22)")
    func again() {
        for _ in 0..<2 { device.tap(at: point(3)) }
        #expect(selected == [3] && items.heard == ["select 3", "select 3"])
        device.tap(at: point(2))
        #expect(items.heard.suffix(2) == ["deselect 3", "select 2"])
        #expect(cell(3)?.isSelected == false && cell(2)?.isSelected == true)
    }

    @Test("items that may not be selected, or touched, are not (S-B22)")
    func refused() {
        view.allowsSelection = false
        device.tap(at: point(3))
        #expect(selected == [])
        view.allowsSelection = true
        items.mayHighlight = false
        let finger = device.finger()
        finger.down(at: point(3))
        device.advance(by: 0.2)
        #expect(cell(3)?.isHighlighted == false)
        finger.up()
        #expect(selected == [] && items.heard == [])
    }

    @Test("while one finger has an item a second has none (S-B22)")
    func second() {
        view.isScrollEnabled = false
        let (one, other) = (device.finger(), device.finger())
        one.down(at: point(0))
        other.down(at: point(3))
        #expect(cell(0)?.isHighlighted == true && cell(3)?.isHighlighted == false)
        other.up()
        #expect(selected == [] && cell(0)?.isHighlighted == true)
        one.up()
        #expect(selected == [0] && cell(0)?.isHighlighted == false)
        device.tap(at: point(5))
        #expect(selected == [5])
    }

    @Test("a touched item looks so when its cell comes again (S-B22)")
    func highlighted() {
        view.isScrollEnabled = false
        let finger = device.finger()
        finger.down(at: point(1))
        view.contentOffset.y = 3_000
        device.settle()
        #expect(view.visibleCells.allSatisfy { !$0.isHighlighted })
        view.contentOffset.y = 0
        device.settle()
        #expect(cell(1)?.isHighlighted == true && cell(0)?.isHighlighted == false)
        finger.up()
        #expect(selected == [1])
    }

    @Test("the delegate hears which items come into sight and leave it (S-B18)")
    func display() {
        view.contentOffset.y = 150
        device.settle()
        #expect(items.heard == ["hide 0", "hide 1", "show 6", "show 7", "show 8", "show 9"])
        #expect(view.indexPathsForVisibleItems.map(\.item) == Array(2...9))
        #expect(view.visibleCells.map(\.frame.minY).first == 100)
        view.contentOffset.y = 60
        device.settle()
        #expect(items.heard.suffix(4) == ["hide 8", "hide 9", "show 0", "show 1"])
        #expect(view.indexPathsForVisibleItems.map(\.item) == Array(0...7))
    }

    @Test("another size of the view places the items anew, in the cells that there are (S-B22)")
    func resized() throws {
        let first = try #require(cell(3))
        view.frame.size.width = 320
        device.settle()
        #expect(cell(3) === first && first.frame.origin == CGPoint(x: 0, y: 100))
        #expect(cell(1)?.frame.origin == CGPoint(x: 110, y: 0))
        #expect(view.contentSize.width == 320)
    }

    @Test("reloading forgets the selection, and tells nobody what has gone (S-B22)")
    func reload() {
        device.tap(at: point(1))
        items.heard = []
        items.count = 2
        view.reloadData()
        device.settle()
        #expect(selected == [] && view.visibleCells.count == 2)
        #expect(items.heard == ["show 0", "show 1"])
        #expect(cell(1)?.isSelected == false)
    }

    @Test("a data source that reloads while it is asked is asked again (S-B18)")
    func reentrant() {
        items.reloads = true
        view.contentOffset.y = 500
        device.settle()
        device.advance(by: 0.1)
        #expect(view.indexPathsForVisibleItems.map(\.item) == Array(10...15))
        let shown = view.subviews.filter { $0 is UICollectionViewCell && !$0.isHidden }
        #expect(shown.count == 6)
    }

    @Test("a cell of no kind is taken out when its item leaves (S-B18)")
    func ownCells() {
        items.ownCells = true
        view.reloadData()
        device.settle()
        view.contentOffset.y = 3_000
        device.settle()
        let cells = view.subviews.filter { $0 is UICollectionViewCell && !$0.isHidden }
        #expect(cells.count == 6)
    }

    @Test("a cell that is used again is the one that has waited longest (S-B18)")
    func queue() throws {
        let first = try #require(cell(0))
        view.contentOffset.y = 200
        device.settle()
        #expect(cell(6) === first && first.reuseIdentifier == "item")
        #expect(first.frame.origin == CGPoint(x: 0, y: 300) && !first.isHidden)
    }

    @Test("a layout that outlives its view is nobody’s (S-B22)")
    func orphan() {
        let layout = UICollectionViewFlowLayout()
        func make() {
            let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
            #expect(layout.collectionView === view)
        }
        make()
        #expect(layout.collectionView == nil)
        layout.invalidateLayout()
    }
}
