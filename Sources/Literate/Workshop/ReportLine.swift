/// A line of what the terminal says of an exercise, before it is made to fit.
public struct ReportLine: Equatable, Sendable {
    /// What it says, which decides how it is set off.
    public enum Kind: Sendable {
        /// The words of a heading.
        case heading
        /// Running text.
        case text
        /// A check that holds.
        case passed
        /// A check that does not hold, or a mistake.
        case failed
        /// What a check found.
        case found
        /// A place in a file.
        case place
        /// Why a recognizer did what it did.
        case reason
        /// Code, or what the reader's own code printed: its blanks count.
        case code
        /// A line of a transcript: its blanks count, and it is broken between words.
        case transcript
    }

    /// What it says.
    public var kind: Kind
    /// What stands before its first line; those after it are indented as far.
    public var lead: String
    /// The words.
    public var text: String

    /// A line with what stands before it.
    public init(_ kind: Kind, _ text: String, lead: String = "") {
        self.kind = kind
        self.lead = lead
        self.text = text
    }

    /// An empty line.
    public static let gap = ReportLine(.text, "")

    /// A line of a transcript, whose words go on under its words, not under its time.
    static func transcript(_ line: String) -> ReportLine {
        let words = line.firstMatch(of: /^ *([\d.]+ +)?/)?.output.0 ?? ""
        return ReportLine(.transcript, String(line.dropFirst(words.count)), lead: String(words))
    }

    /// The line in lines that are no wider than a width; a word that is wider is broken.
    public func lines(at width: Int) -> [String] {
        let text = Self.harmless(text)
        let lead = lead.count < width / 2 ? lead : ""
        let room = max(1, width - lead.count)
        let lines =
            switch kind {
            case .code: text.pieces(of: room)
            case .transcript: text.words(in: room)
            default: text.wrapped(at: room).flatMap { $0.count > room ? $0.steps(of: room) : [$0] }
            }
        let indent = String(repeating: " ", count: lead.count)
        return (lines.isEmpty ? [""] : lines).enumerated().map { index, line in
            let whole = (index == 0 ? lead : indent) + line
            return whole.allSatisfy { $0 == " " } ? "" : whole
        }
    }

    /// A text without characters that would steer the terminal.
    static func harmless(_ text: String) -> String {
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 0x09: result.append(contentsOf: "    ".unicodeScalars)
            case 0..<0x20: result.append(Unicode.Scalar(0x2400 + scalar.value) ?? "�")
            case 0x7F..<0xA0, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF:
                result.append("�")
            default: result.append(scalar)
            }
        }
        return String(result)
    }
}

extension String {
    /// The text in pieces of a length at most, broken behind a `/` or a `.` where there is one.
    fileprivate func steps(of length: Int) -> [String] {
        var pieces: [String] = []
        var rest = self[...]
        while rest.count > length {
            let start = rest.prefix(length)
            let end = start.lastIndex { "/.".contains($0) }.map { start.index(after: $0) }
            pieces.append(String(rest[..<(end ?? start.endIndex)]))
            rest = rest[(end ?? start.endIndex)...]
        }
        return pieces + [String(rest)]
    }

    /// The text in lines of a length at most, broken at blanks, of which those within a line are kept.
    fileprivate func words(in length: Int) -> [String] {
        var lines: [String] = []
        var rest = self[...]
        while rest.count > length {
            let start = rest.prefix(length + 1)
            let end = start.lastIndex(of: " ").flatMap { $0 == start.startIndex ? nil : $0 }
            let line = end.map { rest[..<$0] } ?? rest.prefix(length)
            lines.append(String(line).trimmingWhitespace())
            rest = rest[line.endIndex...].drop { $0 == " " }
        }
        return lines + [String(rest)]
    }

    /// The text in pieces of a length at most.
    fileprivate func pieces(of length: Int) -> [String] {
        guard count > length else { return [self] }
        var pieces: [String] = []
        var rest = self[...]
        while !rest.isEmpty {
            pieces.append(String(rest.prefix(length)))
            rest = rest.dropFirst(length)
        }
        return pieces
    }
}
