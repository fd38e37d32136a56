import Foundation

/// A folder of chapters.
public struct Book: Sendable {
    /// The folder on disk.
    public var folder: URL
    /// The chapters, in the order of their file names.
    public var chapters: [Chapter]

    /// A book of chapters that have been read.
    public init(folder: URL, chapters: [Chapter]) {
        self.folder = folder
        self.chapters = chapters
    }

    /// Reads a folder's chapters: the files named by a number, a hyphen and a slug, such as
    /// `01-the-swipe.md`.
    ///
    /// `shownAs` is how problems name the folder. Files in capitals, such as `README.md`, are about
    /// the book.
    public static func load(
        _ folder: URL, shownAs name: String? = nil
    ) -> (book: Book, problems: [Problem]) {
        let shown = name ?? folder.relativePath
        var book = Book(folder: folder, chapters: [])
        var problems: [Problem] = []
        let files: [String]
        do {
            files = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        } catch {
            let problem = Problem(
                SourcePosition(file: shown, line: 1), "there is no such folder to read",
                remedy: "name the folder of the chapters with `--book`")
            return (book, [problem])
        }
        for file in files where file.hasSuffix(".md") && !file.prefix(2).allSatisfy(\.isUppercase) {
            let path = shown.isEmpty ? file : "\(shown)/\(file)"
            guard file.first?.isNumber ?? false else {
                problems.append(
                    Problem(
                        SourcePosition(file: path, line: 1),
                        "a chapter's file begins with its number",
                        remedy: "name it like `01-\(file)`, or in capitals if it is no chapter"))
                continue
            }
            guard let data = FileManager.default.contents(atPath: folder.path + "/" + file) else {
                problems.append(
                    Problem(SourcePosition(file: path, line: 1), "the file cannot be read"))
                continue
            }
            let (chapter, mistakes) = Chapter.read([UInt8](data), file: path)
            if let chapter { book.chapters.append(chapter) }
            problems += mistakes
        }
        if book.chapters.isEmpty && problems.isEmpty {
            problems.append(
                Problem(
                    SourcePosition(file: shown, line: 1), "there are no chapters in the folder",
                    remedy: "a chapter is a file such as `01-the-swipe.md`"))
        }
        return (book, problems.sorted { $0.position < $1.position })
    }
}
