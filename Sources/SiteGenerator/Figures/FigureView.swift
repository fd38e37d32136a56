import Literate
import Notebook

/// A run on the page: what it comes to, the film strip and the lanes on one axis, the transcript; and the sentences that say why.
struct FigureView {
    let runs: [RunKey: Run]
    let transcripts: [RunKey: Transcript]
    let theme: Theme
    let words: Words
    let rules: RuleTags
    /// The words of verdicts; without them a run is called by its claim.
    var sentences: Sentences?

    /// A caption of more letters than that is set in the size of the text.
    private static let atAGlance = 180

    /// The figure of a transcript's run.
    ///
    /// Where the sentence that says `why` stands right beside it, it is the figure's caption.
    func run(
        _ block: Block, of claim: String, in chapter: Chapter, id: String?, why: Block? = nil
    ) throws -> String {
        let run = try left(by: claim, in: chapter, runs, "run", for: block)
        let transcript = try left(by: claim, in: chapter, transcripts, "transcript", for: block)
        let id = id ?? Self.anchor(of: block, in: chapter)
        let verdict = try sentences?.verdict(on: run, about: chapter.recognizer(toldOf: claim))
        let moments = Moment.telling(run)
        let times = moments.map { run.frames[$0.frame].time }
        let chart = LaneChart(run, about: verdict?.recognizer, moments: times, sayings(run))
        let name = chapter.claim(named: claim)?.claimName ?? claim
        let role = verdict.map { Role(outcome: $0.outcome) } ?? .touch
        let caption = why?.lines.joined(separator: " ") ?? verdict?.text
        var data: [String: Any] = [
            "id": id, "glyph": role.glyph,
            "verdict": caption.map { CodeWords.html($0, names: Self.names(in: run)) }
                ?? HTML.escape(words(.runOf, ["claim": name])),
            "claim": name, "isLong": (caption?.count ?? 0) > Self.atAGlance,
        ]
        data["whyAnchor"] = why.flatMap { chapter.anchors.block(atLine: $0.fence.line) }
        data["rules"] = (verdict?.rules ?? []).map(rules.withStatus)
        data["claimAnchor"] = chapter.claim(named: claim)
            .flatMap { chapter.anchors.block(atLine: $0.fence.line) }
        data["transcript"] = self.transcript(transcript, decidedBy: verdict, role)
        let phones = try phones(moments, of: run, id: id, at: block)
        if !phones.isEmpty { data["strip"] = strip(phones, at: times, chart) }
        if !chart.lanes.isEmpty {
            data["lanes"] = lanes(chart, moments: times, of: run, id: id)
        }
        return try theme.render("run", data)
    }

    /// One picture of a claim's run, on the way, with what the run comes to; nil if the claim left no run.
    func still(of claim: String, in chapter: Chapter, id: String) throws -> [String: Any]? {
        guard let run = runs[RunKey(chapter: chapter.slug, claim: claim)],
            let moment = Moment.onTheWay(run)
        else { return nil }
        let verdict = try sentences?.verdict(on: run, about: chapter.recognizer(toldOf: claim))
        let frame = run.frames[moment]
        let time = Self.seconds(frame.time)
        let phone = PhoneDrawing(
            run: run, frame: frame, id: id,
            title: words(
                .screenTitle, ["time": time, "moment": caption(of: .init(frame: moment, meaning: .midway))]),
            words: words, height: ScreenCrop.height(of: run), widths: theme.widths)
        let role = verdict.map { Role(outcome: $0.outcome) } ?? .touch
        return [
            "drawing": try StripDrawing(phones: [phone], id: id).svgs()[0], "time": time,
            "glyph": role.glyph, "came": words(role == .winner ? .coverFired : .coverSilent),
            "verdict": CodeWords.html(verdict?.text ?? "", names: Self.names(in: run)),
        ]
    }

    /// The transcript's rows, and the one that stands for all of them while they are folded: the one that decided, else the last.
    private func transcript(
        _ transcript: Transcript, decidedBy verdict: RunVerdict?, _ role: Role
    ) -> [String: Any] {
        let entries = transcript.entries
        let record = verdict?.decision?.index
        let entry = entries.last { $0.record == record }
            ?? entries.last { $0.record <= record ?? .max } ?? entries.last
        return [
            "time": entry?.time ?? "", "what": entry?.what ?? "", "why": entry?.why ?? "",
            "all": words(
                entries.count == 1 ? .transcriptLine : .transcriptLines,
                ["count": "\(entries.count)"]),
            "role": role.rawValue,
            "rows": TranscriptMarkup.rows(
                transcript, rules, deciding: entry?.record, role: role),
        ]
    }

