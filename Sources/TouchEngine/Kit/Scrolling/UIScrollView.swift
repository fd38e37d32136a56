/// A view that shows a part of its content: the part its bounds' origin says, led by a finger (Rule S-A3.7).
open class UIScrollView: UIView {
    /// Hears of what the scroll view does; it is not retained.
    @WeakDelegate open var delegate: (any UIScrollViewDelegate)?
    /// How large the content is, in points.
    open var contentSize: CGSize = .zero {
        didSet {
            guard contentSize != oldValue else { return }
            safeAreaChanged()
            stayInsideLimits()
        }
    }
    /// How much further than the content's edges the offset may go, in points (Rule S-A3.8).
    open var contentInset: UIEdgeInsets = .zero {
        didSet { if contentInset != oldValue { adjustedContentInsetDidChange() } }
    }
    /// When what covers the scroll view is added to the insets (Rule S-A3.9).
    open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic {
        didSet { safeAreaChanged() }
    }
    /// Whether the content can be pulled past its edges and comes back (Rules S-A2.3, S-A4.2).
    open var bounces = true
    /// Whether it can across, where `bounces` says so too.
    open var bouncesHorizontally = true
    /// Whether it can downward, where `bounces` says so too.
    open var bouncesVertically = true
    /// Whether content that fits can be pulled across all the same, where it bounces (Rule S-A2.3).
    open var alwaysBounceHorizontal = false { didSet { safeAreaChanged() } }
    /// Whether content that fits can be pulled downward all the same, where it bounces (Rule S-A2.3).
    open var alwaysBounceVertical = false { didSet { safeAreaChanged() } }
    /// Whether a drag that starts nearly along one axis keeps to it (Rule S-A5.7).
    open var isDirectionalLockEnabled = false
    /// Whether the scroll view comes to rest at multiples of its bounds (Rule S-A4.17).
    open var isPagingEnabled = false
    /// Whether a finger can scroll; code always can (Rule S-A1.11).
    open var isScrollEnabled = true {
        didSet { if isScrollEnabled != oldValue { pan.isEnabled = isScrollEnabled } }
    }
    /// How quickly a fling loses speed (Rule S-A4.4).
    open var decelerationRate: DecelerationRate = .normal
    /// Whether a tap on the status bar scrolls to the top (Rule S-A5.11).
    open var scrollsToTop = true
    /// Whether a drag across that starts at an edge is left to a scroll view around this one (Rule S-A7.7).
    open var transfersHorizontalScrollingToParent = true
    /// Whether a drag up or down that starts at an edge is left to a scroll view around this one (Rule S-A7.7).
    open var transfersVerticalScrollingToParent = true
    /// Whether the content hears of a finger only when it has rested for a moment (Rule S-A5.1).
    open var delaysContentTouches = true
    /// Whether a drag may take a touch away from content that has it (Rule S-A2.8).
    open var canCancelContentTouches = true
    /// The smallest scale that the content may have (Rule S-A5.9).
    open var minimumZoomScale: CGFloat = 1 { didSet { preparePinch() } }
    /// The largest scale that the content may have; where it is the smallest too, there is no zooming (Rule S-A5.9).
    open var maximumZoomScale: CGFloat = 1 { didSet { preparePinch() } }
    /// Whether a pinch may go past these limits, and comes back (Rule S-A5.9).
    open var bouncesZoom = true
    /// Whether a bar beside the content is to be drawn; none is.
    open var showsVerticalScrollIndicator = true
    /// Whether a bar under the content is to be drawn; none is.
    open var showsHorizontalScrollIndicator = true
    /// How far from the edges the bar beside the content would end, in points.
    open var verticalScrollIndicatorInsets: UIEdgeInsets = .zero
    /// How far from the edges the bar under the content would end, in points.
    open var horizontalScrollIndicatorInsets: UIEdgeInsets = .zero
    /// The insets of both bars, in points, where they are one.
    open var scrollIndicatorInsets: UIEdgeInsets {
        get { verticalScrollIndicatorInsets }
        set {
            verticalScrollIndicatorInsets = newValue
            horizontalScrollIndicatorInsets = newValue
        }
    }

