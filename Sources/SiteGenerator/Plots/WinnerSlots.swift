/// Who won in a cell of a table of pairs: two slots, the first-named at the left, and the one that was recognized is filled.
struct WinnerSlots: Equatable {
    let first: Bool
    let second: Bool

    /// What a cell says of the pair in its row, such as `pan 0.02` in the row `tap, pan`; nil if it says something else.
    ///
    /// Two of a kind are called `A` and `B`.
    init?(_ cell: String, pair: String) {
        var names = pair.split(separator: ", ", omittingEmptySubsequences: false).map(String.init)
        guard names.count == 2 else { return nil }
        if names[0] == names[1] { names = ["A", "B"] }
        let said = cell.split(separator: ", ").compactMap {
            $0.split(whereSeparator: \.isWhitespace).first
        }
        .map(String.init)
        guard said.allSatisfy({ names.contains($0) || $0 == "–" }) else { return nil }
        (first, second) = (said.contains(names[0]), said.contains(names[1]))
    }

    /// The two slots.
    var svg: String {
        func slot(_ x: Double, _ isFilled: Bool) -> String {
            SVG.element(
                "rect",
                [
                    "class": isFilled ? "on" : "box", "x": x, "y": 1.0, "width": 13.0,
                    "height": 11.0, "rx": 2.0,
                ])
        }
        return SVG.element(
            "svg",
            [
                "class": "slot", "viewBox": "0 0 30 13", "width": 30.0, "height": 13.0,
                "aria-hidden": "true",
            ], slot(1, first) + slot(16, second))
    }
}
