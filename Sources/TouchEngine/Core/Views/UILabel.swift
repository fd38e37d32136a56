/// A line of text.
open class UILabel: UIView {
    /// What the label says.
    open var text: String? {
        didSet { invalidateIntrinsicContentSize() }
    }
    /// The typeface and its size; the system's at 17 pt until another is set.
    open var font: UIFont! = .systemFont(ofSize: 17) {
        didSet {
            if font == nil { font = .systemFont(ofSize: 17) }
            invalidateIntrinsicContentSize()
        }
    }
    /// The colour of the text.
    open var textColor: UIColor! = .label {
        didSet { if textColor == nil { textColor = .label } }
    }
    /// Where the text stands between the edges.
    open var textAlignment = NSTextAlignment.natural

    /// The size of the text in one line, in points, all characters being of one width as in the model's text views.
    open override var intrinsicContentSize: CGSize {
        let parameters = window?.device?.parameters ?? ModelParameters()
        let count = CGFloat((text ?? "").count)
        let size = font.pointSize
        return CGSize(
            width: count * size * parameters.glyphWidth,
            height: count == 0 ? 0 : size * parameters.lineHeight)
    }

    /// Makes a label that touches pass by, as UIKit's do (Rule G-1.10).
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    override var isPassedByAtFirst: Bool { true }

    /// Makes one from an archive; there are no archives here.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isUserInteractionEnabled = false
    }
}

/// Where a line of text stands.
public enum NSTextAlignment: Int, Sendable {
    case left, center, right, justified, natural
}
