/// The mistakes of a symptom's page: it says once what it is looked for by, and opens with the answer.
struct SymptomCheck {
    let chapter: Chapter

    var problems: [Problem] {
        let blocks = chapter.blocks.filter {
            if case .symptom = $0.kind { true } else { false }
        }
        guard chapter.isSymptom else {
            return blocks.map {
                Problem(
                    $0.fence, "a `symptom` block stands in a symptom's file, and this is none",
                    remedy: "name the file `symptom-….md`, or take the block away")
            }
        }
        let repeated = blocks.dropFirst().map {
            Problem(
                $0.fence, "a symptom's file has one `symptom` block",
                remedy: "put the phrases into one block")
        }
        return missing(blocks) + repeated + blocks.flatMap(faults) + opening
    }

    private func missing(_ blocks: [Block]) -> [Problem] {
        guard blocks.isEmpty else { return [] }
        return [
            Problem(
                SourcePosition(file: chapter.file, line: 1),
                "the symptom does not say what it is looked for by",
                remedy: "write a block `symptom {cause=…}` with a phrase on each line")
        ]
    }

    private func faults(of block: Block) -> [Problem] {
        guard case .symptom(let symptom) = block.kind else { return [] }
        var problems: [Problem] = []
        if symptom.cause == nil, let cause = block.attributes["cause"] {
            let causes = Symptom.Cause.allCases.map { "`\($0.rawValue)`" }.joined(separator: ", ")
            problems.append(
                Problem(
                    block.position(ofValue: "cause"), "there is no cause `\(cause)`",
                    remedy: "write one of \(causes)"))
        }
        if symptom.phrases.isEmpty {
            problems.append(
                Problem(
                    block.fence, "nobody can find a symptom without words",
                    remedy: "write what a reader types into a search field, a phrase on each line"))
        }
        return problems
    }

    /// Right under the title stands what to do, in a paragraph.
    private var opening: [Problem] {
        let children = chapter.document.children
        guard let title = children.firstIndex(where: { $0.kind == .heading(level: 1) }),
            title + 1 >= children.count || children[title + 1].kind != .paragraph
        else { return [] }
        return [
            Problem(
                SourcePosition(file: chapter.file, line: children[title].start.line),
                "under a symptom's title stands what to do, in a paragraph",
                remedy: "say the repair there, in one or two sentences")
        ]
    }
}
