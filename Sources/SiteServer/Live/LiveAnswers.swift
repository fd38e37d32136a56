import Foundation

/// The answers of the server: files of the site, pages with the script added, and the news that the script waits for.
struct LiveAnswers: Sendable {
    let folder: SiteFolder
    let live: LiveScript
    let state: LiveState
    /// How long a request for news, or for a file that is still to come, is kept waiting.
    var patience = Duration.seconds(20)

    /// What is sent for the target of a GET.
    func answer(to target: String) async -> Answer {
        guard let path = SitePath(target: target) else { return page(.unknownPath) }
        if path.names.first == LiveScript.folder { return await ownAnswer(path, target) }
        await waitForSite()
        guard folder.exists else { return page(.noSite, asking: path) }
        guard let bytes = await bytes(at: path) else { return page(.unknownPath, asking: path) }
        let type = ContentType(fileName: path.text)
        return Answer(.ok, type, type == .html ? withScript(bytes, path) : bytes)
    }

    /// A site that is being replaced has no folder for a moment.
    private func waitForSite() async {
        for _ in 0..<20 where !folder.exists { try? await Task.sleep(for: .milliseconds(10)) }
    }

    /// A file of the site; one that is missing is waited for while there is more to come.
    private func bytes(at path: SitePath) async -> Data? {
        let deadline = ContinuousClock.now + patience
        while true {
            let isWhole = state.news.isWhole
            if let bytes = folder.bytes(at: path) { return bytes }
            guard !isWhole, ContinuousClock.now < deadline, !Task.isCancelled else { return nil }
            try? await Task.sleep(for: .milliseconds(50))
        }
    }

    // MARK: What is not there

    /// A page that says so, which goes on to ask for news: what is missing may come.
    private func page(_ refusal: Refusal, asking path: SitePath? = nil) -> Answer {
        let missing = SitePath(target: "/404.html").flatMap(folder.bytes)
        let page =
            missing.flatMap { refusal.status == .notFound ? $0 : nil }
            ?? Data(
                """
                <!DOCTYPE html>
                <html lang="en"><head><meta charset="utf-8"><title>\(refusal.status.phrase)</title>
                </head><body><p>\(refusal.sentence)</p></body></html>

                """.utf8)
        return Answer(refusal.status, .html, path.map { withScript(page, $0) } ?? page)
    }

    private func withScript(_ page: Data, _ path: SitePath) -> Data {
        live.added(to: page, at: path.text, seen: fingerprint(of: path))
    }

    // MARK: What the script asks for

    private func ownAnswer(_ path: SitePath, _ target: String) async -> Answer {
        switch path.names.dropFirst().joined(separator: "/") {
        case "reload.js": return Answer(.ok, .script, live.script)
        case "reload.css": return Answer(.ok, .css, live.style)
        case "news": return await news(Self.query(of: target))
        default: return page(.unknownPath)
        }
    }

    private struct Message: Encodable {
        /// A number that changes with the page that was asked about.
        var seen: String
        /// A number that changes with the mistakes.
        var told: Int
        var problems: [LiveProblem]
        var words: [String: String]
    }

    /// Answers as soon as the page or the mistakes are others than those that the script knows, or when it has waited long enough.
    private func news(_ query: [String: String]) async -> Answer {
        guard let path = query["page"].flatMap({ SitePath(target: "/" + $0) }) else {
            return Answer(.malformed)
        }
        let deadline = ContinuousClock.now + patience
        var news = state.news
        var seen = fingerprint(of: path)
        while seen == query["seen"], "\(news.told)" == query["told"],
            ContinuousClock.now < deadline, !Task.isCancelled
        {
            try? await Task.sleep(for: .milliseconds(50))
            guard state.news.edition != news.edition else { continue }
            news = state.news
            seen = fingerprint(of: path)
        }
        let message = Message(
            seen: seen, told: news.told, problems: news.problems, words: state.words)
        guard let bytes = try? JSONEncoder().encode(message) else { return Answer(.malformed) }
        return Answer(.ok, .json, bytes)
    }

    private static func query(of target: String) -> [String: String] {
        let query = target.split(separator: "?", maxSplits: 1).dropFirst().first ?? ""
        let pairs = query.split(separator: "&").compactMap { pair -> (String, String)? in
            let parts = pair.split(separator: "=", maxSplits: 1)
            guard parts.count == 2, let value = SitePath.decoded(parts[1]) else { return nil }
            return (String(parts[0]), value)
        }
        return Dictionary(pairs) { first, _ in first }
    }

    /// A number that changes with a page and with the style and the scripts that it may name; another in every process, so that
    /// a page notices a new server.
    private func fingerprint(of path: SitePath) -> String {
        let theme = ["book.css", "scripts/page.js", "scripts/theme.js"]
        var hasher = Hasher()
        for file in [path] + theme.compactMap({ SitePath(target: "/" + $0) }) {
            let bytes = folder.bytes(at: file)
            hasher.combine(bytes?.count)
            // `Data` itself would add its first 80 bytes alone.
            bytes?.withUnsafeBytes { hasher.combine(bytes: $0) }
        }
        return String(UInt(bitPattern: hasher.finalize()), radix: 36)
    }
}
