/// The pan of a table that uncovers the actions behind a row: across, where the table scrolls up and down (Rule S-B3).
///
/// It takes more travel than a pan, so that a pan of an ancestor's begins first unless the finger is very fast (Rule S-B28).
final class RowSwipePan: UIPanGestureRecognizer {
    /// The swipe that it leads.
    @Owner var swipe: RowSwipe?

    override var kindName: String { "row swipe" }
    override var isStock: Bool { true }
    override var slop: CGFloat { parameters.rowSwipeSlop }
    override var slopRule: Rule { .model }

    /// Claims when the finger has gone across farther than up or down, on a row with actions on that side; a drag that goes
    /// up or down is the scroll view's.
    override func considerClaiming() {
        let moved = travel
        let (across, down) = (abs(moved.x), abs(moved.y))
        // A drag that goes up or down is given up as soon as a pan would take it.
        guard across >= slop || down >= min(slop, parameters.panSlop) else { return }
        let fields = [TraceField("dx", moved.x), TraceField("dy", moved.y)]
        guard across > down else { return fail(.rowSwipeDown, fields, rule: "S-B3") }
        guard across >= slop else { return }
        guard let swipe, let table = swipe.table else { return }
        let landing = table.convert(attempt.touches.first?.landingLocation ?? .zero, from: nil)
        guard let path = table.indexPathForRow(at: landing) else {
            return fail(.rowSwipeNoRow, fields, rule: .model)
        }
        guard swipe.prepare(path, isRightward: moved.x > 0) else {
            let row = [TraceField("row", path.row), TraceField("section", path.section)]
            return fail(.rowSwipeNoActions, fields + row, rule: "S-B20")
        }
        claimPan(moved)
    }

    override func reset() {
        super.reset()
        swipe?.dropUnmoved()
    }
}

/// Covers a row's actions again when a finger lands elsewhere in the table, or taps the row (a model value).
///
/// It is on the table while actions are uncovered, and keeps such a finger from everything else there.
final class RowClose: UIGestureRecognizer {
    /// The swipe that it ends.
    @Owner var swipe: RowSwipe?

    override var kindName: String { "row close" }
    override var isStock: Bool { true }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard attempt.state == .possible, let touch = ordered(touches).first, let swipe else {
            return
        }
        if swipe.isOnAction(touch) { return fail(.rowCloseOnAction, rule: .model) }
        if !swipe.isOnRow(touch) { close(elsewhere: true) }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard attempt.state == .possible, let touch = ordered(touches).first else { return }
        let limit = parameters.tapMovement
        let distance = touch.location.distance(to: touch.landingLocation)
        guard distance > limit else { return }
        fail(
            .failedByMovement, [TraceField("distance", distance), TraceField("limit", limit)],
            rule: .model)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        if attempt.state == .possible { close(elsewhere: false) }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        endWithoutTouches()
    }

    /// What is outside the table is none of its business.
    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let table = view else { return false }
        return preventedGestureRecognizer.view?.isDescendant(of: table) == true
    }

    private func close(elsewhere: Bool) {
        claimRecognized([TraceField("elsewhere", elsewhere)], rule: .model, as: .rowCloseRecognized)
    }
}
