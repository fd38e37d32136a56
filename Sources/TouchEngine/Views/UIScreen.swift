/// The screen of a device.
open class UIScreen: NSObject {
    /// The screen's rectangle, in points.
    public let bounds: CGRect
    /// How many touch events a second the screen reports (Rules G-7.46, G-7.47).
    public let maximumFramesPerSecond: Int

    init(size: CGSize, framesPerSecond: Int) {
        bounds = CGRect(origin: .zero, size: size)
        maximumFramesPerSecond = framesPerSecond
    }
}
