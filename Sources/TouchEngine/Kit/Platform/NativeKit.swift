// What Kit has of Foundation's; EmbeddedKit.swift has what stands in for it where there is none.

#if !hasFeature(Embedded)
    /// What UIKit declares as `Any` because it may be a text or a picture; here only texts are drawn.
    public typealias UISegmentItem = Any

    /// What UIKit declares as `Any` because an option may be anything.
    public typealias UIOptionValue = Any

    /// The text of a segment that is to be one.
    func text(of item: UISegmentItem) -> String { item as? String ?? "" }

    /// The navigation controller as its bar's delegate, if its class is one.
    func barDelegate(_ navigation: UINavigationController) -> (any UINavigationBarDelegate)? {
        navigation as? any UINavigationBarDelegate
    }

    // Marked texts are Foundation's: the page has plain ones.
    extension UITextView {
        /// The text with its marks; a new text has none.
        public var attributedText: NSAttributedString! {
            get { styled as? NSAttributedString ?? NSAttributedString(string: text) }
            set {
                text = newValue?.string
                styled = newValue
            }
        }

        /// The part of the text that is selected, in UTF-16 units.
        public var selectedRange: NSRange {
            get {
                NSRange(location: selection.start, length: selection.end - selection.start)
            }
            set { select(newValue.location, newValue.location + newValue.length) }
        }
    }

    // A class is found at run time here, and known to the compiler where there are no classes at run time.
    extension UITableView {
        /// Lets a class make the cells that are dequeued under an identifier; nil forgets it (Rule S-B18).
        public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
            let kind = cellClass as? UITableViewCell.Type
            pool.register(identifier, kind.map { kind in { kind.init(reusableAs: identifier) } })
        }
    }

    extension UICollectionView {
        /// Lets a class make the cells that are dequeued under an identifier; nil forgets it (Rule S-B18).
        public func register(
            _ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String
        ) {
            let kind = cellClass as? UICollectionViewCell.Type
            pool.register(identifier, kind.map { kind in { kind.init(reusableAs: identifier) } })
        }
    }
#endif
