/// A line of text.
open class UILabel: UIView {
    open var text: String?
    open var font = UIFont.systemFont(ofSize: 17)
    open var textColor: UIColor = .label
    open var textAlignment = NSTextAlignment.left

    /// Makes a label that touches pass by, as UIKit's do (Rule G-1.10).
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isUserInteractionEnabled = false
    }
}

/// Where a line of text stands.
public enum NSTextAlignment: Int, Sendable {
    case left, center, right
}

/// A typeface at a size.
open class UIFont: NSObject {
    /// How heavy the strokes are.
    public enum Weight: String, Sendable {
        case regular, medium, semibold, bold
    }

    /// In points.
    public let pointSize: CGFloat
    let weight: Weight

    init(size: CGFloat, weight: Weight) {
        pointSize = size
        self.weight = weight
    }

    /// The system's typeface at a size in points.
    public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(size: fontSize, weight: .regular)
    }

    /// The system's typeface at a size in points and a weight.
    public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(size: fontSize, weight: weight)
    }
}
