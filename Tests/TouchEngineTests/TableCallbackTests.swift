import Testing
import TouchEngine

@Suite("Which cells a table shows, and what its delegate hears of them")
struct TableCallbackTests {
    /// A table of rows 50 pt high in 300 pt, whose cells are used again or not.
    private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
        var sizes: Set<CGFloat> = []
        var count = 100
        var identifier: String? = "row"
        var heard: [String] = []
        var unhighlights: () -> Void = {}

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            count
        }
        func tableView(
            _ tableView: UITableView, cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell {
            guard let identifier else {
                return UITableViewCell(style: .default, reuseIdentifier: nil)
            }
            let cell = tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
            sizes.insert(cell.frame.width)
            sizes.insert(cell.frame.height)
            return cell
        }
        func tableView(
            _ tableView: UITableView, willDisplay cell: UITableViewCell,
            forRowAt indexPath: IndexPath
        ) { heard.append("+\(indexPath.row)") }
        func tableView(
            _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
            forRowAt indexPath: IndexPath
        ) { heard.append("-\(indexPath.row)") }
        func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
            unhighlights()
        }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            heard.append("select \(indexPath.row)")
        }
    }

    private let device = Device()
    private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 393, height: 300))
    private let rows = Rows()

    init() {
        table.rowHeight = 50
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        table.dataSource = rows
        table.delegate = rows
        device.window.addSubview(table)
        device.settle()
    }

    /// What the delegate has heard since it was last asked.
    private func news() -> [String] {
        defer { rows.heard = [] }
        return rows.heard
    }

    @Test("the delegate hears of each row that comes into sight, and of each that leaves (S-B18)")
    func displays() {
        #expect(news() == ["+0", "+1", "+2", "+3", "+4", "+5"])
        table.contentOffset.y = 70
        device.settle()
        #expect(news() == ["-0", "+6", "+7"])
        table.contentOffset.y = 0
        device.settle()
        #expect(news() == ["-6", "-7", "+0"])
        table.contentOffset.y = 1_000
        device.settle()
        #expect(news().suffix(6) == ["+20", "+21", "+22", "+23", "+24", "+25"])
        table.setNeedsLayout()
        device.settle()
        #expect(news() == [], "nothing has come or gone")
    }

    @Test("cells that are not used again leave the table with their rows (S-B18)")
    func notReused() {
        rows.identifier = nil
        table.reloadData()
        device.settle()
        table.contentOffset.y = 2_000
        device.settle()
        let cells = table.subviews.filter { $0 is UITableViewCell && !$0.isHidden }
        #expect(cells.count == 6 && Set(cells.map(\.frame.minY)).count == 6)
        #expect(cells.allSatisfy { $0.frame.minY >= 2_000 })
    }

    @Test("what code puts into a table stands above its rows, which come later (S-B18)")
    func above() throws {
        let other = UITableView(frame: table.frame, style: .plain)
        let badge = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 300))
        other.addSubview(badge)
        other.rowHeight = 50
        other.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        other.dataSource = rows
        device.window.addSubview(other)
        device.settle()
        #expect(other.visibleCells.count == 6 && other.subviews.last === badge)
        #expect(other.hitTest(CGPoint(x: 50, y: 50), with: nil) === badge)
        other.contentOffset.y = 525
        device.settle()
        #expect(other.subviews.last === badge)
    }

    @Test("a row that is touched looks so wherever its cell comes again (S-B19)")
    func touchedAgain() {
        table.isScrollEnabled = false
        let finger = device.finger()
        finger.down(at: CGPoint(x: 100, y: 170))
        table.contentOffset.y = 1_000
        device.settle()
        #expect(table.visibleCells.allSatisfy { !$0.isHighlighted })
        table.contentOffset.y = 0
        device.settle()
        #expect(
            table.visibleCells.map(\.isHighlighted) == [false, false, false, true, false, false])
        finger.up()
    }

    @Test("a row that goes as its finger lifts is not selected (S-B19)")
    func goneAtLift() {
        rows.unhighlights = { [table, rows] in
            rows.count = 2
            table.reloadData()
        }
        device.tap(at: CGPoint(x: 100, y: 170))
        device.settle()
        #expect(table.indexPathForSelectedRow == nil)
        #expect(!rows.heard.contains { $0.hasPrefix("select") })
    }

    @Test(
        "the same height again leaves the rows, and the selection, as they are", .tags(.apparatus))
    func sameHeight() {
        device.tap(at: CGPoint(x: 100, y: 170))
        table.rowHeight = 50
        device.settle()
        #expect(table.indexPathForSelectedRow == IndexPath(row: 3, section: 0))
        table.rowHeight = 60
        device.settle()
        #expect(table.indexPathForSelectedRow == nil)
    }

    @Test("a table of few rows can be pulled, and keeps its style (S-B18)")
    func few() {
        rows.count = 2
        table.reloadData()
        device.settle()
        let finger = device.finger()
        finger.down(at: CGPoint(x: 100, y: 50))
        finger.move(to: CGPoint(x: 100, y: 250), over: 0.3)
        #expect(table.contentOffset.y < -50)
        finger.up()
        device.settle()
        #expect(table.contentOffset.y == 0 && table.style == .plain)
        #expect(UITableView(frame: .zero, style: .insetGrouped).style == .insetGrouped)
    }

    @Test("a cell has its row's size when it is dequeued, new or used again (S-B27)")
    func size() {
        device.settle()
        table.contentOffset.y = 2_000
        device.settle()
        #expect(rows.sizes == [table.bounds.width, 50])
    }
}
