/// Every program of a book as test sources, by file name.
///
/// A build must know the names of its files before it reads a chapter, so a program is named by its
/// place in the chapter: `01-the-swipe.0.swift` is the base program, `.1` the first variant, and so
/// on. The plugin `ExtractSnippets` writes these files for bare `swift test`.
public struct Extraction {
    /// The text of each file by its name.
    public private(set) var files: [String: String] = [:]
    /// What could not be lowered.
    public private(set) var problems: [Problem] = []

    /// Lowers every program.
    public init(_ book: Book) {
        for chapter in book.chapters {
            for (place, program) in chapter.programs.enumerated() {
                // What stops a program would stop the tests; `workbook verify` runs it alone.
                var program = program
                program.traps = []
                let lowered = LoweredProgram(program)
                files["\(chapter.slug).\(place).swift"] = lowered.source
                problems += lowered.problems
            }
        }
        files["recorder.swift"] = ClaimSupport.recorder
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
