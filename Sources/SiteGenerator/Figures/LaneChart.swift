import Literate

/// Where everything of a run's lanes stands: fractions of the width for time, points for the rest.
///
/// Labels are placed for the narrowest plot. As their shifts are fixed and their places are
/// fractions, a wider plot only moves them apart, so one drawing serves every width.
struct LaneChart: Equatable {
    /// The narrowest plot the labels are placed for, in points.
    static let narrowest = 320.0

    var start: Double
    var end: Double
    var lanes: [Lane]
    var ticks: [Tick]

    struct Lane: Equatable {
        var name: String
        var isFinger: Bool
        var segments: [Segment]
        /// Where an action was sent, as fractions.
        var actions: [Double]
        var labels: [Label]
        /// How many rows of labels stand under the bar.
        var rows: Int { (labels.compactMap(\.row).max() ?? -1) + 1 }
    }

    struct Segment: Equatable {
        var state: String
        /// Fractions of the width.
        var from: Double
        var to: Double
        /// The states that end an attempt are a mark, since they last no time that a reader could
        /// see.
        var isFinal: Bool { ["ended", "failed", "cancelled"].contains(state) }
    }

    struct Label: Equatable {
        var text: String
        var at: Double
        var shift: Double
        /// Nil when the label stands inside its bar.
        var row: Int?
        /// The segment it names.
        var segment: Int
    }

    struct Tick: Equatable {
        var at: Double
        var text: String
    }

    /// The chart of a run; `moments` are times that it must reach, `label` says a state in words.
    init(_ run: Run, moments: [Double], finger: (Int) -> String, label: (String) -> String) {
        let samples = run.samples
        let spans = run.recognizers.flatMap(\.states).filter { $0.state != "idle" }.map(\.time)
        let all = samples.map(\.time) + spans + moments
        let start = samples.first?.time ?? all.min() ?? run.records.first?.time ?? 0
        let last = max(all.max() ?? start, start + 0.1)
        // A little more than the last event, so that its mark does not stand on the edge.
        let end = last + (last - start) * 0.03
        (self.start, self.end) = (start, end)
        func fraction(_ time: Double) -> Double { min(max((time - start) / (end - start), 0), 1) }

        let contacts = Contact.all(in: samples, end: end)
        var lanes: [Lane] = []
        for id in Set(contacts.map(\.finger)).sorted() {
            let segments = contacts.filter { $0.finger == id }
                .map { Segment(state: "down", from: fraction($0.from), to: fraction($0.to)) }
            lanes.append(
                Lane(
                    name: finger(id), isFinger: true, segments: segments, actions: [],
                    labels: Self.labels(for: segments, label: label)))
        }
        for recognizer in run.recognizers {
            let segments = Self.segments(of: recognizer, start: start, end: end)
            let isToldOf = run.records.contains {
                $0.subject == recognizer.name && $0.time >= start
            }
            guard !segments.isEmpty || isToldOf else { continue }
            let actions = run.records
                .filter { $0.code == "recognizer.action" && $0.subject == recognizer.name }
                .map { fraction($0.time) }
            lanes.append(
                Lane(
                    name: recognizer.name, isFinger: false, segments: segments,
                    actions: Self.apart(actions), labels: Self.labels(for: segments, label: label)))
        }
        self.lanes = lanes
        ticks = Self.ticks(from: start, to: end)
    }

    private static func segments(of recognizer: Run.Recognizer, start: Double, end: Double)
        -> [Segment]
    {
        var segments: [Segment] = []
        for (index, span) in recognizer.states.enumerated() where span.state != "idle" {
            let next = index + 1 < recognizer.states.count ? recognizer.states[index + 1].time : end
            guard next >= start else { continue }
            let from = min(max((span.time - start) / (end - start), 0), 1)
            let to = min(max((next - start) / (end - start), 0), 1)
            if let last = segments.last, last.state == span.state, last.to == from {
                segments[segments.count - 1].to = to
                continue
            }
            let segment = Segment(state: span.state, from: from, to: to)
            // A state that was left at the time at which it was entered has no width.
            guard segment.isFinal || to - from > 0.0005 else { continue }
            segments.append(segment)
        }
        return segments
    }

    /// A continuous recognizer sends dozens of actions; dots that would touch are drawn once.
    private static func apart(_ fractions: [Double]) -> [Double] {
        fractions.reduce(into: []) { kept, next in
            if kept.last.map({ next - $0 >= 0.025 }) ?? true { kept.append(next) }
        }
    }
}

/// One contact of a finger with the screen.
private struct Contact {
    var finger: Int
    var from: Double
    var to: Double

    static func all(in samples: [Run.Sample], end: Double) -> [Contact] {
        var contacts: [Contact] = []
        for sample in samples {
            switch sample.phase {
            case "began":
                contacts.append(Contact(finger: sample.finger, from: sample.time, to: end))
            case "ended", "cancelled":
                if let index = contacts.lastIndex(where: { $0.finger == sample.finger }) {
                    contacts[index].to = sample.time
                }
            default: break
            }
        }
        return contacts
    }
}
