import Foundation
import Literate

/// Looks at built pages as a browser would, before anybody sees them.
struct SiteCheck {
    /// The pages' HTML by path.
    let pages: [String: String]
    /// The paths of everything else on the site.
    let files: Set<String>
    /// The style sheets' text, which names the colours that drawings may use.
    let styles: String
    /// Where the site stands on the web: what begins so is a page of the site.
    var address = ""
    /// The addresses that the pages must have, and no others.
    var addresses: SiteAddresses?
    /// Old names of addresses, which pages keep as well.
    var moved: Set<Address> = []
    /// What this process found before, if it stays alive.
    var kept = KeptResults.nothing

    var problems: [Problem] {
        let read = Array(pages).concurrentMap { [kept] path, page in
            kept.remembered(at: "tags \(path)", given: ContentHash(page).value) {
                PageTags(page)
            }
        }
        let tags = Dictionary(zip(pages.keys, read)) { first, _ in first }
        let places = tags.mapValues { Set($0.ids) }
        let colors = Self.colors(in: styles)
        // Pages of one folder share most of their links: to look at each once is enough if there is nothing wrong with it.
        var sound: [Substring: Set<String>] = [:]
        let inPages = pages.sorted { $0.key < $1.key }.flatMap { path, page -> [Problem] in
            guard let found = tags[path] else { return [] }
            let folder = path[..<(path.lastIndex(of: "/") ?? path.startIndex)]
            let links = found.links.compactMap { link -> Problem? in
                let isLocal = link.value.utf8.first == UInt8(ascii: "#")
                let isPlain = link.isFollowed && !isLocal
                if isPlain, sound[folder]?.contains(link.value) == true { return nil }
                let problem = problem(with: link, of: page, at: path, ids: places)
                if isPlain, problem == nil { sound[folder, default: []].insert(link.value) }
                return problem
            }
            return links + repeated(found.ids, at: path)
                + leftovers(found.braces, of: page, at: path)
                + unknownColors(found.colors, at: path, known: colors)
        }
        return (addresses?.problems(on: tags, besides: moved) ?? []) + inPages
    }

    /// The colours that style sheets define: `--ui-name:`.
    private static func colors(in styles: String) -> Set<String> {
        Set(
            styles.split(separator: "--ui-").dropFirst().compactMap { part in
                let name = part.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
                let next = part[name.endIndex...].first { !$0.isWhitespace }
                return next == ":" ? String(name) : nil
            })
    }

    private func problem(
        with link: PageTags.Mention, of page: String, at path: String, ids: [String: Set<String>]
    ) -> Problem? {
        if link.value.utf8.first == UInt8(ascii: "#"),
            ids[path]?.contains(String(link.value.dropFirst())) == true
        {
            return nil
        }
        if link.isFollowed, link.value.hasPrefix("https://"),
            address.isEmpty || !link.value.hasPrefix(address)
        {
            return nil
        }
        var url = link.value.replacing("&amp;", with: "&")
        if !address.isEmpty, url.hasPrefix(address) {
            url = String(url.dropFirst(address.count))
            if url.isEmpty { return nil }
        }
        if url.contains("://") || url.hasPrefix("mailto:") {
            guard !link.isFollowed else { return nil }
            return problem(
                page, path, link.offset, "the page asks another server for “\(url)”",
                "Keep it in the site.")
        }
        let parts = url.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
        let target = parts[0].isEmpty ? path : Self.resolve(String(parts[0]), from: path)
        guard let target, pages[target] != nil || files.contains(target) else {
            return problem(
                page, path, link.offset, "the link “\(url)” leads nowhere",
                "Name a chapter's file or a page of the site.")
        }
        guard parts.count > 1, let known = ids[target], !known.contains(Self.decoded(parts[1]))
        else { return nil }
        return problem(
            page, path, link.offset, "\(target) has no place called “\(parts[1])”",
            "Use the anchor of one of its headings.")
    }

    private func repeated(_ ids: [String], at path: String) -> [Problem] {
        var seen: Set<String> = []
        return ids.filter { !seen.insert($0).inserted }.map {
            Problem(
                SourcePosition(file: path, line: 1), "two places of the page are called “\($0)”",
                remedy: "Give one of the headings or blocks another name.")
        }
    }

    private func leftovers(_ braces: [Int], of page: String, at path: String) -> [Problem] {
        braces.map {
            problem(
                page, path, $0,
                "a template's tag was left on the page", "Look at the braces of the template.")
        }
    }

    private func unknownColors(
        _ names: Set<String>, at path: String, known: Set<String>
    ) -> [Problem] {
        names.subtracting(known).sorted().map {
            Problem(
                SourcePosition(file: path, line: 1), "the styles have no colour “\($0)”",
                remedy: "Define --ui-\($0) in the theme's styles, light and dark.")
        }
    }

    /// The path that a relative link means; nil when it leaves the site.
    private static func resolve(_ url: String, from page: String) -> String? {
        var parts = page.split(separator: "/").dropLast().map(String.init)
        for part in decoded(url[...]).split(separator: "/") where part != "." {
            if part != ".." {
                parts.append(String(part))
            } else if parts.popLast() == nil {
                return nil
            }
        }
        return parts.joined(separator: "/")
    }

    private static func decoded(_ url: Substring) -> String {
        String(url).removingPercentEncoding ?? String(url)
    }

    private func problem(
        _ page: String, _ path: String, _ offset: Int, _ message: String, _ remedy: String
    ) -> Problem {
        let before = page.utf8.prefix(offset)
        let line = before.count { $0 == UInt8(ascii: "\n") } + 1
        let column = before.reversed().prefix { $0 != UInt8(ascii: "\n") }.count + 1
        return Problem(
            SourcePosition(file: path, line: line, column: column), message, remedy: remedy)
    }
}
