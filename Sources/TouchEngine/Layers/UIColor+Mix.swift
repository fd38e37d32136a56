extension UIColor {
    /// A colour a part of the way from one to another; no colour is the other one made clear.
    ///
    /// The page alone knows a system colour's components: such a colour gives way at half the way.
    static func mix(_ from: UIColor?, _ to: UIColor?, _ part: CGFloat) -> UIColor? {
        guard from?.components != nil || from == nil, to?.components != nil || to == nil,
            let a = from?.components ?? to?.components, let b = to?.components ?? from?.components
        else { return part < 0.5 ? from : to }
        let (startAlpha, endAlpha) = (from == nil ? 0 : a[3], to == nil ? 0 : b[3])
        return UIColor(
            red: a[0] + (b[0] - a[0]) * part, green: a[1] + (b[1] - a[1]) * part,
            blue: a[2] + (b[2] - a[2]) * part, alpha: startAlpha + (endAlpha - startAlpha) * part)
    }

    /// Red, green, blue and alpha, each between 0 and 1; nil for a system colour.
    private var components: [CGFloat]? {
        guard paint.utf8.first == UInt8(ascii: "#") else { return nil }
        var components: [CGFloat] = []
        var high: UInt8?
        for digit in paint.utf8.dropFirst() {
            let value = digit < UInt8(ascii: "a") ? digit - UInt8(ascii: "0") : digit - 87
            if let first = high {
                components.append(CGFloat(first * 16 + value) / 255)
                high = nil
            } else {
                high = value
            }
        }
        return components
    }
}
