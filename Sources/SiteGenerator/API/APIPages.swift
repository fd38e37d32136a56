import Foundation
import Literate

/// The pages of the engine's API: one that lists the types, and one for each part of the engine.
struct APIPages {
    /// Where the list lies.
    static let path = "api.html"

    let reference: APIReference
    let text: RuleText
    let theme: Theme
    let words: Words
    /// Where the types stand.
    private let places: [String: String]

    init(reference: APIReference, text: RuleText, theme: Theme, words: Words) {
        self.reference = reference
        self.text = text
        self.theme = theme
        self.words = words
        places = Dictionary(
            reference.groups.flatMap { group in
                group.types.map { ($0.name, "\(Self.path(of: group.name))#\($0.name)") }
            }
        ) { first, _ in first }
    }

    /// Each page's path and HTML.
    func html(
        shell: (_ path: String, _ sections: [Shell.Section]) -> [String: Any]
    ) throws -> [(path: String, html: String)] {
        let pages = try reference.groups.map { group in
            (
                Self.path(of: group.name),
                try theme.render(
                    "api",
                    [
                        "title": group.name, "types": group.types.map(type),
                    ],
                    in: shell(
                        Self.path(of: group.name),
                        group.types.map { .init(title: $0.name, anchor: $0.name) }))
            )
        }
        let index = try theme.render(
            "api-index",
            [
                "groups": reference.groups.map { group in
                    [
                        "name": group.name, "href": Self.path(of: group.name),
                        "types": group.types.map { type in
                            var data: [String: Any] = [
                                "name": breakable(type.name),
                                "href": "\(Self.path(of: group.name))#\(type.name)",
                                "summary": text.html(type.summary),
                            ]
                            data["own"] = ownMark(type.name)
                            return data
                        },
                    ] as [String: Any]
                }
            ], in: shell(Self.path, []))
        return [(Self.path, index)] + pages
    }

    static func path(of group: String) -> String { "api-\(group.lowercased()).html" }

    /// Apple's page about a type, as far as its name says which framework it is in.
    private static func applesPage(of type: String) -> String? {
        let frameworks = [("UI", "uikit"), ("CA", "quartzcore"), ("WK", "webkit")]
        guard let framework = frameworks.first(where: { type.hasPrefix($0.0) })?.1 else {
            return nil
        }
        let path = type.lowercased().replacing(".", with: "/")
        return "https://developer.apple.com/documentation/\(framework)/\(path)"
    }

    private func type(_ type: APIReference.Entry) -> [String: Any] {
        var data = entry(type, of: type.name)
        data["anchor"] = type.name
        data["own"] = ownMark(type.name)
        data["apple"] = Self.applesPage(of: type.name).map { ["href": $0, "name": type.name] }
        let above = type.above.map { name in
            places[name].map { "<a href=\"\($0)\">\(HTML.escape(name))</a>" } ?? HTML.escape(name)
        }
        data["above"] = above.isEmpty ? nil : ["names": above.joined(separator: ", ")]
        data["members"] =
            type.members.isEmpty ? nil : ["entries": type.members.map { entry($0, of: type.name) }]
        return data
    }

    /// What is said of a declaration; the type that it belongs to is not linked to itself.
    private func entry(_ entry: APIReference.Entry, of name: String) -> [String: Any] {
        [
            "name": breakable(entry.name),
            "declaration": CodeMarkup.inline(
                theme.highlighted(entry.declaration)
            ) { $0 == name ? nil : places[$0] },
            "summary": text.html(entry.summary),
            "discussion": entry.discussion.map { ["html": text.html($0)] },
        ]
    }

    /// What the book adds to Apple's names is said to be its own.
    private func ownMark(_ name: String) -> [String: String]? {
        return APIReference.isApples(name) ? nil : ["word": words(.apiOwn)]
    }

    /// A name that may be broken before its inner words.
    private func breakable(_ name: String) -> String {
        let bytes = Array(HTML.escape(name).utf8)
        func isCapital(_ place: Int) -> Bool {
            place < bytes.count && 0x41...0x5A ~= bytes[place]
        }
        var result: [UInt8] = []
        for (place, byte) in bytes.enumerated() {
            let isDot = byte == UInt8(ascii: ".") && isCapital(place + 1)
            if place > 0, 0x61...0x7A ~= bytes[place - 1], isDot || isCapital(place) {
                result += "<wbr>".utf8
            }
            result.append(byte)
        }
        return String(decoding: result, as: UTF8.self)
    }
}
