/// Where rows are, and which of them have cells.
extension UITableView {
    /// How many sections the table has.
    public var numberOfSections: Int { rows.sections }

    /// How many rows a section has.
    public func numberOfRows(inSection section: Int) -> Int { rows.rows(in: section) }

    /// Where a row is, in the table's points; an empty rectangle if there is no such row.
    public func rectForRow(at indexPath: IndexPath) -> CGRect {
        rows.number(of: indexPath).map { rect(of: $0) } ?? .zero
    }

    /// The row at a point of the table's, or nil.
    public func indexPathForRow(at point: CGPoint) -> IndexPath? {
        rows.row(at: point.y).map { rows.path(of: $0) }
    }

    /// The row that a cell shows, or nil when it is not in sight.
    public func indexPath(for cell: UITableViewCell) -> IndexPath? {
        let place = shownCells.firstIndex { $0 === cell }
        return place.map { rows.path(of: shownRows.lowerBound + $0) }
    }

    /// The cell of a row, or nil when it is not in sight (Rule S-B18).
    public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
        showRows()
        return rows.number(of: indexPath).flatMap { cell(of: $0) }
    }

    /// The cells in sight, from top to bottom.
    public var visibleCells: [UITableViewCell] {
        showRows()
        return shownCells
    }

    /// The rows in sight, from top to bottom.
    public var indexPathsForVisibleRows: [IndexPath]? {
        showRows()
        return shownRows.map { rows.path(of: $0) }
    }

    /// Scrolls to where a row is seen, at a place in the table.
    public func scrollToRow(
        at indexPath: IndexPath, at scrollPosition: UITableView.ScrollPosition, animated: Bool
    ) {
        let rect = rectForRow(at: indexPath)
        let inset = adjustedContentInset
        let room = bounds.height - inset.top - inset.bottom - rect.height
        let above: CGFloat
        switch scrollPosition {
        case .none: return scrollRectToVisible(rect, animated: animated)
        case .top: above = 0
        case .middle: above = room / 2
        case .bottom: above = room
        }
        var offset = contentOffset
        offset.y = limits(.vertical).clamped(rect.minY - inset.top - above)
        setContentOffset(offset, animated: animated)
    }

    /// Where the rows stand; the data source is asked if it has to be.
    var rows: RowLayout {
        if let layout { return layout }
        let made = makeLayout()
        layout = made
        contentSize = CGSize(width: bounds.width, height: made.height)
        return made
    }

    /// Gives every row in sight a cell, and the one that comes next on the way (Rule S-B18).
    func showRows() {
        guard !isShowing else { return }
        isShowing = true
        defer { isShowing = false }
        let rows = rows
        if shownWidth != bounds.width { fitWidth() }
        show(rows.rows(from: bounds.minY, to: bounds.maxY))
        let way = bounds.minY - (lookedFrom ?? bounds.minY)
        lookedFrom = bounds.minY
        lookAhead(way)
        for cell in pool.toHide() { cell.isHidden = true }
    }

    /// Asks for the cell of the row that comes next on the way, if there is a way (Rule S-B18).
    func lookAhead(_ way: CGFloat) {
        guard way != 0, !shownRows.isEmpty else { return }
        prepareRow(way > 0 ? shownRows.upperBound : shownRows.lowerBound - 1)
    }

    /// Asks for the cell of the row that comes next on the way, before it is in sight (Rule S-B18).
    private func prepareRow(_ number: Int) {
        guard number != ahead?.number, let layout, (0..<layout.count).contains(number) else {
            return
        }
        dropAhead()
        guard let cell = askForCell(number) else { return }
        cell.isHidden = true
        ahead = (cell, number)
    }

    /// Puts a cell back that was asked for ahead of its row.
    func dropAhead() {
        guard let (cell, _) = ahead else { return }
        ahead = nil
        guard let identifier = cell.reuseIdentifier else { return cell.removeFromSuperview() }
        pool.put(cell, identifier)
    }

    private func show(_ wanted: Range<Int>) {
        guard wanted != shownRows else { return }
        let kept = wanted.clamped(to: shownRows)
        let first = kept.lowerBound - shownRows.lowerBound
        var cells = kept.isEmpty ? [] : Array(shownCells[first..<first + kept.count])
        for (cell, number) in zip(shownCells, shownRows) where !kept.contains(number) {
            retire(cell, number)
        }
        // While a cell is asked for, only those that stay are there.
        (shownCells, shownRows) = (cells, kept)
        let above = kept.isEmpty ? wanted : wanted.lowerBound..<kept.lowerBound
        let below = kept.isEmpty ? 0..<0 : kept.upperBound..<wanted.upperBound
        guard let before = makeCells(above), let after = makeCells(below) else { return }
        if !before.isEmpty { cells.insert(contentsOf: before, at: 0) }
        cells += after
        (shownCells, shownRows) = (cells, wanted)
    }

    /// Where a row is, in the table's points.
    func rect(of number: Int) -> CGRect {
        let (top, bottom) = rows.span(of: number)
        return CGRect(x: 0, y: top, width: bounds.width, height: bottom - top)
    }

    /// The cell of a row by its number among all, or nil when it is not in sight.
    func cell(of number: Int) -> UITableViewCell? {
        shownRows.contains(number) ? shownCells[number - shownRows.lowerBound] : nil
    }

    /// Takes a cell off its row, for another to use.
    func retire(_ cell: UITableViewCell, _ number: Int) {
        if swipe.isOpen(cell) { swipe.close(animated: false) }
        if let layout, number < layout.count {
            delegate?.tableView(self, didEndDisplaying: cell, forRowAt: layout.path(of: number))
        }
        guard let identifier = cell.reuseIdentifier else { return cell.removeFromSuperview() }
        pool.put(cell, identifier)
    }

    /// Follows rows that the data source has taken out or put in, and complains as UIKit does if it has not.
    func update(deleting gone: [IndexPath], inserting new: [IndexPath]) {
        let before = rows
        let selected = selectedRows
        reloadData()
        for section in 0..<min(before.sections, rows.sections) {
            let (had, has) = (before.rows(in: section), rows.rows(in: section))
            let out = gone.filter { $0.section == section }.count
            let in_ = new.filter { $0.section == section }.count
            guard had - out + in_ != has else { continue }
            raise(
                .internalInconsistency,
                "Invalid update: invalid number of rows in section \(section). The number of "
                    + "rows contained in an existing section after the update (\(has)) must be "
                    + "equal to the number of rows contained in that section before the update "
                    + "(\(had)), plus or minus the number of rows inserted or deleted from that "
                    + "section (\(in_) inserted, \(out) deleted).")
        }
        selectedRows = selected.compactMap { $0.moved(past: gone, and: new) }
    }

    /// Asks the data source and the delegate how many rows there are, and how high.
    private func makeLayout() -> RowLayout {
        var made = RowLayout()
        guard let dataSource else { return made }
        let delegate = delegate
        for section in 0..<dataSource.numberOfSections(in: self) {
            made.addSection()
            for row in 0..<dataSource.tableView(self, numberOfRowsInSection: section) {
                let path = IndexPath(row: row, section: section)
                let height = delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
                made.addRow(height: height < 0 ? parameters.rowHeight : height)
            }
        }
        return made
    }

    /// Asks for the cells of some rows; nil if the data source has meanwhile asked to be asked again.
    private func makeCells(_ numbers: Range<Int>) -> [UITableViewCell]? {
        var cells: [UITableViewCell] = []
        for number in numbers {
            guard let cell = makeCell(number) else {
                for cell in cells { retire(cell, number) }
                return nil
            }
            cells.append(cell)
        }
        return cells
    }

    /// Asks for the cell of a row; nil if the data source has meanwhile asked to be asked again.
    private func makeCell(_ number: Int) -> UITableViewCell? {
        let prepared = ahead?.number == number ? ahead?.cell : nil
        if prepared != nil { ahead = nil }
        guard let cell = prepared ?? askForCell(number), let layout else { return nil }
        let path = layout.path(of: number)
        cell.isHidden = false
        cell.frame = rect(of: number)
        cell.isSelected = selectedRows.contains(path)
        cell.isHighlighted = highlighted == path
        delegate?.tableView(self, willDisplay: cell, forRowAt: path)
        return cell
    }

    /// Asks the data source for the cell of a row, and takes it into the table.
    private func askForCell(_ number: Int) -> UITableViewCell? {
        guard let dataSource, let layout else { return nil }
        let cell = dataSource.tableView(self, cellForRowAt: layout.path(of: number))
        guard self.layout != nil else { return nil }
        cell.frame = rect(of: number)
        if cell.superview !== self { insertSubview(cell, at: 0) }
        return cell
    }

    private func fitWidth() {
        shownWidth = bounds.width
        contentSize.width = bounds.width
        swipe.close(animated: false)
        for (cell, number) in zip(shownCells, shownRows) { cell.frame = rect(of: number) }
    }
}

extension IndexPath {
    /// Where a row is after others of its section have gone and come; nil if it has gone itself.
    fileprivate func moved(past gone: [IndexPath], and new: [IndexPath]) -> IndexPath? {
        guard !gone.contains(self) else { return nil }
        var path = self
        path.row -= gone.filter { $0.section == section && $0.row < row }.count
        for place in new.inOrder({ $0 < $1 })
        where place.section == section && place.row <= path.row {
            path.row += 1
        }
        return path
    }
}
