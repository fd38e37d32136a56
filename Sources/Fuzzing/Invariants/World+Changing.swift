/// How the world takes in what the program changes.
extension World {
    func note(_ change: Change) {
        switch change {
        case .toggle(let id): toggle(id)
        case .detach(let id): detach(id)
        case .attach(let id, let view): attach(id, to: view)
        case .delegate(let id, let delegate):
            gestures[id]?.delegate = delegate.flatMap { delegates[$0] == nil ? nil : $0 }
            gestures[id]?.delegateTurn = turn
        case .require(let waiter, let required):
            require(FuzzCase.Requirement(waiter: waiter, required: required))
        case .state(let id, _): gestures[id]?.isForced = true
        case .remove(let view): put(view, in: nil)
        case .add(let view, let parent):
            guard view != 0, isKnown(view), isKnown(parent),
                !ancestry(of: parent).contains(view)
            else { return }
            put(view, in: parent)
        case .interaction(let view): rooms.toggleInteraction(view)
        case .zoom(let view, _, _): rooms.zoom(view)
        case .hide(let view): rooms.toggleHidden(view)
        case .scrolling(let view): toggle(BuiltIn.scrollPan.number(on: view))
        case .swipeBack: toggle(BuiltIn.popNumber)
        case .cancelTouches, .land, .lift, .pass, .press, .nothing,
            .scroll, .reveal, .tapStatusBar:
            break
        case .paging(let change): pager?.note(change)
        case .hideBar(let isAnimated):
            if isAnimated { bars.begin() }
            navigation.note(change)
        case .present:
            pager?.noteCover()
            navigation.note(change)
        default: navigation.note(change)
        }
    }

    private func toggle(_ id: Int) {
        gestures[id]?.isEnabled.toggle()
        if gestures[id]?.isEnabled == false { gestures[id]?.attempt?.isSwitchedOff = true }
    }

    func put(_ view: Int, in parent: Int?) {
        if let old = parents[view] { rooms.take(view, from: old) }
        parents[view] = parent
        if let parent { rooms.put(view, in: parent) }
    }

    func isKnown(_ view: Int) -> Bool { view == 0 || known.contains(view) }

    func require(_ pair: FuzzCase.Requirement) {
        guard pair.waiter != pair.required, gestures[pair.waiter] != nil,
            gestures[pair.required] != nil
        else { return }
        if requiresStatically(pair.waiter, pair.required) { return }
        gestures[pair.waiter]?.attempt?.lateRequirements.append(pair.required)
        requirements.append(pair)
    }

    func attach(_ id: Int, to view: Int) {
        guard gestures[id] != nil, isKnown(view) else { return }
        detach(id)
        gestures[id]?.view = view
        attached[view, default: []].append(id)
    }

    private func detach(_ id: Int) {
        guard let view = gestures[id]?.view else { return }
        gestures[id]?.view = nil
        gestures[id]?.attempt?.isSwitchedOff = true
        attached[view]?.removeAll { $0 == id }
    }
}
