import ArgumentParser
import Foundation
import Literate
import SiteGenerator

/// Where the book is and how much to say: what the commands have in common.
struct BookOptions: ParsableArguments {
    @Option(help: "The folder of the chapters.")
    var book = "chapters"

    @Option(help: "The table of sentences that transcripts are written from.")
    var locale = "site/locales/en.json"

    @Flag(help: "Say nothing but mistakes.")
    var quiet = false

    @Flag(help: "Work everything out anew, whatever is remembered.")
    var anew = false

    /// What earlier runs found out.
    var kept: KeptResults { anew ? .nothing : .besideThisProgram() }

    var folder: URL { URL(fileURLWithPath: book) }

    /// How problems name the folder: as it was given, without a slash at its end.
    var shownAs: String { book.hasSuffix("/") ? String(book.dropLast()) : book }

    var progress: StepLog { quiet ? .silent : .standardError }

    func table() throws -> LocaleTable { try .load(URL(fileURLWithPath: locale)) }

    /// What is known of how sure the claims are; ends the command if that cannot be read.
    func robustness() throws -> RobustnessRecord {
        do throws(Problem) {
            return try RobustnessRecord.read(in: folder, shownAs: shownAs)
        } catch {
            try stop(for: [error])
            return RobustnessRecord()
        }
    }

    /// What is known of how wrong answers to the exercises fail; nil if nobody has asked.
    ///
    /// Ends the command if that cannot be read.
    func wrongAnswers() throws -> WrongAnswerRecord? {
        do throws(Problem) {
            return try WrongAnswerRecord.read(in: folder, shownAs: shownAs)
        } catch {
            try stop(for: [error])
            return nil
        }
    }

    /// Whether the book has a record of how sure its claims are.
    var hasRobustness: Bool {
        FileManager.default.fileExists(
            atPath: folder.appendingPathComponent(RobustnessRecord.fileName).path)
    }

    /// The engine's public declarations.
    func api(kept: KeptResults? = nil) throws -> APIReference? {
        try SymbolGraph.engine(
            .find(), .besideThisProgram(), kept: kept ?? self.kept, APIReference.init)
    }

    /// The addresses that the book has promised; nil if it has promised none.
    var addresses: AddressList? { .read(in: folder, shownAs: shownAs) }

    /// What is to be said of the book; ends the command if a chapter could not be judged.
    func verification() throws -> Verification {
        var verifier = BookVerifier(
            folder, shownAs: shownAs, table: try table(), progress: progress)
        verifier.kept = kept
        let verification = try verifier.verify()
        try stop(for: SiteBuild.Obstacles(verification))
        return verification
    }
}

/// Prints what kept chapters from being judged and ends the command with status 2, if there is anything.
func stop(for obstacles: SiteBuild.Obstacles?) throws {
    guard let obstacles else { return }
    let advice = "nothing of this is remembered: see to it, and run the command again"
    let lines = (obstacles.lines + [advice]).map { "\($0)\n" }
    FileHandle.standardError.write(Data(lines.joined().utf8))
    throw ExitCode(2)
}

/// Prints problems and ends the command with status 1, if there are any.
///
/// Warnings stand among them, by their places, and alone end nothing.
func stop(for problems: [Problem], besides warnings: [Problem] = []) throws {
    var told =
        problems.map { ($0.position, $0.description) }
        + warnings.map { ($0.position, $0.warning) }
    if !warnings.isEmpty { told.sort { $0.0 < $1.0 } }
    let lines = told.map { $0.1 + "\n" }.joined()
    FileHandle.standardError.write(Data(lines.utf8))
    guard !problems.isEmpty else { return }
    let count = "\(problems.count) \(problems.count == 1 ? "mistake" : "mistakes")\n"
    FileHandle.standardError.write(Data(count.utf8))
    throw ExitCode.failure
}
