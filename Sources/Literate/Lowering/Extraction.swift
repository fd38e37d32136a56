/// Every program of a book as test sources, by file name.
public struct Extraction {
    public private(set) var files: [String: String] = [:]
    public private(set) var problems: [Problem] = []

    /// The name of the file that lets claims write their runs.
    public static let recorderName = "recorder.swift"

    /// Lowers every program.
    public init(_ book: Book) {
        let programs = book.chapters.flatMap(\.programs).map { LoweredProgram($0) }
        for program in programs {
            files[program.fileName] = program.source
            problems += program.problems
        }
        files[Self.recorderName] = ClaimSupport.recorder
        problems = problems.removingDuplicates().sorted { $0.position < $1.position }
    }
}

extension LoweredProgram {
    /// Lowers a Swift file written for UIKit.
    public init(swift text: String, file: String) {
        // The file's first line is line 1, so the fence it does not have stands on line 0.
        let block = Block(
            kind: .listing, info: InfoString(), text: text,
            fence: SourcePosition(file: file, line: 0), closingLine: 0)
        self.init(
            Program(slug: file, variant: nil, parts: [block], claims: [], refusals: []))
    }
}
