/// Finds headings that say what another one says, or are called like a block: the place of one of the two would have a
/// number, and change with their order.
struct HeadingCheck {
    let chapter: Chapter

    /// One problem for each heading whose place has to give way.
    var problems: [Problem] {
        var lines: [String: Int] = [:]
        return chapter.document.headings.compactMap { node in
            let slug = HeadingAnchors.slug(node.plainText)
            let earlier = lines.updateValue(lines[slug] ?? node.start.line, forKey: slug)
            guard chapter.anchors.heading(atLine: node.start.line) != slug else { return nil }
            let block = chapter.blocks.first {
                chapter.anchors.block(atLine: $0.fence.line) == slug
            }
            let other =
                earlier.map { "the heading at line \($0) says that already" }
                ?? "the block at line \(block?.fence.line ?? 1) has that name"
            return Problem(
                chapter.position(of: node), "two places of the page would be `#\(slug)`: \(other)",
                remedy:
                    "give the heading other words\(earlier == nil ? ", or the block another id" : "")"
            )
        }
    }
}

extension Book {
    /// The headings of all chapters that say what another one says.
    public var headingProblems: [Problem] {
        chapters.flatMap { HeadingCheck(chapter: $0).problems }
    }
}
