/// Who is related to whom, by the case's own word: the oracle that the engine is judged by.
extension World {
    // MARK: Views

    /// The view and those that it is in, up to the window if it is in one.
    func ancestry(of view: Int) -> [Int] {
        var chain = [view]
        while let parent = parents[chain[chain.count - 1]] { chain.append(parent) }
        return chain
    }

    /// Whether the view is in the window, or was when the pages were looked at last.
    func isOnScreen(_ view: Int) -> Bool {
        let chain = ancestry(of: view)
        guard hasPages, let page = chain.first(where: { $0 < 0 }) else { return chain.last == 0 }
        return navigation.sight?.visible.contains(-page) == true
    }

    /// Whether the view is in the window for sure.
    func isInWindow(_ view: Int) -> Bool { !hasPages && ancestry(of: view).last == 0 }

    /// The front-most view at a place of the window, in points, as far as that is known.
    func hit(at place: Place) -> Rooms.Found {
        guard hasPages else { return rooms.hit(x: place.x, y: place.y) }
        guard let page = navigation.openPage, place.y > FuzzPage.barLimit, rooms.isEmpty(0),
            case .view(let view) = rooms.hit(-page, x: place.x, y: place.y),
            !ancestry(of: view).contains(where: { bars.mayTake($0, at: place.time) })
        else { return .uncertain }
        // What is in a pager is not known to the last view.
        return page == pager?.page && view == -page ? .uncertain : .view(view)
    }

    func isMultiple(_ view: Int) -> Bool { multi.contains(view) }

    /// Whether the recognizers are on one view, or one's view is inside the other's (G-4.4).
    func areRelated(_ a: Int, _ b: Int) -> Bool {
        guard let viewA = gestures[a]?.view, let viewB = gestures[b]?.view else { return false }
        return ancestry(of: viewA).contains(viewB) || ancestry(of: viewB).contains(viewA)
    }

    /// Whether they are related for sure: a page that has left the window is in nobody's view.
    func areSurelyRelated(_ a: Int, _ b: Int) -> Bool {
        areRelated(a, b) && !isOnTheWay(a) && !isOnTheWay(b)
            && (page(of: a) == page(of: b) || (isInSight(a) && isInSight(b)))
    }

    private func page(of id: Int) -> Int? {
        gestures[id]?.view.flatMap { ancestry(of: $0).first { $0 < 0 } }
    }

    /// Whether the view of a recognizer is on no page, or on one that was in the window at the last look, as the navigation
    /// controller's own may be.
    private func isInSight(_ id: Int) -> Bool {
        guard let page = page(of: id) else { return true }
        let sights = [navigation.sight, navigation.sightBefore]
        // A hook may cover it in this turn.
        if page == FuzzPage.container {
            return !isMeddled && sights.allSatisfy { $0?.isInWindow != false }
        }
        // It may have left in this turn.
        return navigation.last[-page] != .didDisappear
            && sights.allSatisfy { $0?.visible.contains(-page) == true }
    }

    /// Whether the first is heard before the second: the deeper view's, then the later added (G-4.2).
    func precedes(_ a: Int, _ b: Int) -> Bool {
        guard let viewA = gestures[a]?.view, let viewB = gestures[b]?.view else { return false }
        if viewA == viewB {
            let order = attached[viewA] ?? []
            return (order.firstIndex(of: a) ?? 0) > (order.firstIndex(of: b) ?? 0)
        }
        return ancestry(of: viewA).count > ancestry(of: viewB).count
    }

    // MARK: Relations

    /// Whether the winner's class and the other's let it be prevented (G-4.9, G-4.14).
    func mayPrevent(_ winner: Int, _ other: Int) -> Bool {
        guard let one = gestures[winner], let two = gestures[other] else { return true }
        if one.isBuiltIn, !mayPrevent(one, winner, other) { return false }
        if two.isBuiltIn, areOfOneScrollView(winner, other) { return false }
        if one.setting("prevents", default: 1) == 0 { return false }
        if two.setting("preventable", default: 1) == 0 { return false }
        if one.kind == "tap", two.kind == "tap" {
            return two.setting("taps", default: 1) <= one.setting("taps", default: 1)
        }
        return true
    }

