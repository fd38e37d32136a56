import Literate
import Notebook

/// A run on the page: the film strip, the lanes, the transcript; and the sentences that say why.
struct FigureView {
    let runs: [RunKey: Run]
    let transcripts: [RunKey: Transcript]
    let theme: Theme
    let words: Words
    let rules: RuleTags

    /// The figure of a transcript's run.
    func run(_ block: Block, of claim: String, in chapter: Chapter, id: String?) throws -> String {
        let run = try left(by: claim, in: chapter, runs, "run", for: block)
        let transcript = try left(by: claim, in: chapter, transcripts, "transcript", for: block)
        let id = id ?? Self.anchor(of: block, in: chapter)
        let moments = Moment.telling(run)
        let chart = LaneChart(
            run, moments: moments.map { run.frames[$0.frame].time },
            finger: { words(.fingerLane, ["finger": "\($0)"]) }, label: stateName)
        let name = chapter.claim(named: claim)?.claimName ?? claim
        var data: [String: Any] = [
            "id": id,
            "title": words(.runOf, ["claim": name]),
            "claim": name,
            "transcript": TranscriptMarkup.html(transcript, rules),
        ]
        data["claimAnchor"] = chapter.claim(named: claim)
            .flatMap { chapter.anchors.block(atLine: $0.fence.line) }
        let phones = try phones(moments, of: run, id: id, at: block)
        data["strip"] = phones.isEmpty ? nil : ["phones": phones]
        if !chart.lanes.isEmpty {
            data["lanes"] = lanes(chart, moments: moments, of: run, id: id)
        }
        return try theme.render("run", data)
    }

    /// The call-out of a sentence that says why a recognizer did or did not fire.
    func why(
        _ block: Block, of claim: String, recognizer: String?, in chapter: Chapter, id: String?
    ) throws -> String {
        let run = try left(by: claim, in: chapter, runs, "run", for: block)
        let outcome = run.explanations.first { $0.recognizer == recognizer }?.outcome ?? ""
        let key: Words.Key =
            switch outcome {
            case "fired": .whyFired
            case "silent": .whySilent
            case "cancelled": .whyCancelled
            case "untouched", "unpressed", "unoffered", "detached": .whyUntouched
            case "waiting": .whyWaiting
            default: .whyOther
            }
        var data: [String: Any] = [
            "heading": words(key, ["recognizer": recognizer ?? ""]),
            "sentence": HTML.escape(block.lines.joined(separator: " ")),
        ]
        data["id"] = id
        return try theme.render("why", data)
    }

    /// What a claim left of that kind.
    private func left<Finding>(
        by claim: String, in chapter: Chapter, _ findings: [RunKey: Finding], _ kind: String,
        for block: Block
    ) throws -> Finding {
        guard let finding = findings[RunKey(chapter: chapter.slug, claim: claim)] else {
            throw Problem(
                block.fence, "there is no \(kind) of the claim “\(claim)” to show",
                remedy: "Run the book's claims first, and check the claim's id.")
        }
        return finding
    }

    /// Where the page has the figure of a transcript.
    static func anchor(of block: Block, in chapter: Chapter) -> String {
        chapter.anchors.block(atLine: block.fence.line) ?? "_run-\(block.fence.line)"
    }

    private func phones(
        _ moments: [Moment], of run: Run, id: String, at block: Block
    ) throws -> [[String: Any]] {
        let captions = moments.map {
            (time: Self.seconds(run.frames[$0.frame].time), words: caption(of: $0))
        }
        let phones = moments.enumerated().map { index, moment in
            PhoneDrawing(
                run: run, frame: run.frames[moment.frame], id: "\(id)-p\(index)",
                title: words(
                    .screenTitle,
                    ["time": captions[index].time, "moment": captions[index].words]),
                words: words)
        }
        do {
            return zip(try StripDrawing(phones: phones, id: id).svgs(), captions).map {
                ["drawing": $0, "time": $1.time, "caption": $1.words]
            }
        } catch let paint as Paint.Unreadable {
            throw Problem(
                block.fence,
                "a view of this run has the colour “\(paint.color)”, which is no colour",
                remedy: "A colour is a UIColor's name, #rrggbb or #rrggbbaa.")
        }
    }

    /// A time as captions and lanes show it.
    static func seconds(_ time: Double) -> String { NumberText.fixed(time, 3) }

    private func caption(of moment: Moment) -> String {
        switch moment.meaning {
        case .touch: words(.momentTouch)
        case .decision(let recognizer, let state):
            words(.momentDecision, ["recognizer": recognizer, "state": stateName(state)])
        case .midway: words(.momentMidway)
        case .lift: words(.momentLift)
        case .settled: words(.momentSettled)
        }
    }

    private func lanes(_ chart: LaneChart, moments: [Moment], of run: Run, id: String) -> [String:
        Any]
    {
        let span = chart.end - chart.start
        func time(_ fraction: Double) -> String { Self.seconds(chart.start + fraction * span) }
        let drawing = LaneDrawing(
            chart: chart,
            moments: moments.map {
                min(max((run.frames[$0.frame].time - chart.start) / span, 0), 1)
            },
            id: "\(id)-l", title: words(.lanesTitle))
        let rows = chart.lanes.flatMap { lane in
            lane.segments.map { segment in
                [
                    "lane": lane.name, "state": stateName(segment.state),
                    "from": time(segment.from), "to": time(segment.to),
                ]
            }
        }
        return ["drawing": drawing.svg(), "rows": rows]
    }

    /// UIKit's own names of the states need no translation; the others may have one.
    private func stateName(_ state: String) -> String {
        if state == "down" { return words(.fingerDown) }
        return words.table["state.\(state)"] ?? state
    }
}
