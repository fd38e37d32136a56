/// What the cover says of a chapter: what goes wrong, and what the reader can do about it afterwards.
public struct Teaser: Equatable, Sendable {
    /// What somebody sees who needs the chapter.
    public var problem: String
    /// What he can do when he has read it.
    public var gain: String
}

extension Chapter {
    /// What the cover says of the chapter, if its author says it.
    public var teaser: Teaser? {
        for block in blocks where block.kind == .teaser && block.lines.count == 2 {
            return Teaser(problem: block.lines[0], gain: block.lines[1])
        }
        return nil
    }

    /// Teasers that the cover could not show.
    var misshapenTeasers: [Problem] {
        let teasers = blocks.filter { $0.kind == .teaser }
        let repeated = teasers.dropFirst().map {
            Problem($0.fence, "a chapter has one `teaser`", remedy: "leave one of them")
        }
        let misshapen = teasers.filter {
            $0.lines.count != 2 || $0.lines.contains { $0.allSatisfy(\.isWhitespace) }
        }
        return repeated
            + misshapen.map {
                Problem(
                    $0.fence,
                    "a `teaser` has two lines: what goes wrong, and what one can do about it",
                    remedy: "write each of the two on a line of its own")
            }
    }
}
