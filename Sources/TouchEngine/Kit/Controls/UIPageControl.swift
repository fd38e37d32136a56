/// A row of dots, one a page: a tap at the right half goes to the next page, one at the left to the page before.
open class UIPageControl: UIControl {
    /// How many dots there are.
    open var numberOfPages = 0 {
        didSet {
            numberOfPages = max(numberOfPages, 0)
            makeDots()
            currentPage = number
        }
    }
    /// The page whose dot stands out; setting it sends nothing.
    open var currentPage: Int {
        get { number }
        set {
            number = min(max(newValue, 0), max(numberOfPages - 1, 0))
            setNeedsLayout()
        }
    }
    /// Whether a single dot is left out.
    open var hidesForSinglePage = false { didSet { setNeedsLayout() } }
    /// The colour of the other pages' dots; nil stands for a grey.
    open var pageIndicatorTintColor: UIColor? { didSet { setNeedsLayout() } }
    /// The colour of the current page's dot; nil stands for the text's.
    open var currentPageIndicatorTintColor: UIColor? { didSet { setNeedsLayout() } }

    private static let dotSize: CGFloat = 7
    private static let dotDistance: CGFloat = 16
    private var number = 0
    private var dots: [UIView] = []

    override var keptGestures: KeptGestures { .taps }

    /// Keeps one finger's single tap from a recognizer above it (Rule G-4.19).
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer)
        -> Bool
    {
        if isTapFromAbove(gestureRecognizer) {
            return keep(.controlKeepsTap, from: gestureRecognizer)
        }
        return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        guard let touch, isTouchInside else { return }
        let before = number
        currentPage += touch.location(in: self).x < bounds.midX ? -1 : 1
        if number != before { send([.valueChanged, .primaryActionTriggered], with: event) }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let width = UIPageControl.dotDistance * CGFloat(max(dots.count - 1, 0))
        for (index, dot) in dots.enumerated() {
            dot.frame = CGRect(
                x: bounds.midX - width / 2 + UIPageControl.dotDistance * CGFloat(index)
                    - UIPageControl.dotSize / 2,
                y: bounds.midY - UIPageControl.dotSize / 2, width: UIPageControl.dotSize,
                height: UIPageControl.dotSize)
            dot.backgroundColor =
                index == number
                ? currentPageIndicatorTintColor ?? .label : pageIndicatorTintColor ?? .systemGray3
            dot.isHidden = hidesForSinglePage && dots.count == 1
        }
    }

    private func makeDots() {
        for dot in dots { dot.removeFromSuperview() }
        dots = (0..<numberOfPages).map { _ in UIView() }
        for dot in dots {
            dot.layer.cornerRadius = UIPageControl.dotSize / 2
            addPart(dot, "page dot")
        }
    }
}
