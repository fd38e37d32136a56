/// One run of a listing on the engine, as the book's program wrote it: the report of a `Device` at
/// the end of a claim.
///
/// The engine writes it as JSON (`TouchEngine`'s `Device.report`); the transcript, the why-not
/// sentence, the lanes and the film strip are all made from it, so they cannot contradict each
/// other.
public struct Run: Codable, Equatable, Sendable {
    /// The screen's size in points.
    public var screen: Size
    /// Seconds of virtual time from the first record to the end of the run.
    public var duration: Double
    /// Everything that happened, in order; `records[i].index == i`.
    public var records: [Record]
    /// Every recognizer that took part, in the order of first appearance.
    public var recognizers: [Recognizer]
    /// The view tree at telling moments.
    public var frames: [Frame]
    /// Every touch sample, in order.
    public var samples: [Sample]
    /// For each recognizer, why it did or did not fire.
    public var explanations: [Explanation]

    /// A width and a height in points.
    public struct Size: Codable, Equatable, Sendable {
        /// The width in points.
        public var width: Double
        /// The height in points.
        public var height: Double
    }

    /// One thing that happened, with the rule and the cause recorded when it did.
    public struct Record: Codable, Equatable, Sendable {
        /// The record's place among `records`, from 0.
        public var index: Int
        /// Virtual seconds since the device was made.
        public var time: Double
        /// The reason code, such as `touch.down`, `recognizer.began`, `delegate.shouldBegin`; the
        /// key into the locale table.
        public var code: String
        /// Whom it happened to: a recognizer's, view's or controller's name, or `finger 1`.
        public var subject: String
        /// The values that the sentence needs, by name.
        public var values: [String: Value]
        /// The fact behind it, such as `G-4.2`, `N-C2.2` or `model`; several are joined by commas.
        public var rule: String?
        /// The record that led to this one.
        public var cause: Int?
    }

    /// A value in a record: a number (pt, s, pt/s or a count), a word, a truth value, or a list of
    /// words.
    public enum Value: Codable, Equatable, Sendable {
        case number(Double)
        case text(String)
        case flag(Bool)
        case list([String])

        /// Reads a plain JSON value: a truth value, a number, a string or a list of strings.
        public init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let flag = try? container.decode(Bool.self) {
                self = .flag(flag)
            } else if let number = try? container.decode(Double.self) {
                self = .number(number)
            } else if let text = try? container.decode(String.self) {
                self = .text(text)
            } else {
                self = .list(try container.decode([String].self))
            }
        }

        /// Writes the value as plain JSON.
        public func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            switch self {
            case .number(let number): try container.encode(number)
            case .text(let text): try container.encode(text)
            case .flag(let flag): try container.encode(flag)
            case .list(let words): try container.encode(words)
            }
        }
    }

    /// A recognizer that took part, with the spans of its states.
    public struct Recognizer: Codable, Equatable, Sendable {
        /// The recognizer's name, which explanations and records use.
        public var name: String
        /// What kind it is, such as `pan`, `tap`, `edge pan`.
        public var kind: String
        /// The name of its view.
        public var view: String
        /// What sentences call it, where that is not its name.
        public var title: String?
        /// Whether UIKit brought it along with one of its own views or controllers.
        public var stock: Bool?
        /// The state that clients of the recognizer saw from each time on: possible, began,
        /// changed, ended, cancelled, failed; and `waiting` while a failure requirement held it
        /// back, `idle` before and after an attempt.
        public var states: [Span]
    }

    /// A state from one time to the next span's.
    public struct Span: Codable, Equatable, Sendable {
        /// The virtual second at which it starts.
        public var time: Double
        /// The state's name.
        public var state: String
        /// The record that says why, if there is one.
        public var record: Int?
    }

    /// The screen at one moment.
    public struct Frame: Codable, Equatable, Sendable {
        /// The virtual second.
        public var time: Double
        /// The last record before the moment.
        public var record: Int
        /// Views in painting order, back to front; all coordinates in points of the screen.
        public var views: [View]
        /// The fingers that are or were on the screen.
        public var fingers: [Finger]
    }

    /// A view as it is drawn.
    public struct View: Codable, Equatable, Sendable {
        /// The view's name, as records use it.
        public var name: String
        /// Nesting depth, the window being 0.
        public var depth: Int
        /// Points from the screen's left edge.
        public var x: Double
        /// Points from the screen's top edge.
        public var y: Double
        /// The width in points.
        public var width: Double
        /// The height in points.
        public var height: Double
        /// Product of the alphas of the view and its ancestors, 0 to 1.
        public var alpha: Double
        /// A UIColor's name (`systemBackground`) or `#rrggbb` or `#rrggbbaa`; absent when clear.
        public var color: String?
        /// The radius of the corners in points.
        public var cornerRadius: Double
        /// A label's text, with its size, weight (`regular`, `semibold`), colour and alignment
        /// (`left`, `center`, `right`).
        public var text: Text?
        /// The clipping rectangle in screen points, when an ancestor or the view itself clips.
        public var clip: Rect?
    }

    /// A rectangle on the screen.
    public struct Rect: Codable, Equatable, Sendable {
        /// Points from the screen's left edge.
        public var x: Double
        /// Points from the screen's top edge.
        public var y: Double
        /// The width in points.
        public var width: Double
        /// The height in points.
        public var height: Double
    }

    /// A label's text and how it is set.
    public struct Text: Codable, Equatable, Sendable {
        /// The words.
        public var string: String
        /// The font's size in points.
        public var size: Double
        /// The font's weight, such as `regular` or `semibold`.
        public var weight: String
        /// The colour, written as a view's.
        public var color: String
        /// `left`, `center` or `right`.
        public var alignment: String
    }

    /// A finger at one moment.
    public struct Finger: Codable, Equatable, Sendable {
        /// The finger's number, from 1.
        public var id: Int
        /// Points from the screen's left edge.
        public var x: Double
        /// Points from the screen's top edge.
        public var y: Double
        /// Whether it touches the screen.
        public var isDown: Bool
    }

    /// One report of a finger by the screen.
    public struct Sample: Codable, Equatable, Sendable {
        /// The virtual second.
        public var time: Double
        /// The finger's number, from 1.
        public var finger: Int
        /// `began`, `moved`, `stationary`, `ended` or `cancelled`.
        public var phase: String
        /// Points from the screen's left edge.
        public var x: Double
        /// Points from the screen's top edge.
        public var y: Double
    }

    /// Why a recognizer did or did not fire, as a chain of records from the outcome back to the
    /// root cause.
    public struct Explanation: Codable, Equatable, Sendable {
        /// The recognizer's name.
        public var recognizer: String
        /// `fired`, `silent` (saw a touch and did not fire), `cancelled`, `untouched` (never saw a touch), `unpressed`
        /// (never saw a press), `unoffered` (none came while it was in the window), `detached` (it is on no view of the
        /// window) or `waiting`.
        public var outcome: String
        /// Indices into `records`, the outcome first, each the effect of the next.
        public var chain: [Int]
        /// Indices into `records`: what the attempt brought about, and what should be known of it.
        public var notes: [Int]?
        /// How the recognizer’s attempts before that came out, the first first.
        public var earlier: [Explanation]?
    }
}
