/// The scroll view of a web view, under the name that its class has in WebKit.
final class WKScrollView: UIScrollView {}

/// The private view that a page is drawn in, with recognizers of its own (Rule S-B11).
///
/// It has those of them that take part in most conflicts: a tap that waits for a double tap, and the press that highlights.
final class WKContentView: UIView {
    private let ear = WebEar()

    override init(frame: CGRect) {
        super.init(frame: frame)
        let action = Selector("hear(_:)", WebEar.hear)
        let single = UITapGestureRecognizer(target: ear, action: action)
        let double = UITapGestureRecognizer(target: ear, action: action)
        let highlight = UILongPressGestureRecognizer(target: ear, action: action)
        (single.name, double.name, highlight.name) = ("web tap", "web double tap", "web press")
        double.numberOfTapsRequired = 2
        single.require(toFail: double)
        for recognizer in [single, double, highlight] { addGestureRecognizer(recognizer) }
    }

    required init?(coder: NSCoder) { nil }
}

/// The page as a target: what it does is no concern of fingers.
final class WebEar: NSObject {
    func hear(_ recognizer: UIGestureRecognizer) {}
}
