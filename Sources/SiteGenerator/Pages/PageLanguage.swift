import Foundation
import Literate

/// A language that pages are in besides the book's own: its words for the pages and its sentences for runs.
public struct PageLanguage: Sendable {
    let words: Words
    let sentences: Sentences

    /// A language from its table; `book` are the language and the sentences of the book, which are borrowed where the
    /// table has none.
    ///
    /// - Throws: `ToolFailure` if the table is missing or malformed.
    public init(_ language: String, table file: URL, book: (language: String, table: LocaleTable))
        throws
    {
        let (table, hasSentences) = try book.table.translated(by: file)
        var words = Words(
            language: language, file: file.relativePath, table: table.ui, book: book.language)
        words.told = hasSentences ? nil : book.language
        self.words = words
        sentences = Sentences(table)
    }
}

extension Words {
    /// The language of a chapter, where it is another than that of the words.
    func language(of chapter: Chapter) -> String? {
        let language = chapter.language ?? book
        return language == self.language ? nil : language
    }
}
