/// What a finger uncovers behind a row of a table, and what becomes of it (Rules S-B3, S-B20).
final class RowSwipe: NSObject {
    /// A row that is moved aside, and the actions that show beside it.
    private final class Row {
        let path: IndexPath
        let cell: UITableViewCell
        let actions: RowActions
        /// How far the row is moved aside, in points, to whichever side.
        var shift: CGFloat = 0
        /// How far it was when the finger took it.
        var start: CGFloat = 0

        init(_ path: IndexPath, _ cell: UITableViewCell, _ actions: RowActions) {
            self.path = path
            self.cell = cell
            self.actions = actions
        }
    }

    @Owner var table: UITableView?
    let pan = RowSwipePan()
    private let closer = RowClose()
    private var row: Row?

    override init() {
        super.init()
        pan.swipe = self
        closer.swipe = self
        pan.addBuiltInTarget(self, action: Selector("handlePan(_:)", RowSwipe.handlePan))
        closer.addBuiltInTarget(self, action: Selector("handleClose(_:)", RowSwipe.handleClose))
    }

    deinit {
        pan.swipe = nil
        closer.swipe = nil
    }

    /// Whether the actions of a row are uncovered.
    var isOpen: Bool { row != nil }

    /// Whether those behind this cell are.
    func isOpen(_ cell: UITableViewCell) -> Bool { row?.cell === cell }

    /// Whether a finger has landed on one of the actions.
    func isOnAction(_ touch: UITouch) -> Bool { isIn(touch, row?.actions) }

    /// Whether a finger has landed on the row that is moved aside.
    func isOnRow(_ touch: UITouch) -> Bool { isIn(touch, row?.cell) }

    private func isIn(_ touch: UITouch, _ view: UIView?) -> Bool {
        guard let view else { return false }
        return touch.view?.isDescendant(of: view) == true
    }

    /// Gets ready to move a row, if there are actions on the side that the finger uncovers (Rules S-B20, S-B25).
    func prepare(_ path: IndexPath, isRightward: Bool) -> Bool {
        if let row { return row.path == path }
        guard let table, let cell = table.cellForRow(at: path) else { return false }
        let isReadRightward = table.effectiveUserInterfaceLayoutDirection == .leftToRight
        let configuration =
            isRightward == isReadRightward
            ? table.delegate?.tableView(table, leadingSwipeActionsConfigurationForRowAt: path)
            : table.delegate?.tableView(table, trailingSwipeActionsConfigurationForRowAt: path)
        guard let configuration, !configuration.actions.isEmpty else { return false }
        let actions = RowActions(configuration, isAtLeft: isRightward) {
            [swipe = Weak(wrappedValue: self)] action, button in
            swipe.wrappedValue?.perform(action, button, isFull: false)
        }
        row = Row(path, cell, actions)
        return true
    }

    /// Forgets the row that was got ready and never moved, because the pan was refused or another recognizer was faster.
    func dropUnmoved() {
        if row?.actions.superview == nil { row = nil }
    }

    func handlePan(_ pan: UIPanGestureRecognizer) {
        switch pan.state {
        case .began: begin()
        case .changed: follow()
        case .ended: decide(pan.velocity(in: table).x)
        case .cancelled: decide(0)
        case .possible, .failed: break
        }
    }

    func handleClose(_ recognizer: UIGestureRecognizer) {
        if recognizer.state == .ended { close(animated: true) }
    }

    private func begin() {
        guard let row, let table else { return }
        row.start = row.shift
        if row.actions.superview == nil {
            table.insertSubview(row.actions, belowSubview: row.cell)
            table.addGestureRecognizer(closer)
            table.delegate?.tableView(table, willBeginEditingRowAt: row.path)
        }
        follow()
    }

    private func follow() {
        guard let row, let table else { return }
        let travel = pan.translation(in: table).x
        row.shift = led(row, max(row.start + (row.actions.isAtLeft ? travel : -travel), 0))
        place(row)
    }

