import Foundation

/// The phrases that a book does without: a file beside the chapters, a phrase on each line.
///
/// `phrase | what to write instead | where it is meant otherwise`: words in round brackets, `(say/says)`, stand for one
/// of them, `word*` for the word with any ending; a phrase may begin with a comma. What it is found in is let be where one
/// of the phrases in the third column, with commas between, holds it. A phrase with a capital is found as it is written.
public struct PhraseList: Sendable {
    /// A phrase with what to write in its place.
    struct Entry: Sendable {
        var phrase: Phrase
        var instead: String
        var exceptions: [Phrase]
    }

    /// The name of the file in the folder of the chapters.
    public static let fileName = "phrases.txt"

    private(set) var entries: [Entry] = []
    /// Lines that hold no phrase.
    public private(set) var problems: [Problem] = []
    /// A number that changes with the phrases.
    let fingerprint: UInt64

    /// Reads a list; empty lines and lines that begin with `#` say nothing.
    init(_ text: String, file: String) {
        fingerprint = ContentHash(text).value
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false)
            .enumerated()
        where !line.hasPrefix("#") && !line.allSatisfy(\.isWhitespace) {
            let columns = line.split(separator: "|", omittingEmptySubsequences: false)
                .map { $0.trimmingWhitespace() }
            guard (2...3).contains(columns.count), let phrase = Phrase(columns[0]),
                !columns[1].isEmpty
            else {
                problems.append(
                    Problem(
                        SourcePosition(file: file, line: index + 1),
                        "this line is no phrase with what to write instead",
                        remedy: "write `phrase | what to write instead`"))
                continue
            }
            let exceptions = columns.dropFirst(2).flatMap { $0.split(separator: ",") }
            entries.append(
                Entry(
                    phrase: phrase, instead: columns[1],
                    exceptions: exceptions.compactMap { Phrase($0.trimmingWhitespace()) }))
        }
    }

    /// The list in a book's folder; an empty one if it has none.
    public static func read(in folder: URL, shownAs: String) -> PhraseList {
        let data = FileManager.default.contents(
            atPath: folder.appendingPathComponent(fileName).path)
        return PhraseList(
            String(decoding: data ?? Data(), as: UTF8.self), file: "\(shownAs)/\(fileName)")
    }
}

extension Passage {
    /// The phrases of a list that it has.
    func phrases(of list: PhraseList) -> [ProseFinding] {
        guard !list.entries.isEmpty else { return [] }
        let words = words
        return words.indices.flatMap { start in
            list.entries.compactMap { entry -> ProseFinding? in
                guard let length = entry.phrase.length(in: words, at: start) else { return nil }
                let range = start..<(start + length)
                let isMeant = entry.exceptions.contains { phrase in
                    words.indices.contains { place in
                        phrase.length(in: words, at: place).map {
                            place <= range.lowerBound && place + $0 >= range.upperBound
                        } ?? false
                    }
                }
                guard !isMeant else { return nil }
                let found = words[range].map { $0.core }.joined(separator: " ")
                return ProseFinding(
                    subject: found, unit: unit, place: place(of: words[start].core.startIndex),
                    message: "the book does without “\(found)”",
                    remedy: "write \(entry.instead)")
            }
        }
    }
}
