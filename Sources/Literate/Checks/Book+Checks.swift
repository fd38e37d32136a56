import Foundation

extension Chapter {
    /// The chapter in a file's bytes, with the mistakes that show without compiling anything.
    public static func checked(_ bytes: [UInt8], file: String) -> (Chapter?, [Problem]) {
        let (chapter, problems) = read(bytes, file: file)
        return (chapter, problems + (chapter?.mistakes ?? []))
    }

    /// The mistakes of a chapter that could be read, as far as they show without compiling anything.
    fileprivate var mistakes: [Problem] {
        HTMLCheck(chapter: self).problems + ChapterChecks(chapter: self).problems
    }
}

extension Book {
    /// Reads a folder's chapters, as ``load(_:shownAs:)`` does, and finds the mistakes that show in each without
    /// compiling anything.
    public static func checked(
        _ folder: URL, shownAs name: String? = nil
    ) -> (book: Book, problems: [Problem]) {
        let (book, unread) = load(folder, shownAs: name)
        let problems = unread + book.chapters.flatMap(\.mistakes)
        return (book, problems.sorted { $0.position < $1.position })
    }
}
