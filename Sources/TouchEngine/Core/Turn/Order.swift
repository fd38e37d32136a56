/// Who comes before whom.
extension TouchSystem {
    /// The participants as arbitration hears them: deepest view first, on one view the last added first (Rule G-4.2).
    var inOrder: [UIGestureRecognizer] {
        if let ranked { return ranked }
        let sorted = leafToWindow(participants) { $0 > $1 }
        for (rank, recognizer) in sorted.enumerated() { recognizer.attempt.rank = rank }
        ranked = sorted
        return sorted
    }

    /// Those who still take touches, as they hear of them: deepest view first, on one view as they were added (Rule U-2).
    ///
    /// They mostly join in that order; one that was reset while fingers are down joins late.
    var inOrderOfHearing: [UIGestureRecognizer] {
        leafToWindow(participants.filter { !$0.attempt.state.isTerminal }) { $0 < $1 }
    }

    private func leafToWindow(
        _ recognizers: [UIGestureRecognizer], onOneView precedes: (Int, Int) -> Bool
    ) -> [UIGestureRecognizer] {
        let keyed = recognizers.map { recognizer in
            (
                recognizer: recognizer, depth: recognizer.view?.depth ?? -1,
                place: recognizer.placeOnView, joined: recognizer.attempt.joinNumber
            )
        }
        return keyed.sorted { a, b in
            if a.depth != b.depth { return a.depth > b.depth }
            if a.place != b.place { return precedes(a.place, b.place) }
            return a.joined < b.joined
        }.map { $0.recognizer }
    }
}
