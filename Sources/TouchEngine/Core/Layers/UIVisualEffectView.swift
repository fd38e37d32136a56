/// Something that is done to what lies behind a view.
open class UIVisualEffect: NSObject {
    /// Makes an effect that does nothing.
    public override init() {}
}

/// Blurs what lies behind a view; the figures draw what is in the view, without the blur.
open class UIBlurEffect: UIVisualEffect {
    /// How much of what lies behind comes through, and how light it is.
    public enum Style: Int, Sendable {
        case extraLight, light, dark
        case regular = 4
        case prominent
        case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial
        case systemChromeMaterial
    }

    let style: Style

    /// Makes an effect of one of the styles.
    public init(style: UIBlurEffect.Style) {
        self.style = style
        super.init()
    }
}

/// A view that does something to what lies behind it; what is to be seen on it goes into its content view.
open class UIVisualEffectView: UIView {
    /// What is done; nil does nothing.
    open var effect: UIVisualEffect?
    /// The view for what is to be seen, which fills this one.
    public let contentView = UIView()

    /// Makes a view without a size.
    public init(effect: UIVisualEffect?) {
        self.effect = effect
        super.init(frame: .zero)
        fill()
    }

    /// Makes one from an archive; there are no archives here.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        fill()
    }

    private func fill() {
        contentView.frame = bounds
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentView)
    }
}
