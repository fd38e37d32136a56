/// A scroll view's own pinch.
final class ScrollPinch: UIPinchGestureRecognizer {
    @Owner var scrollView: UIScrollView?

    override var kindName: String { "scroll pinch" }
    override var isStock: Bool { true }
    override var stockOwner: AnyObject? { scrollView }

    /// Without a view to zoom there is nothing to hear of fingers for (Rule S-A5.9).
    override func shouldReceive(_ event: UIEvent) -> Bool {
        guard super.shouldReceive(event), let scrollView else { return false }
        guard scrollView.zoomedView == nil else { return true }
        if let device = scrollView.window?.device {
            attempt.stockRefusal = device.trace.record(
                .zoomNothing, device.trace.name(of: self),
                [
                    TraceField("scroll", device.trace.name(of: scrollView)),
                    TraceField("delegated", scrollView.delegate != nil),
                    TraceField("fingers", device.activeTouches.count),
                ], rule: "S-A5.9")
        }
        return false
    }

    /// It goes together with the scroll view's pan (Rule S-A5.9).
    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        preventedGestureRecognizer !== scrollView?.pan
    }

    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
        preventingGestureRecognizer !== scrollView?.pan
    }
}

/// A pinch that is under way: which point of the content stays under the fingers.
struct ScrollZoom {
    let view: UIView
    /// The scale when the pinch began.
    let start: CGFloat
    /// Where the middle of the fingers is on the content, in points of the content at a scale of 1.
    var anchor: CGPoint
    /// The fingers that it is the middle of; held, so that none that lands later can be taken for one of them.
    var fingers: [UITouch]
}

/// A motion from one scale and offset to others, in a given time.
struct ZoomGlide {
    let view: UIView
    let from: CGFloat
    let to: CGFloat
    let offsets: Glide

    func scale(at now: TimeInterval) -> CGFloat {
        guard !offsets.isOver(at: now) else { return to }
        return from + (to - from) * offsets.progress(at: now)
    }
}
