import Literate

/// Bearing lines on the page: the lines, and how a claim fails without them.
struct BearingView {
    let findings: Findings
    let theme: Theme
    let words: Words

    /// The lines where the text speaks of them.
    func html(_ bearing: Bearing, number: Int, in chapter: Chapter, id: String?) throws -> String {
        var data: [String: Any] = [
            "number": number,
            "code": CodeMarkup.html(theme.highlighted(Self.unindented(bearing.block.lines))),
            "sentence": try sentence(bearing, in: chapter),
        ]
        data["id"] = id
        data["listing"] = chapter.anchors.block(atLine: bearing.part.fence.line)
        return try theme.render("bearing", data)
    }

    /// The claim that fails without the lines, and how.
    func sentence(_ bearing: Bearing, in chapter: Chapter) throws -> String {
        guard let failure = findings.failures[bearing.block.fence] else {
            throw Problem(
                bearing.block.fence, "no claim has run without these lines",
                remedy: "Run the book's claims first, and check the claim's id.")
        }
        let (key, said) = words(for: failure, isReplaced: bearing.instead != nil)
        let instead = "<code>\(HTML.escape(bearing.instead ?? ""))</code>"
        return words.html(
            key, ["claim": name(of: bearing.claim, in: chapter), "instead": instead])
            + " <code>\(HTML.escape(said))</code>"
    }

    /// A note beside the listing: which claim does not hold without the lines.
    ///
    /// `page` is the chapter's, where the note stands on another one.
    func note(_ bearing: Bearing, in chapter: Chapter, page: String = "") -> String {
        let instead = bearing.instead.map { "<code>\(HTML.escape($0))</code>" }
        return words.html(
            instead == nil ? .bearingNote : .bearingNoteInstead,
            [
                "claim": name(of: bearing.claim, in: chapter, page: page),
                "instead": instead ?? "",
            ])
    }

    private func words(
        for failure: BearingFailure, isReplaced: Bool
    ) -> (key: Words.Key, said: String) {
        switch failure {
        case .expectation(let said): (isReplaced ? .insteadFails : .withoutFails, said)
        case .error(let said): (isReplaced ? .insteadThrows : .withoutThrows, said)
        case .crash(let said): (isReplaced ? .insteadStops : .withoutStops, said)
        }
    }

    private func name(of claim: Block, in chapter: Chapter, page: String = "") -> String {
        let name = HTML.escape(claim.claimName ?? "")
        guard let anchor = chapter.anchors.block(atLine: claim.fence.line) else { return name }
        return "<a href=\"\(page)#\(HTML.escape(anchor))\">\(name)</a>"
    }

    /// The lines without the blanks that all of them begin with.
    private static func unindented(_ lines: [String]) -> String {
        let indent =
            lines.filter { !$0.allSatisfy(\.isWhitespace) }
            .map { $0.prefix { $0 == " " }.count }.min() ?? 0
        return lines.map { String($0.dropFirst(indent)) }.joined(separator: "\n")
    }
}
