import Testing
import TouchEngine

@Suite("What cells hear of the touches of their table")
struct TableTouchTests {
    private let scene = TableScene()

    private final class Hearing: UITableViewCell {
        var heard: [String] = []
        var landing: () -> Void = {}

        override func setSelected(_ selected: Bool, animated: Bool) {
            heard.append("\(selected ? "" : "un")selected\(animated ? ", animated" : "")")
            super.setSelected(selected, animated: animated)
        }
        override func setHighlighted(_ highlighted: Bool, animated: Bool) {
            heard.append("\(highlighted ? "" : "un")touched\(animated ? ", animated" : "")")
            super.setHighlighted(highlighted, animated: animated)
        }
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
            landing()
            super.touchesBegan(touches, with: event)
        }
    }

    /// Another table with such cells, in place of the first; one of its cells, and the middle of its row.
    private func hearing() throws -> (table: UITableView, cell: Hearing, place: CGPoint) {
        scene.table.removeFromSuperview()
        let table = UITableView(frame: scene.table.frame, style: .plain)
        table.rowHeight = 50
        table.register(Hearing.self, forCellReuseIdentifier: "row")
        table.dataSource = scene.log
        table.delegate = scene.log
        scene.device.window.addSubview(table)
        scene.device.settle()
        let cell = try #require(
            table.cellForRow(at: IndexPath(row: 3, section: 0)) as? Hearing)
        return (table, cell, CGPoint(x: 100, y: 175))
    }

    @Test("a cell is told at once that it is touched, let go and selected (S-B19)")
    func told() throws {
        let (table, cell, place) = try hearing()
        scene.device.tap(at: place)
        #expect(cell.heard == ["touched", "untouched", "selected"])
        table.deselectRow(at: IndexPath(row: 3, section: 0), animated: false)
        #expect(cell.heard.last == "unselected" && cell.heard.count == 4)
    }

    @Test("a table that leaves its window as a finger lands shows no touch", .tags(.apparatus))
    func leaves() throws {
        let (table, cell, place) = try hearing()
        table.isScrollEnabled = false
        cell.landing = { table.removeFromSuperview() }
        let finger = scene.device.finger()
        finger.down(at: place)
        #expect(scene.log.heard == [] && !cell.isHighlighted)
        finger.up()
        #expect(table.indexPathForSelectedRow == nil)
    }

    @Test("a finger that is taken from another row leaves the touched one as it is (S-B19)")
    func anotherTaken() throws {
        scene.table.isScrollEnabled = false
        let press = UILongPressGestureRecognizer()
        let cell = try #require(scene.cell(5))
        cell.addGestureRecognizer(press)
        let (one, other) = (scene.device.finger(), scene.device.finger())
        one.down(at: scene.point(3))
        other.down(at: scene.point(5))
        scene.device.advance(by: 0.8)
        #expect(press.state == .began)
        #expect(scene.log.heard == ["highlight 3"] && scene.cell(3)?.isHighlighted == true)
        other.up()
        one.up()
        #expect(scene.log.heard == ["highlight 3", "unhighlight 3", "select 3"])
    }

    @Test("a table of a single row shows it, and shows it again (S-B18)")
    func single() {
        scene.log.rows = [1]
        scene.table.reloadData()
        scene.device.settle()
        #expect(scene.table.visibleCells.map(\.textLabel?.text) == ["0.0"])
        scene.table.reloadData()
        scene.device.settle()
        #expect(scene.table.visibleCells.count == 1)
        let other = UITableView(frame: scene.table.frame, style: .plain)
        other.register(TableCell.self, forCellReuseIdentifier: "row")
        other.dataSource = scene.log
        scene.device.window.addSubview(other)
        scene.device.settle()
        #expect(other.visibleCells.count == 1)
    }

    @Test("what stands in a table by constraints is laid out", .tags(.apparatus))
    func constraints() {
        let badge = UIView()
        badge.translatesAutoresizingMaskIntoConstraints = false
        scene.table.addSubview(badge)
        badge.widthAnchor.constraint(equalToConstant: 40).isActive = true
        badge.heightAnchor.constraint(equalToConstant: 20).isActive = true
        scene.device.settle()
        #expect(badge.bounds.size == CGSize(width: 40, height: 20))
        let view = UICollectionView(
            frame: scene.table.frame, collectionViewLayout: UICollectionViewFlowLayout())
        let other = UIView()
        other.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(other)
        other.widthAnchor.constraint(equalToConstant: 30).isActive = true
        scene.device.window.addSubview(view)
        scene.device.settle()
        #expect(other.bounds.width == 30)
    }

    @Test("scrolled to just past its last row, a table shows none", .tags(.apparatus))
    func pastTheEnd() {
        scene.table.contentOffset.y = scene.table.contentSize.height
        scene.device.settle()
        #expect(scene.table.visibleCells.isEmpty)
    }
}
