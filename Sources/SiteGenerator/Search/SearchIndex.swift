import Foundation

/// What the search looks through: the book's places with their words, as the page's script reads them.
struct SearchIndex {
    /// What a page is for, and so in which group its places are listed.
    enum Kind: String {
        /// The page of a symptom.
        case symptom
        /// A list of symptoms, whose entries come after the pages.
        case listed
        case chapter, rule, api
        /// The glossary, and everything else that one looks things up in.
        case reference
    }

    /// Places of one page that share a heading.
    struct Page {
        var kind: Kind
        /// Where it lies.
        var path: String
        /// What stands beside the names of its places.
        var title: String
        var entries: [Entry] = []
        /// The language of a sibling's page; nil for the book's own.
        var language: String?
    }

    /// A place with its words.
    struct Entry: Equatable {
        /// Where it stands on its page, empty for the beginning; nil for the place of the entry before, whose part it is.
        var anchor: String?
        var title: String
        var text: String
        /// What people type who look for it, a phrase each.
        var phrases: [String] = []
    }

    var pages: [Page]
    /// What stands for words of the book, such as those of another language: a phrase, and the words it means.
    var aliases: [(phrase: String, words: String)] = []

    /// The language of the pages that say none.
    var language = "en"

    /// Where the file lies on the site.
    static let path = "search/index.js"

    /// The file: a classic script, since a page from disk may not fetch.
    var script: Data {
        let codes = WordCodes(
            for: pages.flatMap(\.entries).flatMap { [$0.title, $0.text] + $0.phrases })
        let meanings = aliases.map { list([$0.phrase, $0.words].map(ScriptText.quoted)) }
        var characters = ""
        characters.unicodeScalars.append(contentsOf: codes.characters)
        let head = [
            "\"language\":" + ScriptText.quoted(language),
            "\"words\":" + ScriptText.quoted(codes.words.joined(separator: "|")),
            "\"codes\":" + ScriptText.quoted(characters),
        ]
        var script = Array(
            "(window.bookSearch=window.bookSearch||{}).data={\(head.joined(separator: ",\n")),\n"
                .utf8)
        script += "\"pages\":".utf8
        write(pages, codes, to: &script)
        script += ",\n\"aliases\":\(list(meanings))};\n".utf8
        return Data(script)
    }

    /// Writes the pages with their places, whose texts are those of the codes, in order.
    private func write(_ pages: [Page], _ codes: WordCodes, to script: inout [UInt8]) {
        var next = 0
        func write(_ count: Int, to script: inout [UInt8]) {
            for text in 0..<count {
                if text > 0 { script.append(UInt8(ascii: ",")) }
                codes.write(textAt: next + text, to: &script)
            }
            next += count
        }
        script.append(UInt8(ascii: "["))
        for (number, page) in pages.enumerated() {
            if number > 0 { script += ",\n".utf8 }
            let names = [page.kind.rawValue, page.path, page.title].map(ScriptText.quoted)
            script += "[\(names.joined(separator: ",")),[".utf8
            for (number, entry) in page.entries.enumerated() {
                script += "\(number > 0 ? "," : "")[\(place(of: entry)),".utf8
                write(2, to: &script)
                if !entry.phrases.isEmpty {
                    script += ",[".utf8
                    write(entry.phrases.count, to: &script)
                    script.append(UInt8(ascii: "]"))
                }
                script.append(UInt8(ascii: "]"))
            }
            script.append(UInt8(ascii: "]"))
            if let language = page.language { script += ",\(ScriptText.quoted(language))".utf8 }
            script.append(UInt8(ascii: "]"))
        }
        script.append(UInt8(ascii: "]"))
    }

    /// An entry's place: 0 for that of the entry before, 1 where its title says it, 2 where its title does in lower case
    /// with hyphens.
    private func place(of entry: Entry) -> String {
        switch entry.anchor {
        case nil: "0"
        case entry.title: "1"
        case Self.hyphenated(entry.title): "2"
        case let anchor?: ScriptText.quoted(anchor)
        }
    }

    /// The letters and digits of ASCII, joined by hyphens, apostrophes left out.
    private static func hyphenated(_ title: String) -> String {
        var result = ""
        for scalar in title.lowercased().unicodeScalars where !"'’".unicodeScalars.contains(scalar)
        {
            if scalar.isASCII, scalar.properties.isAlphabetic || "0"..."9" ~= scalar {
                result.unicodeScalars.append(scalar)
            } else if !result.isEmpty, result.last != "-" {
                result.append("-")
            }
        }
        return result.last == "-" ? String(result.dropLast()) : result
    }

    private func list(_ parts: [String]) -> String { "[" + parts.joined(separator: ",") + "]" }
}
