/// How far fingers have come in one of the directions.
struct SwipeTry {
    let direction: UISwipeGestureRecognizer.Direction
    let word: String
    let way: CGPoint
    /// How far the slowest finger has come along the direction, in points.
    var along: CGFloat = 0
    /// How far a finger has strayed at most, to a side or backwards, in points.
    var stray: CGFloat = 0

    static let all = [
        SwipeTry(direction: .right, word: "right", way: CGPoint(x: 1, y: 0)),
        SwipeTry(direction: .left, word: "left", way: CGPoint(x: -1, y: 0)),
        SwipeTry(direction: .up, word: "up", way: CGPoint(x: 0, y: -1)),
        SwipeTry(direction: .down, word: "down", way: CGPoint(x: 0, y: 1)),
    ]

    mutating func follow(_ ways: [CGPoint]) {
        along = ways.map { along($0) }.min() ?? 0
        for way in ways { stray = max(stray, stray(way)) }
    }

    /// How far one finger is off the direction, to a side or backwards, in points.
    func stray(_ finger: CGPoint) -> CGFloat {
        max(aside(finger), -along(finger))
    }

    /// Whether one finger has gone more in the direction than to a side.
    func leads(_ finger: CGPoint) -> Bool { along(finger) >= aside(finger) }

    private func along(_ finger: CGPoint) -> CGFloat { finger.x * way.x + finger.y * way.y }

    private func aside(_ finger: CGPoint) -> CGFloat {
        abs(finger.x * way.y + finger.y * way.x)
    }
}
