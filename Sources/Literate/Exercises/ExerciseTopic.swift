extension Exercise {
    /// What an exercise is about: the words by which somebody who plans a workshop asks for it.
    public enum Topic: String, CaseIterable, Sendable {
        case hitTesting = "hit-testing"
        case taps
        case swipeBack = "swipe-back"
        case fullScreenSwipe = "full-screen-swipe"
        case scrollView = "scroll-view"
        case nestedScrolling = "nested-scrolling"
        case paging
        case dragToDismiss = "drag-to-dismiss"
        case drawing
        case controls
        case delegate
        case failureRequirement = "failure-requirement"
        case simultaneous
        case transition
    }
}
