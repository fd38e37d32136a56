/// The screen of a device.
open class UIScreen: NSObject {
    /// The screen's rectangle, in points.
    public let bounds: CGRect
    /// How many touch events a second the screen reports (Rules G-7.46, G-7.47).
    public let maximumFramesPerSecond: Int

    /// How many pixels stand side by side in a point.
    public let scale: CGFloat

    /// The screen of the device that was made last.
    public class var main: UIScreen { Device.current(for: "a screen").screen }

    init(size: CGSize, framesPerSecond: Int, scale: CGFloat) {
        bounds = CGRect(origin: .zero, size: size)
        maximumFramesPerSecond = framesPerSecond
        self.scale = scale
    }
}