    /// What the classes of built-in recognizers say: a scroll view's pan and pinch go together, and its touch delay never
    /// acts (S-A1.4, S-A5.9).
    private func mayPrevent(_ winner: Gesture, _ one: Int, _ other: Int) -> Bool {
        if winner.kind == BuiltIn.rowClose.rawValue, let table = winner.view {
            return gestures[other]?.view.map { ancestry(of: $0).contains(table) } == true
        }
        return winner.kind != BuiltIn.touchDelay.rawValue && !areOfOneScrollView(one, other)
    }

    private func areOfOneScrollView(_ one: Int, _ other: Int) -> Bool {
        let kinds = [BuiltIn.scrollPan.rawValue, BuiltIn.scrollPinch.rawValue]
        guard let a = gestures[one], let b = gestures[other] else { return false }
        return a.kind != b.kind && kinds.contains(a.kind) && kinds.contains(b.kind)
            && one / 10 == other / 10
    }

    /// Whether the winner makes the other fail; nil when a delegate says now this, now that.
    func prevents(_ winner: Int, _ other: Int) -> Bool? {
        if !mayPrevent(winner, other) { return false }
        let answers = [
            constantAnswer(.together, winner, other), constantAnswer(.together, other, winner),
        ]
        if answers.contains(true) { return false }
        return answers.contains(nil) ? nil : true
    }

    /// What the recognizer's delegate always says about the two, or nil; or if a hook has made it another in this turn, so
    /// that it may have been asked before or after.
    private func constantAnswer(_ question: Question, _ one: Int, _ other: Int) -> Bool? {
        if isMeddled, gestures[one]?.delegateTurn == turn { return nil }
        guard let delegate = gestures[one]?.delegate else { return question.defaultAnswer }
        guard let answer = delegates[delegate]?.first(where: { $0.question == question }) else {
            return question.defaultAnswer
        }
        return answer.policy.constant(question, one, other)
    }

    /// Whether the waiter needs the other to fail, by `require(toFail:)`.
    func requiresStatically(_ waiter: Int, _ other: Int) -> Bool {
        requirements.contains { $0.waiter == waiter && $0.required == other }
    }

    /// Whether the waiter needs the other to fail, by anybody's word; nil when it changes.
    func requires(_ waiter: Int, _ other: Int) -> Bool? {
        if requiresStatically(waiter, other) { return true }
        if gestures[waiter]?.setting("after", default: 0) == other { return true }
        if gestures[other]?.setting("before", default: 0) == waiter { return true }
        if other == BuiltIn.popNumber, navigation.hasStockDelegate {
            // All under the navigation controller's view wait for its swipe (N-C3.2).
            let isUnder = gestures[waiter]?.view.map {
                ancestry(of: $0).contains(FuzzPage.container)
            }
            // What leaves its window in mid-attempt is under that view no more.
            return isUnder == true && isInSight(waiter) && !isOnTheWay(waiter) ? true : nil
        }
        let answers = [
            constantAnswer(.waits, waiter, other), constantAnswer(.awaited, other, waiter),
        ]
        if answers.contains(true) { return true }
        return answers.contains(nil) ? nil : false
    }

    /// Whether the two are joined by a failure requirement, said before or when asked.
    func areLinked(_ a: Int, _ b: Int) -> Bool {
        func joins(_ pair: FuzzCase.Requirement) -> Bool {
            (pair.waiter == a && pair.required == b) || (pair.waiter == b && pair.required == a)
        }
        return requirements.contains(where: joins) || saidRequirements.contains(where: joins)
            || requires(a, b) != false || requires(b, a) != false
    }

    /// The recognizer with all that it is linked to, and so on.
    func linked(to recognizer: Int) -> [Int] {
        var group = [recognizer]
        var index = 0
        while index < group.count {
            let member = group[index]
            index += 1
            for other in ids
            where !group.contains(other) && areLinked(member, other) {
                group.append(other)
            }
        }
        return group
    }

    /// Whether the recognizer may be held up for ever by one that is bad.
    func mayBeHungUp(_ recognizer: Int) -> Bool {
        linked(to: recognizer).contains(where: isHanging)
    }

    /// Whether somebody has never come to an end: who waits for him waits for ever, and a scroll pan may be among them.
    var isHungUp: Bool { ids.contains(where: isHanging) }

    private func isHanging(_ id: Int) -> Bool {
        gestures[id]?.mayHang == true && gestures[id]?.attempt != nil
    }
}
