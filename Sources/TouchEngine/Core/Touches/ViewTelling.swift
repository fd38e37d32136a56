/// What a view is to be told of a touch in one turn.
struct Owed: OptionSet {
    let rawValue: Int

    static let began = Owed(rawValue: 1)
    static let moved = Owed(rawValue: 2)
    static let ended = Owed(rawValue: 4)
    static let cancelled = Owed(rawValue: 8)
    /// In the order in which views hear of them.
    static let inOrder: [Owed] = [.began, .moved, .ended, .cancelled]
}

/// What the view of one touch is to be told of it in one turn.
private struct Owing {
    let touch: UITouch
    let what: Owed

    /// Whether the other's whole story, kept back until now, was over before this finger landed: it is told first, by itself,
    /// and a view that takes one finger at a time never hears of two.
    func isLater(than other: Owing) -> Bool {
        touch !== other.touch && other.what.isSuperset(of: [.began, .ended])
            && touch.landed >= other.touch.time
    }
}

/// How views are told of touches: one view after the other, each of all of its touches that do one thing in one call.
extension TouchSystem {
    /// Tells every view what it may hear now (Rule G-2.14).
    func deliverToViews() {
        device.event.timestamp = device.clock.now
        var owed: [Owing] = []
        for touch in deliveries {
            let what = touch.delivery.step(touch, device)
            if !what.isEmpty { owed.append(Owing(touch: touch, what: what)) }
        }
        while let first = owed.first, let view = first.touch.view {
            let own = owed.filter { $0.touch.view === view && !$0.isLater(than: first) }
            owed.removeAll { $0.touch.view === view && !$0.isLater(than: first) }
            for what in Owed.inOrder {
                let touches = own.filter { $0.what.contains(what) }.map { $0.touch }
                if !touches.isEmpty { tell(view, what, touches) }
            }
        }
        for touch in deliveries where touch.delivery.isDone && touch.isForgotten { touch.letGo() }
        deliveries.removeAll { $0.delivery.isDone }
    }

    private func tell(_ view: UIView, _ what: Owed, _ touches: [UITouch]) {
        for touch in touches { touch.shown = touch.delivery.appearance(of: touch, for: what) }
        let set = touches.count == 1 ? touches[0].alone : Set(touches)
        switch what {
        case .began: view.touchesBegan(set, with: device.event)
        case .moved: view.touchesMoved(set, with: device.event)
        case .ended: view.touchesEnded(set, with: device.event)
        default: view.touchesCancelled(set, with: device.event)
        }
        for touch in touches { touch.shown = nil }
    }
}
