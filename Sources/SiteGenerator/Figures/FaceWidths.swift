import Foundation

/// How wide text is in the site's own faces, as `scripts/make-faces.py` has measured it.
struct FaceWidths: Codable, Sendable {
    /// One weight of a face, in thousandths of its size.
    struct Face: Codable, Sendable {
        /// What a letter that the face lacks is taken for.
        var `default`: Double
        var widths: [String: Double]?
    }

    var sans: Face
    var sansSemibold: Face

    /// The size of labels in points, the smallest on a page.
    static let label = 13.0

    /// Without a theme's table every letter is as wide as the widest of most faces.
    static let unknown = FaceWidths(
        sans: Face(default: 600), sansSemibold: Face(default: 600))

    /// Reads a theme's table; nil if there is none.
    init?(_ file: URL) {
        guard let data = FileManager.default.contents(atPath: file.path),
            let table = try? JSONDecoder().decode(FaceWidths.self, from: data)
        else { return nil }
        self = table
    }

    private init(sans: Face, sansSemibold: Face) {
        (self.sans, self.sansSemibold) = (sans, sansSemibold)
    }

    /// The width of a label in points, in the heavier weight, which most of them have.
    func label(_ text: String) -> Double { width(of: text, in: sansSemibold) * Self.label }

    /// The width of a text on a screen's picture, in points, at a size.
    func text(_ text: String, size: Double, isHeavy: Bool) -> Double {
        width(of: text, in: isHeavy ? sansSemibold : sans) * size
    }

    private func width(of text: String, in face: Face) -> Double {
        text.reduce(0) { $0 + (face.widths?[String($1)] ?? face.default) } / 1000
    }
}
