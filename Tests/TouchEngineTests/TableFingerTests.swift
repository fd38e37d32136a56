import Testing
import TouchEngine

@Suite("Fingers on the rows of a table")
struct TableFingerTests {
    private let scene = TableScene()

    private var selection: [Int]? { scene.table.indexPathsForSelectedRows?.map { $0.row } }

    private func path(_ row: Int, _ section: Int = 0) -> IndexPath {
        IndexPath(row: row, section: section)
    }

    @Test("a table that does not let its rows be selected shows no touch (S-B19)")
    func notAllowed() {
        scene.table.allowsSelection = false
        scene.device.tap(at: scene.point(3))
        #expect(scene.log.heard == [] && selection == nil)
        scene.table.allowsSelection = true
        scene.device.tap(at: scene.point(3))
        #expect(selection == [3])
    }

    @Test("while one finger has a row a second one has none, wherever it goes (S-B19)")
    func second() {
        scene.table.isScrollEnabled = false
        let (one, other) = (scene.device.finger(), scene.device.finger())
        one.down(at: scene.point(3))
        other.down(at: scene.point(5))
        #expect(scene.log.heard == ["highlight 3"])
        other.move(to: scene.point(6), over: 0.1)
        #expect(scene.cell(3)?.isHighlighted == true)
        other.up()
        #expect(scene.log.heard == ["highlight 3"])
        one.up()
        #expect(scene.log.heard == ["highlight 3", "unhighlight 3", "select 3"])
        scene.device.tap(at: scene.point(7))
        #expect(selection == [7])
    }

    @Test("a touch that is taken away selects nothing, and the next one does (S-B19)")
    func takenAway() {
        scene.table.isScrollEnabled = false
        let finger = scene.device.finger()
        finger.down(at: scene.point(3))
        scene.device.cancelTouches()
        #expect(scene.log.heard == ["highlight 3", "unhighlight 3"])
        scene.device.tap(at: scene.point(4))
        #expect(selection == [4] && scene.cell(3)?.isHighlighted == false)
    }

    @Test("where several may be selected the first is the one selected first (S-B19)")
    func several() {
        scene.table.allowsMultipleSelection = true
        for row in [6, 2, 4] { scene.device.tap(at: scene.point(row)) }
        #expect(selection == [6, 2, 4] && scene.table.indexPathForSelectedRow == path(6))
        scene.table.selectRow(at: nil, animated: false, scrollPosition: .none)
        #expect(selection == nil && scene.table.indexPathForSelectedRow == nil)
    }

    @Test("of a single selection a second tap on its row tells again, and takes nothing (S-B19)")
    func again() {
        for _ in 0..<2 { scene.device.tap(at: scene.point(3)) }
        #expect(selection == [3])
        #expect(scene.log.heard.filter { !$0.contains("highlight") } == ["select 3", "select 3"])
    }

    @Test("the row that a delegate chooses instead is one that there is, or none (S-B19)")
    func another() {
        scene.log.selects = { _ in IndexPath(row: 20_000, section: 0) }
        scene.device.tap(at: scene.point(3))
        #expect(selection == nil && !scene.log.heard.contains { $0.hasPrefix("select") })
        scene.log.selects = { _ in IndexPath(row: 0, section: 3) }
        scene.device.tap(at: scene.point(3))
        #expect(selection == nil)
    }

    @Test("the row is where the finger is in the table, wherever that stands (S-B19)")
    func elsewhere() throws {
        scene.table.frame = CGRect(x: 0, y: 130, width: 393, height: 500)
        scene.table.contentOffset.y = 400
        scene.device.settle()
        scene.table.isScrollEnabled = false
        let finger = scene.device.finger()
        finger.down(at: CGPoint(x: 100, y: 130 + 75))
        #expect(scene.log.heard == ["highlight 9"])
        finger.move(to: CGPoint(x: 100, y: 130 + 52))
        #expect(scene.log.heard == ["highlight 9"])
        finger.move(to: CGPoint(x: 100, y: 130 + 48))
        #expect(scene.log.heard == ["highlight 9", "unhighlight 9"])
        finger.up()
        #expect(selection == nil)
    }

    @Test("a selection is recorded with its row and section (S-B19)")
    func record() throws {
        scene.log.rows = [2, 3]
        scene.table.reloadData()
        scene.device.settle()
        scene.device.tap(at: CGPoint(x: 100, y: 175))
        let record = try #require(scene.device.trace.records(.rowSelected).last)
        #expect(record["row"] == .number(1) && record["section"] == .number(1))
        #expect(record.rule == "S-B19" && scene.table.indexPathForSelectedRow == path(1, 1))
    }

    @Test("a delegate may keep the row selected that a finger would leave (S-B19)")
    func kept() {
        final class Keeper: NSObject, UITableViewDelegate {
            var heard: [Int] = []
            func tableView(
                _ tableView: UITableView, willDeselectRowAt indexPath: IndexPath
            ) -> IndexPath? { indexPath.row == 3 ? nil : indexPath }
            func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
                heard.append(indexPath.row)
            }
        }
        let keeper = Keeper()
        scene.table.delegate = keeper
        scene.device.settle()
        for row in [3, 4, 5] { scene.device.tap(at: scene.point(row)) }
        #expect(selection == [3, 5] && keeper.heard == [4])
        withExtendedLifetime(keeper) {}
    }

    @Test("without a delegate several rows are selected and taken back all the same (S-B19)")
    func noDelegate() {
        scene.table.delegate = nil
        scene.table.allowsMultipleSelection = true
        scene.device.settle()
        for row in [3, 5, 3] { scene.device.tap(at: scene.point(row)) }
        #expect(selection == [5] && scene.cell(3)?.isSelected == false)
        scene.table.allowsMultipleSelection = false
        scene.device.tap(at: scene.point(6))
        #expect(selection == [6] && scene.cell(5)?.isSelected == false)
    }

    @Test("while actions are uncovered no row is touched (S-B20)")
    func open() {
        scene.table.isScrollEnabled = false
        scene.log.trailing = [scene.log.action("Delete")]
        scene.swipe(2, by: -100)
        scene.log.heard = []
        let finger = scene.device.finger()
        finger.down(at: scene.point(2, x: 100))
        scene.device.advance(by: 0.3)
        #expect(scene.log.heard == [])
        finger.up()
    }

    @Test("code that selects a row out of sight marks it when it comes (S-B19)")
    func outOfSight() {
        scene.table.selectRow(at: path(300), animated: false, scrollPosition: .none)
        #expect(selection == [300] && scene.table.contentOffset == .zero)
        scene.table.contentOffset.y = 15_000
        scene.device.settle()
        #expect(scene.cell(300)?.isSelected == true && scene.cell(301)?.isSelected == false)
        scene.table.deselectRow(at: path(300), animated: false)
        #expect(scene.cell(300)?.isSelected == false && selection == nil)
    }
}
