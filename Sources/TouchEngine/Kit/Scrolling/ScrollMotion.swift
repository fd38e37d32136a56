/// How a scroll view's content moves by itself, frame by frame.
final class ScrollMotion {
    enum Kind {
        /// Across and downward, after a finger has let go.
        case coming(AxisMotion, AxisMotion)
        /// Because code asked for it.
        case gliding(Glide)
        /// Because the scale is on its way to another.
        case zooming(ZoomGlide)
    }

    let kind: Kind

    init(_ kind: Kind) {
        self.kind = kind
    }

    /// Whether a finger gave the content its speed.
    var isDeceleration: Bool {
        if case .coming = kind { return true }
        return false
    }

    /// Whether it leads to another scale.
    var isScaling: Bool {
        if case .zooming = kind { return true }
        return false
    }

    /// Where the content is at a time, and whether it has come to rest there.
    func place(at now: TimeInterval) -> (offset: CGPoint, isOver: Bool) {
        switch kind {
        case .coming(let across, let down):
            let offset = CGPoint(x: across.place(at: now), y: down.place(at: now))
            return (offset, across.isOver && down.isOver)
        case .gliding(let glide):
            return (glide.place(at: now), glide.isOver(at: now))
        case .zooming(let zoom):
            return (zoom.offsets.place(at: now), zoom.offsets.isOver(at: now))
        }
    }

    /// Goes to its end unseen.
    func runOut() {
        guard case .coming(let across, let down) = kind else { return }
        across.runOut()
        down.runOut()
    }

    /// Goes on from another place.
    func shift(by distance: CGPoint) {
        guard case .coming(let across, let down) = kind else { return }
        across.shift(by: distance.x)
        down.shift(by: distance.y)
    }
}

/// A motion from one offset to another, in a given time.
struct Glide {
    let from: CGPoint
    let to: CGPoint
    let start: TimeInterval
    let duration: TimeInterval
    /// Whether a tap on the status bar asked for it.
    var isToTop = false

    func isOver(at now: TimeInterval) -> Bool { now - start >= duration }

    func place(at now: TimeInterval) -> CGPoint {
        guard !isOver(at: now) else { return to }
        return from + (to - from) * progress(at: now)
    }

    /// The part of the way that has been gone: half a wave of a cosine (Rule M-25).
    func progress(at now: TimeInterval) -> CGFloat {
        (1 - cosine(.pi * CGFloat((now - start) / duration))) / 2
    }
}
