/// Something that a program does to a pager on a page, or to what is in it.
package enum PagingChange: Equatable, Sendable {
    /// Shows a child.
    case turn(child: Int, isReverse: Bool, isAnimated: Bool)
    /// Takes the pager's data source away, or gives it back.
    case pagerSource
    /// Switches `isUserInteractionEnabled` of the pager's view.
    case pagerInteraction
    /// Has a table ask for everything again.
    case reload(child: Int)
    /// Takes a table's data source away, or gives it back.
    case rowSource(child: Int)
    /// Switches `isUserInteractionEnabled` of a child's view.
    case rowInteraction(child: Int)
    /// Selects a row, which comes into sight.
    case select(child: Int, row: Int, isAnimated: Bool)
    /// Takes the selection from a row.
    case deselect(child: Int, row: Int)
    /// Scrolls to a row.
    case show(child: Int, row: Int, isAnimated: Bool)

    /// The change as a case's text has it.
    var text: String {
        switch self {
        case .turn(let child, let isReverse, let isAnimated):
            "turn \(child)" + (isReverse ? " reverse" : "") + (isAnimated ? " animated" : "")
        case .pagerSource: "pagerSource"
        case .pagerInteraction: "pagerInteraction"
        case .reload(let child): "reload \(child)"
        case .rowSource(let child): "rowSource \(child)"
        case .rowInteraction(let child): "rowInteraction \(child)"
        case .select(let child, let row, let isAnimated):
            "select \(child) \(row)" + (isAnimated ? " animated" : "")
        case .deselect(let child, let row): "deselect \(child) \(row)"
        case .show(let child, let row, let isAnimated):
            "show \(child) \(row)" + (isAnimated ? " animated" : "")
        }
    }
}

extension Words {
    /// The change that begins with a word, or nil if it is not one of a pager.
    mutating func pagingChange(_ word: String) throws(FuzzCaseError) -> PagingChange? {
        switch word {
        case "turn":
            let child = try child()
            let isReverse = try flag("reverse")
            return .turn(child: child, isReverse: isReverse, isAnimated: try flag("animated"))
        case "pagerSource": return .pagerSource
        case "pagerInteraction": return .pagerInteraction
        case "reload": return .reload(child: try child())
        case "rowSource": return .rowSource(child: try child())
        case "rowInteraction": return .rowInteraction(child: try child())
        case "select", "show":
            let child = try child()
            let row = try row()
            let isAnimated = try flag("animated")
            return word == "show"
                ? .show(child: child, row: row, isAnimated: isAnimated)
                : .select(child: child, row: row, isAnimated: isAnimated)
        case "deselect":
            let child = try child()
            return .deselect(child: child, row: try row())
        default: return nil
        }
    }

    private mutating func child() throws(FuzzCaseError) -> Int {
        let child = try whole("a child's number")
        guard PagerPart.children.contains(child) else {
            throw error("the pager has no child \(child)")
        }
        return child
    }

    private mutating func row() throws(FuzzCaseError) -> Int {
        let row = try whole("a row's number")
        guard PagerPart.rows.contains(row) else { throw error("the tables have no row \(row)") }
        return row
    }
}
