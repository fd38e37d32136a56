import Foundation

/// Where and why a program died, as far as its last words tell.
struct CrashReport: Equatable {
    var line: Int?
    var column: Int?
    var message: String
    /// The message with all that follows it.
    var words: String

    /// Reads the standard error of a dead program; `file` is the chapter whose lines are looked
    /// for.
    init(_ text: String, file: String, signal: Int32) {
        message = "the program was stopped by signal \(signal)"
        words = message
        let said = Self.withoutTrace(text)
        // A program may print such words itself: the last ones say why it died.
        let last =
            Self.trapSignals.contains(signal)
            ? said.split(separator: "\n").last { $0.contains(Self.lastWords) } : nil
        if let fatal = last?.firstMatch(of: Self.lastWords) {
            message = String(fatal.output.1)
            words = String(said[fatal.output.1.startIndex...])
        } else if let reason = text.firstMatch(of: /\*\*\* Program crashed: (.+?) at 0x/) {
            message = String(reason.output.1)
        }
        for line in text.split(separator: "\n") {
            guard let frame = line.firstMatch(of: #/ at (.+):(\d+):(\d+)/#),
                Self.isSame(String(frame.output.1), file)
            else { continue }
            self.line = Int(frame.output.2)
            column = Int(frame.output.3)
            return
        }
        if let fatal = last?.firstMatch(of: #/^(.+?):(\d+): /#),
            Self.isSame(String(fatal.output.1), file)
        {
            line = Int(fatal.output.2)
        }
    }

    /// The innermost place in any of some files, by their whole paths.
    static func place(in text: String, among files: [String]) -> SourcePosition? {
        for line in text.split(separator: "\n") {
            guard let frame = line.firstMatch(of: #/ at (.+):(\d+):(\d+)/#),
                let number = Int(frame.output.2), let column = Int(frame.output.3)
            else { continue }
            let named = frame.output.1
            if let file = files.first(where: { named == $0 || named.hasSuffix("/" + $0) }) {
                return SourcePosition(file: file, line: number, column: column)
            }
        }
        return nil
    }

    /// Whether a program that touched memory which is not its own died of a full stack: calls come from the same place again and
    /// again, or its thread had no room left to trace them.
    static func isOverflow(_ text: String) -> Bool {
        guard text.contains("*** Program crashed: ") else { return true }
        var counts: [Substring: Int] = [:]
        for line in text.split(separator: "\n") {
            if let frame = line.firstMatch(of: #/ at (.+:\d+:\d+)/#) {
                counts[frame.output.1, default: 0] += 1
            }
        }
        return counts.values.contains { $0 >= 8 }
    }

    /// What the runtime calls a failed check: its own, a precondition's, or an assertion's.
    private static var lastWords: Regex<(Substring, Substring)> {
        /(?:Fatal error|Precondition failed|Assertion failed): (.+)/
    }

    /// The signals by which Swift’s own checks stop a program; after any other, what it printed says
    /// nothing of why.
    private static let trapSignals = [SIGILL, SIGTRAP, SIGABRT]

    /// What a program said itself, without the trace of calls that shows its lines.
    private static func withoutTrace(_ text: String) -> Substring {
        let trace = text.range(of: "\n*** Program crashed: ", options: .backwards)
        return text[..<(trace?.lowerBound ?? text.endIndex)]
    }

    /// The runtime names a file by its path or by its module and base name.
    private static func isSame(_ named: String, _ file: String) -> Bool {
        let base = file.split(separator: "/").last.map(String.init) ?? file
        return named == file || named.hasSuffix("/" + base)
    }
}
