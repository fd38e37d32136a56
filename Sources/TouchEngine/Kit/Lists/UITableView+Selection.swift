/// How a finger selects a row: its touch comes from the cell, up the responder chain (Rule S-B19).
extension UITableView {
    /// The row that is selected; the first, where several are.
    public var indexPathForSelectedRow: IndexPath? { selectedRows.first }

    /// The rows that are selected, or nil when none is.
    public var indexPathsForSelectedRows: [IndexPath]? {
        selectedRows.isEmpty ? nil : selectedRows
    }

    /// Selects a row, as code does: the delegate is not asked, nor told.
    public func selectRow(
        at indexPath: IndexPath?, animated: Bool,
        scrollPosition: UITableView.ScrollPosition
    ) {
        guard let indexPath else {
            for path in selectedRows { mark(path, selected: false) }
            return
        }
        if !allowsMultipleSelection {
            for path in selectedRows where path != indexPath { mark(path, selected: false) }
        }
        mark(indexPath, selected: true)
        if scrollPosition != .none {
            scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
        }
    }

    /// Takes the selection from a row, as code does: the delegate is not asked, nor told.
    public func deselectRow(at indexPath: IndexPath, animated: Bool) {
        mark(indexPath, selected: false)
    }

    /// Lets the row look touched on which a finger has landed; while actions are uncovered, none, nor where the table has
    /// left its window meanwhile.
    func beginSelecting(_ touches: Set<UITouch>) {
        guard window != nil, allowsSelection, selector == nil, !swipe.isOpen,
            let touch = touches.min(by: { $0.landingNumber < $1.landingNumber }),
            let path = indexPathForRow(at: touch.location(in: self)),
            delegate?.tableView(self, shouldHighlightRowAt: path) ?? true
        else { return }
        selector = touch
        highlighted = path
        showHighlight(path, true)
        delegate?.tableView(self, didHighlightRowAt: path)
    }

    /// Lets the row go when its finger leaves it (a model value).
    func goOnSelecting(_ touches: Set<UITouch>) {
        guard let touch = selector, touches.contains(touch), let path = highlighted,
            indexPathForRow(at: touch.location(in: self)) != path
        else { return }
        unhighlight()
    }

    /// Selects the row whose finger lifts.
    func endSelecting(_ touches: Set<UITouch>) {
        guard let touch = selector, touches.contains(touch) else { return }
        let path = highlighted
        unhighlight()
        selector = nil
        if let path { select(path) }
    }

    /// Lets the row go whose finger is taken away: by a drag, most often.
    func cancelSelecting(_ touches: Set<UITouch>) {
        guard let touch = selector, touches.contains(touch) else { return }
        unhighlight()
        selector = nil
    }

    private func unhighlight() {
        guard let path = highlighted else { return }
        highlighted = nil
        showHighlight(path, false)
        delegate?.tableView(self, didUnhighlightRowAt: path)
    }

    private func select(_ touched: IndexPath) {
        guard rows.number(of: touched) != nil else { return }
        if allowsMultipleSelection, selectedRows.contains(touched) { return deselect(touched) }
        let wanted =
            delegate == nil ? touched : delegate?.tableView(self, willSelectRowAt: touched)
        guard let path = wanted, rows.number(of: path) != nil else { return }
        if !allowsMultipleSelection {
            for other in selectedRows where other != path { deselect(other) }
        }
        mark(path, selected: true)
        note(
            .rowSelected, [TraceField("row", path.row), TraceField("section", path.section)],
            rule: "S-B19", cause: nil)
        delegate?.tableView(self, didSelectRowAt: path)
    }

    private func deselect(_ selected: IndexPath) {
        let wanted =
            delegate == nil ? selected : delegate?.tableView(self, willDeselectRowAt: selected)
        guard let path = wanted else { return }
        mark(path, selected: false)
        delegate?.tableView(self, didDeselectRowAt: path)
    }

    private func mark(_ path: IndexPath, selected: Bool) {
        selectedRows.removeAll { $0 == path }
        if selected { selectedRows.append(path) }
        guard let number = layout?.number(of: path) else { return }
        cell(of: number)?.setSelected(selected, animated: false)
    }

    private func showHighlight(_ path: IndexPath, _ isTouched: Bool) {
        guard let number = layout?.number(of: path) else { return }
        cell(of: number)?.setHighlighted(isTouched, animated: false)
    }
}
