/// The scroll view of a web view, under the name that its class has in WebKit.
final class WKScrollView: UIScrollView {}

/// The private view that a page is drawn in, with recognizers of its own (Rule S-B11).
///
/// It has those of them that take part in most conflicts: a tap, a double tap beside it, and the press that highlights. A tap of
/// the app's on the web view loses to that tap unless both are allowed (Rule S-B29).
final class WKContentView: UIView {
    private let ear = WebEar()

    /// What sentences say after the names of its recognizers.
    static var titleEnd: String { " of WKWebView’s content view" }

    override init(frame: CGRect) {
        super.init(frame: frame)
        let action = Selector("hear(_:)", WebEar.hear)
        let single = WebTap(target: ear, action: action)
        let double = WebTap(target: ear, action: action)
        let highlight = WebPress(target: ear, action: action)
        (single.name, double.name, highlight.name) = ("web tap", "web double tap", "web press")
        double.numberOfTapsRequired = 2
        for recognizer in [single, double, highlight] { addGestureRecognizer(recognizer) }
    }

    required init?(coder: NSCoder) { nil }
}

/// A tap of the page's own: it goes together with the page's others.
final class WebTap: UITapGestureRecognizer {
    override var isStock: Bool { true }
    override var titleEnd: String { WKContentView.titleEnd }

    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        !(preventedGestureRecognizer is WebTap)
    }
}

/// The press of the page's own that highlights a link.
final class WebPress: UILongPressGestureRecognizer {
    override var isStock: Bool { true }
    override var titleEnd: String { WKContentView.titleEnd }
}

/// The page as a target: what it does is no concern of fingers.
final class WebEar: NSObject {
    func hear(_ recognizer: UIGestureRecognizer) {}
}