    private func sayings(_ run: Run) -> LaneChart.Sayings {
        let titles = Dictionary(run.recognizers.map { ($0.name, $0.title ?? $0.name) }) {
            first, _ in first
        }
        return .init(words: words) { titles[$0] ?? $0 }
    }

    /// The names of a run that are set as code in its sentences.
    static func names(in run: Run) -> Set<String> {
        Set(run.recognizers.map(\.name) + run.recognizers.map(\.view))
    }

    /// The pictures, and the lines from each to its moment on the axis below.
    private func strip(
        _ phones: [[String: Any]], at times: [Double], _ chart: LaneChart
    ) -> [String: Any] {
        let count = Double(phones.count)
        let leads = times.enumerated().map { index, time in
            SVG.element(
                "line",
                [
                    "x1": Percent((Double(index) + 0.5) / count), "y1": 0.0,
                    "x2": Percent(chart.axis.place(of: time)), "y2": "100%",
                ])
        }
        return ["phones": phones, "count": "of-\(phones.count)", "leads": leads.joined()]
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
            "glyph": Role(outcome: outcome).glyph,
            "sentence": CodeWords.html(
                block.lines.joined(separator: " "), names: Self.names(in: run)),
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
        if let anchor = chapter.anchors.block(atLine: block.fence.line) { return anchor }
        guard case .transcript(let claim) = block.kind else { return "_run" }
        // A run that is shown more than once has its name where it is shown first.
        let shown = chapter.blocks.filter { $0.kind == block.kind }
        let place = shown.firstIndex { $0.fence == block.fence } ?? 0
        return "_run-\(claim)" + (place == 0 ? "" : "-\(place + 1)")
    }

    private func phones(
        _ moments: [Moment], of run: Run, id: String, at block: Block
    ) throws -> [[String: Any]] {
        let captions = moments.map {
            (time: Self.seconds(run.frames[$0.frame].time), words: caption(of: $0))
        }
        let height = ScreenCrop.height(of: run)
        let phones = moments.enumerated().map { index, moment in
            PhoneDrawing(
                run: run, frame: run.frames[moment.frame], id: "\(id)-p\(index)",
                title: words(
                    .screenTitle,
                    ["time": captions[index].time, "moment": captions[index].words]),
                words: words, height: height, widths: theme.widths)
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

    private func lanes(
        _ chart: LaneChart, moments: [Double], of run: Run, id: String
    ) -> [String: Any] {
        let drawing = LaneDrawing(
            chart: chart, moments: moments, id: "\(id)-l", title: words(.lanesTitle),
            widths: theme.widths)
        let rows = chart.lanes.flatMap { lane in
            let bars = lane.bars.map { bar in
                [
                    "lane": lane.name,
                    "state": bar.text ?? words(bar.kind == .touch ? .fingerDown : .laneUndecided),
                    "from": Self.seconds(bar.times.lowerBound),
                    "to": Self.seconds(bar.times.upperBound),
                ]
            }
            let marks = lane.marks.filter { $0.text != nil && !lane.isFinger }.map { mark in
                [
                    "lane": lane.name, "state": mark.text ?? "",
                    "from": Self.seconds(mark.time), "to": "",
                ]
            }
            let remark = lane.remark.map {
                [["lane": lane.name, "state": $0, "from": "", "to": ""]]
            }
            return bars + marks + (remark ?? [])
        }
        return [
            "drawing": drawing.svg(), "rows": rows, "names": chart.lanes.map(\.name),
        ]
    }

    /// UIKit's own names of the states need no translation; the others may have one.
    private func stateName(_ state: String) -> String {
        words.table["state.\(state)"] ?? state
    }
}

extension Chapter {
    /// The recognizer that the chapter says the why of, in the run of a claim.
    fileprivate func recognizer(toldOf claim: String) -> String? {
        for block in blocks {
            if case .why(let told, let recognizer) = block.kind, told == claim { return recognizer }
        }
        return nil
    }
}
