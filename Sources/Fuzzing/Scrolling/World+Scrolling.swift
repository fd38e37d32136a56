/// What is known of a scroll view beyond what it says itself.
extension World {
    /// A scroll view's own pan.
    func pan(of view: Int) -> Gesture? { gestures[BuiltIn.scrollPan.number(on: view)] }

    /// The finger that leads a scroll view's content by its pan, if it was alone from the start.
    func onlyFinger(of view: Int) -> Touch? {
        guard let attempt = pan(of: view)?.attempt, attempt.grantTurn != nil,
            case let all = attempt.touches, all.count == 1
        else { return nil }
        return touches[all[0]]
    }

    /// Whether somebody acts already who keeps a scroll view's pan out.
    func isKeptOut(_ view: Int) -> Bool {
        let number = BuiltIn.scrollPan.number(on: view)
        return ids.contains {
            $0 != number && gestures[$0]?.attempt?.grantTurn != nil && areRelated($0, number)
        }
    }

    /// Whether the points of a view are the window's.
    func isPlain(_ view: Int) -> Bool { rooms.isPlain(ancestry(of: view)) }

    /// The scroll views around one, from the inside outward.
    func scrollsAround(_ view: Int) -> [(view: Int, scroll: Scroll)] {
        ancestry(of: view).dropFirst().compactMap { outer in
            scrolls[outer].map { (outer, $0) }
        }
    }

    /// Whether a scroll view around a view may not let a touch begin there, or has not while it was around it (S-A5.4).
    func mayRefuse(_ touch: Touch, in view: Int) -> Bool {
        let around = ancestry(of: view)
        return scrolls.contains { id, scroll in
            scroll.lets != nil
                && (around.contains(id) || touch.around.contains(id))
        }
    }

    /// Whether a finger has just stopped a scroll view's content, and its pan has begun for that (S-A2.9).
    func wasCaught(_ view: Int) -> Bool {
        guard let attempt = pan(of: view)?.attempt else { return false }
        return attempt.wasCaught
    }
}
