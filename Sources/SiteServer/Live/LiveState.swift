import Foundation

/// What the open pages are told while the server runs: that the site has been built anew, and what is wrong in the book.
public final class LiveState: @unchecked Sendable {
    /// What there is to tell at a moment.
    struct News {
        /// How often the site was built anew or mistakes came and went.
        var edition = 0
        /// How often the mistakes changed.
        var told = 0
        var problems: [LiveProblem] = []
        /// Whether all files of the site are there, and not the pages alone.
        var isWhole = true
    }

    /// The words that the pages say it with.
    let words: [String: String]
    private let lock = NSLock()
    private var current = News()

    /// Nothing to tell yet; `words` are what the pages' script says, by its own names for them.
    public init(words: [String: String]) { self.words = words }

    /// The site was built anew, and the book has no mistakes; unless it `isWhole`, what is missing comes soon.
    public func published(isWhole: Bool = true) {
        change { news in
            news.problems = []
            news.isWhole = isWhole
        }
    }

    /// What was missing of the site has come, or will not come.
    public func completed() { change { $0.isWhole = true } }

    /// The book has mistakes; the site is as it was.
    public func failed(_ problems: [LiveProblem]) { change { $0.problems = problems } }

    private func change(_ change: (inout News) -> Void) {
        lock.withLock {
            let before = current.problems
            change(&current)
            if current.problems != before { current.told += 1 }
            current.edition += 1
        }
    }

    var news: News { lock.withLock { current } }
}
