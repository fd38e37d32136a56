/// What a page is told of its coming and going.
package enum PageCall: String, Sendable {
    case willAppear, didAppear, willDisappear, didDisappear

    /// What may have come before.
    var predecessors: [PageCall] {
        switch self {
        case .willAppear: [.didDisappear, .willDisappear]
        case .didAppear: [.willAppear]
        case .willDisappear: [.didAppear, .willAppear]
        case .didDisappear: [.willDisappear]
        }
    }
}

/// What a page has to do with a transition's coordinator.
package enum CoordinatorCall: Equatable, Sendable {
    /// It wants to be told, and to have something animated beside the transition; that may be too late.
    case asked(isTaken: Bool)
    /// Its animations are called.
    case ran
    /// The transition is over.
    case ended(isCancelled: Bool)
}

/// How the navigation controller stands, by what is public.
package struct NavigationSight: Equatable, Sendable {
    /// The pages in the stack, the root first.
    package var stack: [Int] = []
    /// The pages whose views are in the window.
    package var visible: [Int] = []
    /// Whether touches come through to the top page, or to the one that is presented.
    package var isOpen = true
    /// Whether the navigation controller's view is in the window.
    package var isInWindow = true
    /// Whether something is presented.
    package var isCovered = false
    /// Whether no finger is down and nothing is timed.
    package var isAtRest = false

    package init() {}
}
