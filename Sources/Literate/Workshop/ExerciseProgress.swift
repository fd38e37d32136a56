import Foundation

/// How far a reader is with the exercises: what one checkout hands to another.
public struct ExerciseProgress: Codable, Equatable, Sendable {
    /// An exercise that was done.
    public struct Done: Codable, Equatable, Sendable {
        /// What tells the answer from others.
        public var answer: String
        /// When, as `2026-03-01T09:30:00Z`.
        public var date: String
    }

    /// The number of this format; a later one may hold what is not known here.
    public static let format = 1

    /// The number of the format that it was written in.
    public private(set) var format = Self.format
    /// The exercise that the reader is at.
    public var current: String?
    /// The exercises of the plan that the reader follows, by name, in its order; nil where there is none.
    public var plan: [String]?
    /// The exercises that were done, by name.
    public var done: [String: Done] = [:]
    /// How many hints the reader has seen, by the exercise's name.
    public var hints: [String: Int] = [:]

    /// Nothing is done yet.
    public init() {}

    /// Reads what `data` writes.
    ///
    /// - Throws: `ToolFailure` that says what it is instead.
    public init(_ data: Data) throws {
        struct Version: Decodable { var format: Int }
        guard data.count <= Self.mostBytes else {
            throw ToolFailure("it has \(data.count) bytes, far more than any progress takes")
        }
        let decoder = JSONDecoder()
        guard let version = try? decoder.decode(Version.self, from: data) else {
            throw ToolFailure("it is not a file of progress")
        }
        guard version.format <= Self.format else {
            throw ToolFailure(
                "a newer version of the book has written it (format \(version.format); this one reads \(Self.format))"
            )
        }
        guard let progress = try? decoder.decode(Self.self, from: data), version.format > 0,
            progress.hints.values.allSatisfy({ $0 >= 0 })
        else { throw ToolFailure("it is damaged") }
        self = progress
    }

    /// The bytes of the file.
    public var data: Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return ((try? encoder.encode(self)) ?? Data()) + Data("\n".utf8)
    }

    private static let mostBytes = 1 << 20

    /// Notes that an exercise is done with an answer.
    public mutating func note(_ exercise: Exercise, doneWith answer: Data, at date: Date = Date()) {
        var hash = ContentHash()
        hash.add(answer)
        let formatter = ISO8601DateFormatter()
        done[exercise.id] = Done(
            answer: String(hash.value, radix: 16), date: formatter.string(from: date))
    }

    /// Adds what somewhere else was done: what either has counts.
    public mutating func merge(_ other: ExerciseProgress) {
        done.merge(other.done) { mine, others in mine.date <= others.date ? mine : others }
        hints.merge(other.hints, uniquingKeysWith: max)
        current = other.current ?? current
    }

    /// Forgets what was done at an exercise that begins anew.
    public mutating func forget(_ exercise: Exercise) {
        done[exercise.id] = nil
        hints[exercise.id] = nil
    }
}
