import Literate

/// A label's text in its view, cut short as UIKit cuts it.
struct TextDrawing {
    let text: Run.Text
    let box: Run.View

    var svg: String {
        get throws {
            let paint = try Paint(text.color, alpha: box.alpha)
            let (x, anchor) =
                switch text.alignment {
                case "center": (box.x + box.width / 2, " text-anchor=\"middle\"")
                case "right": (box.x + box.width, " text-anchor=\"end\"")
                default: (box.x, "")
                }
            let weight = text.weight == "semibold" || text.weight == "bold" ? " font-weight=\"600\"" : ""
            // A third of the size below the middle is where the baseline of most faces centres the capitals.
            let y = box.y + box.height / 2 + text.size * 0.35
            return """
                <text x="\(Decimal.short(x))" y="\(Decimal.short(y))" font-size="\(Decimal.short(text.size))"\
                \(weight)\(anchor) \(paint.attributes)>\(HTML.escape(fitting))</text>
                """
        }
    }

    /// The string, or as much of it as fits with an ellipsis; widths are estimated, since nothing here knows a font.
    private var fitting: String {
        func width(_ character: Character) -> Double {
            character.unicodeScalars.allSatisfy { $0.value < 0x2E80 } ? text.size * 0.5 : text.size
        }
        let total = text.string.reduce(0) { $0 + width($1) }
        guard total > box.width * 1.15, box.width > 0 else { return text.string }
        var (room, kept) = (box.width - text.size * 0.8, "")
        for character in text.string {
            room -= width(character)
            guard room > 0 else { break }
            kept.append(character)
        }
        return kept.trimmingWhitespace() + "…"
    }
}
