import Foundation
import SiteServer

/// Notices when the reader's file is saved, however an editor does that, and when the book changes.
struct AnswerWatch {
    private let book: String
    private var files: FileWatch
    private var chapters: FileWatch
    private var lookedAtChapters = Date()

    /// Watches a reader's file and the folder of chapters.
    init(file: String, book: String) {
        self.book = book
        files = FileWatch([file])
        chapters = FileWatch([book])
    }

    /// Watches another file from now on.
    mutating func follow(_ file: String) { files = FileWatch([file]) }

    /// Whether the file has been saved since the last time, and is not being written any more.
    mutating func isSaved() -> Bool { !files.settledChanges().isEmpty }

    /// Whether the book has changed; it is looked at once a second.
    mutating func bookHasChanged() -> Bool {
        guard -lookedAtChapters.timeIntervalSinceNow > 1 else { return false }
        lookedAtChapters = Date()
        return !chapters.settledChanges().isEmpty
    }

    /// Whether a change has been seen that may go on.
    var isSettling: Bool { files.isSettling }
}
