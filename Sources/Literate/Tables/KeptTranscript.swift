import Foundation
import Notebook

/// The transcript of a run that a table's cell leads to.
public struct KeptTranscript: Sendable {
    /// The run's name.
    public var name: String
    /// What the cell says.
    public var outcome: String
    /// The titles of the cell's row and column.
    public var place: [String]
    /// The run itself.
    public var run: Run
    /// The transcript.
    public var transcript: Transcript

    /// The page that it stands on, for a chapter's page name: what its name says before the dot.
    public static func page(of run: String, chapter: String) -> String {
        let pieces = run.split(separator: ".")
        return "\(chapter).\(pieces.count > 1 ? String(pieces[0]) : "runs").html"
    }

    /// Its place on that page.
    public static func anchor(of run: String) -> String {
        run.split(separator: ".").last.map(String.init) ?? run
    }

    /// The transcripts of a table's runs, in the table's order.
    ///
    /// - Throws: a `Problem` at the claim if a run cannot be told, or two have one name.
    static func all(
        of table: Table, claim: Block?, _ sentences: Sentences
    ) throws(Problem) -> [KeptTranscript] {
        let position = claim?.fence ?? SourcePosition(file: "", line: 1)
        var names: Set<String> = []
        var result: [KeptTranscript] = []
        for row in table.rows {
            for (column, cell) in zip(table.columns, row) {
                guard let kept = cell.run else { continue }
                guard names.insert(kept.name).inserted else {
                    throw Problem(
                        position, "two runs of the table are called `\(kept.name)`",
                        remedy: "give each a name of its own")
                }
                do {
                    let run = try JSONDecoder().decode(Run.self, from: Data(kept.report.utf8))
                    result.append(
                        KeptTranscript(
                            name: kept.name, outcome: cell.text, place: [row[0].text, column],
                            run: run,
                            transcript: try Transcript(run, sentences)))
                } catch {
                    throw Problem(position, "the run `\(kept.name)` cannot be told: \(error)")
                }
            }
        }
        return result
    }
}
