/// A small break of the engine: a place in its sources, what stands there, and what stands there in the mutant.
public struct Mutant: Codable, Hashable, Sendable {
    /// Its number in this build; the switch in the sources has it.
    public var number: Int
    /// What kind of break it is.
    public let kind: BreakKind
    /// The path from the package's folder.
    public let file: String
    /// The line, from 1.
    public let line: Int
    /// The column, from 1.
    public let column: Int
    /// The enclosing declarations, as in `GestureArena.deliver(_:)`.
    public let place: String
    /// What stands in the engine, in one line.
    public let before: String
    /// What stands in the mutant.
    public let after: String
    /// Which of the equal ones in its declaration it is, from 1.
    public var ordinal = 1
    /// The rules that the nearest declaration with any names.
    public let rules: [String]

    /// A name that stays when other code changes or the file moves to another folder.
    public var id: String {
        let name = file.split(separator: "/").last ?? ""
        let count = ordinal == 1 ? "" : " #\(ordinal)"
        return "\(name) \(place) \(kind.rawValue): \(before) → \(after)\(count)"
    }
}
