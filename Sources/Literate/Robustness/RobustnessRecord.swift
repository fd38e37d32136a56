import Foundation

/// What is known of how sure a book's claims are: kept as data beside the chapters.
public struct RobustnessRecord: Codable, Equatable, Sendable {
    /// What was found out about a claim.
    public struct Answer: Codable, Equatable, Sendable {
        /// A number that changes with the claim, its program, the engine and the cases.
        public var of: String
        /// The rules that its runs go by, in order, a space between; `model` where a number is the model's own.
        public var rules: String
        /// How it fails, by the settings of the cases under which it does.
        public var fails: [String: String]
    }

    /// The answers by the chapters' page names, then by the claims' keys.
    public var chapters: [String: [String: Answer]] = [:]

    /// Nothing is known yet.
    public init() {}

    /// The name of the file in the folder of the chapters.
    public static let fileName = "robustness.json"

    /// Reads what is kept in a book's folder; nothing, if nothing is.
    ///
    /// - Throws: a `Problem` if the file cannot be read.
    public static func read(in folder: URL, shownAs: String) throws(Problem) -> RobustnessRecord {
        guard let data = FileManager.default.contents(atPath: file(in: folder).path) else {
            return RobustnessRecord()
        }
        do {
            return try JSONDecoder().decode(RobustnessRecord.self, from: data)
        } catch {
            throw Problem(
                SourcePosition(file: "\(shownAs)/\(fileName)", line: 1),
                "this is no record of how sure the claims are: \(error)",
                remedy: "`make robust` writes it; remove what is there")
        }
    }

    /// Writes the record into a book's folder, in an order that a difference can be read in.
    public func write(in folder: URL) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        try (encoder.encode(self) + Data("\n".utf8))
            .write(to: Self.file(in: folder), options: .atomic)
    }

    private static func file(in folder: URL) -> URL { folder.appendingPathComponent(fileName) }
}
