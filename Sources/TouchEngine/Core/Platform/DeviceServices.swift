/// What a device offers beside its screen.
final class DeviceServices {
    /// The program that runs on the device.
    let application: UIApplication
    #if !hasFeature(Embedded)
        let notificationCenter = NotificationCenter()
    #endif

    init(of device: Device) {
        application = UIApplication(on: device)
    }
}
