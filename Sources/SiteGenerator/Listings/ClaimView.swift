import Literate

/// A claim on the page: a tick, its sentence, what it expects, and how sure it is; what leads up to that is folded, and all of it
/// where a prediction has asked for it.
struct ClaimView {
    let theme: Theme
    let words: Words
    /// What there is to say of how sure a claim is.
    let sureness: (Block) -> [String: Any]?
    /// Whether the page has asked before what a claim's run will be: then its test is folded, since what it expects is the answer.
    var isForetold: (Block) -> Bool = { _ in false }

    /// So few lines before the expectations are not worth folding.
    private static let fewLines = 2

    /// The HTML of a claim's block.
    func html(_ block: Block, id: String?) throws -> String {
        let lines = theme.highlighted(block.text)
        let isForetold = isForetold(block)
        let start = isForetold ? lines.count : Self.expectations(in: lines)
        let isFolded = isForetold || start > Self.fewLines
        var data: [String: Any] = ["name": block.claimName ?? ""]
        data["id"] = id
        if !isForetold { data["code"] = CodeMarkup.html(Array(lines[(isFolded ? start : 0)...])) }
        if isFolded {
            let folded = Array(lines[..<start].trimmingBlankEnd)
            data["folded"] = [
                "summary": words(
                    isForetold ? .claimTest : .claimSetUp, ["count": "\(folded.count)"]),
                "code": CodeMarkup.folded(folded),
            ]
        }
        data["sure"] = sureness(block)
        return try theme.render("claim", data)
    }

    /// Where the last expectations begin, after which nothing but names comes between them; 0 if the claim does not end with any.
    static func expectations(in lines: [CodeLine]) -> Int {
        var start = lines.count
        for place in lines.indices.reversed() {
            let text = lines[place].text
            guard let first = text.first, first != " ", !")}]".contains(first) else { continue }
            if text.contains("#expect") || text.contains("#require") {
                start = place
            } else if !text.hasPrefix("let ") {
                break
            }
        }
        return start == lines.count ? 0 : start
    }
}

extension ArraySlice<CodeLine> {
    fileprivate var trimmingBlankEnd: ArraySlice<CodeLine> {
        var lines = self
        while lines.last?.isBlank == true { lines.removeLast() }
        return lines
    }
}
