/// The pictures of one run, which share what they have in common: a later picture refers to the glass and to the
/// shapes that stand in the first.
struct StripDrawing {
    let phones: [PhoneDrawing]
    /// Unique on the page; the shared shapes' ids start with it.
    let id: String

    /// How many shapes in a row are worth a reference.
    private static let fewest = 3

    /// Each picture.
    func svgs() throws -> [String] {
        let sheets = try phones.map { try $0.sheet() }
        guard let first = sheets.first else { return [] }
        let matches = sheets.dropFirst().map { Self.matches(of: $0.shapes, in: first.shapes) }
        let cuts = Set(matches.joined().flatMap { [$0.from, $0.from + $0.count] })
        let blocks = Self.blocks(first.shapes.count, cuts: cuts, shared: matches.flatMap { $0 })
        let opening = blocks.map { block in
            let shapes = first.shapes[block.range].joined()
            return block.isShared ? SVG.element("g", ["id": name(block)], shapes) : shapes
        }
        let others = zip(sheets.dropFirst(), matches).map { sheet, matches in
            var content = ""
            var next = 0
            for match in matches {
                content += sheet.shapes[next..<match.at].joined()
                let end = match.from + match.count
                for block in blocks
                where block.range.lowerBound >= match.from && block.range.upperBound <= end {
                    content += SVG.element("use", ["href": "#" + name(block)])
                }
                next = match.at + match.count
            }
            return content + sheet.shapes[next...].joined()
        }
        let screens = zip(zip(phones, sheets), [opening.joined()] + others)
        return screens.enumerated().map { index, picture in
            let ((phone, sheet), views) = picture
            return phone.svg(sheet, showing: views, after: index == 0 ? nil : phones[0])
        }
    }

    private func name(_ block: Block) -> String { "\(id)-s\(block.range.lowerBound)" }

    /// Shapes in a row that a picture has in common with the first one.
    private struct Match: Equatable {
        /// Where they start in the picture, and in the first one.
        var at: Int
        var from: Int
        var count: Int
    }

    private struct Block {
        var range: Range<Int>
        var isShared: Bool
    }

    private static func matches(of shapes: [String], in first: [String]) -> [Match] {
        let places = Dictionary(zip(first, first.indices)) { first, _ in first }
        var matches: [Match] = []
        var at = 0
        while at < shapes.count {
            guard let from = places[shapes[at]] else {
                at += 1
                continue
            }
            var count = 1
            while at + count < shapes.count, from + count < first.count,
                shapes[at + count] == first[from + count]
            {
                count += 1
            }
            if count >= fewest { matches.append(Match(at: at, from: from, count: count)) }
            at += count
        }
        return matches
    }

    /// The first picture's shapes, cut wherever a match begins or ends.
    private static func blocks(_ count: Int, cuts: Set<Int>, shared: [Match]) -> [Block] {
        let edges = cuts.union([0, count]).sorted()
        return zip(edges, edges.dropFirst()).map { start, end in
            Block(
                range: start..<end,
                isShared: shared.contains { $0.from <= start && end <= $0.from + $0.count })
        }
    }
}