    /// Whether a finger leads the content (Rule S-A6.1).
    open internal(set) var isDragging = false
    /// Whether the content moves on after a finger has let it go (Rule S-A6.1).
    open internal(set) var isDecelerating = false
    /// Whether the content comes back to a scale between the limits.
    open internal(set) var isZoomBouncing = false

    /// What the safe area adds to the insets, and what of it is left for the views of the content.
    var adjustment = UIEdgeInsets.zero
    var passedSafeArea = UIEdgeInsets.zero
    let pan = ScrollPan()
    let touchDelay = TouchDelay()
    var pinch: ScrollPinch?
    /// What the fingers that scale the content have done so far.
    var zoom: ScrollZoom?
    var shownZoomScale: CGFloat = 1
    /// Whether the content is just being scaled: its offset follows.
    var isScaling = false
    /// What the finger that leads the content has done so far.
    var drag: ScrollDrag?
    /// How the content moves by itself.
    var motion: ScrollMotion?
    var ticker: ScheduledTimer?
    /// Whether a finger has stopped the content where it may not stay, and nothing has come of it yet.
    var isHalted = false
    /// Whether the delegate is just being told of the end of a drag that has only stopped the content (Rule S-A6.9).
    var isEndingCatch = false
    /// What covered it when it was last looked at.
    var seenSafeArea = UIEdgeInsets.zero
    /// Whether the offset is being set as such, and not by way of the bounds.
    private var isTellingOffset = false
    /// Whether the offset is just being set by a drag or a motion, and not by the program.
    var isSettingOwnOffset = false

