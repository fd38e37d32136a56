import Foundation

/// What an EPUB says of itself: its title, its edition, what is in it, and in which order that is read.
struct EPUBPackage {
    let edition: Contents.Edition
    let theme: Theme
    let words: Words
    let items: [Item]

    /// A file of the book.
    struct Item {
        var path: String
        /// Its media type.
        var type: String
        /// What the format wants to be told of it, such as that it holds drawings.
        var properties: [String] = []
        /// Whether it is one of the pages.
        var isRead = false
    }

    /// The package document.
    func xml() throws -> String {
        try theme.render(
            "epub-package",
            [
                "identifier": edition.identifier, "modified": "\(edition.date)T00:00:00Z",
                "date": edition.date, "items": items.enumerated().map(item),
                "hasCover": items.contains { $0.properties.contains("cover-image") },
                "spine": items.indices.filter { items[$0].isRead }.map { ["id": Self.id($0)] },
            ], in: ["language": words.language])
    }

    private func item(_ place: Int, _ item: Item) -> [String: Any] {
        var data: [String: Any] = [
            "id": Self.id(place), "href": Self.reference(item.path), "type": item.type,
        ]
        if !item.properties.isEmpty {
            data["properties"] = ["names": item.properties.joined(separator: " ")]
        }
        return data
    }

    private static func id(_ place: Int) -> String { "item-\(place + 1)" }

    /// A path as a relative link.
    static func reference(_ path: String) -> String {
        path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? path
    }
}
