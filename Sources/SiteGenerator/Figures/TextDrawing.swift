import Literate
import Notebook

/// A label's text in its view, cut short as UIKit cuts it.
struct TextDrawing {
    let text: Run.Text
    let box: Run.View

    var svg: String {
        get throws {
            let paint = try Paint(text.color, alpha: box.alpha)
            let (x, anchor): (Double, String?) =
                switch text.alignment {
                case "center": (box.x + box.width / 2, "middle")
                case "right": (box.x + box.width, "end")
                default: (box.x, nil)
                }
            let isHeavy = text.weight == "semibold" || text.weight == "bold"
            return SVG.element(
                "text",
                [
                    "class": isMeasured ? "measured" : nil,
                    // A third of the size below the middle, the baseline of most faces centres
                    // their capitals.
                    "x": x, "y": box.y + box.height / 2 + text.size * 0.35, "font-size": text.size,
                    "font-weight": isHeavy ? "600" : nil, "text-anchor": anchor,
                    "fill": paint.fill,
                    "fill-opacity": paint.opacity.map { NumberText.short($0, 2) },
                ], HTML.escape(fitting))
        }
    }

    /// Whether the model measured the text for its box, at 0.6 of the size a letter.
    ///
    /// It is set in the face whose letters are that wide: what the model lays over one of its words then lies over it.
    private var isMeasured: Bool {
        let pitch = box.width / (Double(max(text.string.count, 1)) * text.size)
        return text.string.count > 1 && abs(pitch - 0.6) < 0.003
    }

    /// The string, or as much of it as fits with an ellipsis; widths are estimated, since nothing
    /// here knows a font.
    private var fitting: String {
        func width(_ character: Character) -> Double {
            character.unicodeScalars.allSatisfy { $0.value < 0x2E80 } ? text.size * 0.5 : text.size
        }
        let total = text.string.reduce(0) { $0 + width($1) }
        guard !isMeasured, total > box.width * 1.15, box.width > 0 else { return text.string }
        var (room, kept) = (box.width - text.size * 0.8, "")
        for character in text.string {
            room -= width(character)
            guard room > 0 else { break }
            kept.append(character)
        }
        return kept.trimmingWhitespace() + "…"
    }
}
