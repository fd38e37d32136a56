/// How a page view controller comes from one page to the next (Rules S-B7, S-B21).
final class PageTurning {
    /// A page on its way into sight.
    private final class Turn {
        let page: UIViewController
        /// Before the one that is shown (-1) or after it (1).
        let place: Int
        /// What is to be called at its end, where code asked for it.
        let completion: ((Bool) -> Void)?
        /// Whether a finger turns the page.
        let isLed: Bool
        /// Whether the page has come in; one of the callbacks on the way may turn to another.
        var hasBegun = false

        init(
            page: UIViewController, place: Int, completion: ((Bool) -> Void)? = nil, isLed: Bool
        ) {
            self.page = page
            self.place = place
            self.completion = completion
            self.isLed = isLed
        }
    }

    @Owner var pager: UIPageViewController?
    let scroller: _UIQueuingScrollView
    /// The page that is shown, and those beside it as far as they have been asked for.
    private(set) var page: UIViewController?
    private var before: UIViewController?
    private var after: UIViewController?
    private var hasAsked = false
    private var turn: Turn?

    init(_ axis: ScrollAxis) {
        scroller = _UIQueuingScrollView(axis)
    }

    /// Forgets the pages beside the one that is shown: they are asked for again at the next layout.
    func forgetNeighbours() {
        hasAsked = false
        (before, after) = (nil, nil)
        scroller.setNeedsLayout()
    }

    /// Asks the data source for the pages beside the one that is shown, once for each page (a model value: how far ahead
    /// UIKit asks is told in more than one way).
    func askForNeighbours() {
        guard !hasAsked, turn == nil, let pager, let page else { return }
        hasAsked = true
        let source = pager.dataSource
        before = source?.pageViewController(pager, viewControllerBefore: page)
        after = source?.pageViewController(pager, viewControllerAfter: page)
        scroller.leaveRoom(before != nil, after != nil)
    }

    /// The page that is shown, or that code turns to (Rule S-B36).
    var current: UIViewController? {
        if let turn, !turn.isLed { return turn.page }
        return page
    }

    /// Shows a page at once, and says whether none of the callbacks on the way has chosen another.
    func show(_ next: UIViewController) -> Bool {
        guard abandon() else { return false }
        guard page !== next else {
            forgetNeighbours()
            return true
        }
        let old = page
        page = next
        if let old {
            old.willMove(toParent: nil)
            take(out: old, animated: false)
        }
        // A callback that turns on to another page turns from this one, which comes in for that.
        if page === next { put(in: next, at: 0, animated: false) { [self] in page === next } }
        guard page === next else { return false }
        if pager?.isShown == true { next.endAppearance(true) }
        guard turn == nil, page === next else { return page === next }
        scroller.stopMoving()
        scroller.centre()
        forgetNeighbours()
        return true
    }

    /// Turns to a page because code asked for it.
    func turn(to next: UIViewController, place: Int, completion: ((Bool) -> Void)?) {
        guard abandon() else {
            completion?(false)
            return
        }
        guard page !== next else {
            completion?(true)
            return
        }
        scroller.stopMoving()
        let isUnderWay = begin(
            Turn(page: next, place: place, completion: completion, isLed: false))
        guard isUnderWay else { return }
        scroller.leaveRoom(place < 0 || scroller.ends.before, place > 0 || scroller.ends.after)
        scroller.glide(to: scroller.frame(of: place).origin)
        // The pager may have left its window in a callback: then the page is there at once, and nothing comes to rest.
        if scroller.motion == nil { rest() }
    }

    /// Begins to turn to the page that comes into sight, and back from one that no longer does.
    func follow() {
        let shift = scroller.shift
        guard shift != 0, turn?.isLed != false else { return }
        let place = shift < 0 ? -1 : 1
        if let turn, turn.place != place { end(completed: false) }
        guard turn == nil, let pager, let next = place < 0 ? before : after else { return }
        guard begin(Turn(page: next, place: place, isLed: true)) else { return }
        pager.delegate?.pageViewController(pager, willTransitionTo: [next])
    }

