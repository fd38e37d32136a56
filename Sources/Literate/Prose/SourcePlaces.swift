/// Finds where each piece of a text stands in its line of the file, past escapes and entities.
struct SourcePlaces {
    let source: SourceText

    /// The pieces of a text that begins at a place, each as it stands in the file.
    func pieces(of text: String, from start: MarkdownNode.Place) -> [(String, MarkdownNode.Place)] {
        let line = Array(source.line(start.line))
        let bytes = Array(text.utf8)
        let column = max(0, start.column - 1)
        if line.dropFirst(column).starts(with: bytes) { return [(text, start)] }
        if let pieces = aligned(text, with: line, from: column, number: start.line) {
            return pieces
        }
        // In a line that goes on a list or a quotation lazily, columns are counted as if it did not.
        for column in line.indices where line[column...].starts(with: bytes) {
            return [(text, .init(line: start.line, column: column + 1))]
        }
        return [(text, start)]
    }

    /// Goes through the text and the line side by side; nil if they are not the same.
    private func aligned(
        _ text: String, with line: [UInt8], from start: Int, number: Int
    ) -> [(String, MarkdownNode.Place)]? {
        var pieces: [(String, MarkdownNode.Place)] = []
        var (piece, pieceStart, column) = ("", start, start)
        func close() {
            if !piece.isEmpty {
                pieces.append((piece, .init(line: number, column: pieceStart + 1)))
            }
        }
        for scalar in text.unicodeScalars {
            guard column < line.count else { return nil }
            let bytes = Array(UTF8.encode(scalar) ?? .init())
            let isPlain = line[column...].starts(with: bytes)
            let entity = scalar == "&" || !isPlain ? Self.entity(line[column...]) : nil
            if let entity {
                close()
                (piece, pieceStart) = (String(scalar), column)
                column += entity
                close()
                (piece, pieceStart) = ("", column)
                continue
            }
            if line[column] == UInt8(ascii: "\\"), line[(column + 1)...].starts(with: bytes),
                scalar.isASCII
            {
                close()
                column += 1
                (piece, pieceStart) = ("", column)
            } else if !isPlain {
                return nil
            }
            piece.unicodeScalars.append(scalar)
            column += bytes.count
        }
        close()
        return pieces
    }

    /// How long the entity is that bytes begin with, such as `&amp;`.
    private static func entity(_ bytes: ArraySlice<UInt8>) -> Int? {
        guard bytes.first == UInt8(ascii: "&"), let end = bytes.firstIndex(of: UInt8(ascii: ";"))
        else { return nil }
        let name = String(decoding: bytes[(bytes.startIndex + 1)..<end], as: UTF8.self)
        let isName = !name.isEmpty && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "#" }
        return isName ? end - bytes.startIndex + 1 : nil
    }
}
