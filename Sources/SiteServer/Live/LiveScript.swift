import Foundation

/// What the server adds to the pages that it sends: a script that asks for news, and a sheet for what it shows.
///
/// They lie beside the theme (`reload.js`, `reload.css`); the built site knows nothing of them.
public struct LiveScript: Sendable {
    /// Where they are asked for; no file of a site lies there.
    static let folder = "_serve"

    let script: Data
    let style: Data

    /// Reads the two from a folder.
    public init(_ folder: URL) throws {
        script = try Data(contentsOf: folder.appendingPathComponent("reload.js"))
        style = try Data(contentsOf: folder.appendingPathComponent("reload.css"))
    }

    /// The page with the script in its head, allowed to ask this server and none else.
    ///
    /// `path` is the page's own, `seen` a number that changes with it.
    func added(to page: Data, at path: String, seen: String) -> Data {
        var text = String(decoding: page, as: UTF8.self)
        if let policy = text.range(of: "default-src 'none';") {
            text.replaceSubrange(policy, with: "default-src 'none'; connect-src 'self';")
        }
        let name = Self.quoted(path)
        let tags = """
            <link rel="stylesheet" href="/\(Self.folder)/reload.css">
            <script src="/\(Self.folder)/reload.js" data-page="\(name)" data-seen="\(seen)" defer></script>

            """
        let place = text.range(of: "</head>")?.lowerBound ?? text.startIndex
        text.insert(contentsOf: tags, at: place)
        return Data(text.utf8)
    }

    private static func quoted(_ path: String) -> String {
        path.replacing("&", with: "&amp;").replacing("\"", with: "&quot;")
            .replacing("<", with: "&lt;")
    }
}
