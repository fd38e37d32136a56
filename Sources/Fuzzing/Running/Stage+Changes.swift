import TouchEngine

/// How things are changed, between events or inside a callback.
extension Stage {
    /// Changes something from outside.
    func change(_ change: Change) {
        see(.changed(change, isHook: false))
        perform(change)
    }

    func perform(_ change: Change) {
        switch change {
        case .toggle(let id): recognizers[id]?.isEnabled.toggle()
        case .detach(let id):
            if let recognizer = recognizers[id] {
                recognizer.view?.removeGestureRecognizer(recognizer)
            }
        case .attach(let id, let view):
            if let recognizer = recognizers[id], let view = self.view(view) {
                // On the way it is on no view, and a hook may move it there: at the end it is here.
                see(.changed(.detach(recognizer: id), isHook: hookDepth > 0))
                view.addGestureRecognizer(recognizer)
                see(.changed(change, isHook: hookDepth > 0))
            }
        case .delegate(let id, let delegate):
            recognizers[id]?.delegate = delegate.flatMap { delegates[$0] }
        case .require(let waiter, let required):
            if waiter != required, let other = recognizers[required] {
                recognizers[waiter]?.require(toFail: other)
            }
        case .state(let id, let state):
            if let state = UIGestureRecognizer.State(rawValue: state) {
                recognizers[id]?.state = state
            }
        case .remove(let id): if id > 0 { view(id)?.removeFromSuperview() }
        case .add(let id, let parent):
            if id > 0, let view = view(id), let parent = self.view(parent),
                !parent.isDescendant(of: view)
            {
                parent.addSubview(view)
            }
        case .interaction(let id): view(id)?.isUserInteractionEnabled.toggle()
        case .hide(let id): view(id)?.isHidden.toggle()
        case .cancelTouches: device.cancelTouches()
        case .land(let x, let y):
            guard hookFingers.count < 3 else { return }
            let finger = device.finger()
            hookFingers.append(finger)
            finger.down(at: CGPoint(x: CGFloat(x) / 100, y: CGFloat(y) / 100))
        case .lift:
            if !hookFingers.isEmpty { hookFingers.removeFirst().up() }
        case .pass(let ticks): device.advance(by: Double(max(ticks, 0)) / 10_000)
        case .press(let ticks): device.press(.select, for: Double(max(ticks, 0)) / 10_000)
        case .scroll, .reveal, .zoom, .scrolling, .tapStatusBar: performScrolling(change)
        case .nothing: break
        default: pages?.perform(change)
        }
    }
}
