import Testing
import TouchEngine

@Suite("Where the rows of a table are, and what becomes of them")
struct TableRowTests {
    private let scene = TableScene([4, 0, 30])

    private var table: UITableView { scene.table }

    private func path(_ row: Int, _ section: Int) -> IndexPath {
        IndexPath(row: row, section: section)
    }

    @Test("each place belongs to the row whose top it is, and ends with the last (S-B18)")
    func places() {
        func row(_ y: CGFloat) -> IndexPath? { table.indexPathForRow(at: CGPoint(x: 9, y: y)) }
        #expect(row(0) == path(0, 0) && row(49.9) == path(0, 0) && row(50) == path(1, 0))
        #expect(row(199.9) == path(3, 0) && row(200) == path(0, 2) && row(1_699) == path(29, 2))
        #expect(row(-0.1) == nil && row(1_700) == nil)
        #expect(table.numberOfSections == 3)
        #expect((-1...3).map { table.numberOfRows(inSection: $0) } == [0, 4, 0, 30, 0])
        #expect(table.rectForRow(at: path(0, 1)) == .zero)
        #expect(table.rectForRow(at: path(4, 0)) == .zero)
        #expect(table.rectForRow(at: path(0, 2)).minY == 200)
    }

    @Test("rows in sight have cells, and those that only touch the edge have none (S-B18)")
    func inSight() throws {
        table.frame.size.height = 100
        table.contentOffset.y = 50
        scene.device.settle()
        #expect(table.indexPathsForVisibleRows == [path(1, 0), path(2, 0)])
        table.contentOffset.y = 51
        scene.device.settle()
        #expect(table.indexPathsForVisibleRows == [path(1, 0), path(2, 0), path(3, 0)])
        #expect(table.visibleCells.map(\.frame.minY) == [50, 100, 150])
        table.contentOffset.y = 180
        scene.device.settle()
        #expect(table.indexPathsForVisibleRows == [path(3, 0), path(0, 2), path(1, 2)])
        let cell = try #require(table.cellForRow(at: path(0, 2)))
        #expect(table.indexPath(for: cell) == path(0, 2) && cell.textLabel?.text == "2.0")
        for y in [-300.0, 2_000] {
            table.contentOffset.y = y
            scene.device.settle()
            #expect(table.visibleCells.isEmpty)
        }
    }

    @Test("a row is scrolled to the top, the middle or the bottom, clear of the insets (S-B18)")
    func scrollsTo() {
        table.frame.size.height = 300
        table.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 50, right: 0)
        for (position, y) in [
            (UITableView.ScrollPosition.top, 680.0), (.middle, 680 - 90), (.bottom, 680 - 180),
        ] {
            table.scrollToRow(at: path(10, 2), at: position, animated: false)
            #expect(table.contentOffset == CGPoint(x: 0, y: y))
        }
        table.scrollToRow(at: path(11, 2), at: .none, animated: false)
        #expect(table.contentOffset.y == 550, "as little as need be")
        table.scrollToRow(at: path(0, 0), at: .bottom, animated: false)
        #expect(table.contentOffset.y == -20)
        table.scrollToRow(at: path(29, 2), at: .top, animated: true)
        #expect(table.contentOffset.y == -20)
        scene.device.settle()
        #expect(table.contentOffset.y == 1_450)
    }

    @Test("a selection follows its row past what goes and comes in its section (S-B19)")
    func moves() {
        table.allowsMultipleSelection = true
        for place in [path(2, 0), path(5, 2), path(7, 2)] {
            table.selectRow(at: place, animated: false, scrollPosition: .none)
        }
        scene.log.rows = [3, 0, 29]
        table.deleteRows(at: [path(3, 0), path(5, 2)], with: .fade)
        #expect(table.indexPathsForSelectedRows == [path(2, 0), path(6, 2)])
        scene.log.rows = [4, 0, 31]
        table.insertRows(at: [path(2, 0), path(7, 2), path(6, 2)], with: .fade)
        #expect(table.indexPathsForSelectedRows == [path(3, 0), path(8, 2)])
        scene.device.settle()
        #expect(table.cellForRow(at: path(3, 0))?.isSelected == true)
        #expect(table.cellForRow(at: path(2, 0))?.isSelected == false)
    }

    @Test("another height, width or data source gives the rows other places (S-B18)")
    func anew() {
        table.rowHeight = 80
        scene.device.settle()
        #expect(table.contentSize == CGSize(width: 393, height: 34 * 80))
        #expect(table.rectForRow(at: path(1, 0)) == CGRect(x: 0, y: 80, width: 393, height: 80))
        table.frame.size.width = 500
        scene.device.settle()
        #expect(table.contentSize.width == 500)
        #expect(table.visibleCells.allSatisfy { $0.frame.width == 500 })
        scene.log.heights = { $0.row == 0 ? -1 : 0 }
        table.reloadData()
        scene.device.settle()
        #expect(table.contentSize.height == 88, "a row may be without height, or find its own")
        table.dataSource = nil
        scene.device.settle()
        #expect(table.numberOfSections == 0 && table.visibleCells.isEmpty)
        #expect(table.contentSize.height == 0)
    }

    @Test("rows that are deleted, and of which the data source still has all, raise (S-B19)")
    func stillThere() async {
        await #expect(processExitsWith: .failure) {
            let scene = TableScene([4, 0, 30])
            scene.table.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .none)
        }
    }
}
