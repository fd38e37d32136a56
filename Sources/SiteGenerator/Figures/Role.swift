import Literate

/// What becomes of somebody in a conflict: each role has one colour and one shape, in glyph, lane, transcript and table.
enum Role: String {
    case touch, winner, waiting, refused, unseen

    /// The role of a recognizer whose attempt came out like that.
    init(outcome: String) {
        self =
            switch outcome {
            case "fired": .winner
            case "waiting": .waiting
            case "untouched", "unpressed", "unoffered", "detached": .unseen
            default: .refused
            }
    }

    init(_ cause: Symptom.Cause) {
        self =
            switch cause {
            case .unseen: .unseen
            case .refused: .refused
            case .waiting: .waiting
            case .winner: .winner
            }
    }

    /// The shape, from the page's sprite.
    var glyph: String { Glyph.html(self.rawValue, shape: "r-\(rawValue)") }
}

/// A shape of the page's sprite.
enum Glyph {
    /// The HTML of a shape; `name` is the class that colours it.
    static func html(_ name: String, shape: String) -> String {
        "<svg class=\"\(name.isEmpty ? "g" : "g " + name)\" aria-hidden=\"true\"><use href=\"#\(shape)\"/></svg>"
    }
}
