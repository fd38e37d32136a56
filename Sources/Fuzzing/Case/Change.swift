/// Something that a program does to its views and recognizers, between events or inside a callback.
package enum Change: Equatable, Sendable {
    /// Switches a recognizer on or off.
    case toggle(recognizer: Int)
    /// Takes a recognizer off its view.
    case detach(recognizer: Int)
    /// Attaches a recognizer to a view, taking it from another.
    case attach(recognizer: Int, view: Int)
    /// Gives a recognizer another delegate, or none.
    case delegate(recognizer: Int, delegate: Int?)
    /// Calls `require(toFail:)`.
    case require(waiter: Int, required: Int)
    /// Sets a recognizer's state from outside.
    case state(recognizer: Int, state: Int)
    /// Takes a view out of its superview.
    case remove(view: Int)
    /// Puts a view in front in another.
    case add(view: Int, parent: Int)
    /// Switches `isUserInteractionEnabled`.
    case interaction(view: Int)
    /// Switches `isHidden`.
    case hide(view: Int)
    /// Takes every touch away, as a call does.
    case cancelTouches
    /// Puts one more finger down, at a place in 0.01 pt.
    case land(x: Int, y: Int)
    /// Lifts the finger that was put down so the longest ago.
    case lift
    /// Lets time pass, in 0.1 ms.
    case pass(ticks: Int)
    /// Presses a button for a time, in 0.1 ms.
    case press(ticks: Int)
    /// Goes to an offset, in points.
    case scroll(view: Int, x: Int, y: Int, isAnimated: Bool)
    /// Shows a square of 50 points.
    case reveal(view: Int, x: Int, y: Int, isAnimated: Bool)
    /// Scales the content, in hundredths.
    case zoom(view: Int, percent: Int, isAnimated: Bool)
    /// Switches `isScrollEnabled`.
    case scrolling(view: Int)
    /// Taps the status bar.
    case tapStatusBar
    /// Pushes a page.
    case push(page: Int, isAnimated: Bool)
    /// Pops the top page.
    case pop(isAnimated: Bool)
    /// Pops all pages but the root.
    case popToRoot(isAnimated: Bool)
    /// Pops what is above a page.
    case popTo(page: Int, isAnimated: Bool)
    /// Replaces the stack.
    case set(pages: [Int], isAnimated: Bool)
    /// Hides the bar, or shows it.
    case hideBar(isAnimated: Bool)
    /// Leads a custom transition to a part of its way, in hundredths.
    case lead(percent: Int)
    /// Lets it run to its end.
    case finishLead
    /// Calls it off.
    case callOff
    /// Presents a page.
    case present(page: Int, isAnimated: Bool)
    /// Dismisses what is presented.
    case dismiss(isAnimated: Bool)
    /// Switches the swipe back off, or on.
    case swipeBack
    /// Does something to the pager on a page.
    case paging(PagingChange)
    /// Does nothing, and keeps the time: the way to say that a while goes by.
    case nothing
}

extension Change {
    /// Whether pages are changed in a motion.
    var isAnimated: Bool {
        switch self {
        case .push(_, let isAnimated), .pop(let isAnimated), .popToRoot(let isAnimated),
            .popTo(_, let isAnimated), .set(_, let isAnimated):
            isAnimated
        default: false
        }
    }
}
