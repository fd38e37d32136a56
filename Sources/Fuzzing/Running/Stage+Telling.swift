import TouchEngine

/// How what happens is passed on to the observer, in order.
extension Stage {
    /// Passes on what has been seen, after the records that were written before it.
    func see(_ observation: Observation) {
        pull()
        hasSeenSomething = true
        observer.see(observation)
    }

    /// Passes on the records that are new.
    func pull() {
        let records = device.trace.records
        while readRecords < records.count {
            let record = records[readRecords]
            readRecords += 1
            hasSeenSomething = true
            if record.code == .touchDown || record.code == .touchMissed { noteLanding(record) }
            observer.see(.record(record))
        }
    }

    func noteLanding(_ record: TraceRecord) {
        guard case .number(let finger) = record["finger"], case .number(let x) = record["x"],
            case .number(let y) = record["y"],
            let touch = device.touchesOnScreen.last(where: { $0.numberInTrace == Int(finger) })
        else { return }
        let view = touch.view.map {
            ($0 as? any ListeningView)?.ear.id ?? pages?.pager?.part(of: $0) ?? 0
        }
        observer.see(
            .landed(
                touch: number(of: touch), finger: Int(finger), view: view,
                at: Place(x: x, y: y, time: record.time)))
        pages?.pager?.noteLanding(touch, number: number(of: touch))
    }

    /// Called at the end of each turn.
    func turnEnded() {
        guard hookDepth == 0 else { return }
        pull()
        let lanes = device.trace.lanes
        for (index, lane) in lanes.enumerated() {
            if index == readSpans.count { readSpans.append(0) }
            while readSpans[index] < lane.spans.count {
                let state = lane.spans[readSpans[index]].state
                readSpans[index] += 1
                hasSeenSomething = true
                guard let id = World.number(of: lane.name) else { continue }
                // One that is built in cannot say so itself.
                if state == .idle, BuiltIn.isOne(id) { observer.see(.reset(recognizer: id)) }
                observer.see(.lane(recognizer: id, state))
            }
        }
        guard hasSeenSomething else { return }
        hasSeenSomething = false
        turns += 1
        lookAtScrollViews(.seen)
        if let pages, !pages.isChanging { observer.see(.navigation(pages.sight)) }
        if let pager = pages?.pager { observer.see(.paging(.seen(pager.sight))) }
        observer.see(.turnEnded(device.now))
    }

    /// The touch's number in this run, from 1.
    func number(of touch: UITouch) -> Int {
        if let known = touchNumbers[ObjectIdentifier(touch)] { return known }
        touches.append(touch)
        touchNumbers[ObjectIdentifier(touch)] = touches.count
        return touches.count
    }

    func numbers(of touches: Set<UITouch>) -> [Int] {
        touches.count == 1
            ? touches.map { number(of: $0) } : inOrder(touches).map { number(of: $0) }
    }

    /// The touches in the order in which they landed.
    func inOrder(_ touches: Set<UITouch>) -> [UITouch] {
        if touches.count < 2 { return Array(touches) }
        pull()
        return touches.sorted { number(of: $0) < number(of: $1) }
    }
}