    /// Ends the turn when the pages have come to rest.
    func rest() {
        guard turn != nil else {
            // Out of sight no page comes in beside the one that is shown, wherever a finger leaves it.
            if scroller.window == nil { scroller.centre() }
            return
        }
        let shift = scroller.shift
        if shift == 0 {
            end(completed: false)
        } else if abs(shift) == scroller.length {
            end(completed: true)
        }
    }

    /// Begins a turn, and says whether it is still under way after the callbacks.
    ///
    /// A page that code turns away from hears twice that it will leave: now, and as it is taken out (Rule S-B36).
    private func begin(_ next: Turn) -> Bool {
        turn = next
        if !next.isLed { page?.willMove(toParent: nil) }
        if turn === next { page?.beginAppearance(false, animated: true) }
        if turn === next {
            put(in: next.page, at: next.place, animated: true) { [self] in turn === next }
        }
        guard turn === next else { return false }
        next.hasBegun = true
        note(.pageTurns, next)
        return true
    }

    /// Breaks off a turn, as another one begins, and says whether none has begun meanwhile: the one that was asked for last
    /// goes on.
    private func abandon() -> Bool {
        guard turn != nil else { return true }
        scroller.stopMoving()
        end(completed: false)
        guard turn == nil else { return false }
        scroller.centre()
        return true
    }

    private func end(completed: Bool) {
        guard let turn, let pager, let old = page else { return }
        self.turn = nil
        if turn.hasBegun { note(completed ? .pageTurned : .pageStays, turn) }
        if completed {
            page = turn.page
            turn.page.view.frame = scroller.frame(of: 0)
            scroller.centre()
            forgetNeighbours()
            take(out: old, animated: true)
            turn.page.endAppearance(true)
        } else {
            // Room was made for its page, and there may be none on that side of the one that stays.
            if !turn.isLed { forgetNeighbours() }
            if pager.isShown { old.beginAppearance(true, animated: true) }
            take(out: turn.page, animated: true)
            old.endAppearance(true)
        }
        if turn.isLed, turn.hasBegun {
            pager.delegate?.pageViewController(
                pager, didFinishAnimating: true, previousViewControllers: [old],
                transitionCompleted: completed)
        }
        turn.completion?(completed)
    }

    private func put(
        in page: UIViewController, at place: Int, animated: Bool, isWanted: () -> Bool
    ) {
        guard let pager else { return }
        pager.addChild(page)
        page.didMove(toParent: pager)
        guard isWanted(), page.parent === pager else { return }
        if pager.isShown { page.beginAppearance(true, animated: animated) }
        // A callback may have taken it out again, or put it in elsewhere.
        guard isWanted(), page.parent === pager else { return }
        page.view.frame = scroller.frame(of: place)
        scroller.addSubview(page.view)
        // The pager itself may have begun to leave meanwhile, without a page that it did not hold yet.
        guard page.isShown, !pager.isShown else { return }
        page.beginAppearance(false, animated: animated)
        if pager.appearance == .disappeared { page.endAppearance(false) }
    }

    /// Takes a page out, unless one of the callbacks on the way has brought it back.
    private func take(out page: UIViewController, animated: Bool) {
        func isBack() -> Bool { page === self.page || page === turn?.page }
        if isBack() { return }
        page.beginAppearance(false, animated: animated)
        if isBack() { return }
        page.willMove(toParent: nil)
        if isBack() { return }
        page.view.removeFromSuperview()
        page.endAppearance(false)
        if !isBack() { page.removeFromParent() }
    }

    private func note(_ code: TraceCode, _ turn: Turn) {
        guard let trace = scroller.window?.device?.trace, trace.isRecording else { return }
        trace.record(
            code, pager.map { trace.name(of: $0) } ?? "",
            [
                TraceField("page", trace.name(of: turn.page)),
                TraceField("from", page.map { trace.name(of: $0) } ?? ""),
                TraceField("led", turn.isLed),
            ], rule: "S-B21", cause: turn.isLed ? scroller.pan.attempt.lastRecord : nil)
    }
}
