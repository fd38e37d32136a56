/// What bars cover at one end of a controller's view.
public protocol UILayoutSupport: NSObjectProtocol {
    /// How much they cover, in points.
    var length: CGFloat { get }
    /// Its upper edge.
    var topAnchor: NSLayoutYAxisAnchor { get }
    /// Its lower edge.
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    /// How high it is.
    var heightAnchor: NSLayoutDimension { get }
}
