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

    var problems: [Problem] {
        let colors = Set(styles.matches(of: /--ui-(\w+)\s*:/).map { String($0.1) })
        let ids = pages.mapValues { page in page.matches(of: /\sid="([^"]*)"/).map { String($0.1) }
        }
        let places = ids.mapValues(Set.init)
        return pages.sorted { $0.key < $1.key }.flatMap { path, page in
            links(of: page, at: path, ids: places)
                + repeated(ids[path] ?? [], at: path) + leftovers(of: page, at: path)
                + unknownColors(of: page, at: path, known: colors)
        }
    }

    private func links(of page: String, at path: String, ids: [String: Set<String>]) -> [Problem] {
        page.matches(of: /<(\w+)[^>]*? (?:href|src)="([^"]*)"/).compactMap { match in
            let url = String(match.2).replacing("&amp;", with: "&")
            if url.contains("://") || url.hasPrefix("mailto:") {
                guard match.1 != "a" else { return nil }
                return problem(
                    page, path, match.range.lowerBound, "the page asks another server for “\(url)”",
                    "Keep it in the site.")
            }
            let parts = url.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
            let target = parts[0].isEmpty ? path : Self.resolve(String(parts[0]), from: path)
            guard let target, pages[target] != nil || files.contains(target) else {
                return problem(
                    page, path, match.range.lowerBound, "the link “\(url)” leads nowhere",
                    "Name a chapter's file or a page of the site.")
            }
            guard parts.count > 1, let known = ids[target], !known.contains(Self.decoded(parts[1]))
            else { return nil }
            return problem(
                page, path, match.range.lowerBound, "\(target) has no place called “\(parts[1])”",
                "Use the anchor of one of its headings.")
        }
    }

    private func repeated(_ ids: [String], at path: String) -> [Problem] {
        var seen: Set<String> = []
        return ids.filter { !seen.insert($0).inserted }.map {
            Problem(
                SourcePosition(file: path, line: 1), "two places of the page are called “\($0)”",
                remedy: "Give one of the headings or blocks another name.")
        }
    }

    private func leftovers(of page: String, at path: String) -> [Problem] {
        page.ranges(of: "{{").map {
            problem(
                page, path, $0.lowerBound, "a template's tag was left on the page",
                "Look at the braces of the template.")
        }
    }

    private func unknownColors(of page: String, at path: String, known: Set<String>) -> [Problem] {
        let names = Set(page.matches(of: /="var\(--ui-(\w+)\)"/).map { String($0.1) })
        return names.subtracting(known).sorted().map {
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
        _ page: String, _ path: String, _ index: String.Index, _ message: String, _ remedy: String
    ) -> Problem {
        let before = page[..<index]
        let line = before.count { $0 == "\n" } + 1
        let start = before.lastIndex(of: "\n").map(page.index(after:)) ?? page.startIndex
        let column = page[start..<index].utf8.count + 1
        return Problem(
            SourcePosition(file: path, line: line, column: column), message, remedy: remedy)
    }
}
