/// A rectangle that can be seen and touched, in a tree of such rectangles.
open class UIView: UIResponder {
    /// The view's rectangle in its own coordinates, in points; a scroll view's origin is its content offset.
    open var bounds: CGRect {
        willSet {
            if let block = AnimationBlock.current {
                block.note(self, .bounds(bounds), .bounds(newValue))
            }
        }
        didSet {
            if bounds.size != oldValue.size {
                setNeedsLayout()
                if !subviews.isEmpty { autoresizeSubviews(from: oldValue.size) }
            }
            if autoLayout != nil { noteLayoutBounds(from: oldValue) }
            if !isBeingPlaced { noteBounds(from: oldValue) }
        }
    }
    /// Where the middle of the bounds stands in the superview, in points.
    open var center: CGPoint {
        willSet {
            if let block = AnimationBlock.current {
                block.note(self, .center(center), .center(newValue))
            }
        }
        didSet {
            if autoLayout != nil { noteLayoutPlace() }
            if !isBeingPlaced { notePlace() }
        }
    }
    /// What is done to the view about its centre.
    open var transform: CGAffineTransform = .identity {
        willSet {
            if let block = AnimationBlock.current {
                block.note(self, .transform(transform), .transform(newValue))
            }
        }
        didSet {
            guard transform != oldValue else { return }
            noteTransform()
            notePlace()
        }
    }
    /// Whether the view, with all that is in it, is out of sight and out of touch (Rule G-1.2).
    open var isHidden = false
    /// How opaque the view is, from 0 to 1; under 0.01, and at 0.01 itself, it cannot be touched (Rules G-1.2, U-4).
    open var alpha: CGFloat = 1 {
        willSet {
            if let block = AnimationBlock.current {
                block.note(self, .alpha(alpha), .alpha(newValue))
            }
        }
    }
    /// Whether what is outside the bounds is not drawn; touch does not ask (Rule G-1.4).
    open var clipsToBounds = false
    /// What fills the bounds; nil fills them with nothing.
    open var backgroundColor: UIColor? {
        willSet {
            if let block = AnimationBlock.current, newValue !== backgroundColor {
                block.note(self, .backgroundColor(backgroundColor), .backgroundColor(newValue))
            }
        }
    }
    /// Whether the view and what is in it can be touched (Rule G-1.2).
    open var isUserInteractionEnabled = true
    /// Whether the view's own `touches…` methods get more than the first finger; recognizers get every finger either
    /// way (Rule G-1.12).
    open var isMultipleTouchEnabled = false
    /// Whether the view takes touches only while no other view does, and keeps them from others meanwhile (Rule G-1.13).
    open var isExclusiveTouch = false
    /// What the view's contents mean, which decides whether they are mirrored.
    open var semanticContentAttribute: UISemanticContentAttribute = .unspecified {
        didSet {
            guard semanticContentAttribute != oldValue else { return }
            if hasConstraintsInside { noteConstraintsChanged() }
            surroundingsChanged()
        }
    }
    /// A number of the program's own.
    open var tag = 0
    /// The name by which a trace tells the view.
    open var accessibilityIdentifier: String?
    /// The view's layer: its corner radius, and where the screen shows it.
    public let layer = CALayer()

