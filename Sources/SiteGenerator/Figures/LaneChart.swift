import Literate
import Notebook

/// What a run's lanes show: a row for each finger, one for each recognizer that had a part in it, and one in words for the rest.
struct LaneChart: Equatable {
    var lanes: [Lane] = []
    var arrows: [Arrow] = []
    var axis: TimeAxis

    struct Lane: Equatable {
        var name: String
        var isFinger = false
        var bars: [Bar] = []
        var marks: [Mark] = []
        /// What the row says where there is nothing to draw.
        var remark: String?
        /// What it says instead where there is less room, the longest first.
        var briefRemarks: [String] = []
    }

    /// Something that lasts.
    struct Bar: Equatable {
        enum Kind: String { case touch, possible, waiting, win }
        var kind: Kind
        var times: ClosedRange<Double>
        var from: Double
        var to: Double
        var text: String?
    }

    /// Something that happens in a moment.
    struct Mark: Equatable {
        enum Kind: String { case down, lift, no, win }
        var kind: Kind
        var time: Double
        var at: Double
        var text: String?
        /// What is said where there is no room for the text.
        var brief: String?
        /// Whether something ends or begins in the same moment, so that the mark stands beside its place.
        var side = Side.none
    }

    /// On which side of its place a mark stands.
    enum Side { case none, before, behind }

    /// Who kept whom out.
    struct Arrow: Equatable {
        var from: Int
        var to: Int
        var at: Double
        var text: String
    }

    /// What the lanes say, in the reader's language.
    struct Sayings {
        var words: Words
        /// What a recognizer is called.
        var title: (String) -> String
    }

    /// The chart of a run about a recognizer; `moments` are the times of its pictures.
    init(_ run: Run, about subject: String?, moments: [Double], _ sayings: Sayings) {
        let cast = LaneCast(run, about: subject)
        let contenders = cast.contenders
        let start = run.samples.first?.time ?? run.records.first?.time ?? 0
        let changes = contenders.flatMap(\.states)
            .filter { $0.state != "idle" && $0.time >= start }.map(\.time)
        let contacts = Contact.all(in: run.samples)
        let times = run.samples.map(\.time) + changes
        axis = TimeAxis(
            times.isEmpty ? moments : times,
            rests: { from, to in contacts.contains { $0.from <= from && $0.to >= to } },
            afterwards: moments.last)
        for finger in Set(contacts.map(\.finger)).sorted() {
            lanes.append(
                lane(of: finger, contacts.filter { $0.finger == finger }, sayings.words))
        }
        for recognizer in contenders {
            lanes.append(lane(of: recognizer, in: run, from: start, sayings))
        }
        lanes += cast.rest.map { rest in
            let remarks = rest.remarks(sayings)
            return Lane(
                name: rest.name(sayings), remark: remarks.first,
                briefRemarks: Array(remarks.dropFirst()))
        }
        arrows = self.arrows(of: contenders, in: run, sayings)
    }

    private func lane(of finger: Int, _ contacts: [Contact], _ words: Words) -> Lane {
        var lane = Lane(name: words(.fingerLane, ["finger": "\(finger)"]), isFinger: true)
        for (index, contact) in contacts.enumerated() {
            let isLifted = index > 0 && contacts[index - 1].to == contact.from
            let isLaidDown =
                index + 1 < contacts.count && contacts[index + 1].from == contact.to
            lane.bars.append(
                Bar(
                    kind: .touch, times: contact.from...contact.to,
                    from: axis.place(of: contact.from), to: axis.place(of: contact.to),
                    text: contact.isOpen ? words(.laneStays) : nil))
            lane.marks.append(
                Mark(
                    kind: .down, time: contact.from, at: axis.place(of: contact.from),
                    text: contact.isOpen && contact == contacts.last ? words(.fingerDown) : nil,
                    side: isLifted ? .behind : .none))
            let end: Words.Key = contact.isCancelled ? .laneTaken : .laneLifted
            guard !contact.isOpen else { continue }
            lane.marks.append(
                Mark(
                    kind: .lift, time: contact.to, at: axis.place(of: contact.to),
                    text: contact == contacts.last ? words(end) : nil,
                    side: isLaidDown ? .before : .none))
        }
        return lane
    }