    /// Where a row is that a finger has led so far: past its actions it follows to the end if that does the first of them,
    /// and less and less if it does not (a model value).
    private func led(_ row: Row, _ travel: CGFloat) -> CGFloat {
        let width = row.cell.bounds.width
        let rest = restingWidth(of: row.actions)
        if travel <= rest || row.actions.configuration.performsFirstActionWithFullSwipe {
            return min(travel, width)
        }
        let band = RubberBand(give: table?.parameters.rubberBand ?? 0, length: width)
        return rest + band.shown(travel - rest)
    }

    /// Decides, as the finger lifts, whether the actions stay uncovered, are covered, or the first of them is done (model
    /// values).
    private func decide(_ velocity: CGFloat) {
        guard let row, let table else { return }
        let outward = row.actions.isAtLeft ? velocity : -velocity
        let isFull =
            row.actions.configuration.performsFirstActionWithFullSwipe
            && row.shift >= row.cell.bounds.width * table.parameters.fullSwipe
        let rest = restingWidth(of: row.actions)
        let threshold = table.parameters.flingThreshold
        let opens = abs(outward) >= threshold ? outward > 0 : row.shift > rest / 2
        table.note(
            .rowSwipeDecides,
            [
                TraceField("row", row.path.row), TraceField("section", row.path.section),
                TraceField("shift", row.shift), TraceField("velocity", outward),
                TraceField("opens", opens || isFull), TraceField("full", isFull),
            ], rule: .model, cause: pan.attempt.lastRecord)
        if isFull, let action = row.actions.configuration.actions.first {
            move(row, to: row.cell.bounds.width)
            perform(action, row.actions.firstButton, isFull: true)
        } else if opens {
            move(row, to: rest)
        } else {
            close(animated: true)
        }
    }

    private func perform(_ action: UIContextualAction, _ button: UIView, isFull: Bool) {
        guard let row, let table else { return }
        table.note(
            .rowAction,
            [
                TraceField("row", row.path.row), TraceField("section", row.path.section),
                TraceField("title", action.title ?? ""), TraceField("full", isFull),
            ], rule: "S-B20", cause: nil)
        action.handler(action, button) { [self] _ in
            // Another row may be open by now.
            if self.row === row { close(animated: true) }
        }
    }

    /// Covers the actions again.
    func close(animated: Bool) {
        guard let row else { return }
        self.row = nil
        table?.removeGestureRecognizer(closer)
        // A row that was only about to be moved has nothing to cover.
        guard let table, row.actions.superview != nil else { return }
        table.note(
            .rowCloses,
            [TraceField("row", row.path.row), TraceField("section", row.path.section)],
            rule: .model, cause: nil)
        if animated {
            move(row, to: 0) { row.actions.removeFromSuperview() }
        } else {
            row.shift = 0
            place(row)
            row.actions.removeFromSuperview()
        }
        table.delegate?.tableView(table, didEndEditingRowAt: row.path)
    }

    private func restingWidth(of actions: RowActions) -> CGFloat {
        CGFloat(actions.configuration.actions.count) * (table?.parameters.rowActionWidth ?? 0)
    }

    private func move(_ row: Row, to shift: CGFloat, completion: @escaping () -> Void = {}) {
        row.shift = shift
        UIView.animate(
            withDuration: table?.parameters.rowSwipeDuration ?? 0, delay: 0,
            options: .allowUserInteraction
        ) { [self] in
            place(row)
        } completion: { _ in
            completion()
        }
    }

    private func place(_ row: Row) {
        guard let table, let number = table.layout?.number(of: row.path) else { return }
        var rect = table.rect(of: number)
        row.actions.fill(rect, uncovered: row.shift)
        rect.origin.x += row.actions.isAtLeft ? row.shift : -row.shift
        row.cell.frame = rect
    }
}
