// What stands in for Foundation in Kit where there is none: in Embedded Swift, for the page.

#if hasFeature(Embedded)
    /// What UIKit declares as `Any` because it may be a text or a picture; here only texts are drawn.
    public typealias UISegmentItem = String

    /// What UIKit declares as `Any` because an option may be anything; here options are texts.
    public typealias UIOptionValue = String

    /// The text of a segment.
    func text(of item: UISegmentItem) -> String { item }

    /// The navigation controller as its bar's delegate: nobody can find out here, so the page's build overrides `barAnswers()`.
    func barDelegate(_ navigation: UINavigationController) -> (any UINavigationBarDelegate)? { nil }

    extension UITableView {
        /// Lets a class make the cells that are dequeued under an identifier (Rule S-B18).
        public func register<Cell: UITableViewCell>(
            _ cellClass: Cell.Type, forCellReuseIdentifier identifier: String
        ) {
            pool.register(identifier) { Cell(reusableAs: identifier) }
        }
    }

    extension UICollectionView {
        /// Lets a class make the cells that are dequeued under an identifier (Rule S-B18).
        public func register<Cell: UICollectionViewCell>(
            _ cellClass: Cell.Type, forCellWithReuseIdentifier identifier: String
        ) {
            pool.register(identifier) { Cell(reusableAs: identifier) }
        }
    }
#endif
