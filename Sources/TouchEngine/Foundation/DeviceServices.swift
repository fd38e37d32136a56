/// What a device offers beside its screen.
final class DeviceServices {
    #if !hasFeature(Embedded)
        let notificationCenter = NotificationCenter()
    #endif
}
