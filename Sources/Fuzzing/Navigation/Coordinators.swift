/// Whoever asks a transition's coordinator is told of its end, once, and of what was animated beside it before.
struct CoordinatorsTell: Checker {
    static let name = "a coordinator tells of the end of its transition, once"
    static let rules = "N-D18, N-D20"
    private var asked: [Int: [Int: (isTaken: Bool, hasRun: Bool)]] = [:]

    mutating func objection(to observation: Observation, in world: World) -> String? {
        switch observation {
        case .coordinated(let page, let request, let call):
            switch call {
            case .asked(let isTaken): asked[page, default: [:]][request] = (isTaken, false)
            case .ran:
                guard let known = asked[page]?[request], known.isTaken, !known.hasRun else {
                    return "p\(page) is animated beside a transition that it did not ask"
                }
                asked[page]?[request]?.hasRun = true
            case .ended(let isCancelled):
                guard let known = asked[page]?.removeValue(forKey: request) else {
                    return "p\(page) is told of an end twice"
                }
                if world.isMeddled || world.wasMeddled || !known.isTaken
                    || !world.navigation.isPlain
                {
                    return nil
                }
                if !known.hasRun { return "p\(page) was not animated beside its transition" }
                let hasCome = world.navigation.last[page] == .didAppear
                if hasCome == isCancelled { return "p\(page) is told wrongly how it ended" }
            }
        case .navigation(let sight) where sight.isAtRest && !world.navigation.isStuck:
            let left = asked.filter { !$0.value.isEmpty }.keys.min()
            return left.map { "p\($0) was never told of the end of a transition" }
        default: break
        }
        return nil
    }
}
