import Testing
import TouchEngine

@Suite("Where a flow layout puts its items")
struct CollectionFlowTests {
    private let device = Device()
    private let layout = UICollectionViewFlowLayout()
    private let view: UICollectionView
    private let items = Items()

    /// A data source and delegate of items as large as they are said to be; nil leaves it to the layout.
    private final class Items: NSObject, UICollectionViewDataSource {
        var counts = [5]

        func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
        func collectionView(
            _ collectionView: UICollectionView, numberOfItemsInSection section: Int
        ) -> Int { counts[section] }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
        }
    }

    private final class Sizes: NSObject, UICollectionViewDelegateFlowLayout {
        var size: (IndexPath) -> CGSize = { _ in .zero }
        func collectionView(
            _ collectionView: UICollectionView,
            layout collectionViewLayout: UICollectionViewLayout,
            sizeForItemAt indexPath: IndexPath
        ) -> CGSize { size(indexPath) }
    }

    init() {
        view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 200, height: 300), collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
        view.dataSource = items
        device.window.addSubview(view)
        device.settle()
    }

    private func frame(_ item: Int, _ section: Int = 0) -> CGRect? {
        layout.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
    }

    private func found(_ rect: CGRect) -> [Int] {
        layout.layoutAttributesForElements(in: rect)?.map(\.indexPath.item) ?? []
    }

    @Test("nothing said, items are 50 pt square and 10 pt apart, spread over their line (S-B22)")
    func plain() {
        let square = CGSize(width: 50, height: 50)
        #expect(frame(0) == CGRect(origin: .zero, size: square))
        #expect(frame(1) == CGRect(origin: CGPoint(x: 75, y: 0), size: square))
        #expect(frame(2) == CGRect(origin: CGPoint(x: 150, y: 0), size: square))
        #expect(frame(3) == CGRect(origin: CGPoint(x: 0, y: 60), size: square))
        #expect(frame(4) == CGRect(origin: CGPoint(x: 60, y: 60), size: square))
        #expect(view.contentSize == CGSize(width: 200, height: 110))
    }

    @Test("each of its numbers places the items anew (S-B22)")
    func numbers() {
        layout.itemSize = CGSize(width: 60, height: 20)
        device.settle()
        #expect(frame(1) == CGRect(x: 70, y: 0, width: 60, height: 20) && frame(3)?.minY == 30)
        layout.minimumInteritemSpacing = 11
        device.settle()
        #expect(frame(1)?.minX == 140 && frame(2)?.minY == 30, "three do not fit any more")
        layout.minimumLineSpacing = 25
        device.settle()
        #expect(frame(2)?.minY == 45 && view.contentSize.height == 110)
        layout.sectionInset.top = 7
        device.settle()
        #expect(frame(0)?.minY == 7 && view.contentSize.height == 117)
    }

    @Test("the room round a section is on its own sides, up and down (S-B22)")
    func insets() {
        items.counts = [3, 1]
        layout.sectionInset = UIEdgeInsets(top: 3, left: 5, bottom: 11, right: 45)
        view.reloadData()
        device.settle()
        #expect(frame(0) == CGRect(x: 5, y: 3, width: 50, height: 50))
        #expect(frame(1)?.minX == 105 && frame(2)?.origin == CGPoint(x: 5, y: 63))
        #expect(frame(0, 1)?.origin == CGPoint(x: 5, y: 113 + 11 + 3))
        #expect(view.contentSize == CGSize(width: 200, height: 177 + 11))
    }

    @Test("the room round a section is on its own sides, across (S-B22)")
    func insetsAcross() {
        items.counts = [6, 1]
        layout.scrollDirection = .horizontal
        layout.sectionInset = UIEdgeInsets(top: 3, left: 5, bottom: 107, right: 11)
        view.reloadData()
        device.settle()
        #expect(frame(0) == CGRect(x: 5, y: 3, width: 50, height: 50))
        #expect(frame(1)?.minY == 73 && frame(2)?.minY == 143)
        #expect(frame(3)?.origin == CGPoint(x: 65, y: 3))
        #expect(frame(0, 1)?.origin == CGPoint(x: 115 + 11 + 5, y: 3))
        #expect(view.contentSize == CGSize(width: 181 + 11, height: 300))
    }

    @Test("a line is as high as its highest item, and the others stand in its middle (S-B22)")
    func heights() {
        let sizes = Sizes()
        sizes.size = { CGSize(width: 90, height: [20, 80, 30, 30, 10][$0.item]) }
        view.delegate = sizes
        device.settle()
        #expect(frame(0) == CGRect(x: 0, y: 30, width: 90, height: 20))
        #expect(frame(1) == CGRect(x: 110, y: 0, width: 90, height: 80))
        #expect(frame(2)?.minY == 90 && frame(4)?.minY == 130 && view.contentSize.height == 140)
        sizes.size = { CGSize(width: [20, 80, 30, 30, 10][$0.item], height: 140) }
        layout.scrollDirection = .horizontal
        device.settle()
        #expect(frame(0) == CGRect(x: 30, y: 0, width: 20, height: 140))
        #expect(frame(1) == CGRect(x: 0, y: 160, width: 80, height: 140))
        #expect(frame(2)?.minX == 90 && frame(4)?.minX == 130 && view.contentSize.width == 140)
        withExtendedLifetime(sizes) {}
    }

    @Test("an item that is larger than its line has one to itself (S-B22)")
    func tooLarge() {
        layout.itemSize = CGSize(width: 250, height: 40)
        device.settle()
        #expect(frame(0) == CGRect(x: 0, y: 0, width: 250, height: 40))
        #expect(frame(4)?.origin == CGPoint(x: 0, y: 200))
    }

    @Test("a rectangle finds what it overlaps, and nothing that only touches it (S-B22)")
    func rectangles() {
        items.counts = [300]
        view.reloadData()
        device.settle()
        #expect(found(CGRect(x: 0, y: 0, width: 200, height: 60)) == [0, 1, 2])
        #expect(found(CGRect(x: 0, y: 50, width: 200, height: 10)) == [])
        #expect(found(CGRect(x: 0, y: 49, width: 200, height: 12)) == [0, 1, 2, 3, 4, 5])
        #expect(found(CGRect(x: 0, y: 600, width: 200, height: 1)) == [30, 31, 32])
        #expect(found(CGRect(x: 0, y: 5_940, width: 200, height: 500)) == [297, 298, 299])
        #expect(found(CGRect(x: 0, y: 6_000, width: 200, height: 500)) == [])
        layout.scrollDirection = .horizontal
        device.settle()
        #expect(found(CGRect(x: 49, y: 0, width: 12, height: 300)) == Array(0..<10))
        #expect(found(CGRect(x: 600, y: 0, width: 1, height: 300)) == Array(50..<55))
    }

    @Test("of lines with one high item every item is found where it is (S-B22)")
    func uneven() {
        items.counts = [60]
        let sizes = Sizes()
        sizes.size = { CGSize(width: 60, height: $0.item == 1 ? 400 : 20) }
        view.delegate = sizes
        device.settle()
        #expect(found(CGRect(x: 0, y: 10, width: 200, height: 5)) == [1])
        #expect(found(CGRect(x: 0, y: 195, width: 200, height: 5)) == [0, 1, 2])
        #expect(found(CGRect(x: 0, y: 395, width: 200, height: 20)) == [1, 3, 4, 5])
        #expect(found(CGRect(x: 0, y: 500, width: 200, height: 5)) == [12, 13, 14])
        withExtendedLifetime(sizes) {}
    }

    @Test("an item that there is not has no place (S-B22)")
    func none() {
        items.counts = [2, 3]
        view.reloadData()
        device.settle()
        #expect(frame(2) == nil && frame(3, 1) == nil && frame(0, 2) == nil && frame(0, -1) == nil)
        #expect(frame(1) != nil && frame(2, 1) != nil && frame(-1) == nil)
        #expect(view.indexPathForItem(at: CGPoint(x: 10, y: 10)) == IndexPath(item: 0, section: 0))
        #expect(view.indexPathForItem(at: CGPoint(x: 55, y: 10)) == nil)
        #expect(view.indexPathForItem(at: CGPoint(x: 65, y: 60)) == IndexPath(item: 1, section: 1))
    }

    @Test("a layout of nobody’s, or without a data source, is empty (S-B22)")
    func empty() {
        layout.prepare()
        #expect(view.contentSize.height == 110)
        let alone = UICollectionViewFlowLayout()
        alone.prepare()
        #expect(alone.collectionViewContentSize == .zero)
        #expect(alone.layoutAttributesForElements(in: view.bounds)?.isEmpty == true)
        let plain = UICollectionViewLayout()
        #expect(plain.collectionViewContentSize == .zero)
        #expect(plain.layoutAttributesForElements(in: view.bounds) == nil)
        #expect(plain.layoutAttributesForItem(at: IndexPath(item: 0, section: 0)) == nil)
        view.dataSource = nil
        device.settle()
        #expect(view.visibleCells.isEmpty)
    }
}
