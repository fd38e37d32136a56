import Literate

/// All pairs that a chapter's tables play against each other, as a chart of distances has its towns: a row and a column for each
/// kind, and where two meet, who wins when nothing is said, and the way to all their runs.
struct PairChart {
    /// The kinds, in the order in which the tables name them.
    private let kinds: [String]
    private let pages: [String: KeptPages.Page]

    /// A chart of the pages that are about a pair; nil unless there are enough kinds to choose from.
    init?(_ pages: [KeptPages.Page]) {
        var kinds: [String] = []
        var found: [String: KeptPages.Page] = [:]
        for page in pages {
            let pair = page.title.components(separatedBy: ", ")
            guard pair.count == 2, WinnerSlots(page.runs[0].outcome, pair: page.title) != nil
            else { continue }
            for kind in pair where !kinds.contains(kind) { kinds.append(kind) }
            found[page.title] = page
        }
        guard kinds.count > 2 else { return nil }
        self.kinds = kinds
        self.pages = found
    }

    /// The chart as a template takes it: a row for each kind that comes first in a pair, a column for each that comes second.
    var data: [String: Any] {
        let rows = kinds.filter { one in kinds.contains { pages["\(one), \($0)"] != nil } }
        // Those that have no row come last, so that the empty cells lie together below the diagonal.
        let order = rows + kinds.filter { !rows.contains($0) }
        let columns = order.filter { other in rows.contains { pages["\($0), \(other)"] != nil } }
        return [
            "columns": columns,
            "rows": rows.enumerated().map { place, one in
                let above = Set(order[(place + 1)...])
                return [
                    "kind": one,
                    "cells": columns.map { cell(one, $0, isAbove: above.contains($0)) },
                ] as [String: Any]
            },
        ]
    }

    /// The way to a pair's runs; without any, a dash, if the cell is above the diagonal, where each pair stands once.
    private func cell(_ one: String, _ other: String, isAbove: Bool) -> [String: Any] {
        let pair = "\(one), \(other)"
        guard let page = pages[pair] else {
            return ["none": true, "isUntold": isAbove && pages["\(other), \(one)"] == nil]
        }
        let outcome = page.runs[0].outcome
        return [
            "href": page.path, "title": pair, "outcome": outcome,
            "slots": WinnerSlots(outcome, pair: pair)?.svg ?? "",
        ]
    }
}
