import Foundation

/// A folder of chapters.
public struct Book: Sendable {
    /// The folder on disk.
    public var folder: URL
    /// The chapters, in the order of their file names.
    public var chapters: [Chapter]
    /// The pages in other languages, in the order of their file names.
    public var siblings: [Sibling] = []

    /// A book of chapters that have been read.
    public init(folder: URL, chapters: [Chapter]) {
        self.folder = folder
        self.chapters = chapters
    }

    /// Reads a folder's chapters: the files named by a number, a hyphen and a slug, such as
    /// `01-the-swipe.md`; the pages of the reference, such as `reference-glossary.md`,
    /// and those of symptoms, such as `symptom-hidden-navigation-bar.md`.
    ///
    /// Beside each may stand siblings in other languages,
    /// such as `01-the-swipe.zh-Hans.md`.
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
        var numbers: [Substring: String] = [:]
        var names: [String] = []
        var siblings: [(file: String, name: SiblingName)] = []
        for file in files where isMeantAsChapter(file) {
            let path = shown.isEmpty ? file : "\(shown)/\(file)"
            if let name = SiblingName(file) {
                siblings.append((file, name))
            } else if let problem = nameProblem(of: file, at: path, taken: &numbers) {
                problems.append(problem)
            } else {
                names.append(file)
            }
        }
        let read = names.concurrentMap { file -> (Chapter?, [Problem]) in
            let path = shown.isEmpty ? file : "\(shown)/\(file)"
            guard let data = FileManager.default.contents(atPath: folder.path + "/" + file) else {
                return (
                    nil, [Problem(SourcePosition(file: path, line: 1), "the file cannot be read")]
                )
            }
            return Chapter.read([UInt8](data), file: path)
        }
        for (chapter, mistakes) in read {
            if let chapter { book.chapters.append(chapter) }
            problems += mistakes
        }
        problems += book.add(siblings, beside: names, shownAs: shown)
        if book.chapters.isEmpty && problems.isEmpty {
            problems.append(
                Problem(
                    SourcePosition(file: shown, line: 1), "there are no chapters in the folder",
                    remedy: "a chapter is a file such as `01-the-swipe.md`"))
        }
        return (book, problems.sorted { $0.position < $1.position })
    }

    /// Reads the siblings of the chapters that could be read; the answer is what is wrong with them.
    private mutating func add(
        _ files: [(file: String, name: SiblingName)], beside names: [String], shownAs shown: String
    ) -> [Problem] {
        let originals = Dictionary(chapters.map { ("\($0.slug).md", $0) }) { first, _ in first }
        let read = files.concurrentMap { [folder] file, name -> (Sibling?, [Problem]) in
            let path = shown.isEmpty ? file : "\(shown)/\(file)"
            guard let original = originals[name.original] else {
                // What is wrong with an original that is there is told of it.
                let isThere = names.contains(name.original)
                return (nil, isThere ? [] : [name.orphan(at: path, among: names)])
            }
            guard let data = FileManager.default.contents(atPath: folder.path + "/" + file) else {
                let top = SourcePosition(file: path, line: 1)
                return (nil, [Problem(top, "the file cannot be read")])
            }
            return Sibling.read(
                [UInt8](data), file: path, language: name.language, of: original)
        }
        siblings = read.compactMap(\.0)
        return read.flatMap(\.1)
    }

    /// Hidden files are an editor's, files in capitals are about the book.
    private static func isMeantAsChapter(_ file: String) -> Bool {
        file.hasSuffix(".md") && !file.hasPrefix(".") && !file.prefix(2).allSatisfy(\.isUppercase)
    }

    /// What keeps a file from being a chapter: its name becomes a page's, a test's and an address.
    private static func nameProblem(
        of file: String, at path: String, taken: inout [Substring: String]
    ) -> Problem? {
        let top = SourcePosition(file: path, line: 1)
        if isSlug(file, after: { ["reference", "symptom"].contains($0) }) { return nil }
        let digits = file.prefix { "0"..."9" ~= $0 }
        if digits.isEmpty {
            return Problem(
                top,
                "a chapter's file begins with its number, with `reference-` or with `symptom-`",
                remedy: "name it like `01-\(file)`, or in capitals if it is no chapter")
        }
        if !isSlug(file, after: { $0.allSatisfy { "0"..."9" ~= $0 } }) {
            return Problem(
                top, "a chapter's file is a number and small letters or digits, joined by hyphens",
                remedy: "name it like `01-the-swipe.md`")
        }
        let number = digits.drop { $0 == "0" }
        if let other = taken[number] {
            return Problem(
                top, "`\(other)` is chapter \(digits) already", remedy: "give it another number")
        }
        taken[number] = file
        return nil
    }

    /// Whether a file's name is a first word, then small letters and digits after hyphens, then `.md`.
    private static func isSlug(_ file: String, after isFirst: (Substring) -> Bool) -> Bool {
        guard file.hasSuffix(".md") else { return false }
        let words = file.dropLast(3).split(separator: "-", omittingEmptySubsequences: false)
        return words.count > 1 && !words[0].isEmpty && isFirst(words[0])
            && words.dropFirst().allSatisfy { word in
                !word.isEmpty
                    && word.utf8.allSatisfy { 0x61...0x7A ~= $0 || 0x30...0x39 ~= $0 }
            }
    }
}
