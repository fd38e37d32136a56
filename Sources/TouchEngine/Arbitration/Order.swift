/// Who is heard before whom.
extension TouchSystem {
    /// The participants as arbitration hears them: deepest view first, on one view the last added first (Rule G-4.2).
    var inOrder: [UIGestureRecognizer] {
        if let ranked { return ranked }
        let keyed = participants.enumerated().map { (joined, recognizer) in
            (
                recognizer: recognizer, depth: recognizer.view?.depth ?? -1,
                place: recognizer.placeOnView, joined: joined
            )
        }
        let sorted = keyed.sorted { a, b in
            if a.depth != b.depth { return a.depth > b.depth }
            if a.place != b.place { return a.place > b.place }
            return a.joined < b.joined
        }.map { $0.recognizer }
        for (rank, recognizer) in sorted.enumerated() { recognizer.attempt.rank = rank }
        ranked = sorted
        return sorted
    }
}
