/// For what UIKit takes from the one screen there is, and here belongs to a device.
extension Device {
    /// A thread's newest device, for as long as that exists.
    private final class Newest {
        @Weak var device: Device?
    }

    private static let slot = ThreadLocal<Newest>()

    /// The device that was made last on this thread, if it still exists.
    static var newest: Device? {
        get { slot.value?.device }
        set {
            if slot.value == nil {
                // One for each thread that makes devices, kept as long as the program runs.
                slot.value = Unmanaged.passRetained(Newest()).takeUnretainedValue()
            }
            slot.value?.device = newValue
        }
    }

    /// The device that was made last on this thread; without one the program stops, and says for what one is wanted.
    static func current(for purpose: String) -> Device {
        guard let newest else {
            fatalError("there is no device for \(purpose): make a Device first")
        }
        return newest
    }

    /// The device on whose screen an object is, as far as it is one that can be.
    static func showing(_ object: AnyObject) -> Device? {
        let view =
            (object as? UIGestureRecognizer)?.view ?? (object as? UIResponder)?.viewOnScreen
        return view?.window?.device
    }
}