    /// The views inside this one, back to front.
    open internal(set) var subviews: [UIView] = []
    /// The view that this one is in, or nil.
    @Owner open internal(set) var superview: UIView?
    var attached: [UIGestureRecognizer] = []
    @Weak var viewController: UIViewController?
    /// Whether a transform lies between the view and the window: without one, points differ by an offset.
    final var isUnderTransform = false
    /// What bars and the device's edges cover of the view while it is on a screen, and whether that is anything.
    final var safeArea = UIEdgeInsets.zero
    final var hasSafeArea = false
    /// Whether `frame` is being set just now, which sets bounds and centre: what depends on them is updated once, not twice.
    private var isBeingPlaced = false
    /// The animations of the view's properties that run.
    final var animations: [PropertyAnimation] = []
    /// How the view follows the size of the one that it is in.
    open var autoresizingMask: AutoresizingMask = []
    /// Whether the views in this one follow its size as their masks say.
    open var autoresizesSubviews = true
    /// How what is in the view would fill it; the figures draw labels alone.
    open var contentMode: ContentMode = .scaleToFill
    /// Whether the view keeps its frame as it is set, instead of getting one from constraints.
    open var translatesAutoresizingMaskIntoConstraints = true {
        didSet { if hasConstraintsInside { noteConstraintsChanged() } }
    }
    /// What the view keeps for Auto Layout, once it takes part, and whether it or a view in it does.
    final var autoLayout: AutoLayout?
    final var hasConstraintsInside = false
    /// Whether the layout of the tree under the view is to be worked out anew; said of the view at the top.
    final var isSolvingDue = false
    /// Whether the view is still to be laid out, and whether one in it is.
    final var needsLayout = true
    final var isLayoutDueInside = false
    /// Whether the view is being laid out.
    final var isLayingOut = false

    /// Makes a view with a frame in its superview's points.
    public init(frame: CGRect) {
        bounds = CGRect(origin: .zero, size: frame.size)
        center = CGPoint(x: frame.midX, y: frame.midY)
        super.init()
        layer.view = self
    }

    /// Makes a view from an archive; there are no archives here, so it has no size.
    public required init?(coder: NSCoder) {
        bounds = .zero
        center = .zero
        super.init()
        layer.view = self
    }

    /// Makes a view without a size.
    public convenience override init() {
        self.init(frame: .zero)
    }

    deinit {
        layer.view = nil
        for subview in subviews { subview.superview = nil }
        for recognizer in attached { recognizer.view = nil }
    }

    open override var next: UIResponder? { viewController ?? superview }

    // MARK: For views of Kit

    /// The record that says why the view keeps touches from what is under it, if there is one.
    var blockingCause: Int? { nil }

    /// What the view is, for sentences about a touch that is taken from it.
    var lossFields: [TraceField] { plainLossFields }

    /// Whether touches pass the view by until `isUserInteractionEnabled` is set.
    var isPassedByAtFirst: Bool { false }

    /// The property that holds a view that this one brings along, if its class does not say what it is.
    func partName(of view: UIView) -> String? { nil }

    /// Whether a finger that lifts in the view selects it, or would: a cell.
    var isSelectedByTouch: Bool { false }

    /// Whether the view keeps a touch for itself that has hit a view inside it, which then never hears of the touch.
    func keepsFromContent(_ touch: UITouch, in view: UIView, _ event: UIEvent) -> Bool { false }

    /// The view's rectangle in its superview's points; under a transform, the box round it.
    open var frame: CGRect {
        get { bounds.boundingBox(applying: toSuperview) }
        set {
            let old = bounds
            isBeingPlaced = true
            center = CGPoint(x: newValue.midX, y: newValue.midY)
            if old.size != newValue.size { bounds.size = newValue.size }
            isBeingPlaced = false
            if old.size == newValue.size { notePlace() } else { noteBounds(from: old) }
        }
    }

    /// The recognizers attached to the view, in the order they were added; nil when there are none.
    open var gestureRecognizers: [UIGestureRecognizer]? {
        get { attached.isEmpty ? nil : attached }
        set {
            for gone in attached where newValue?.contains(where: { $0 === gone }) != true {
                removeGestureRecognizer(gone)
            }
            for recognizer in newValue ?? [] where recognizer.view !== self {
                addGestureRecognizer(recognizer)
            }
        }
    }

    /// The window the view is in, or nil.
    open var window: UIWindow? { superview?.window }

    /// How far bars, and the device's own edges, reach into the view, in points; nothing while it is in no window
    /// (Rule N-F1).
    open var safeAreaInsets: UIEdgeInsets { window == nil ? .zero : safeArea }

