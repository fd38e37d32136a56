/// What is heard of a pager and of what is in it.
package enum PagingNews: Equatable, Sendable {
    /// A child is called.
    case child(Int, PageCall)
    /// The delegate is told that a finger begins to turn to a child.
    case will(child: Int)
    /// The delegate is told that pages have come to rest, and another child is shown or the same.
    case did(previous: Int, isCompleted: Bool, shown: Int?)
    /// Code is about to ask for a child; requests are numbered from 1.
    case request(Int, child: Int)
    /// The closure that was given with a request is called.
    case closure(Int, isFinished: Bool)
    /// A finger has landed in a child: on a row, or beside all rows, or on an action.
    case touched(child: Int, touch: Int, row: Int?, isBesideRows: Bool, y: Double)
    /// A table tells of a row.
    case row(child: Int, RowCall, row: Int, y: Double)
    /// A change has been done: turns that came to their end meanwhile saw half of it.
    case changed
    /// The pager was looked at.
    case seen(PagingSight)
}

/// What a table tells of a row.
package enum RowCall: String, Sendable {
    case selected, deselected, opens, closed
}

/// How a pager stands, and what is in it, by what is public.
package struct PagingSight: Equatable, Sendable {
    /// The first of its `viewControllers`.
    package var shown: Int?
    /// The children whose views are in it.
    package var inside: [Int] = []
    /// Whether the child that is shown fills it.
    package var isFilled = true
    /// How the children's scroll views stand.
    package var lists: [Int: ScrollSight] = [:]
    /// The rows that are selected.
    package var selected: [Int: [Int]] = [:]
    /// The rows that are moved aside.
    package var aside: [Int: [Int]] = [:]
    /// Whether no finger is down and nothing is timed.
    package var isAtRest = false

    package init() {}
}
