import Testing
import TouchEngine

@Suite("A table")
struct TableTests {
    private let scene = TableScene()

    private var texts: [String?] { scene.table.visibleCells.map { $0.textLabel?.text } }

    @Test("makes cells only for the rows in sight, and uses them again (S-B18)")
    func reuse() {
        #expect(scene.log.cells.count == 18)
        #expect(texts.first == "0.0" && texts.last == "0.17")
        for _ in 0..<20 {
            scene.device.flick(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 200))
            scene.device.settle()
        }
        #expect(scene.table.contentOffset.y > 3000)
        #expect(scene.log.cells.count <= 20)
        #expect(scene.log.cells.allSatisfy { $0.reuses > 3 })
        let first = Int(scene.table.contentOffset.y / 50)
        #expect(texts.first == "0.\(first)")
        #expect(scene.table.indexPathsForVisibleRows?.first == IndexPath(row: first, section: 0))
    }

    @Test("a jump to the end makes none of the rows between (S-B18)")
    func jump() {
        scene.table.scrollToRow(
            at: IndexPath(row: 9_999, section: 0), at: .bottom, animated: false)
        scene.device.settle()
        #expect(scene.table.contentOffset.y == CGFloat(499_148))
        #expect(scene.log.cells.count <= 19)
        #expect(texts.last == "0.9999")
        #expect(scene.cell(0) == nil)
    }

    @Test(
        "a cell may be the delegate of its own recognizers, and overrides what it answers (G-8.8)")
    func cellAsDelegate() throws {
        final class Cell: UITableViewCell {
            let tap = UITapGestureRecognizer(target: nil, action: nil)
            let other = UITapGestureRecognizer(target: nil, action: nil)

            override func gestureRecognizer(
                _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
            ) -> Bool { gestureRecognizer !== other }
        }
        let (device, cell) = (Device(), Cell(frame: CGRect(x: 0, y: 0, width: 300, height: 60)))
        for recognizer in [cell.tap, cell.other] {
            recognizer.delegate = cell
            cell.contentView.addGestureRecognizer(recognizer)
        }
        device.window.addSubview(cell)
        cell.layoutIfNeeded()
        device.tap(at: CGPoint(x: 100, y: 30))
        #expect(device.explain(cell.tap).outcome == .fired)
        #expect(device.explain(cell.other).outcome == .untouched)
    }

    @Test("a row without a registered class cannot be dequeued (S-B18)")
    func unregistered() {
        #expect(scene.table.dequeueReusableCell(withIdentifier: "other") == nil)
    }

    @Test("rows of sections stand one under the other, as high as the delegate says (S-B18)")
    func sections() {
        scene.log.rows = [2, 0, 3]
        scene.log.heights = { CGFloat(10 * ($0.row + 1) + 100 * $0.section) }
        scene.table.reloadData()
        scene.device.settle()
        #expect(texts == ["0.0", "0.1", "2.0", "2.1", "2.2"])
        #expect(
            scene.table.rectForRow(at: IndexPath(row: 1, section: 2))
                == CGRect(x: 0, y: 240, width: 393, height: 220))
        #expect(scene.table.contentSize.height == 690)
        #expect((0..<3).map { scene.table.numberOfRows(inSection: $0) } == [2, 0, 3])
        #expect(
            scene.table.indexPathForRow(at: CGPoint(x: 5, y: 30)) == IndexPath(row: 0, section: 2))
        #expect(scene.table.indexPathForRow(at: CGPoint(x: 5, y: 690)) == nil)
    }

    @Test("a row that finds its own height is 44 pt high (model: rowHeight)")
    func automatic() {
        scene.table.rowHeight = UITableView.automaticDimension
        scene.device.settle()
        #expect(scene.table.contentSize.height == 440_000)
    }

    @Test("a touch shows on its row after the delay, and selects it as it lifts (S-B19)")
    func select() {
        let finger = scene.device.finger()
        finger.down(at: scene.point(3))
        scene.device.advance(by: 0.1)
        #expect(scene.cell(3)?.isHighlighted == false)
        scene.device.advance(by: 0.1)
        #expect(scene.cell(3)?.isHighlighted == true)
        finger.up()
        #expect(scene.log.heard == ["highlight 3", "unhighlight 3", "select 3"])
        #expect(scene.cell(3)?.isSelected == true && scene.cell(3)?.isHighlighted == false)
        scene.device.tap(at: scene.point(5))
        #expect(
            scene.log.heard.dropFirst(3) == [
                "highlight 5", "unhighlight 5", "deselect 3", "select 5",
            ])
        #expect(scene.table.indexPathForSelectedRow == IndexPath(row: 5, section: 0))
    }

    @Test("a drag takes the touch from its row, which is not selected (S-B19)")
    func drag() {
        let finger = scene.device.finger()
        finger.down(at: scene.point(3))
        scene.device.advance(by: 0.2)
        finger.move(to: CGPoint(x: 200, y: 100), over: 0.2)
        finger.up()
        scene.device.settle()
        #expect(scene.log.heard == ["highlight 3", "unhighlight 3"])
        #expect(scene.table.indexPathForSelectedRow == nil)
    }

    @Test("a fast drag never touches a row (S-B19)")
    func fastDrag() {
        scene.device.drag(from: scene.point(9), to: CGPoint(x: 200, y: 100), over: 0.1)
        scene.device.settle()
        #expect(scene.log.heard == [])
    }

    @Test("the delegate may refuse a touch its row, or choose another (S-B19)")
    func delegate() {
        scene.log.mayHighlight = false
        scene.device.tap(at: scene.point(3))
        #expect(scene.log.heard == [])
        scene.log.mayHighlight = true
        scene.log.selects = { _ in nil }
        scene.device.tap(at: scene.point(3))
        #expect(scene.log.heard == ["highlight 3", "unhighlight 3"])
        scene.log.selects = { IndexPath(row: $0.row + 1, section: 0) }
        scene.device.tap(at: scene.point(3))
        #expect(scene.log.heard.last == "select 4")
    }

    @Test(
        "a tap recognizer round the table takes the touch that would have selected (S-B19, S-B33, G-2.14)"
    )
    func stolen() {
        let tap = UITapGestureRecognizer()
        scene.device.window.addGestureRecognizer(tap)
        scene.device.tap(at: scene.point(3))
        #expect(!scene.log.heard.contains("select 3"))
        tap.cancelsTouchesInView = false
        scene.device.tap(at: scene.point(3))
        #expect(scene.log.heard.contains("select 3"))
    }

    @Test("a selected row is selected wherever its cell comes again (S-B19)")
    func staysSelected() {
        scene.device.tap(at: scene.point(3))
        scene.table.setContentOffset(CGPoint(x: 0, y: 5_000), animated: false)
        scene.device.settle()
        #expect(scene.table.visibleCells.allSatisfy { !$0.isSelected })
        scene.table.setContentOffset(.zero, animated: false)
        scene.device.settle()
        #expect(scene.cell(3)?.isSelected == true)
    }

    @Test("what the data source deletes is gone, and the selection moves up (S-B19)")
    func delete() {
        scene.device.tap(at: scene.point(3))
        scene.log.rows = [9_998]
        scene.table.deleteRows(
            at: [IndexPath(row: 1, section: 0), IndexPath(row: 7, section: 0)], with: .fade)
        scene.device.settle()
        #expect(scene.table.indexPathForSelectedRow == IndexPath(row: 2, section: 0))
        #expect(scene.table.numberOfRows(inSection: 0) == 9_998)
    }

    @Test("reloading in a callback, even while a cell is asked for, ends well", .tags(.apparatus))
    func reentrant() {
        var isFirst = true
        scene.log.heights = { [table = scene.table] path in
            if isFirst, path.row == 3 {
                isFirst = false
                table.reloadData()
            }
            return 40
        }
        scene.table.reloadData()
        scene.device.settle()
        #expect(texts.count == 22)
        #expect(scene.table.subviews.filter { !$0.isHidden && $0 is TableCell }.count == 22)
    }

    @Test("a row that there is not has no rectangle, and no cell (S-B18)")
    func noSuchRow() {
        for (row, section) in [(10_000, 0), (-1, 0), (0, 1), (0, -1)] {
            let path = IndexPath(row: row, section: section)
            #expect(scene.table.rectForRow(at: path) == .zero)
            #expect(scene.table.cellForRow(at: path) == nil)
        }
    }
}
