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

    /// No more lines than these are shown of a claim that has something to fold.
    private static let shownLines = 4

    /// Where the last expectations begin; 0 if the claim does not end with any.
    ///
    /// Names between two of them stay with them, and so does a step or two: a claim's title often speaks of the expectation
    /// before the last. What would make more than a few lines stays folded.
    static func expectations(in lines: [CodeLine]) -> Int {
        var start = lines.count
        var stepsBetween = 0
        for place in lines.indices.reversed() {
            let text = lines[place].text
            guard let first = text.first, first != " ", !")}]".contains(first) else { continue }
            if text.contains("#expect") || text.contains("#require") {
                guard stepsBetween == 0 || lines.count - place <= shownLines else { break }
                start = place
                stepsBetween = 0
            } else if !text.hasPrefix("let ") {
                stepsBetween += 1
                guard start < lines.count, stepsBetween <= fewLines else { break }
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
