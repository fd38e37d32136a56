/// How far fingers have come in one of the directions.
struct SwipeTry {
    let direction: UISwipeGestureRecognizer.Direction
    let word: String
    /// The direction as a step of one point.
    let unit: CGPoint
    /// How far the slowest finger has come along the direction, in points.
    var along: CGFloat = 0
    /// How far a finger has strayed to a side at most, in points.
    var stray: CGFloat = 0
    /// How far a finger has been behind its start at most, in points: then the direction is out for good (Rule G-7.32).
    var behind: CGFloat = 0

    static let all = [
        SwipeTry(direction: .right, word: "right", unit: CGPoint(x: 1, y: 0)),
        SwipeTry(direction: .left, word: "left", unit: CGPoint(x: -1, y: 0)),
        SwipeTry(direction: .up, word: "up", unit: CGPoint(x: 0, y: -1)),
        SwipeTry(direction: .down, word: "down", unit: CGPoint(x: 0, y: 1)),
    ]

    mutating func follow(_ travels: [CGPoint]) {
        along = travels.map { along($0) }.min() ?? 0
        for travel in travels {
            stray = max(stray, aside(travel))
            behind = max(behind, -along(travel))
        }
    }

    /// Whether one finger has gone more in the direction than to a side.
    func leads(_ travel: CGPoint) -> Bool { along(travel) >= aside(travel) }

    /// How far one finger has come along the direction, in points.
    func along(_ travel: CGPoint) -> CGFloat { travel.x * unit.x + travel.y * unit.y }

    /// How far one finger is to a side of it, in points.
    func aside(_ travel: CGPoint) -> CGFloat {
        abs(travel.x * unit.y + travel.y * unit.x)
    }
}
