import Foundation

/// A mutant that is known to survive, and why it stays.
public struct Known: Codable, Sendable {
    /// What kind of reason it is.
    public enum Reason: String, Codable, Sendable {
        /// No run can tell it from the engine.
        case equal
        /// It differs, but the difference needn't be held.
        case kept
    }

    /// The mutant's id.
    public let mutant: String
    /// What kind of reason it is.
    public let stays: Reason
    /// The reason, in a sentence.
    public let why: String

    /// Reads the lists of a folder, a JSON file for each part of the engine; a missing folder has none.
    public static func lists(in folder: URL) throws -> [Known] {
        guard FileManager.default.fileExists(atPath: folder.path) else { return [] }
        let files = try FileManager.default.contentsOfDirectory(
            at: folder, includingPropertiesForKeys: nil)
        return try files.filter { $0.pathExtension == "json" }.sorted { $0.path < $1.path }
            .flatMap { try JSONDecoder().decode([Known].self, from: Data(contentsOf: $0)) }
    }
}
