/// What a view is to be told of a touch in one turn.
struct ViewNews: OptionSet {
    let rawValue: Int

    static let began = ViewNews(rawValue: 1)
    static let moved = ViewNews(rawValue: 2)
    static let ended = ViewNews(rawValue: 4)
    static let cancelled = ViewNews(rawValue: 8)
    /// In the order in which views hear of them.
    static let inOrder: [ViewNews] = [.began, .moved, .ended, .cancelled]
}

/// One touch, and what its view is to be told of it in one turn.
private struct PendingNews {
    let touch: UITouch
    let news: ViewNews

    /// Whether this touch landed when the other was over already, and the view is told of the other's whole life only now.
    ///
    /// The view then hears of the other first, by itself: one that takes one finger at a time never has two.
    func isLater(than other: PendingNews) -> Bool {
        touch !== other.touch && other.news.isSuperset(of: [.began, .ended])
            && touch.landingTime >= other.touch.time
    }
}

/// How views are told of touches: one view after the other, each of all of its touches that do one thing in one call.
extension GestureArena {
    /// Tells every view what it may hear now, or only of touches that have been taken from it (Rule G-2.14).
    func deliverToViews(takenOnly: Bool = false) {
        device.event.timestamp = device.clock.now
        var pending: [PendingNews] = []
        for touch in touchesForViews where !takenOnly || touch.delivery.isTaken {
            let news = touch.delivery.step(touch, device)
            if !news.isEmpty { pending.append(PendingNews(touch: touch, news: news)) }
        }
        while let first = pending.first, let view = first.touch.view {
            let own = pending.filter { $0.touch.view === view && !$0.isLater(than: first) }
            pending.removeAll { $0.touch.view === view && !$0.isLater(than: first) }
            for news in ViewNews.inOrder {
                let touches = own.filter { $0.news.contains(news) }.map { $0.touch }
                if !touches.isEmpty { tell(view, news, of: touches) }
            }
        }
        for touch in touchesForViews where touch.delivery.isDone && touch.isOverForRecognizers {
            touch.breakReferenceCycles()
        }
        touchesForViews.removeAll { $0.delivery.isDone }
    }

    /// Takes their touches from a view that has left the window, and from those in it, where that interrupts them (Rule G-2.38).
    func takeTouches(fromLeaving view: UIView) {
        guard device.parameters.choices.windowLeaving == .cancelsTouch else { return }
        for touch in touchesForViews where touch.view?.isDescendant(of: view) == true {
            touch.delivery.leaveWindow()
            setNeedsResets()
        }
        runTurnIfNeeded()
    }

    private func tell(_ view: UIView, _ news: ViewNews, of touches: [UITouch]) {
        for touch in touches { touch.shownToView = touch.delivery.appearance(of: touch, for: news) }
        let set = touches.count == 1 ? touches[0].alone : Set(touches)
        switch news {
        case .began: view.touchesBegan(set, with: device.event)
        case .moved: view.touchesMoved(set, with: device.event)
        case .ended: view.touchesEnded(set, with: device.event)
        default: view.touchesCancelled(set, with: device.event)
        }
        for touch in touches { touch.shownToView = nil }
    }
}
