import Literate

/// How much of the screen a strip's pictures show: from the top down to below everything that a finger did.
enum ScreenCrop {
    /// A strip shows this share of the screen's height at least.
    private static let least = 0.62
    /// What there is to see below the lowest finger, in points.
    private static let margin = 60.0

    /// The height of the pictures in points of the screen; the screen's own if nothing would be won.
    static func height(of run: Run) -> Double {
        let screen = run.screen
        guard screen.height > screen.width else { return screen.height }
        let lowest = run.samples.map(\.y).max() ?? 0
        let height = max(screen.height * least, lowest + margin)
        return height > screen.height - margin ? screen.height : height.rounded()
    }
}
