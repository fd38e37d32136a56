import TouchEngine

/// What fingers do, and how time passes.
extension Stage {
    /// Does what fingers do at one moment: those that move share an event.
    func touch(_ steps: [FuzzCase.TouchStep]) {
        var ways: [(finger: Finger, to: CGPoint)] = []
        for step in steps {
            let place = CGPoint(x: CGFloat(step.x) / 100, y: CGFloat(step.y) / 100)
            switch step.phase {
            case .began:
                guard fingers[step.finger] == nil else { continue }
                let finger = device.finger(step.isPencil ? .pencil : .direct)
                fingers[step.finger] = finger
                let others = device.touchesOnScreen
                finger.down(at: place)
                // A hook may have landed another one after it.
                let own = device.touchesOnScreen.first { touch in !others.contains { $0 === touch }
                }
                touchOfFinger[step.finger] = own.map { number(of: $0) }
            case .moved:
                guard let finger = fingers[step.finger] else { continue }
                ways.append((finger, place))
                if let touch = touchOfFinger[step.finger] {
                    let to = Place(x: Double(place.x), y: Double(place.y), time: device.now)
                    see(.moves(touch: touch, to: to))
                }
            case .ended:
                fingers.removeValue(forKey: step.finger)?.up()
            case .cancelled:
                fingers.removeValue(forKey: step.finger)?.takeAway()
            }
        }
        if !ways.isEmpty { Finger.move(ways, over: 0) }
    }

    func advance(to ticks: Int) {
        device.advance(by: max(0, Double(ticks) / 10_000 - device.now))
    }

    /// Lifts every finger and lets time pass until nothing is left to happen.
    func rest() {
        for number in fingers.keys.sorted() { fingers.removeValue(forKey: number)?.up() }
        hooks = []
        while !hookFingers.isEmpty { hookFingers.removeFirst().up() }
        pages?.finishLed()
        device.settle()
        if var sight = pages?.sight {
            sight.isAtRest = true
            see(.navigation(sight))
        }
        if var sight = pages?.pager?.sight {
            sight.isAtRest = true
            see(.paging(.seen(sight)))
        }
        see(.rest)
        lookAtScrollViews(.rested)
        for id in recognizers.keys.sorted() {
            guard let recognizer = recognizers[id] else { continue }
            let why = device.explain(recognizer)
            observer.see(.explained(recognizer: id, why.outcome, why.chain.map(\.code)))
        }
    }
}
