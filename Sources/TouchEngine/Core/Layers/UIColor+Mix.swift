extension UIColor {
    /// A colour a part of the way from one to another; no colour is the other one made clear.
    ///
    /// The page alone knows a system colour's components: such a colour gives way at half the way.
    static func mix(_ from: UIColor?, _ to: UIColor?, _ part: CGFloat) -> UIColor? {
        guard let start = from ?? to, let end = to ?? from else { return nil }
        let (a, b) = (Paint(start.paint), Paint(end.paint))
        let alphas = (from == nil ? 0 : a.alpha, to == nil ? 0 : b.alpha)
        let alpha = alphas.0 + (alphas.1 - alphas.0) * part
        guard let old = a.components, let new = b.components else {
            // Of one colour only the alpha is on its way.
            let isOne = a.color.isSame(as: b.color)
            return isOne ? start.withAlphaComponent(alpha) : part < 0.5 ? from : to
        }
        let mixed = zip(old, new).map { $0 + ($1 - $0) * part }
        return UIColor(red: mixed[0], green: mixed[1], blue: mixed[2], alpha: alpha)
    }
}
