import Foundation

/// Who won in a cell of a table of pairs: two slots, the first-named at the left, and the one that was recognized is filled.
struct WinnerSlots: Equatable {
    let first: Bool
    let second: Bool

    /// What stands between the two names of a pair: how their views lie to each other.
    private static let relations = [", ", " in ", " beside "]

    /// What a cell says of the pair in its row, such as `pan 0.02` in the row `tap, pan`; nil if it says something else.
    ///
    /// Two of a kind are called `A` and `B`.
    init?(_ cell: String, pair: String) {
        let pairs = Self.relations.map { pair.components(separatedBy: $0) }
        guard var names = pairs.first(where: { $0.count == 2 }) else { return nil }
        if names[0] == names[1] { names = ["A", "B"] }
        let said = cell.split(separator: ", ").compactMap {
            $0.split(whereSeparator: \.isWhitespace).first
        }
        .map(String.init)
        guard said.allSatisfy({ names.contains($0) || $0 == "–" }) else { return nil }
        (first, second) = (said.contains(names[0]), said.contains(names[1]))
    }

    /// The two slots: a shape of the page's sprite.
    var svg: String {
        let shape = "w-\(first ? 1 : 0)\(second ? 1 : 0)"
        return SVG.element(
            "svg", ["class": "slot", "aria-hidden": "true"],
            SVG.element("use", ["href": "#" + shape]))
    }
}
