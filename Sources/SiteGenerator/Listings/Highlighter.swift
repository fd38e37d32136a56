import SwiftIDEUtils
import SwiftParser
import SwiftSyntax

/// Colours Swift with the compiler's own parser, line by line.
enum Highlighter {
    /// Each line of Swift source.
    static func swift(_ source: String) -> [CodeLine] {
        let bytes = Array(source.utf8)
        var lines = [CodeLine()]
        var end = 0
        func add(_ range: Range<Int>, _ color: String?) {
            let text = String(decoding: bytes[range], as: UTF8.self)
            let pieces = text.split(separator: "\n", omittingEmptySubsequences: false)
            for (index, piece) in pieces.enumerated() {
                if index > 0 { lines.append(CodeLine()) }
                guard !piece.isEmpty else { continue }
                lines[lines.count - 1].pieces.append(.init(text: String(piece), color: color))
            }
        }
        for token in Parser.parse(source: source).classifications {
            let range =
                token.range.lowerBound
                .utf8Offset..<min(token.range.upperBound.utf8Offset, bytes.count)
            guard range.lowerBound >= end, !range.isEmpty else { continue }
            if end < range.lowerBound { add(end..<range.lowerBound, nil) }
            let afterPound =
                range.lowerBound > 0 && bytes[range.lowerBound - 1] == UInt8(ascii: "#")
            add(
                range, className(token.kind, first: bytes[range.lowerBound], afterPound: afterPound)
            )
            end = range.upperBound
        }
        if end < bytes.count { add(end..<bytes.count, nil) }
        return trimmed(lines)
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
}
