import SwiftIDEUtils
import SwiftParser
import SwiftSyntax

/// Colours Swift line by line: with the compiler's own parser where that is needed to tell what a word is.
enum Highlighter {
    /// Each line of Swift source.
    static func swift(_ source: String) -> [CodeLine] { plainSwift(source) ?? parsed(source) }

    /// Each line of Swift source that needs no parser; nil of any other.
    static func plainSwift(_ source: String) -> [CodeLine]? {
        let bytes = Array(source.utf8)
        guard let pieces = PlainSwift.pieces(of: bytes) else { return nil }
        var lines = Lines(bytes)
        for piece in pieces {
            let first = bytes[piece.range.lowerBound]
            lines.add(piece.range, className(piece.kind, first: first))
        }
        return trimmed(lines.lines)
    }

    /// The same, by the compiler's own parser.
    static func parsed(_ source: String) -> [CodeLine] {
        let bytes = Array(source.utf8)
        var lines = Lines(bytes)
        var end = 0
        for token in Parser.parse(source: source).classifications {
            let range =
                token.range.lowerBound
                .utf8Offset..<min(token.range.upperBound.utf8Offset, bytes.count)
            guard range.lowerBound >= end, !range.isEmpty else { continue }
            if end < range.lowerBound { lines.add(end..<range.lowerBound, nil) }
            let afterPound =
                range.lowerBound > 0 && bytes[range.lowerBound - 1] == UInt8(ascii: "#")
            lines.add(
                range, className(token.kind, first: bytes[range.lowerBound], afterPound: afterPound)
            )
            end = range.upperBound
        }
        if end < bytes.count { lines.add(end..<bytes.count, nil) }
        return trimmed(lines.lines)
    }

    /// Lines that are put together of pieces of a source.
    private struct Lines {
        private let bytes: [UInt8]
        private(set) var lines = [CodeLine()]

        init(_ bytes: [UInt8]) { self.bytes = bytes }

        mutating func add(_ range: Range<Int>, _ color: String?) {
            var start = range.lowerBound
            if color == "a", takesPound() { start -= 1 }
            while true {
                let end =
                    bytes[start..<range.upperBound].firstIndex(of: UInt8(ascii: "\n"))
                    ?? range.upperBound
                if start < end {
                    let text = String(decoding: bytes[start..<end], as: UTF8.self)
                    lines[lines.count - 1].pieces.append(.init(text: text, color: color))
                }
                guard end < range.upperBound else { return }
                lines.append(CodeLine())
                start = end + 1
            }
        }

        /// Takes a `#` from the end of what there is, for the name after it: `#expect` is one word.
        private mutating func takesPound() -> Bool {
            let line = lines.count - 1
            guard let last = lines[line].pieces.last, last.text.hasSuffix("#") else { return false }
            lines[line].pieces.removeLast()
            if last.text.utf8.count > 1 {
                lines[line].pieces.append(
                    .init(text: String(last.text.dropLast()), color: last.color))
            }
            return true
        }
    }

    /// Each line of text that is not Swift.
    static func plain(_ source: String) -> [CodeLine] {
        trimmed(
            source.split(separator: "\n", omittingEmptySubsequences: false).map {
                CodeLine(pieces: $0.isEmpty ? [] : [.init(text: String($0), color: nil)])
            })
    }

    /// A block's text ends with a line feed, which starts no line of its own.
    private static func trimmed(_ lines: [CodeLine]) -> [CodeLine] {
        lines.last?.pieces.isEmpty == true ? lines.dropLast() : lines
    }

    private static func className(
        _ kind: SyntaxClassification, first: UInt8, afterPound: Bool
    ) -> String? {
        switch kind {
        case .keyword: "k"
        case .type: "ty"
        case .stringLiteral, .regexLiteral: "s"
        case .integerLiteral, .floatLiteral: "n"
        case .lineComment, .blockComment, .docLineComment, .docBlockComment: "c"
        case .attribute, .ifConfigDirective: "a"
        case .identifier where afterPound: "a"
        // The parser sees no types, so that a call of an initializer is an identifier like any
        // other.
        case .identifier where (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first): "ty"
        default: nil
        }
    }

    private static func className(_ kind: PlainSwift.Kind, first: UInt8) -> String? {
        switch kind {
        case .keyword: "k"
        case .string: "s"
        case .integer, .fraction: "n"
        case .comment, .documentation: "c"
        case .attribute: "a"
        case .name where (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first): "ty"
        case .name, .sign, .operation, .argument: nil
        }
    }
}
