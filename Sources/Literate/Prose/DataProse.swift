import Foundation

/// The sentences in a file of data: the texts of a JSON file, such as a rule's statement or a word of the pages.
public struct DataProse {
    private let source: SourceText
    private let file: String
    /// Whose texts are read; nil for those of all keys.
    private let keys: Set<String>?

    /// The texts of some keys of a file, or of all; nil if it cannot be read.
    public init?(_ url: URL, shownAs file: String, keys: Set<String>? = nil) {
        guard let data = FileManager.default.contents(atPath: url.path) else { return nil }
        self.init([UInt8](data), file: file, keys: keys)
    }

    init(_ bytes: [UInt8], file: String, keys: Set<String>? = nil) {
        source = SourceText(bytes)
        self.file = file
        self.keys = keys
    }

    /// What the texts should not have; nothing of it can be allowed, since data has no place for a reason.
    ///
    /// Their length is not counted: many are lists of what was measured, or sentences with parts to choose from.
    public func problems(_ phrases: PhraseList) -> [Problem] {
        passages.flatMap { $0.repeatedWords + $0.phrases(of: phrases) }.map {
            Problem(
                SourcePosition(file: file, line: $0.place.line, column: $0.place.column),
                $0.message, remedy: $0.remedy)
        }.sorted { $0.position < $1.position }
    }

    /// The texts, in the order of the file.
    var passages: [Passage] {
        var passages: [Passage] = []
        var key = ""
        for number in 1...max(1, source.lineCount) {
            // No text of JSON goes over the end of a line.
            let line = Array(source.line(number))
            var place = 0
            while let start = line[place...].firstIndex(of: UInt8(ascii: "\"")) {
                var reader = JSONText(line, from: start + 1, line: number)
                reader.read()
                place = min(reader.place, line.count)
                let next = line[place...].first { $0 != 32 && $0 != 9 }
                if next == UInt8(ascii: ":") {
                    key = reader.passage.text
                } else if keys?.contains(key) ?? true {
                    passages.append(reader.passage)
                }
            }
        }
        return passages
    }
}

/// A text between quotation marks, with what stands between backticks as code.
private struct JSONText {
    let line: [UInt8]
    let number: Int
    private(set) var place: Int
    private(set) var passage: Passage
    private var piece: [UInt8] = []
    private var pieceStart: Int
    private var isCode = false

    init(_ line: [UInt8], from start: Int, line number: Int) {
        (self.line, self.number, place, pieceStart) = (line, number, start, start)
        passage = Passage(unit: number)
    }

    /// Reads to the closing mark, or to the line's end.
    mutating func read() {
        while place < line.count, line[place] != UInt8(ascii: "\"") {
            if line[place] == UInt8(ascii: "`") {
                close()
                if !isCode { passage.add(String(Passage.code), at: here) }
                isCode.toggle()
                place += 1
                pieceStart = place
            } else if line[place] == UInt8(ascii: "\\") {
                close()
                let escaped = place + 1 < line.count ? line[place + 1] : 32
                let isMark = escaped == UInt8(ascii: "\"")
                if !isCode { passage.add(isMark ? "\"" : " ", at: here) }
                place += escaped == UInt8(ascii: "u") ? 6 : 2
                pieceStart = place
            } else {
                if !isCode { piece.append(line[place]) }
                place += 1
            }
        }
        close()
        place += 1
    }

    private var here: MarkdownNode.Place { .init(line: number, column: place + 1) }

    private mutating func close() {
        passage.add(
            String(decoding: piece, as: UTF8.self),
            at: .init(line: number, column: pieceStart + 1))
        piece = []
    }
}
