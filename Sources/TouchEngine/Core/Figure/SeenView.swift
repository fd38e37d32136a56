/// A view as the screen shows it just now.
struct SeenView {
    /// In points of the screen; of a view that is turned, the box around it.
    let rect: CGRect
    /// The product of its opacity and those of the views around it.
    let alpha: CGFloat
    /// Its colour, if it has one.
    let backgroundColor: UIColor?
    /// What of the screen it and the views in it can show, in points; nil where nothing cuts them.
    let clip: CGRect?
    /// From its own coordinates to those of the screen.
    let toRoot: CGAffineTransform

    /// What is seen of a view in a superview of that opacity and clip; nil if nothing is.
    ///
    /// `superviewToRoot` leads from the superview's coordinates to those of the screen; the window has no superview.
    init?(
        _ view: UIView, in superviewToRoot: CGAffineTransform?, alpha: CGFloat, clip: CGRect?
    ) {
        guard !view.isHidden else { return nil }
        let shown = view.presented
        guard shown.alpha * alpha > 0 else { return nil }
        toRoot = superviewToRoot.map { shown.toSuperview.concatenating($0) } ?? .identity
        rect = shown.bounds.boundingBox(applying: toRoot)
        self.alpha = shown.alpha * alpha
        backgroundColor = shown.backgroundColor
        self.clip = view.clipsToBounds ? (clip?.intersection(rect) ?? rect) : clip
    }
}
