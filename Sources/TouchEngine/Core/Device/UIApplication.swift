/// The program that runs on a device.
///
/// Each device has one, made when it is first asked for.
open class UIApplication: UIResponder {
    @Weak private var device: Device?
    private var ignoringCount = 0

    init(on device: Device) {
        super.init()
        self.device = device
    }

    /// The program on the device that was made last.
    public class var shared: UIApplication {
        Device.current(for: "an application").services.application
    }

    /// The windows, of which there is one.
    open var windows: [UIWindow] { device.map { [$0.window] } ?? [] }

    /// The window that events go to.
    open var keyWindow: UIWindow? { device?.window }

    /// The way the device's language runs.
    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        device?.layoutDirection ?? .leftToRight
    }

    /// The rectangle of the status bar, in points: as high as what the device covers of its screen at the top.
    open var statusBarFrame: CGRect {
        guard let device else { return .zero }
        return CGRect(
            x: 0, y: 0, width: device.screen.bounds.width,
            height: device.model.safeAreaInsets.top)
    }

    /// Whether fingers that land are not noticed.
    open var isIgnoringInteractionEvents: Bool { ignoringCount > 0 }

    /// Lets fingers that land go unnoticed, until that is taken back as often as it was asked for.
    open func beginIgnoringInteractionEvents() {
        ignoringCount += 1
        device?.window.isUserInteractionEnabled = false
    }

    /// Takes that back once.
    open func endIgnoringInteractionEvents() {
        ignoringCount = max(ignoringCount - 1, 0)
        if ignoringCount == 0 { device?.window.isUserInteractionEnabled = true }
    }
}
