import Foundation

extension Chapter {
    /// The chapter in a file's bytes, with the mistakes that show without compiling anything.
    public static func checked(_ bytes: [UInt8], file: String) -> (Chapter?, [Problem]) {
        let (chapter, problems) = read(bytes, file: file)
        return (chapter, problems + (chapter?.mistakes ?? []))
    }

    /// The mistakes of a chapter that could be read, as far as they show without compiling anything.
    ///
    /// They depend on its text and on its file's name alone: they are kept under these.
    fileprivate var mistakes: [Problem] {
        HTMLCheck(chapter: self).problems + HeadingCheck(chapter: self).problems
            + HiddenCharacterCheck(chapter: self).problems
            + ChapterChecks(chapter: self).problems
    }
}

extension Book {
    /// Reads a folder's chapters and finds the mistakes that show in each without compiling anything.
    ///
    /// A chapter that is as it was is not checked again.
    public static func checked(
        _ folder: URL, shownAs name: String? = nil, kept: KeptResults = .nothing
    ) -> (book: Book, problems: [Problem]) {
        let (book, unread) = load(folder, shownAs: name)
        // One file for all chapters: a book may have a thousand.
        let shelf = KeptShelf<[Problem]>(
            kept, at: "mistakes \(ContentHash(folder.standardizedFileURL.path).value)")
        let translated = book.siblings.flatMap(\.mistakes)
        let mistakes = book.chapters.concurrentMap { chapter in
            shelf.value(of: chapter.fingerprint) { chapter.mistakes }
        }
        shelf.save()
        return (
            book, (unread + mistakes.joined() + translated).sorted { $0.position < $1.position }
        )
    }

    /// Where results of a chapter are kept: each book has places of its own, and so has each name that its files are
    /// shown by.
    func place(of what: String, in chapter: Chapter) -> String {
        "\(what) \(chapter.slug) \(ContentHash(folder.standardizedFileURL.path, chapter.file).value)"
    }
}

extension Chapter {
    /// A number that changes with its text and with how problems name its file.
    var fingerprint: UInt64 {
        var hash = ContentHash(file)
        hash.add(Data(source.bytes))
        return hash.value
    }

    /// A number that changes with its blocks, which are all that its programs are made from; the prose between them does not
    /// matter to it, nor do the lines that they stand at.
    var blocksContent: UInt64 {
        var hash = ContentHash(file)
        for block in blocks {
            let (start, end) = (block.fence.line, block.closingLine + 1)
            hash.add(Data(source.bytes[source.offset(ofLine: start)..<source.offset(ofLine: end)]))
        }
        return hash.value
    }
}
