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

/// How the navigation controller stands, by what is public.
package struct NavigationSight: Equatable, Sendable {
    /// The pages in the stack, the root first.
    package var stack: [Int] = []
    /// The pages whose views are in the window.
    package var visible: [Int] = []
    /// Whether touches come through to the top page.
    package var isOpen = true
    /// Whether something is presented.
    package var isCovered = false
    /// Whether no finger is down and nothing is timed.
    package var isAtRest = false

    package init() {}
}
