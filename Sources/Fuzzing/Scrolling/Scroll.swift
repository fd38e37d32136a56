extension World {
    /// A scroll view as its case has it, and what it has told so far.
    final class Scroll {
        enum Phase { case resting, dragging, lettingGo, goingOn, slowing }

        let bounces: Bool
        let isPaged: Bool
        let isZoomable: Bool
        /// Whether it may be pulled though its content fits, across and downward.
        let (alwaysX, alwaysY): (Bool, Bool)
        /// Whether a drag at its edge is left to another, across and downward.
        let (transfersX, transfersY): (Bool, Bool)
        let (isLocked, isFast): (Bool, Bool)
        let (delaysContent, cancelsContent): (Bool, Bool)
        /// How often of a hundred times content may begin with a touch, where somebody says so.
        let lets: Int?
        /// How often of a hundred times a drag may take a touch away from content, where somebody says so.
        let takes: Int?
        /// The least and the largest scale.
        let scales: ClosedRange<Double>
        /// How many pixels a point is wide.
        let pixels: Double
        var phase = Phase.resting
        var isZooming = false
        /// Whether the finger that drags has stopped it on its way and not moved since (S-A6.9).
        var isCaught = false
        /// Whether no finger has led it yet, the program has had a hand in it since, or it was scaled.
        var isDisturbed = true
        /// Where it said that it is.
        var told = ScrollSight()
        /// How it stood at the end of the turn before.
        var last = ScrollSight()

        init(_ spec: FuzzCase.ViewSpec, scale: Double) {
            func value(_ key: String, _ fallBack: Int) -> Int {
                spec.settings.last { $0.key == key }?.value ?? fallBack
            }
            bounces = value("bounces", 1) == 1
            isPaged = value("paging", 0) == 1
            let least = Double(value("minZoom", 100)) / 100
            let most = Double(value("maxZoom", 100)) / 100
            isZoomable = least != most
            (alwaysX, alwaysY) = (value("alwaysX", 0) == 1, value("alwaysY", 0) == 1)
            (transfersX, transfersY) = (value("transfersX", 1) == 1, value("transfersY", 1) == 1)
            (isLocked, isFast) = (value("lock", 0) == 1, value("fast", 0) == 1)
            delaysContent = value("delaysContent", 1) == 1
            cancelsContent = value("cancelsContent", 1) == 1
            lets = spec.settings.last { $0.key == "lets" }?.value
            takes = spec.settings.last { $0.key == "takes" }?.value
            scales = least...max(least, most)
            pixels = scale
        }

        /// Whether nothing draws it away from where it is seen: it is inside its limits, and at the nearest page.
        func mayStay(at sight: ScrollSight) -> Bool {
            let near = 0.01
            return sight.isInside(within: near)
                && [true, false].allSatisfy { isAcross in
                    let (offset, low, high, page) = sight.axis(isAcross)
                    guard isPaged, page > 0, high > low else { return true }
                    let nearest = min(max((offset / page).rounded() * page, low), high)
                    return abs(offset - nearest) <= near
                }
        }

        /// The offset along an axis if there are pages and it is neither at one nor at an edge.
        func strayed(_ sight: ScrollSight, isAcross: Bool) -> Double? {
            let (offset, low, high, page) = sight.axis(isAcross)
            guard isPaged, page > 0, high > low else { return nil }
            let places = [(offset / page).rounded() * page, low, high]
            return places.contains { abs(offset - $0) <= 0.51 } ? nil : offset
        }

        /// Whether a finger can move the content along an axis (S-A2.3).
        func canGo(_ isAcross: Bool, _ sight: ScrollSight) -> Bool {
            let (_, low, high, _) = sight.axis(isAcross)
            return high > low || (bounces && (isAcross ? alwaysX : alwaysY))
        }

        func transfers(_ isAcross: Bool) -> Bool { isAcross ? transfersX : transfersY }

        func note(_ call: ScrollCall, _ sight: ScrollSight, isMeddled: Bool) {
            switch call {
            case .willDrag:
                phase = .dragging
                isDisturbed = isMeddled
                isCaught = sight.isDecelerating
            case .willEndDragging: phase = .lettingGo
            case .didEndDragging(let willSlow):
                phase = willSlow ? .goingOn : sight.isDecelerating ? .slowing : .resting
            case .willSlow: phase = .slowing
            case .stopped: phase = .resting
            case .willZoom: isZooming = true
            case .zoomEnded: isZooming = false
            case .seen:
                last = sight
                if !sight.isDecelerating { isCaught = false }
                // A finger has caught it, of which nobody is told (U-11).
                if phase == .slowing, !sight.isDecelerating { phase = .resting }
            case .scrolled, .arrived, .zoomed, .reachedTop, .rested, .aims: break
            }
            if call == .willZoom || call == .zoomed || call == .zoomEnded { isDisturbed = true }
            if call != .seen, call != .rested { told = sight }
        }
    }
}