    /// Makes a scroll view with a frame in its superview's points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    /// Makes one from an archive; there are no archives here.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    deinit {
        pan.scrollView = nil
        touchDelay.scrollView = nil
        pinch?.scrollView = nil
    }

    override func keepsFromContent(_ touch: UITouch, in view: UIView, _ event: UIEvent) -> Bool {
        !touchesShouldBegin(touch.alone, with: event, in: view)
    }

    /// The scroll view's rectangle in its own coordinates, in points: its origin is the content offset.
    open override var bounds: CGRect {
        didSet { if bounds.origin != oldValue.origin { offsetChanged(from: oldValue.origin) } }
    }

    /// Which point of the content is at the scroll view's upper left corner, in points; on a screen it lies on the grid of
    /// the pixels (Rules S-A3.6, S-A3.7).
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set {
            var origin = newValue
            if !isSettingOwnOffset, window?.device != nil {
                origin = onPixels(origin)
            }
            isTellingOffset = true
            bounds = CGRect(origin: origin, size: bounds.size)
            isTellingOffset = false
        }
    }

    /// The recognizer that scrolls; it may be moved to another view, but keeps its delegate (Rules S-A1.1, S-A1.5).
    open var panGestureRecognizer: UIPanGestureRecognizer { pan }

    /// The recognizer that zooms; nil where there is no zooming (Rule S-A5.9).
    open var pinchGestureRecognizer: UIPinchGestureRecognizer? {
        zoomedView == nil ? nil : pinch
    }

    /// Whether fingers change the scale of the content.
    open var isZooming: Bool { zoom != nil }

    /// The scale of the content, between its limits (Rule S-A5.9).
    open var zoomScale: CGFloat {
        get { shownZoomScale }
        set { setZoomScale(newValue, animated: false) }
    }

    /// Scales the content about the middle of what is in sight, at once or in a motion.
    open func setZoomScale(_ scale: CGFloat, animated: Bool) {
        let middle = CGPoint(x: bounds.width / 2, y: bounds.height / 2)
        zoom(to: scale, about: (contentOffset + middle) * (1 / zoomScale), animated: animated)
    }

    /// Scales the content so that a rectangle of the zoomed view just fits into sight, at once or in a motion.
    open func zoom(to rect: CGRect, animated: Bool) {
        guard rect.width > 0, rect.height > 0 else { return }
        let scale = min(bounds.width / rect.width, bounds.height / rect.height)
        zoom(to: scale, about: CGPoint(x: rect.midX, y: rect.midY), animated: animated)
    }

    /// Whether a finger has touched the content and may come to lead it (Rules S-A6.1, S-A6.9).
    open var isTracking: Bool {
        if isEndingCatch { return true }
        return pan.attempt.state != .failed && pan.attempt.touches.contains { !$0.isOver }
    }

    /// The insets, and what the safe area adds to them, in points (Rules S-A3.8, S-A3.9).
    open var adjustedContentInset: UIEdgeInsets { contentInset + adjustment }

    override var safeAreaInside: UIEdgeInsets { passedSafeArea }

    override func safeAreaChanged() {
        if hasSafeArea || adjustment != .zero { adjustToSafeArea() }
    }

    /// Called when the adjusted insets have changed; tells the delegate (Rule S-A3.10).
    open func adjustedContentInsetDidChange() {
        delegate?.scrollViewDidChangeAdjustedContentInset(self)
    }

    /// Goes to an offset, in points, at once or in a motion of its own (Rule S-A6.7).
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        stopMoving()
        if animated {
            glide(to: contentOffset)
        } else {
            self.contentOffset = contentOffset
        }
    }

    /// Goes as far as it takes to show a rectangle of the content, in points; one that is in sight stays where it is.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        let offset = offset(showing: rect)
        if offset != contentOffset { setContentOffset(offset, animated: animated) }
    }

    // Touches that nothing in the content has taken stop here: they do not go on up the responder chain (Rule S-A5.15).

    /// Touches that land on the scroll view itself go no further.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches.inOrder({ $0.fingerNumber < $1.fingerNumber }) {
            noteSwallowed(touch)
        }
    }

    /// Touches that move on the scroll view itself go no further.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

    /// Touches that lift from the scroll view itself go no further.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}

    /// Touches that are taken from the scroll view itself go no further.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

    /// Whether a view of the content may hear of fingers that have landed in it (Rule S-A5.4).
    open func touchesShouldBegin(
        _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
    ) -> Bool { true }

    /// Whether a drag may take its fingers from a view of the content that has them; a control keeps them (Rules S-A5.5,
    /// U-13, U-32).
    open func touchesShouldCancel(in view: UIView) -> Bool {
        guard let control = view as? UIControl else { return true }
        if !control.isEnabled, choices.disabledControl == .losesTouch { return true }
        return isList && control is UIButton && choices.rowButton == .losesTouch
    }

    /// The scroll view as its pan's delegate, if its class answers recognizers' questions (Rule S-A1.8).
    ///
    /// In the page's build nobody can find that out, so there a class that does overrides this.
    open func panAnswers() -> (any UIGestureRecognizerDelegate)? { gestureDelegate(self) }

    /// Whether it shows rows or items.
    var isList: Bool { false }

    /// Called before code moves the content in an animated way, in points; a list asks for the cell that comes next.
    func willGlide(by way: CGPoint) {}

    private func prepare() {
        clipsToBounds = true
        pan.scrollView = self
        touchDelay.scrollView = self
        touchDelay.delaysTouchesBegan = true
        for recognizer in [touchDelay, pan] {
            recognizer.view = self
            attached.append(recognizer)
        }
        pan.addBuiltInTarget(self, action: Selector("handlePan(_:)", UIScrollView.handlePan))
    }

    private func offsetChanged(from old: CGPoint) {
        setNeedsLayout()
        if !isSettingOwnOffset { countOn(by: contentOffset - old) }
        // What the delegate sets is the program's doing.
        isSettingOwnOffset = false
        // Bounds that are set move the content, and nobody is told (Rule S-A6.7).
        guard isTellingOffset else { return }
        isTellingOffset = false
        delegate?.scrollViewDidScroll(self)
    }
}
