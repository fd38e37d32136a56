/// Cells that have left the screen and wait for another row of their kind (Rule S-B18).
///
/// They stay in the list, out of sight: to take a view out of its superview and put it back costs more than all the rest.
struct CellPool<Cell: UIView> {
    private var makers: [(identifier: String, make: () -> Cell)] = []
    private var idle: [(identifier: String, cell: Cell)] = []

    /// Whether a cell has come that may still be in sight.
    private var isHidingDue = false

    /// The cells that wait, if one has come since this was last asked: they are to be hidden.
    mutating func toHide() -> [Cell] {
        guard isHidingDue else { return [] }
        isHidingDue = false
        return idle.map { $0.cell }
    }

    /// Lets cells be made under an identifier, or no longer.
    mutating func register(_ identifier: String, _ make: (() -> Cell)?) {
        makers.removeAll { $0.identifier.isSame(as: identifier) }
        if let make { makers.append((identifier, make)) }
    }

    /// Takes a cell in, for others under its identifier.
    mutating func put(_ cell: Cell, _ identifier: String) {
        idle.append((identifier, cell))
        isHidingDue = true
    }

    /// A cell that has waited under an identifier, or nil; the first that came goes first.
    mutating func take(_ identifier: String) -> Cell? {
        let place = idle.firstIndex { $0.identifier.isSame(as: identifier) }
        return place.map { idle.remove(at: $0).cell }
    }

    /// A new cell, if cells can be made under the identifier.
    func make(_ identifier: String) -> Cell? {
        makers.first { $0.identifier.isSame(as: identifier) }?.make()
    }
}
