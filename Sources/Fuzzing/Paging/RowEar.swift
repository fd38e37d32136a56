import TouchEngine

/// A cell that knows which row it shows.
final class FuzzCell: UITableViewCell {
    var row = 0
}

/// A table that gives what covers a row's actions a name, which it has only while it is on the table.
final class FuzzTable: UITableView {
    var name: (UIGestureRecognizer) -> Void = { _ in }

    override func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        if gestureRecognizer.name == nil { name(gestureRecognizer) }
        super.addGestureRecognizer(gestureRecognizer)
    }
}

/// A table's data source and delegate.
final class RowEar: NSObject, UITableViewDataSource, UITableViewDelegate {
    private let child: Int
    private weak var stage: Stage?

    init(_ child: Int, stage: Stage) {
        self.child = child
        self.stage = stage
    }

    func serve(_ table: UITableView) {
        table.dataSource = self
        table.delegate = self
    }

    private func tell(
        _ call: RowCall, _ callback: Callback, _ table: UITableView, _ row: Int
    ) {
        let y = Double(table.contentOffset.y)
        stage?.see(.paging(.row(child: child, call, row: row, y: y)))
        stage?.call(.view(PagerPart.view(of: child)), callback)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        PagerPart.rows.count
    }
    func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "row") as? FuzzCell
            ?? FuzzCell(style: .default, reuseIdentifier: "row")
        cell.row = indexPath.row
        return cell
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tell(.selected, .selected, tableView, indexPath.row)
    }
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        tell(.deselected, .deselected, tableView, indexPath.row)
    }

    // Every fourth row has no leading actions, and every fifth no trailing ones.
    func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        indexPath.row % 4 == 3 ? nil : actions(1, indexPath.row)
    }
    func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        indexPath.row % 5 == 4 ? nil : actions(2, indexPath.row)
    }
    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
        tell(.opens, .opens, tableView, indexPath.row)
    }
    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
        if let row = indexPath?.row { tell(.closed, .closed, tableView, row) }
    }

    /// Actions of which those of every third row never say that they are done.
    private func actions(_ count: Int, _ row: Int) -> UISwipeActionsConfiguration {
        let actions = (0..<count).map { place in
            UIContextualAction(style: .normal, title: "\(place)") { _, _, done in
                if row % 3 != 2 { done(true) }
            }
        }
        let configuration = UISwipeActionsConfiguration(actions: actions)
        configuration.performsFirstActionWithFullSwipe = row % 2 == 0
        return configuration
    }
}
