/// What a program can learn of the device that it runs on.
open class UIDevice: NSObject {
    @Weak private var device: Device?

    private init(_ device: Device) {
        super.init()
        self.device = device
    }

    /// The device that was made last.
    public class var current: UIDevice { UIDevice(Device.current(for: "a device")) }

    /// Whether it is a phone or a tablet.
    open var userInterfaceIdiom: UIUserInterfaceIdiom { device?.idiom ?? .unspecified }
}

extension Device {
    /// A tablet's screen is 600 pt wide at least (a model value).
    var idiom: UIUserInterfaceIdiom {
        min(screen.bounds.width, screen.bounds.height) >= 600 ? .pad : .phone
    }
}

/// A kind of device.
public enum UIUserInterfaceIdiom: Int, Sendable {
    case unspecified = -1
    case phone, pad, tv, carPlay
    case mac = 5
    case vision
}
