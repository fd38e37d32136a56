import Literate

/// A chapter's text as HTML: everything below its title, block by block.
struct ChapterBody {
    let chapter: Chapter
    /// What stands together of it, in order.
    let groups: [BlockGroup]
    let listings: ListingView
    let figures: FigureView
    let plots: PlotView
    let tables: TableView
    let predictions: PredictionView
    let bearings: BearingView
    let claims: ClaimView
    let exercises: ExerciseView
    let leader: LeaderView
    let references: References
    /// The pairs that the chapter's tables play against each other.
    var pairs: PairChart?
    /// The cards of rules; without a rulebook there are none.
    var cards: RuleCards?
    /// The rules that a claim rests on.
    var grounds: (Block) -> [String] = { _ in [] }

    /// The headings of level 2, in order.
    var sections: [Shell.Section] {
        chapter.document.children.compactMap { node in
            guard node.kind == .heading(level: 2) else { return nil }
            return chapter.anchors.heading(atLine: node.start.line).map {
                Shell.Section(title: node.plainText, anchor: $0)
            }
        }
    }

    /// The paragraph that opens the chapter, right after its title.
    var lede: MarkdownNode? {
        switch groups.first {
        case .one(let node), .noted(let node, _): node.kind == .paragraph ? node : nil
        default: nil
        }
    }

    /// Throws `SiteProblems` with everything that is wrong in the chapter, block by block.
    ///
    /// `afterLede` stands under the paragraph that opens it.
    func html(afterLede: String = "") throws -> String {
        var result = ""
        var problems: [Problem] = []
        var cited = CitedRules()
        // Made once: it holds all that is here.
        let markdown = markdown
        for (index, group) in groups.enumerated() {
            do {
                let text = try html(of: group, isFirst: index == 0, markdown)
                // A card stands beside the words that follow what rests on its rule, where the margin is free.
                if group.isParagraph, let cards { result += cited.next(cards) ?? "" }
                result += text
                cited.cite(try rules(behind: group))
                if index == 0 { result += afterLede }
            } catch let problem as Problem {
                problems.append(problem)
            }
        }
        guard problems.isEmpty else { throw SiteProblems(problems) }
        return try result
            + references.list(markdown.inlines, back: listings.words(.backToText))
    }

    private func html(
        of group: BlockGroup, isFirst: Bool, _ markdown: MarkdownRenderer
    ) throws -> String {
        func block(_ node: MarkdownNode) throws -> String {
            try markdown.block(node, tight: false, paragraphClass: isFirst ? "lede" : nil)
        }
        func aside(_ nodes: [MarkdownNode]) throws -> String {
            try "<div class=\"margin\" role=\"note\">\n\(markdown.render(nodes))</div>\n"
        }
        switch group {
        case .one(let node):
            return try block(node)
        case .note(let note):
            return try aside(note)
        case .noted(let node, let note):
            // The note comes first, because only then can it float to the height of its block.
            return try "\(aside(note))\(block(node))"
        case .told(let run, let why):
            guard case .transcript(let claim) = run.kind else { return "" }
            return try figures.run(run, of: claim, in: chapter, id: id(of: run), why: why)
        case .versions(let old, let new):
            return try listings.pair((old, id(of: old)), (new, id(of: new)))
        case .exercise(let task, let listings):
            let exercise = chapter.exercises.first { $0.task.fence == task.fence }
            let about = try listings.map(block).joined()
            return try exercise.map { try exercises.html($0, about: about, markdown) } ?? about
        }
    }

    /// The rules that decided a group's run, or that its claim rests on.
    private func rules(behind group: BlockGroup) throws -> [String] {
        let block: Block?
        switch group {
        case .told(let run, _): block = run
        case .one(let node), .noted(let node, _): block = chapter.block(atLine: node.start.line)
        case .note, .versions, .exercise: block = nil
        }
        guard let block else { return [] }
        switch block.kind {
        case .transcript(let claim): return try figures.rules(of: claim, in: chapter)
        case .claim: return grounds(block)
        default: return []
        }
    }

    private var markdown: MarkdownRenderer {
        MarkdownRenderer(
            file: chapter.file, anchors: chapter.anchors, references: references, code: code)
    }

    private func code(_ node: MarkdownNode) throws -> String {
        guard let block = chapter.block(atLine: node.start.line) else {
            guard case .codeBlock(_, let literal) = node.kind else { return "" }
            return "<pre class=\"plain\"><code>\(HTML.escape(literal))</code></pre>\n"
        }
        let id = id(of: block)
        switch block.kind {
        case .transcript(let claim):
            return try figures.run(block, of: claim, in: chapter, id: id)
        case .why(let claim, let recognizer):
            return try figures.why(block, of: claim, recognizer: recognizer, in: chapter, id: id)
        case .table(let claim):
            let table = try tables.html(
                block, id: id, source: claim.map(source), cell: markdown.cell)
            return isCharted(block) ? try tables.chart(pairs) + table : table
        case .plot(let claim):
            return try plots.html(
                block, of: claim, in: chapter, id: id, source: source(of: claim),
                cell: markdown.cell)
        case .claim:
            return try claims.html(block, id: id)
        case .bearing:
            return try bearing(block, id: id)
        case .prediction:
            return try Prediction(block).map {
                try predictions.html($0, in: chapter, id: id, markdown)
            } ?? ""
        case .exercise, .starter, .check, .wrong, .solution, .hint, .notice, .reply, .discussion:
            // They stand with their exercise, which is a group of its own, or on the page for whoever leads a workshop.
            return ""
        case .exercises:
            return try leader.exercises(here: exercises.live)
        case .leader(let route):
            return try leader.notes(on: route, markdown)
        case .route(let route):
            let isHandout = block.classes.contains("handout")
            return try route.map { try leader.route($0, isHandout: isHandout) } ?? ""
        case .symptom, .teaser, .figure:
            // One is for those who search, one for the cover, one for the figure of its run.
            return ""
        default:
            guard let old = chapter.version(beside: block) else {
                return try listings.html(block, id: id)
            }
            return try listings.pair(
                (old, self.id(of: old)), (block, id), oldIsShownAgain: true)
        }
    }

    /// Whether a table is the chapter's first whose cells lead to runs of pairs: the chart of the pairs stands above it.
    private func isCharted(_ block: Block) -> Bool {
        let first = chapter.blocks.first { block in
            guard case .table(let claim?) = block.kind else { return false }
            let table = plots.tables[RunKey(chapter: chapter.slug, claim: claim)]
            return table?.rows.contains { $0.contains { $0.run != nil } } ?? false
        }
        return first?.fence == block.fence
    }

    /// Where the numbers of a table come from.
    private func source(of claim: String) -> TableView.Source {
        let block = chapter.claim(named: claim)
        var name = claim
        if case .claim(let given)? = block?.kind { name = given }
        return TableView.Source(
            claim: name, anchor: block.flatMap(id),
            table: plots.tables[RunKey(chapter: chapter.slug, claim: claim)],
            chapter: chapter.slug)
    }

    /// Lines that bear a claim, where the text speaks of them; on a symptom's page the note beside the listing says it all.
    private func bearing(_ block: Block, id: String?) throws -> String {
        guard !chapter.isSymptom,
            let bearing = chapter.bearings.first(where: { $0.block.fence == block.fence })
        else { return "" }
        let number =
            listings.bearings(in: bearing.part).firstIndex { $0.block.fence == block.fence } ?? 0
        return try bearings.html(bearing, number: number + 1, in: chapter, id: id)
    }

    private func id(of block: Block) -> String? {
        chapter.anchors.block(atLine: block.fence.line)
    }
}
