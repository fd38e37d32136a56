import Foundation

/// What tells a run that came to its end from one whose program only says so.
///
/// A program finds a random word, removes it before any listing runs, and writes it back, with the status that Swift Testing
/// gave, when all tests have ended. What a listing writes among the events of the tests, or an `exit(0)`, has no such word.
struct Seal {
    /// The file of the word, in the folder of what claims leave.
    static let name = "seal"

    private let file: URL
    private let word: String

    /// Lays a new word into a folder.
    init(in folder: URL) throws {
        word = "\(UInt64.random(in: .min ... .max))"
        file = folder.appendingPathComponent(Self.name)
        try Data(word.utf8).write(to: file)
    }

    /// Whether the program that ended with that status came to the end of its tests.
    func closes(_ status: Subprocess.Status) -> Bool {
        guard case .exited(let number) = status,
            let data = FileManager.default.contents(atPath: file.path)
        else { return false }
        return String(decoding: data, as: UTF8.self) == "\(word) \(number)"
    }

    /// The part of a program that keeps the word.
    static let source = """
        /// The word that says that all tests have ended.
        enum Seal {
            private static let file = ProcessInfo.processInfo.environment["WORKBOOK_RUNS"].map { $0 + "/\(name)" }
            nonisolated(unsafe) private static var word = ""

            /// Takes the word before any test runs.
            static func take() {
                guard let file, let bytes = FileManager.default.contents(atPath: file) else { return }
                word = String(decoding: bytes, as: UTF8.self)
                unlink(file)
            }

            /// Ends the program, whose tests have ended.
            static func end(_ status: CInt) -> Never {
                if let file, !word.isEmpty {
                    _ = FileManager.default.createFile(
                        atPath: file, contents: Data((word + " \\(status)").utf8))
                }
                exit(status)
            }
        }

        """
}
