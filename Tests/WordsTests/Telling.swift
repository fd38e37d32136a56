import Foundation
import Literate

extension Sentences {
    /// All that is wrong with a run put into words: what lacks a value or an entry, and what reads as if it lacked one.
    func flaws(in run: Literate.Run) -> [String] {
        run.records.flatMap(flaws(of:)) + run.explanations.flatMap { flaws(of: $0, in: run) }
    }

    private func flaws(of record: Literate.Run.Record) -> [String] {
        let place = "record \(record.index), \(record.code) of \(record.subject)"
        do {
            // Between a name and its states the table leaves two blanks.
            let what = try what(record)?
                .replacing("\(record.subject)  ", with: "\(record.subject) ")
            return try [what, why(record)].compactMap { text in
                text.flatMap { text in flaw(in: text).map { "\(place) \($0): \(text)" } }
            }
        } catch {
            return ["\(place): \(error)"]
        }
    }

    private func flaws(
        of explanation: Literate.Run.Explanation, in run: Literate.Run
    ) -> [String] {
        let codes = explanation.chain.map { run.records[$0].code }
        let place = "explanation of \(explanation.recognizer) by \(codes)"
        do {
            let text = try sentence(for: explanation, in: run)
            if let flaw = flaw(in: text) { return ["\(place) \(flaw): \(text)"] }
            let isWholeWithoutReasons = ["unoffered", "detached"].contains(explanation.outcome)
            guard try clauses(of: explanation, in: run).isEmpty else { return [] }
            return isWholeWithoutReasons ? [] : ["\(place) gives no reason: \(text)"]
        } catch {
            return ["\(place): \(error)"]
        }
    }

    /// What is wrong with a text that is to be read: nothing at all in it, or a place where a name is missing.
    private func flaw(in text: String) -> String? {
        if text.isEmpty { return "says nothing" }
        if text.hasPrefix(" ") || text.hasSuffix(" ") || text.hasSuffix(" .") {
            return "lacks a name at its end"
        }
        let gaps = [
            "  ", " ,", " . ", " :", " ;", " )", "( ", "(,", ",,", ",:", "..", "because :", "‹ ‹",
            "nan", "inf ", "{", "}",
        ]
        return gaps.first { text.contains($0) }.map { "has a gap, “\($0)”," }
    }
}
