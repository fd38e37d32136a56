/// A line of text.
open class UILabel: UIView {
    /// What the label says.
    open var text: String?
    /// The typeface and its size; the system's at 17 pt until another is set.
    open var font: UIFont! = .systemFont(ofSize: 17) {
        didSet { if font == nil { font = .systemFont(ofSize: 17) } }
    }
    /// The colour of the text.
    open var textColor: UIColor! = .label {
        didSet { if textColor == nil { textColor = .label } }
    }
    /// Where the text stands between the edges.
    open var textAlignment = NSTextAlignment.natural

    /// Makes a label that touches pass by, as UIKit's do (Rule G-1.10).
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

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