    private func lane(
        of recognizer: Run.Recognizer, in run: Run, from start: Double, _ sayings: Sayings
    ) -> Lane {
        var lane = Lane(name: sayings.title(recognizer.name))
        let spans = recognizer.states
        let end = axis.stretches.last { $0.times.lowerBound != $0.times.upperBound }?
            .times.upperBound
        for (index, span) in spans.enumerated() where span.state != "idle" {
            let until = index + 1 < spans.count ? spans[index + 1].time : end ?? span.time
            guard until >= start else { continue }
            let from = max(span.time, start)
            let told = LaneWords(span, of: recognizer, in: run, sayings)
            let isLeftAtOnce = index + 1 < spans.count && until == span.time
            let goesOn = isLeftAtOnce && spans[index + 1].state != "idle"
            switch span.state {
            case "possible" where goesOn, "waiting" where goesOn: continue
            case "possible": lane.add(.possible, from...max(until, from), nil, axis)
            case "waiting": lane.add(.waiting, from...max(until, from), told.text, axis)
            case "began", "changed": lane.add(.win, from...max(until, from), told.text, axis)
            case "ended":
                if lane.bars.last?.kind == .win, lane.bars.last?.times.upperBound == span.time {
                    continue
                }
                lane.marks.append(
                    Mark(kind: .win, time: from, at: axis.place(of: from), text: told.text))
            default:
                // It failed for a touch that came as the one before ended: that attempt is another one.
                let isNext =
                    lane.bars.last?.kind == .win && lane.bars.last?.times.upperBound == from
                    && index > 0 && !["began", "changed"].contains(spans[index - 1].state)
                lane.marks.append(
                    Mark(
                        kind: .no, time: from, at: axis.place(of: from),
                        text: isNext
                            ? sayings.words(.laneNext, ["what": told.text]) : told.text,
                        brief: isNext ? told.brief : nil,
                        side: isNext ? .behind : .none))
            }
        }
        if lane.bars.isEmpty, lane.marks.isEmpty { lane.remark = sayings.words(.laneUnseen) }
        if lane.marks.isEmpty, let last = lane.bars.indices.last,
            lane.bars.allSatisfy({ $0.text == nil })
        {
            lane.bars[last].text = sayings.words(.laneUndecided)
        }
        return lane
    }

    /// An arrow for each contender that another one kept out.
    private func arrows(
        of contenders: [Run.Recognizer], in run: Run, _ sayings: Sayings
    ) -> [Arrow] {
        let offset = lanes.count { $0.isFinger }
        func lane(of name: String) -> Int? {
            contenders.firstIndex { $0.name == name }.map { $0 + offset }
        }
        var arrows: [Arrow] = []
        for (place, recognizer) in contenders.enumerated() {
            for span in recognizer.states {
                guard let record = span.record.flatMap({ run.record($0) }),
                    let word = LaneWords.arrow(of: record.code),
                    case .text(let by)? = record.values["by"], let from = lane(of: by),
                    from != place + offset
                else { continue }
                arrows.append(
                    Arrow(
                        from: from, to: place + offset, at: axis.place(of: span.time),
                        text: sayings.words(word)))
            }
        }
        return arrows
    }
}

extension LaneChart.Lane {
    /// Adds something that lasts; what goes on from before makes that longer.
    fileprivate mutating func add(
        _ kind: LaneChart.Bar.Kind, _ times: ClosedRange<Double>, _ text: String?, _ axis: TimeAxis
    ) {
        let (from, to) = (axis.place(of: times.lowerBound), axis.place(of: times.upperBound))
        if let last = bars.last, last.kind == kind, last.times.upperBound == times.lowerBound {
            bars[bars.count - 1].times = last.times.lowerBound...times.upperBound
            bars[bars.count - 1].to = to
            return
        }
        bars.append(.init(kind: kind, times: times, from: from, to: to, text: text))
    }
}

/// One contact of a finger with the screen.
struct Contact: Equatable {
    var finger: Int
    var from: Double
    var to: Double
    var isOpen = true
    var isCancelled = false

    /// The contacts of a run, in the order in which they begin.
    static func all(in samples: [Run.Sample]) -> [Contact] {
        var contacts: [Contact] = []
        for sample in samples {
            guard sample.phase != "began" else {
                contacts.append(
                    Contact(finger: sample.finger, from: sample.time, to: sample.time))
                continue
            }
            guard
                let index = contacts.lastIndex(where: { $0.finger == sample.finger && $0.isOpen })
            else { continue }
            contacts[index].to = sample.time
            contacts[index].isOpen = !["ended", "cancelled"].contains(sample.phase)
            contacts[index].isCancelled = sample.phase == "cancelled"
        }
        return contacts
    }
}
