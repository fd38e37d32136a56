/// A line of a listing: its text in pieces, each with the colour that it has.
struct CodeLine: Equatable, Sendable {
    /// Text of one colour.
    struct Piece: Equatable, Sendable {
        var text: String
        /// The class that colours it; nil for what has no colour.
        var color: String?
    }

    var pieces: [Piece] = []

    /// The line as it stands in the chapter.
    var text: String { pieces.map(\.text).joined() }

    /// Whether there is nothing to see on it.
    var isBlank: Bool { pieces.allSatisfy { $0.text.allSatisfy(\.isWhitespace) } }

    /// How many blanks it begins with.
    var indentation: Int {
        var count = 0
        for piece in pieces {
            let blanks = piece.text.prefix { $0 == " " }
            count += blanks.utf8.count
            if blanks.endIndex < piece.text.endIndex { break }
        }
        return count
    }
}

/// Kept as a list of strings, a colour and a text by turns, since a book has thousands of them.
extension CodeLine: Codable {
    init(from decoder: any Decoder) throws {
        var list = try decoder.unkeyedContainer()
        while !list.isAtEnd {
            let color = try list.decode(String.self)
            let text = try list.decode(String.self)
            pieces.append(Piece(text: text, color: color.isEmpty ? nil : color))
        }
    }

    func encode(to encoder: any Encoder) throws {
        var list = encoder.unkeyedContainer()
        for piece in pieces {
            try list.encode(piece.color ?? "")
            try list.encode(piece.text)
        }
    }
}
