import Literate
import Notebook

/// A label's text in its view, cut short as UIKit cuts it.
struct TextDrawing {
    let text: Run.Text
    let box: Run.View
    let widths: FaceWidths

    var svg: String {
        get throws {
            let paint = try Paint(text.color)
            let (x, anchor): (Double, String?) =
                switch text.alignment {
                case "center": (box.x + box.width / 2, "middle")
                case "right": (box.x + box.width, "end")
                default: (box.x, nil)
                }
            return SVG.element(
                "text",
                [
                    "class": isMeasured ? "measured" : nil,
                    // A third of the size below the middle, the baseline of most faces centres
                    // their capitals.
                    "x": x.rounded(), "y": (box.y + box.height / 2 + text.size * 0.35).rounded(),
                    "font-size": size,
                    "font-weight": isHeavy ? "600" : nil, "text-anchor": anchor,
                    "fill": paint.fill,
                    "fill-opacity": paint.opacity.map { NumberText.short($0, 2) },
                    // Of a view that fades, apart from the colour, so that the checks can tell.
                    "opacity": box.alpha < 0.995 ? NumberText.short(box.alpha, 2) : nil,
                ], HTML.escape(fitting))
        }
    }

    /// How wide every letter is that the model measures, and how wide the fixed face sets one, as shares of the size.
    private static let (modelPitch, facePitch) = (0.5, 0.6)

    /// Whether the model measured the text for its box.
    ///
    /// It is set in the fixed face, in the size in which that face's letters are as wide as the model's: what the model lays over
    /// one of its words then lies over it.
    private var isMeasured: Bool {
        let pitch = box.width / (Double(max(text.string.count, 1)) * text.size)
        return text.string.count > 1 && abs(pitch - Self.modelPitch) < 0.003
    }

    /// The size in which the text is set.
    private var size: Double {
        isMeasured ? text.size * Self.modelPitch / Self.facePitch : text.size
    }

    private var isHeavy: Bool { text.weight == "semibold" || text.weight == "bold" }

    /// The string, or as much of it as fits with an ellipsis.
    private var fitting: String {
        func width(_ string: String) -> Double {
            widths.text(string, size: text.size, isHeavy: isHeavy)
        }
        // The system's own face is a little wider than the site's.
        guard !isMeasured, width(text.string) > box.width * 1.1, box.width > 0 else {
            return text.string
        }
        var kept = text.string
        while !kept.isEmpty, width(kept + "…") > box.width { kept.removeLast() }
        return kept.trimmingWhitespace() + "…"
    }
}
