/// A view for a picture; the engine draws none, so it has no image, only a place that fingers pass by.
open class UIImageView: UIView {
    /// Makes a view that touches pass by, as UIKit's do (Rule G-1.10).
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    override var isPassedByAtFirst: Bool { true }

    /// Makes one from an archive; there are no archives here.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isUserInteractionEnabled = false
    }
}
