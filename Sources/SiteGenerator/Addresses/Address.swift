/// A page of the site, or a place on one that links may name.
public struct Address: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// The page's path, such as `02-sharing-the-edge.html`.
    public var page: String
    /// The place on it; nil is the page as a whole.
    public var place: String?

    /// A page, or a place on it.
    public init(_ page: String, _ place: String? = nil) {
        self.page = page
        self.place = place
    }

    /// The address that a text is, such as `rules.html#G-1.1`; nil if it is none.
    init?(text: some StringProtocol) {
        let parts = text.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
        let (page, place) = (String(parts[0]), parts.count > 1 ? String(parts[1]) : nil)
        let isPage =
            page.hasSuffix(".html") && page.count > ".html".count && !page.hasPrefix(".")
            && page.allSatisfy { $0.isLetter || $0.isNumber || "-._".contains($0) }
        guard isPage, place != "", !(place?.contains { $0.isWhitespace || $0 == "#" } ?? false)
        else { return nil }
        self.init(page, place)
    }

    /// The page's file without its ending and what follows a dot: the chapter that it belongs to.
    var slug: String { String(page.prefix { $0 != "." }) }

    /// As a link on another page has it.
    public var description: String { place.map { "\(page)#\($0)" } ?? page }

    /// Addresses are in order by page, then place; a page stands before its places.
    public static func < (one: Self, other: Self) -> Bool {
        (one.page, one.place ?? "") < (other.page, other.place ?? "")
    }
}
