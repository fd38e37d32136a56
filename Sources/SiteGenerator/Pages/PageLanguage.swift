import Literate

/// A language that pages are in besides the book's own: its words for the pages and its sentences for runs.
public struct PageLanguage: Sendable {
    let words: Words
    let sentences: Sentences

    /// A language from its table; `file` is how problems name the table, and `book` the language of the book.
    public init(_ language: String, table: LocaleTable, file: String, book: String) {
        words = Words(language: language, file: file, table: table.ui, book: book)
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
