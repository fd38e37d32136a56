extension Device {
    /// A screen's size and how often it reports touches.
    public struct Model: Sendable {
        /// What the device is called.
        public let name: String
        /// In points.
        public let width: Double
        /// In points.
        public let height: Double
        /// How many touch events a second the screen reports.
        public let framesPerSecond: Int
        /// How many pixels stand side by side in a point.
        public let scale: Double

        /// How far the device's edges reach into its screen: a camera, a bar that takes one home; in points.
        public let safeAreaInsets: UIEdgeInsets

        /// Makes a model of one's own.
        public init(
            name: String, width: Double, height: Double, framesPerSecond: Int, scale: Double = 3,
            safeAreaInsets: UIEdgeInsets = .zero
        ) {
            self.name = name
            self.width = width
            self.height = height
            self.framesPerSecond = framesPerSecond
            self.scale = scale
            self.safeAreaInsets = safeAreaInsets
        }

        /// 393 × 852 pt, 60 events a second.
        public static let iPhone = Model(
            name: "iPhone", width: 393, height: 852, framesPerSecond: 60)
        /// 393 × 852 pt, 60 events a second, of which a status bar covers 59 pt and the home indicator 34 pt.
        public static let iPhoneWithSafeArea = Model(
            name: "iPhone with safe area", width: 393, height: 852, framesPerSecond: 60,
            safeAreaInsets: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
        /// 393 × 852 pt, 120 events a second.
        public static let iPhoneProMotion = Model(
            name: "iPhone ProMotion", width: 393, height: 852, framesPerSecond: 120)
        /// 834 × 1194 pt, 60 events a second.
        public static let iPad = Model(
            name: "iPad", width: 834, height: 1194, framesPerSecond: 60, scale: 2)
    }
}
