/// What the figures draw of a view beyond its rectangle, and what the screen shows of the view just now.
open class CALayer: NSObject {
    /// In points.
    open var cornerRadius: CGFloat = 0
    /// The view whose layer it is.
    @Owner var view: UIView?
    /// What the screen showed, in a copy that `presentation()` made.
    private var shown: PresentedValues?

    /// Makes a layer that belongs to no view.
    public override init() {}

    /// The middle of the layer in its superlayer's points, as the view has it, or as the screen shows it in a presentation.
    open var position: CGPoint { values?.center ?? .zero }
    /// The layer's rectangle in its own points.
    open var bounds: CGRect { values?.bounds ?? .zero }
    /// The layer's rectangle in its superlayer's points.
    open var frame: CGRect { values?.frame ?? .zero }
    /// How opaque the layer is, from 0 to 1.
    open var opacity: Float { Float(values?.alpha ?? 1) }

    /// A copy of the layer as the screen shows it just now; nil for one that is on no screen.
    ///
    /// Hit testing does not look at it: a view in mid-flight is found where it flies to.
    open func presentation() -> Self? {
        // Only the layers that views make have a view, so the copy is of this layer's own class.
        guard let view, view.window?.device != nil else { return nil }
        let copy = CALayer()
        copy.cornerRadius = cornerRadius
        copy.shown = view.presented
        return unsafeDowncast(copy, to: Self.self)
    }

    /// Takes every animation off the layer: its view shows its own values at once, and completions hear `false`.
    open func removeAllAnimations() {
        guard let view else { return }
        view.animations.first?.group.device?.animations.dropAll(from: view)
    }

    private var values: PresentedValues? { shown ?? view.map { PresentedValues(modelOf: $0) } }
}
