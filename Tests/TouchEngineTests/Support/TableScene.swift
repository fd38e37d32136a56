import TouchEngine

/// A table that fills the screen of a device, of rows 50 pt high, and a log of what its delegate hears.
struct TableScene {
    let device: Device
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 393, height: 852), style: .plain)
    let log = TableLog()

    init(_ rows: [Int] = [10_000], in container: UIView? = nil) {
        device = Device()
        table.accessibilityIdentifier = "table"
        table.rowHeight = 50
        log.rows = rows
        table.register(TableCell.self, forCellReuseIdentifier: "row")
        table.dataSource = log
        table.delegate = log
        if let container {
            device.window.addSubview(container)
            container.addSubview(table)
        } else {
            device.window.addSubview(table)
        }
        device.settle()
    }

    /// A table whose rows have two actions, 148 pt wide together, behind the trailing end, and one of 74 pt behind the leading.
    static func withActions() -> TableScene {
        let scene = TableScene()
        scene.log.trailing = [scene.log.action("Delete"), scene.log.action("Flag", nil)]
        scene.log.leading = [scene.log.action("Read")]
        return scene
    }

    /// The pan that swipes rows.
    var rowPan: UIGestureRecognizer {
        table.gestureRecognizers?.last { $0 is UIPanGestureRecognizer } ?? UIGestureRecognizer()
    }

    /// Where a row begins.
    func left(_ row: Int) -> CGFloat? { cell(row)?.frame.minX }

    /// The middle of a row that is on the screen.
    func point(_ row: Int, x: CGFloat = 200) -> CGPoint {
        let rect = table.rectForRow(at: IndexPath(row: row, section: 0))
        return table.convert(CGPoint(x: x, y: rect.midY), to: nil)
    }

    /// Leads a finger across a row, which rests at the end before it lifts.
    func swipe(_ row: Int, from start: CGFloat = 300, by way: CGFloat) {
        let finger = device.finger()
        finger.down(at: point(row, x: start))
        finger.move(to: point(row, x: start + way), over: 0.3)
        finger.up()
        device.settle()
    }

    func cell(_ row: Int) -> UITableViewCell? {
        table.cellForRow(at: IndexPath(row: row, section: 0))
    }

    /// The codes of the records that say why a recognizer's last attempt came out as it did.
    func reasons(_ recognizer: UIGestureRecognizer) -> [TraceCode] {
        device.explain(recognizer).chain.map(\.code)
    }
}

/// A cell that counts how many of it were made, and how often it is used again.
final class TableCell: UITableViewCell {
    let badge = UILabel()
    var reuses = 0

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        contentView.addSubview(badge)
    }

    required init?(coder: NSCoder) { nil }

    override func prepareForReuse() { reuses += 1 }
}

/// A data source and delegate that keeps what it hears.
final class TableLog: NSObject, UITableViewDataSource, UITableViewDelegate {
    var rows: [Int] = []
    var heard: [String] = []
    var cells: [TableCell] = []
    var leading: [UIContextualAction] = []
    var trailing: [UIContextualAction] = []
    var performsFirst = true
    var heights: ((IndexPath) -> CGFloat)?
    var mayHighlight = true
    var selects: (IndexPath) -> IndexPath? = { $0 }

    func numberOfSections(in tableView: UITableView) -> Int { rows.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        rows[section]
    }
    func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        if let cell = cell as? TableCell, !cells.contains(cell) { cells.append(cell) }
        cell.textLabel?.text = "\(indexPath.section).\(indexPath.row)"
        return cell
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        heights?(indexPath) ?? tableView.rowHeight
    }
    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        mayHighlight
    }
    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
        heard.append("highlight \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
        heard.append("unhighlight \(indexPath.row)")
    }
    func tableView(
        _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
    ) -> IndexPath? { selects(indexPath) }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        heard.append("select \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        heard.append("deselect \(indexPath.row)")
    }
    func tableView(
        _ tableView: UITableView,
        leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { configuration(leading) }
    func tableView(
        _ tableView: UITableView,
        trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { configuration(trailing) }
    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
        heard.append("open \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
        heard.append("close \(indexPath?.row ?? -1)")
    }

    private func configuration(_ actions: [UIContextualAction]) -> UISwipeActionsConfiguration {
        let configuration = UISwipeActionsConfiguration(actions: actions)
        configuration.performsFirstActionWithFullSwipe = performsFirst
        return configuration
    }

    /// An action that says so, and is done at once.
    func action(_ title: String, _ done: Bool? = true) -> UIContextualAction {
        UIContextualAction(style: .normal, title: title) { [unowned self] _, _, completion in
            heard.append("do \(title)")
            if let done { completion(done) }
        }
    }
}
