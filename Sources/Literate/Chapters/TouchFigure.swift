/// What a `figure` block says of a figure that can be touched: the versions of its program, and what a reader can turn.
///
///     ```figure {of=dead}
///     > Drag right from the left edge.
///     - the bar hidden
///     - promise: the bar shown
///     * flick: a flick
///     edgeBand 5 to 60: how wide the edge is, in points
///     turn -90 to 90: the stroke turned by, in degrees
///     remedy of nothing, require (A waits): what is done
///     choices.slopDeparture of asItBegins (as it begins), never: when the slop leaves
///     ```
public struct TouchFigure: Equatable, Sendable {
    /// A claim that a reader can choose: a version of the program, whose scene takes the same touches, or one whose touches are
    /// played.
    public struct Choice: Equatable, Sendable {
        /// The claim's id.
        public var claim: String
        /// What the reader chooses it by.
        public var label: String
        /// The line of the block, from 0.
        var line: Int
    }

    /// Something to turn: a number of the model, or of the touches.
    public struct Dial: Equatable, Sendable {
        /// The model's parameter; or `turn`, the angle by which the touches are turned, in degrees; or `pace`, by how much they
        /// are quicker.
        public var name: String
        /// How far it can be turned.
        public var range: ClosedRange<Double>
        /// What it is, in words.
        public var label: String
        /// The line of the block, from 0.
        var line: Int

        /// Whether it turns the touches, and no number of the model.
        public var isOfTouches: Bool { Self.ofTouches.contains(name) }

        static let ofTouches: Set = ["pace", "turn"]
    }

    /// A constant of the claim that a reader gives another of its cases.
    public struct Pick: Equatable, Sendable {
        /// One of its cases.
        public struct Case: Equatable, Sendable {
            /// The case's name in Swift.
            public var name: String
            /// What the reader picks it by.
            public var label: String
        }

        /// The constant's name.
        public var constant: String
        /// The cases to pick from.
        public var cases: [Case]
        /// What it is, in words.
        public var label: String
        /// The line of the block, from 0.
        var line: Int
    }

    /// A question that is unsettled about UIKit, of which a reader takes a side.
    public struct Question: Equatable, Sendable {
        /// The engine's choice.
        public var choice: String
        /// Its sides to pick from, the model's own first.
        public var sides: [Pick.Case]
        /// What the question is, in words.
        public var label: String
        /// The line of the block, from 0.
        var line: Int

        /// What each side is called among the numbers of the model that a reader can turn.
        public var dials: [String] { sides.map { "choices.\(choice)=\($0.name)" } }
    }

    /// What a reader is to do with the phone first; nil where any touch tells something.
    public private(set) var invitation: String?
    /// The versions, the figure's own first; none if there is no other.
    public private(set) var versions: [Choice] = []
    /// Claims whose touches a reader can play in place of the figure's own.
    public private(set) var touches: [Choice] = []
    /// What can be turned.
    public private(set) var dials: [Dial] = []
    /// What can be picked.
    public private(set) var picks: [Pick] = []
    /// The unsettled questions of which sides can be taken.
    public private(set) var questions: [Question] = []
    /// The lines that say nothing, from 0.
    private(set) var unread: [Int] = []

    init(_ block: Block) {
        for (number, line) in block.lines.enumerated() {
            let text = line.trimmingWhitespace()
            if text.isEmpty { continue }
            if let match = text.wholeMatch(of: /-\s+([A-Za-z0-9_-]+):\s+(.+)/) {
                versions.append(
                    Choice(claim: String(match.1), label: String(match.2), line: number))
            } else if let match = text.wholeMatch(of: />\s+(.+)/), invitation == nil {
                invitation = String(match.1)
            } else if let match = text.wholeMatch(of: /\*\s+([A-Za-z0-9_-]+):\s+(.+)/) {
                touches.append(
                    Choice(claim: String(match.1), label: String(match.2), line: number))
            } else if let match = text.wholeMatch(of: /-\s+(.+)/), versions.isEmpty {
                versions.append(
                    Choice(
                        claim: block.attributes["of"] ?? "", label: String(match.1), line: number))
            } else if let match = text.wholeMatch(
                of: /([A-Za-z]+)\s+(-?[0-9.]+)\s+to\s+(-?[0-9.]+):\s+(.+)/),
                let from = Double(match.2), let to = Double(match.3), from < to
            {
                dials.append(
                    Dial(
                        name: String(match.1), range: from...to, label: String(match.4),
                        line: number))
            } else if let match = text.wholeMatch(
                of: /(choices\.)?([A-Za-z_]\w*)\s+of\s+([^:]+):\s+(.+)/),
                let cases = Self.cases(match.3)
            {
                let (name, label) = (String(match.2), String(match.4))
                if match.1 == nil {
                    picks.append(Pick(constant: name, cases: cases, label: label, line: number))
                } else {
                    questions.append(
                        Question(choice: name, sides: cases, label: label, line: number))
                }
            } else {
                unread.append(number)
            }
        }
    }
}

extension TouchFigure {
    /// The cases of a list such as `nothing, require (A waits)`; nil if it is none, or has only one.
    private static func cases(_ list: Substring) -> [Pick.Case]? {
        let cases = list.split(separator: ",").map { part -> Pick.Case? in
            guard let match = part.wholeMatch(of: /\s*([A-Za-z_]\w*)\s*(?:\(([^()]+)\)\s*)?/)
            else { return nil }
            let name = String(match.1)
            return Pick.Case(name: name, label: match.2.map { String($0) } ?? name)
        }
        let known = cases.compactMap { $0 }
        return known.count == cases.count && known.count > 1 ? known : nil
    }
}

extension Chapter {
    /// What the chapter says of the figure of a claim.
    public func touchFigure(of claim: String) -> TouchFigure? {
        for block in blocks {
            if case .figure(let of, let figure) = block.kind, of == claim { return figure }
        }
        return nil
    }

    /// The model's parameters that a reader can turn in the chapter's figures, and the sides of its choices that can be taken.
    var dials: [String] {
        blocks.flatMap { block -> [String] in
            guard case .figure(_, let figure) = block.kind else { return [] }
            return figure.dials.filter { !$0.isOfTouches }.map(\.name)
                + figure.questions.flatMap(\.dials)
        }
    }

    /// The constants of claims that a reader can pick cases of, each followed by the names of the cases.
    var picks: [String] {
        blocks.flatMap { block -> [String] in
            guard case .figure(let claim, let figure) = block.kind else { return [] }
            return figure.picks.flatMap { [claim, $0.constant] + $0.cases.map(\.name) }
        }
    }

    /// The claims whose scenes readers touch, or whose touches they play: those whose runs the chapter shows, and those that its
    /// figures name beside them.
    var touchedClaims: Set<String> {
        var claims: Set<String> = []
        for block in blocks {
            claims.formUnion(block.claimsToTouch)
            if case .transcript(let claim) = block.kind, !block.isPlain { claims.insert(claim) }
        }
        return claims
    }
}

extension Block {
    /// The claims that a reader is to touch in it: a figure's, and that of a prediction with a phone although the page does not show
    /// its run.
    public var claimsToTouch: [String] {
        switch kind {
        case .figure(let claim, let figure):
            [claim] + (figure.versions + figure.touches).map(\.claim)
        case .prediction(let claim) where classes.contains("touch"): [claim]
        default: []
        }
    }
}
