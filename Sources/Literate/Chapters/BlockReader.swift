/// Finds the fenced blocks of a chapter and reads what they are, reporting each mistake where it
/// stands.
struct BlockReader {
    let file: String
    let source: SourceText
    private(set) var blocks: [Block] = []
    private(set) var problems: [Problem] = []

    init(file: String, source: SourceText) {
        self.file = file
        self.source = source
    }

    /// Reads every fenced block of the document.
    mutating func read(_ document: MarkdownNode) {
        for node in document.blocks(where: { if case .codeBlock = $0.kind { true } else { false } })
        {
            if case .codeBlock(let info, let literal) = node.kind {
                read(node, info: info, literal: literal)
            }
        }
    }

    private mutating func read(_ node: MarkdownNode, info cmarkInfo: String, literal: String) {
        let line = source.line(node.start.line)
        let rest = line.dropFirst(node.start.column - 1)
        guard let mark = rest.first, mark == UInt8(ascii: "`") || mark == UInt8(ascii: "~") else {
            return
        }
        let fenceLength = rest.prefix { $0 == mark }.count
        let isIndentedCode =
            cmarkInfo.isEmpty
            && literal.utf8.prefix { $0 != 10 }.elementsEqual(rest)
        guard fenceLength >= 3, !isIndentedCode else { return }

        let fence = SourcePosition(
            file: file, line: node.start.line, column: node.start.column)
        guard isClosed(node, mark: mark, length: fenceLength, fence: fence, literal: literal) else {
            return
        }
        let column = node.start.column + fenceLength
        let (info, mistakes) = InfoStringParser.parse(rest.dropFirst(fenceLength), column: column)
        var block = Block(
            kind: .plain(language: info.language.text), info: info, text: literal,
            fence: fence, closingLine: node.end.line)
        problems += mistakes.map {
            Problem(block.position(column: $0.column), $0.message, remedy: $0.remedy)
        }
        let (kind, more) = BlockVocabulary.kind(of: block)
        block.kind = kind
        problems += more
        if let problem = layoutProblem(of: block) { problems.append(problem) }
        problems += BlockVocabulary.overlongLines(of: block)
        blocks.append(block)
    }

    /// Whether the block has its closing fence.
    ///
    /// A line inside it that opens another block shows that the closing fence was forgotten.
    private mutating func isClosed(
        _ node: MarkdownNode, mark: UInt8, length: Int, fence: SourcePosition, literal: String
    ) -> Bool {
        let fenceText = String(repeating: Character(UnicodeScalar(mark)), count: length)
        let remedy = "close it with \(fenceText) on a line of its own"
        let inner = literal.utf8.split(separator: 10, omittingEmptySubsequences: false)
            .firstIndex { opensBlock($0, mark: mark, length: length) }
        if let inner {
            let line = fence.line + 1 + inner
            problems.append(
                Problem(
                    fence,
                    "the fence opened here is still open at line \(line), where another opens",
                    remedy: remedy))
            return false
        }
        let last = source.line(node.end.line).drop { [32, 9, UInt8(ascii: ">")].contains($0) }
        let run = last.prefix { $0 == mark }.count
        let isClosing = run >= length && last.dropFirst(run).allSatisfy { $0 == 32 || $0 == 9 }
        if node.end.line > node.start.line, isClosing { return true }
        problems.append(Problem(fence, "the fence opened here is never closed", remedy: remedy))
        return false
    }

    private func opensBlock(_ line: Substring.UTF8View, mark: UInt8, length: Int) -> Bool {
        let run = line.prefix { $0 == mark }.count
        let rest = line.dropFirst(run)
        return run >= length && rest.contains { $0 != 32 && $0 != 9 } && !rest.contains(mark)
    }

    /// A block that the compiler or `bless` reads stands at the margin, so that columns agree.
    private func layoutProblem(of block: Block) -> Problem? {
        if case .plain = block.kind { return nil }
        guard block.fence.column != 1 else { return nil }
        return Problem(
            block.fence, "a \(block.info.language.text) block stands at the margin",
            remedy: "move its fence to column 1, out of the list or quotation")
    }
}
