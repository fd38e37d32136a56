/// What a recognizer lacks to be recognized: how much its fingers have done, and how much it needs.
enum Shortfall {
    /// Points along the screen.
    case travel(had: CGFloat, needs: CGFloat)
    /// Points that two fingers come nearer to each other, or move apart.
    case spread(had: CGFloat, needs: CGFloat)
    /// Radians that two fingers turn about each other.
    case turn(had: CGFloat, needs: CGFloat)
    /// The finger has come far enough, and not the way that the content goes.
    case axis
}

extension Shortfall? {
    /// The same for a record.
    var fields: [TraceField] {
        let (had, needs): (CGFloat, CGFloat) =
            switch self {
            case .travel(let had, let needs), .spread(let had, let needs),
                .turn(let had, let needs):
                (had, needs)
            case .axis, nil: (0, 0)
            }
        var (isTravel, isSpread, isTurn, isOffAxis) = (false, false, false, false)
        switch self {
        case .travel: isTravel = true
        case .spread: isSpread = true
        case .turn: isTurn = true
        case .axis: isOffAxis = true
        case nil: break
        }
        return [
            TraceField("lacksTravel", isTravel), TraceField("lacksSpread", isSpread),
            TraceField("lacksTurn", isTurn), TraceField("offAxis", isOffAxis),
            TraceField("had", had), TraceField("needs", needs),
        ]
    }
}
