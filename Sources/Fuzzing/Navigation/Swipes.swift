import TouchEngine

/// The stock delegate refuses the swipe back on the root, under a hidden bar, and while pages move.
struct SwipesRefused: Checker {
    static let name = "the swipe back does not begin where there is no way back"
    static let rules = "N-C2.1, N-C2.2"

    mutating func objection(to observation: Observation, in world: World) -> String? {
        guard !world.isMeddled, world.navigation.hasStockDelegate,
            let stack = world.navigation.stack, let deed = deed(observation, in: world)
        else { return nil }
        if stack.count < 2 { return "a swipe \(deed) on the root" }
        // The bar may be hidden after the touch has landed.
        if world.navigation.isBarHidden, deed != begins {
            return "a swipe \(deed) under a hidden bar"
        }
        let isMoving = world.navigation.isMoving && world.navigation.isPlain
        return isMoving ? "a swipe \(deed) while pages move" : nil
    }

    private let begins = "begins"

    /// What the pop recognizer has done that it may not do everywhere: it has received its first touch, or begun.
    private func deed(_ observation: Observation, in world: World) -> String? {
        let attempt = world.gestures[BuiltIn.popNumber]?.attempt
        switch observation {
        case .record(let record)
        where record.code == .recognizerReceives
            && World.number(of: record.subject) == BuiltIn.popNumber:
            return attempt?.touches.isEmpty ?? true ? "gets a touch" : nil
        case .record(let record)
        where record.code.isGrant && World.number(of: record.subject) == BuiltIn.popNumber:
            return attempt?.hasWaited != true ? begins : nil
        default: return nil
        }
    }
}

/// While pages move no finger reaches them.
struct MotionIsClosed: Checker {
    static let name = "no finger reaches pages that move"
    static let rules = "N-D7"

    mutating func objection(to observation: Observation, in world: World) -> String? {
        guard case .landed(let touch, _, let view?, _) = observation, !world.isMeddled,
            world.navigation.isMoving, !world.navigation.isStuck,
            world.ancestry(of: view).contains(FuzzPage.container)
        else { return nil }
        return "touch \(touch) reached v\(view)"
    }
}

/// A swipe that was let go near its beginning, at rest, is called off; one that was let go near its end is not.
struct SwipesDecide: Checker {
    static let name = "a swipe goes on from where it is let go, or back"
    static let rules = "N-C5.2, N-C5.6, N-C5.10"
    /// Whether the swipe that was let go in this turn is to be called off.
    private var isToGoBack: Bool?

    mutating func objection(to observation: Observation, in world: World) -> String? {
        switch observation {
        case .record(let record) where record.code == .touchUp:
            guard let pop = world.gestures[BuiltIn.popNumber], let attempt = pop.attempt,
                attempt.grantTurn != nil, !attempt.isOver, attempt.touches.count == 1,
                attempt.touches.first == world.touches.keys.max(),
                let touch = world.touches[attempt.touches[0]],
                world.touch(in: record) == attempt.touches[0], !world.navigation.isCustom,
                world.navigation.isSwiped
            else { return nil }
            let part = touch.moved(true) / world.rooms.width(0)
            let projection = Double(ModelParameters().popProjection)
            let carried = touch.fastest * projection / world.rooms.width(0)
            let isFlick = touch.fastest >= Double(ModelParameters().popFlickVelocity)
            if part + carried < 0.5, !isFlick { isToGoBack = true }
            if part > 0.6, touch.moved(true) == touch.wayX { isToGoBack = false }
        case .navigation(let sight):
            defer { isToGoBack = nil }
            if let words = untold(sight, in: world) { return words }
            guard let isToGoBack, let undo = world.navigation.undo, !world.isMeddled else {
                return nil
            }
            if (sight.stack == undo) == isToGoBack { return nil }
            return isToGoBack ? "a swipe goes on that was given up" : "a swipe goes back at its end"
        default: break
        }
        return nil
    }

    /// Whether the page that a swipe has just given back does not know yet that it stays.
    private func untold(_ sight: NavigationSight, in world: World) -> String? {
        let navigation = world.navigation
        guard let undo = navigation.undo, sight.stack == undo, navigation.stack != undo,
            navigation.isPlain, navigation.isSwiped, !world.isMeddled, let top = undo.last,
            navigation.last[top] == .willDisappear
        else { return nil }
        return "p\(top) is back on top and does not know"
    }
}
