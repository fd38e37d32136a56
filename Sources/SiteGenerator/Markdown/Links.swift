import Foundation

/// Where links lead once chapters are pages.
enum Links {
    /// Another chapter's Markdown file becomes its page; everything else stays as it is.
    static func page(for url: String) -> String {
        guard !url.contains("://") else { return url }
        let written = url.prefix { $0 != "#" && $0 != "?" }
        let path = String(written).removingPercentEncoding ?? String(written)
        guard path.hasSuffix(".md") else { return url }
        return path.dropLast(3) + ".html" + url[written.endIndex...]
    }
}
