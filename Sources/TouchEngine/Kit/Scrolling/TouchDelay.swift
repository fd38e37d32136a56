/// Keeps a finger from a scroll view's content for a moment: perhaps it is about to scroll (Rules S-A1.4, S-A5.1).
///
/// Its only job is to fail: at once where nothing is delayed, after the delay, with the last finger, or when a recognizer related to it acts.
final class TouchDelay: UIGestureRecognizer {
    /// The scroll view whose content waits.
    @Owner var scrollView: UIScrollView?
    private var timer: ScheduledTimer?

    override var kindName: String { "touch delay" }
    override var isStock: Bool { true }
    override var delayedContent: UIView? { scrollView }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let scrollView, attempt.state == .possible, timer == nil else { return }
        // One that cannot scroll has nothing to wait for (a model value).
        guard scrollView.delaysContentTouches, scrollView.isScrollEnabled else {
            fail(
                .touchDelayNone,
                [TraceField("scrolls", scrollView.isScrollEnabled)]
                    + fields(ordered(touches).first),
                rule: "S-A5.2")
            return
        }
        let delay = parameters.contentTouchDelay
        let touch = ordered(touches).first
        timer = device?.clock.schedule(after: delay) { [self] in
            timer = nil
            fail(
                .touchDelayOver, [TraceField("delay", CGFloat(delay))] + fields(touch), rule: .model
            )
            device?.arena.runTurnIfNeeded()
        }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard attempt.touches.allSatisfy({ $0.isOver }) else { return }
        let touch = ordered(touches).first
        fail(
            .touchDelayLifted,
            [
                TraceField("delay", CGFloat(parameters.contentTouchDelay)),
                TraceField("held", CGFloat(event.timestamp - (touch?.landingTime ?? 0))),
            ] + fields(touch), rule: "S-A5.1")
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        guard attempt.touches.allSatisfy({ $0.isOver }) else { return }
        endWithoutTouches()
    }

    /// Which scroll view it is, and whom the finger was on.
    private func fields(_ touch: UITouch?) -> [TraceField] {
        guard let trace = device?.trace, let scrollView else { return [] }
        return [
            TraceField("scroll", trace.name(of: scrollView)),
            TraceField("finger", touch?.fingerNumber ?? 0),
            TraceField("view", touch?.view.map { trace.name(of: $0) } ?? ""),
            TraceField("onContent", touch?.view !== scrollView),
            TraceField("onControl", touch?.view is UIControl),
        ]
    }

    override func reset() {
        device?.clock.cancel(timer)
        timer = nil
    }
}
