/// What is drawn of a view: where it stands, and how it looks.
///
/// A view's layer has its place and its opacity from the view. The figures draw corners and colours of views; what else is
/// set here is kept and not drawn.
open class CALayer: NSObject {
    /// In points.
    open var cornerRadius: CGFloat = 0
    /// Which corners are round.
    open var maskedCorners: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    /// How a corner bends.
    open var cornerCurve: CALayerCornerCurve = .circular
    /// In points.
    open var borderWidth: CGFloat = 0
    /// Black until another is set.
    open var borderColor: CGColor? = UIColor.black.cgColor
    /// Black until another is set.
    open var shadowColor: CGColor? = UIColor.black.cgColor
    /// From 0 to 1.
    open var shadowOpacity: Float = 0
    /// How far from the layer its shadow falls, in points.
    open var shadowOffset = CGSize(width: 0, height: -3)
    /// How blurred the shadow is, in points.
    open var shadowRadius: CGFloat = 3
    /// A layer through whose opaque parts this one is seen.
    open var mask: CALayer?
    /// What is nearer to the eye, among layers of one superlayer.
    open var zPosition: CGFloat = 0
    /// Whether the layer is drawn as one picture.
    open var shouldRasterize = false
    /// How many pixels a point of that picture has.
    open var rasterizationScale: CGFloat = 1
    /// The program's own name for the layer.
    open var name: String?

    /// The layers inside this one that belong to no view, back to front.
    var own: [CALayer] = []
    @Owner var container: CALayer?
    /// What code has added, by key.
    let added = AddedAnimations()
    /// The view whose layer it is.
    @Owner var view: UIView?
    /// What has the place and looks of a layer that belongs to no view.
    private lazy var stand = UIView()
    /// What the screen showed, in a copy that `presentation()` made.
    private var screened: PresentedValues?

    /// Makes a layer that belongs to no view.
    public override init() {}

    deinit {
        for layer in own { layer.container = nil }
    }

    /// The middle of the layer in its superlayer's points.
    open var position: CGPoint {
        get { shown.center }
        set { holder.center = newValue }
    }
    /// The layer's rectangle in its own points.
    open var bounds: CGRect {
        get { shown.bounds }
        set { holder.bounds = newValue }
    }
    /// The layer's rectangle in its superlayer's points.
    open var frame: CGRect {
        get { shown.frame }
        set { holder.frame = newValue }
    }
    /// How opaque the layer is, from 0 to 1.
    open var opacity: Float {
        get { Float(shown.alpha) }
        set { holder.alpha = CGFloat(newValue) }
    }
    /// What fills the layer, or nil.
    open var backgroundColor: CGColor? {
        get { shown.backgroundColor?.cgColor }
        set { holder.backgroundColor = newValue.map { UIColor(cgColor: $0) } }
    }
    /// Whether the layer, with all that is in it, is out of sight.
    open var isHidden: Bool {
        get { holder.isHidden }
        set { holder.isHidden = newValue }
    }
    /// Whether what is outside the bounds is not drawn: a view's `clipsToBounds`.
    open var masksToBounds: Bool {
        get { holder.clipsToBounds }
        set { holder.clipsToBounds = newValue }
    }

    /// A copy of the layer as the screen shows it just now; nil for one that is on no screen.
    ///
    /// Hit testing does not look at it: a view in mid-flight is found where it flies to.
    open func presentation() -> Self? {
        // Only the layers that views make have a view, so the copy is of this layer's own class.
        guard let view, view.window?.device != nil else { return nil }
        let copy = CALayer()
        copy.cornerRadius = cornerRadius
        copy.screened = view.presented
        return unsafeDowncast(copy, to: Self.self)
    }

    private var holder: UIView { view ?? stand }

    private var shown: PresentedValues { screened ?? PresentedValues(modelOf: holder) }
}
