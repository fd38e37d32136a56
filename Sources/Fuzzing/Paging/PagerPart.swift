/// The parts of a pager by number: they stand among the views' numbers, above all that a generator gives.
package enum PagerPart {
    /// The children, in the order in which a finger turns to them.
    package static let children = 1...3
    /// The children that are tables; the other is a photo.
    package static let tables = 1...2
    /// The rows of each table.
    package static let rows = 0...119

    /// The scroll view that turns the pages.
    package static let scroller = 980
    /// The view of a child.
    package static func view(of child: Int) -> Int { scroller + child }
    /// The child of a view.
    static func child(of view: Int) -> Int? {
        children.contains(view - scroller) ? view - scroller : nil
    }
    /// All of their views.
    static let views = scroller...scroller + children.upperBound
}
