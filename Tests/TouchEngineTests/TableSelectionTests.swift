import Testing
import TouchEngine

@Suite("The selection of a table")
struct TableSelectionTests {
    private let scene = TableScene()

    private var selection: [Int]? { scene.table.indexPathsForSelectedRows?.map { $0.row } }

    private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

    @Test("code selects one row, and takes the selection back, without a word", .tags(.apparatus))
    func byCode() {
        scene.table.selectRow(at: path(3), animated: false, scrollPosition: .none)
        #expect(scene.cell(3)?.isSelected == true)
        scene.table.selectRow(at: path(5), animated: false, scrollPosition: .none)
        #expect(selection == [5] && scene.cell(3)?.isSelected == false)
        scene.table.deselectRow(at: path(5), animated: false)
        #expect(selection == nil && scene.cell(5)?.isSelected == false)
        scene.table.selectRow(at: path(4), animated: false, scrollPosition: .none)
        scene.table.selectRow(at: nil, animated: false, scrollPosition: .none)
        #expect(selection == nil && scene.cell(4)?.isSelected == false)
        #expect(scene.log.heard == [] && scene.table.contentOffset == .zero)
    }

    @Test("code that selects a row can scroll to it (S-B19)")
    func scrollsToIt() {
        scene.table.selectRow(at: path(100), animated: false, scrollPosition: .middle)
        #expect(scene.table.contentOffset.y == CGFloat(4_599))
        scene.device.settle()
        #expect(scene.cell(100)?.isSelected == true)
    }

    @Test("where several may be selected, a tap adds a row or takes it back (S-B19)")
    func several() {
        scene.table.allowsMultipleSelection = true
        for row in [3, 5, 3] { scene.device.tap(at: scene.point(row)) }
        #expect(selection == [5])
        #expect(scene.cell(3)?.isSelected == false && scene.cell(5)?.isSelected == true)
        #expect(
            scene.log.heard.filter { !$0.contains("highlight") } == [
                "select 3", "select 5", "deselect 3",
            ])
        scene.table.selectRow(at: path(7), animated: false, scrollPosition: .none)
        #expect(selection == [5, 7])
    }

    @Test("a finger that lifts when its table has left the window selects nothing (S-B19)")
    func gone() {
        let finger = scene.device.finger()
        finger.down(at: scene.point(3))
        scene.table.removeFromSuperview()
        finger.up()
        scene.device.settle()
        #expect(selection == nil && scene.log.heard.filter { $0.hasPrefix("select") } == [])
    }

    @Test("rows that are put in above a selected one move it down (S-B19)")
    func insert() {
        scene.device.tap(at: scene.point(3))
        scene.log.rows = [10_003]
        scene.table.insertRows(at: [path(8), path(4), path(0)], with: .fade)
        scene.device.settle()
        #expect(selection == [5])
        #expect(scene.table.numberOfRows(inSection: 0) == 10_003)
        #expect(scene.cell(5)?.isSelected == true && scene.cell(3)?.isSelected == false)
    }

    @Test("rows that are reloaded stay selected, and show what the data source has now (S-B19)")
    func reload() {
        scene.device.tap(at: scene.point(3))
        let before = scene.log.cells.map(\.reuses).reduce(0, +)
        scene.table.reloadRows(at: [path(3)], with: .none)
        scene.device.settle()
        #expect(selection == [3] && scene.cell(3)?.isSelected == true)
        #expect(scene.log.cells.map(\.reuses).reduce(0, +) > before)
    }

    @Test("a delegate that leaves the questions out lets rows be touched and selected (S-B19)")
    func silentDelegate() {
        final class Silent: NSObject, UITableViewDelegate {}
        let silent = Silent()
        for delegate in [silent, nil] {
            scene.table.delegate = delegate
            scene.device.settle()
            scene.device.tap(at: scene.point(3))
            #expect(selection == [3])
        }
    }

    @Test("a finger that leaves its row, where nothing scrolls, selects none", .tags(.apparatus))
    func leaves() {
        scene.table.isScrollEnabled = false
        let finger = scene.device.finger()
        finger.down(at: scene.point(3))
        scene.device.advance(by: 0.2)
        finger.move(to: scene.point(3, x: 220), over: 0.1)
        #expect(scene.cell(3)?.isHighlighted == true)
        finger.move(to: scene.point(4), over: 0.2)
        #expect(scene.cell(3)?.isHighlighted == false)
        finger.up()
        #expect(scene.log.heard == ["highlight 3", "unhighlight 3"] && selection == nil)
    }

    @Test("a cell in sight tells its row, and one that is not has none (S-B18)")
    func rowOfCell() throws {
        scene.table.contentOffset.y = 1_000
        let cell = try #require(scene.cell(23))
        #expect(scene.table.indexPath(for: cell) == path(23))
        #expect(
            scene.table.indexPath(for: UITableViewCell(style: .default, reuseIdentifier: nil))
                == nil)
    }
}
