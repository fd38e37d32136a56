import TouchEngine

/// Where a touch is in the window, in points, and when it came there, in seconds.
package struct Place: Equatable, Sendable {
    package var x: Double
    package var y: Double
    package var time: TimeInterval

    package init(x: Double, y: Double, time: TimeInterval) {
        self.x = x
        self.y = y
        self.time = time
    }

    init(_ touch: UITouch) {
        let point = touch.location(in: nil)
        self.init(x: Double(point.x), y: Double(point.y), time: touch.timestamp)
    }
}

/// Something that was seen from outside while a case ran; all that the invariants know.
package enum Observation: Sendable {
    /// The trace wrote a record.
    case record(TraceRecord)
    /// A finger landed; its touch has that number from now on, for good.
    case landed(touch: Int, finger: Int, view: Int?, at: Place)
    /// A finger goes to another place, in points of the window.
    case moves(touch: Int, to: Place)
    /// A recognizer was called with touches.
    case touches(recognizer: Int, FuzzCase.Phase, [Int])
    /// A recognizer's own code has brought it to another state.
    case stands(recognizer: Int, UIGestureRecognizer.State)
    /// A recognizer was told to forget its attempt.
    case reset(recognizer: Int)
    /// A recognizer's target got its action.
    case acted(recognizer: Int, UIGestureRecognizer.State)
    /// A view was called with a touch; `isOwn` unless another view handed it on.
    case heard(view: Int, FuzzCase.Phase, touch: Int, isOwn: Bool, at: Place)
    /// A view has left the window that it was in.
    case leftWindow(view: Int)
    /// A control told of the finger that it follows: it is down, it has come to an end, or it was taken away.
    case told(control: Int, FuzzCase.Phase)
    /// A delegate or view was asked.
    case asked(Subject, Question, recognizer: Int, other: Int?, answer: Bool)
    /// The program changed something; a hook does so inside a callback.
    case changed(Change, isHook: Bool)
    /// A recognizer's lane shows another state.
    case lane(recognizer: Int, TraceLane.State)
    /// A scroll view called its delegate, or was looked at; with how it stood then.
    case scroll(view: Int, ScrollCall, ScrollSight)
    /// A page was called.
    case page(Int, PageCall)
    /// A page has asked a coordinator to be told of the transition's end, or is told.
    case coordinated(page: Int, request: Int, CoordinatorCall)
    /// The navigation controller's delegate was told that a page is about to be shown, or is.
    case shows(page: Int, isDone: Bool)
    /// The navigation controller was looked at.
    case navigation(NavigationSight)
    /// A pager, or what is in it, called somebody or was looked at.
    case paging(PagingNews)
    /// The end of a turn, with the time in seconds.
    case turnEnded(TimeInterval)
    /// No finger is down and nothing is timed.
    case rest
    /// What `device.explain` says at the end: the outcome, and the codes from it to the root.
    case explained(recognizer: Int, Explanation.Outcome, [TraceCode])
}
