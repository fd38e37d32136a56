/// A screen's lines, each in pieces that look alike.
struct Frame: Equatable {
    /// How a piece looks.
    enum Look: String {
        case plain = ""
        case bold = "1"
        case dim = "2"
        case good = "32"
        case bad = "31"
        case told = "33"
        case marked = "7"

        fileprivate var isColour: Bool { rawValue.hasPrefix("3") }
    }

    /// A piece of a line.
    struct Piece: Equatable {
        var text: String
        var look = Look.plain
    }

    var lines: [[Piece]]

    /// The lines without looks.
    var texts: [String] { lines.map { $0.map(\.text).joined() } }

    /// What paints it on a terminal: each line over the one that is there, so that nothing flickers.
    func painting(columns: Int, colours: Bool) -> String {
        var result = "\u{1B}[H"
        for (index, line) in lines.enumerated() {
            if index > 0 { result += "\r\n" }
            for piece in line {
                let isPlain = piece.look == .plain || piece.look.isColour && !colours
                result +=
                    isPlain ? piece.text : "\u{1B}[\(piece.look.rawValue)m\(piece.text)\u{1B}[0m"
            }
            // A full line leaves the cursor on its last column, which would be erased.
            let isFull = line.reduce(0) { $0 + $1.text.count } >= columns
            if !isFull { result += index == lines.count - 1 ? "\u{1B}[J" : "\u{1B}[K" }
        }
        return result
    }
}
