/// A row of a table.
///
/// As in UIKit it is a recognizers' delegate by itself, so a subclass overrides what it has to say.
open class UITableViewCell: UIView, UIGestureRecognizerDelegate {
    /// How a cell is arranged; the model shows every style's text in one place.
    public enum CellStyle: Int, Sendable {
        case `default`, value1, value2, subtitle
    }

    /// How a cell looks while it is selected.
    public enum SelectionStyle: Int, Sendable {
        case none, blue, gray, `default`
    }

    /// The name under which the cell is used again for other rows; nil for one that is not (Rule S-B18).
    open private(set) var reuseIdentifier: String?
    /// What is in the cell; it is what a finger touches.
    public let contentView: UIView = UITableViewCellContentView()
    /// How the cell looks while it is selected.
    open var selectionStyle = SelectionStyle.default
    /// Whether the cell looks selected.
    open var isSelected = false { didSet { showState() } }
    /// Whether the cell looks touched.
    open var isHighlighted = false { didSet { showState() } }

    private var label: UILabel?

    override var isSelectedByTouch: Bool { true }

    /// Makes a cell of a style, for rows of one kind.
    public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        addSubview(contentView)
    }

    /// Makes one from an archive; there are no archives here.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSubview(contentView)
    }

    /// Makes a cell of the default style that is not used again.
    public convenience override init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
        self.frame = frame
    }

    /// Makes a cell as a table does that knows only its class: by the initializer above, which a subclass overrides.
    ///
    /// UIKit has no such initializer; Swift without Objective-C needs it.
    public required convenience init(reusableAs identifier: String) {
        self.init(style: .default, reuseIdentifier: identifier)
    }

    /// The cell's text, made when first asked for.
    open var textLabel: UILabel? {
        if label == nil {
            let made = UILabel()
            contentView.addSubview(made)
            label = made
            setNeedsLayout()
        }
        return label
    }

    /// Unless a subclass says otherwise: no.
    open func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        gestureRecognizer.markAnswerAsDefault()
        return false
    }

    /// Unless a subclass says otherwise: no.
    open func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        gestureRecognizer.markAnswerAsDefault()
        return false
    }

    /// Unless a subclass says otherwise: no.
    open func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        gestureRecognizer.markAnswerAsDefault()
        return false
    }

    /// Unless a subclass says otherwise: yes.
    open func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool {
        gestureRecognizer.markAnswerAsDefault()
        return true
    }

    /// Unless a subclass says otherwise: yes.
    open func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress
    ) -> Bool {
        gestureRecognizer.markAnswerAsDefault()
        return true
    }

    /// Unless a subclass says otherwise: yes.
    open func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
    ) -> Bool {
        gestureRecognizer.markAnswerAsDefault()
        return true
    }

    /// Called before the cell is used for another row.
    open func prepareForReuse() {}

    /// Lets the cell look selected, or no longer; the model does not animate it.
    open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }

    /// Lets the cell look touched, or no longer; the model does not animate it.
    open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }

    open override func layoutSubviews() {
        super.layoutSubviews()
        contentView.frame = bounds
        label?.frame = CGRect(
            x: 20, y: 0, width: max(bounds.width - 40, 0), height: bounds.height)
    }

    private func showState() {
        let isMarked = (isSelected || isHighlighted) && selectionStyle != .none
        contentView.backgroundColor = isMarked ? .systemGray5 : nil
    }
}

/// What is in a cell, under the name that its class has in UIKit.
final class UITableViewCellContentView: UIView {}
