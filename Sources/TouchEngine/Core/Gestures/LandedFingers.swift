/// The fingers of a tap, a press or a swipe, each with the place where it landed.
struct LandedFingers {
    private var starts: [(touch: UITouch, location: CGPoint)] = []

    /// How many fingers are down.
    var count: Int { starts.count }

    /// Where each finger landed, in the window's points.
    var places: [CGPoint] { starts.map { $0.location } }

    /// The middle of where the fingers landed.
    var middle: CGPoint { CGPoint.centroid(of: places) }

    /// How far each finger has come, in points.
    var travels: [CGPoint] { starts.map { $0.touch.location - $0.location } }

    /// How far any finger has strayed from where it landed, in points.
    var farthest: CGFloat { travels.map { $0.distance(to: .zero) }.max() ?? 0 }

    /// Takes in a finger that lands.
    mutating func land(_ touch: UITouch) { starts.append((touch, touch.location)) }

    /// Removes fingers that lift.
    mutating func lift(_ touches: Set<UITouch>) {
        starts.removeAll { touches.contains($0.touch) }
    }
}
