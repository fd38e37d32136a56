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

    /// Reads a list; a missing file is an empty one.
    public static func list(_ file: URL) throws -> [Known] {
        guard FileManager.default.fileExists(atPath: file.path) else { return [] }
        return try JSONDecoder().decode([Known].self, from: Data(contentsOf: file))
    }
}
