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
        if let fatal = text.firstMatch(of: Self.lastWords) {
            message = String(fatal.output.1)
            words = String(text[fatal.output.1.startIndex...])
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
        for line in text.split(separator: "\n") {
            guard line.contains(Self.lastWords),
                let fatal = line.firstMatch(of: #/^(.+?):(\d+): /#),
                Self.isSame(String(fatal.output.1), file)
            else { continue }
            self.line = Int(fatal.output.2)
            return
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

    /// What the runtime calls a failed check: its own, a precondition's, or an assertion's.
    private static var lastWords: Regex<(Substring, Substring)> {
        /(?:Fatal error|Precondition failed|Assertion failed): (.+)/
    }

    /// The runtime names a file by its path or by its module and base name.
    private static func isSame(_ named: String, _ file: String) -> Bool {
        let base = file.split(separator: "/").last.map(String.init) ?? file
        return named == file || named.hasSuffix("/" + base)
    }
}
