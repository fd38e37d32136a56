import Literate

/// Who of a run's recognizers has a lane of its own, and who stands in a row of words.
struct LaneCast {
    /// Those that had a part in it, in the order in which they appear.
    let contenders: [Run.Recognizer]
    /// The others, in rows.
    let rest: [Rest]

    /// Recognizers that one row tells of together.
    struct Rest: Equatable {
        enum Kind { case unseen, bystanders }
        var kind: Kind
        var names: [String]
    }

    /// Those of UIKit's own that never decide a conflict by winning it.
    private static let quietKinds: Set = ["touch delay", "row close"]

    init(_ run: Run, about subject: String?) {
        var parts: Set<String> = subject.map { [$0] } ?? []
        for explanation in run.explanations {
            guard
                let recognizer = run.recognizers.first(where: { $0.name == explanation.recognizer })
            else { continue }
            let isStock = recognizer.stock == true
            let isQuiet = Self.quietKinds.contains(recognizer.kind)
            let attempts = (explanation.earlier ?? []) + [explanation]
            if attempts.contains(where: { $0.outcome == "fired" }), !isQuiet {
                parts.insert(recognizer.name)
            }
            if !isStock, recognizer.isTouched { parts.insert(recognizer.name) }
        }
        // Who kept a contender out is one as well.
        for recognizer in run.recognizers where parts.contains(recognizer.name) {
            for span in recognizer.states {
                guard let record = span.record.flatMap({ run.record($0) }),
                    case .text(let by)? = record.values["by"],
                    run.recognizers.contains(where: { $0.name == by })
                else { continue }
                parts.insert(by)
            }
        }
        contenders = run.recognizers.filter { parts.contains($0.name) }
        let others = run.recognizers.filter { !parts.contains($0.name) }
        let unseen = others.filter { !$0.isTouched && $0.stock != true }.map(\.name)
        let bystanders = others.filter(\.isTouched).map(\.name)
        rest = [Rest(kind: .unseen, names: unseen), Rest(kind: .bystanders, names: bystanders)]
            .filter { !$0.names.isEmpty }
    }
}

extension LaneCast.Rest {
    /// What the row is called: the one that saw nothing by its name, others by their number.
    func name(_ sayings: LaneChart.Sayings) -> String {
        if names.count > 1 { return sayings.words(.laneOthers, ["count": "\(names.count)"]) }
        return kind == .unseen ? sayings.title(names[0]) : sayings.words(.laneOther)
    }

    /// What the row says: what became of them, and who they are; then the same in fewer and fewer words.
    ///
    /// First what stands in brackets goes, then one name after the other.
    func remarks(_ sayings: LaneChart.Sayings) -> [String] {
        let said = sayings.words(kind == .unseen ? .laneUnseen : .laneBystanders)
        if kind == .unseen, names.count == 1 { return [said] }
        let titles = self.titles(sayings)
        let brief = titles.map(Self.withoutBrackets)
        let some = brief.indices.dropFirst().reversed().map { count in
            sayings.words(
                .laneMore,
                [
                    "names": brief[..<count].joined(separator: ", "),
                    "count": "\(brief.count - count)",
                ])
        }
        let lists = [titles.joined(separator: ", "), brief.joined(separator: ", ")] + some
        return lists.removingDuplicates().map {
            sayings.words(.laneList, ["said": said, "names": $0])
        } + [said]
    }

    /// A text without what stands in brackets, and the space before them.
    private static func withoutBrackets(_ text: String) -> String {
        guard let open = text.firstIndex(of: "("), let close = text[open...].firstIndex(of: ")")
        else { return text }
        return text[..<open].trimmingWhitespace() + text[text.index(after: close)...]
    }

    /// The names, each once, with how many there are of it.
    private func titles(_ sayings: LaneChart.Sayings) -> [String] {
        let titles = names.map(sayings.title)
        return titles.removingDuplicates().map { title in
            let count = titles.count { $0 == title }
            return count > 1 ? "\(title) ×\(count)" : title
        }
    }
}

extension Run.Recognizer {
    /// Whether it ever took a touch.
    var isTouched: Bool { states.contains { $0.state != "idle" } }
}

extension Run {
    /// A record by its place; nil if there is none.
    func record(_ index: Int) -> Record? {
        records.indices.contains(index) ? records[index] : nil
    }
}
