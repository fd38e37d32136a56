/// In what order recognizers hear of touches.
extension TouchSystem {
    /// Those who still take touches, the deepest view's first, on one view as they were added (Rule U-2).
    ///
    /// They mostly join in that order; one that was reset while fingers are down joins late.
    var inOrderOfHearing: [UIGestureRecognizer] {
        let listening = participants.filter { !$0.attempt.state.isTerminal }
        guard listening.count > 1 else { return listening }
        let keyed = listening.enumerated().map { (joined, recognizer) in
            (
                recognizer: recognizer, depth: recognizer.view?.depth ?? -1,
                place: recognizer.placeOnView, joined: joined
            )
        }
        return keyed.sorted { a, b in
            if a.depth != b.depth { return a.depth > b.depth }
            if a.place != b.place { return a.place < b.place }
            return a.joined < b.joined
        }.map { $0.recognizer }
    }
}
