/// The orders in which recognizers are told of touches and in which their claims are judged.
extension GestureArena {
    /// The participants in the order in which claims are judged: the deepest view's first, on one view the last added first
    /// (Rule G-4.2).
    var inArbitrationOrder: [UIGestureRecognizer] {
        if let cachedArbitrationOrder { return cachedArbitrationOrder }
        let sorted = leafToWindow(participants, isLastAddedFirst: true)
        for (rank, recognizer) in sorted.enumerated() { recognizer.attempt.rank = rank }
        cachedArbitrationOrder = sorted
        return sorted
    }

    /// The participants that still take touches, in the order in which they are told of them: the deepest view's first, on one
    /// view as they were added; or the reverse (Rule U-2).
    ///
    /// Mostly they joined in that order, but a recognizer that is reset while fingers are down joins late.
    var inDeliveryOrder: [UIGestureRecognizer] {
        let order = leafToWindow(
            participants.filter { !$0.attempt.state.isTerminal }, isLastAddedFirst: false)
        return device.parameters.choices.deliveryOrder == .asAdded ? order : order.reversed()
    }

    private func leafToWindow(
        _ recognizers: [UIGestureRecognizer], isLastAddedFirst: Bool
    ) -> [UIGestureRecognizer] {
        let keyed = recognizers.map { recognizer in
            (
                recognizer: recognizer, depth: recognizer.view?.depth ?? -1,
                place: recognizer.placeOnView, joined: recognizer.attempt.joinNumber
            )
        }
        return keyed.inOrder { a, b in
            if a.depth != b.depth { return a.depth > b.depth }
            if a.place != b.place { return (a.place > b.place) == isLastAddedFirst }
            return a.joined < b.joined
        }.map { $0.recognizer }
    }
}