    /// Called when bars, or the device's own edges, reach into the view otherwise than before (Rule N-F3).
    open func safeAreaInsetsDidChange() {}

    /// What covers the view as far as the views in it are concerned.
    var safeAreaInside: UIEdgeInsets { safeArea }

    /// Fits the view itself to what covers it; a program's override does not get in the way.
    func safeAreaChanged() {}

    /// The deepest view under a point in this view's points: the front-most subview is asked first, the view itself comes
    /// last; a hidden, disabled, transparent or animated view is skipped with all that is in it (Rules G-1.1, G-1.2, G-1.4,
    /// G-1.11).
    ///
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, !isTransparentToTouches,
            self.point(inside: point, with: event), animations.isEmpty || !isPassedBy()
        else { return nil }
        for subview in subviews.reversed() {
            let place =
                subview.animations.isEmpty
                ? convert(point, to: subview) : subview.placeWhereDrawn(of: point)
            if let hit = subview.hitTest(place, with: event) { return hit }
        }
        return self
    }

    /// Whether a point in this view's points is inside its bounds: near edges in, far edges out (Rule G-1.5).
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.contains(point)
    }

    /// Whether a recognizer may begin with a touch that landed in this view; the default says yes (Rules G-6.1, G-6.2).
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        gestureRecognizer.markAnswerAsDefault()
        return true
    }

    /// Puts a view in front of the other subviews, taking it from where it was.
    open func addSubview(_ view: UIView) {
        insert(view) { $0.count }
    }

    /// Takes the view out of its superview.
    open func removeFromSuperview() {
        leaveSuperview()
    }

    /// Attaches a recognizer, taking it from the view it was on (Rule G-2.32).
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        if let former = gestureRecognizer.view, former !== self {
            gestureRecognizer.formerView = former
        }
        gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
        // An action that its cancellation has sent may have attached it again, here or elsewhere: this call overrules that.
        gestureRecognizer.view?.attached.removeAll { $0 === gestureRecognizer }
        gestureRecognizer.view = self
        attached.append(gestureRecognizer)
        guard let arena = window?.device?.arena else { return }
        arena.arbitrationOrderChanged()
        arena.recordTooLate(gestureRecognizer, self)
    }

    /// Detaches a recognizer; one in mid-gesture is cancelled.
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        guard gestureRecognizer.view === self else { return }
        // Detached first: a touch that lands because of the cancellation must not find it here.
        attached.removeAll { $0 === gestureRecognizer }
        gestureRecognizer.breakOff()
        let isBack =
            gestureRecognizer.view !== self || attached.contains { $0 === gestureRecognizer }
        if !isBack { gestureRecognizer.view = nil }
        window?.device?.arena.arbitrationOrderChanged()
    }

    /// Called when the view has come under another superview, or under none.
    open func didMoveToSuperview() {}

    /// Called when the view has come into a window, or left it.
    open func didMoveToWindow() {}

    /// Called when the device's language or system, or what the contents mean, is another.
    func surroundingsChanged() {}

    /// Places the subviews; the default gives those that have constraints the frames that come of them.
    open func layoutSubviews() {
        if hasConstraintsInside { placeSubviews() }
    }

    /// Called before the layout is worked out, when asked for: the place to change constraints.
    open func updateConstraints() {}

    /// How large the view's content is, in points; `noIntrinsicMetric` where it has no size of its own.
    open var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }

    /// Says that `intrinsicContentSize` is another than before.
    open func invalidateIntrinsicContentSize() {
        if hasConstraintsInside { noteConstraintsChanged() }
    }

    /// Asks for `layoutSubviews()` at the end of the turn.
    open func setNeedsLayout() {
        needsLayout = true
        superview?.noteLayoutIsDueInside()
    }

    /// Lays out the view and everything in it, now.
    open func layoutIfNeeded() {
        if hasConstraintsInside { solveConstraints() }
        layOut()
        if hasConstraintsInside, superview == nil { finishLayout() }
    }
}
