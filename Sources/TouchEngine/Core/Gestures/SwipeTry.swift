/// How far fingers have come in one of the directions.
struct SwipeTry {
    let direction: UISwipeGestureRecognizer.Direction
    let word: String
    /// The direction as a step of one point.
    let unit: CGPoint
    /// How far the slowest finger has come along the direction, in points.
    var along: CGFloat = 0
    /// How far a finger has strayed at most, to a side or backwards, in points.
    var stray: CGFloat = 0

    static let all = [
        SwipeTry(direction: .right, word: "right", unit: CGPoint(x: 1, y: 0)),
        SwipeTry(direction: .left, word: "left", unit: CGPoint(x: -1, y: 0)),
        SwipeTry(direction: .up, word: "up", unit: CGPoint(x: 0, y: -1)),
        SwipeTry(direction: .down, word: "down", unit: CGPoint(x: 0, y: 1)),
    ]

    mutating func follow(_ travels: [CGPoint]) {
        along = travels.map { along($0) }.min() ?? 0
        for travel in travels { stray = max(stray, stray(travel)) }
    }

    /// How far one finger is off the direction, to a side or backwards, in points.
    func stray(_ travel: CGPoint) -> CGFloat {
        max(aside(travel), -along(travel))
    }

    /// Whether one finger has gone more in the direction than to a side.
    func leads(_ travel: CGPoint) -> Bool { along(travel) >= aside(travel) }

    private func along(_ travel: CGPoint) -> CGFloat { travel.x * unit.x + travel.y * unit.y }

    private func aside(_ travel: CGPoint) -> CGFloat {
        abs(travel.x * unit.y + travel.y * unit.x)
    }
}
