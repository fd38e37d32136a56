import Literate
import Notebook

/// The figure of a run: what it comes to, the film strip and the lanes on one axis, the transcript.
struct RunFigure {
    let theme: Theme
    let words: Words
    let rules: RuleTags
    /// The words of verdicts; without them a run is called by its name.
    var sentences: Sentences?

    /// What a figure is made of, besides its run.
    struct Content {
        var run: Run
        var transcript: Transcript
        /// Unique on the page; what is in the figure has ids that start with it.
        var id: String
        /// What the run is called where no verdict can be given.
        var name: String
        /// The recognizer that the verdict is about; without one it is the one that the run is about.
        var recognizer: String?
        /// What stands in place of the verdict.
        var caption: String?
        /// More for the template.
        var more: [String: Any] = [:]
    }

    /// A caption of more letters than that is set in the size of the text.
    private static let atAGlance = 180

    /// The figure's HTML.
    ///
    /// Throws `Paint.Unreadable` for a colour that is none.
    func html(_ content: Content) throws -> String {
        try theme.render("run", data(content))
    }

    /// The transcript's lines and nothing else, for a reader who is to say what they come to.
    func lines(_ content: Content) throws -> String {
        try theme.render(
            "lines",
            ["id": content.id, "rows": TranscriptMarkup.rows(content.transcript, rules)])
    }

    /// What a template needs to show a run.
    func data(_ content: Content) throws -> [String: Any] {
        let run = content.run
        let verdict = try verdict(on: run, about: content.recognizer)
        let moments = Moment.telling(run)
        let times = moments.map { run.frames[$0.frame].time }
        let chart = LaneChart(run, about: verdict?.recognizer, moments: times, sayings(run))
        let role = verdict.map { Role(outcome: $0.outcome) } ?? .touch
        let caption = content.caption ?? verdict?.text
        var data = content.more
        data["id"] = content.id
        data["glyph"] = role.glyph
        data["verdict"] =
            caption.map { CodeWords.html($0, names: Self.names(in: run)) }
            ?? HTML.escape(words(.runOf, ["claim": content.name]))
        data["claim"] = content.name
        data["isLong"] = (caption?.count ?? 0) > Self.atAGlance
        data["rules"] = (verdict?.rules ?? []).map(rules.withStatus)
        data["transcript"] = transcript(content.transcript, decidedBy: verdict, role)
        let phones = try phones(moments, of: run, id: content.id)
        if !phones.isEmpty { data["strip"] = strip(phones, at: times, chart) }
        if !chart.lanes.isEmpty {
            data["lanes"] = lanes(chart, moments: times, id: content.id)
        }
        return data
    }

    /// One picture of a run, on the way, with what the run comes to; nil if nothing was touched.
    func still(
        _ run: Run, at time: Double, about recognizer: String?, id: String
    ) throws -> [String: Any]? {
        guard let screen = run.screen(at: time) else { return nil }
        let verdict = try verdict(on: run, about: recognizer)
        var phone = phone(screen, words(.momentMidway), of: run, id: id)
        phone.hasStatusBar = true
        let role = verdict.map { Role(outcome: $0.outcome) } ?? .touch
        return [
            "drawing": try StripDrawing(phones: [phone], id: id).svgs()[0],
            "time": Self.seconds(time), "glyph": role.glyph,
            "came": words(role == .winner ? .coverFired : .coverSilent),
            "verdict": CodeWords.html(verdict?.text ?? "", names: Self.names(in: run)),
        ]
    }

    /// What a run comes to, in a sentence.
    func verdict(on run: Run, about recognizer: String?) throws -> RunVerdict? {
        try sentences?.verdict(on: run, about: recognizer)
    }

    /// A time as captions and lanes show it.
    static func seconds(_ time: Double) -> String { NumberText.fixed(time, 3) }

    /// The names of a run that are set as code in its sentences.
    static func names(in run: Run) -> Set<String> {
        Set(run.recognizers.map(\.name) + run.recognizers.map(\.view))
    }

    private func sayings(_ run: Run) -> LaneChart.Sayings {
        let titles = Dictionary(run.recognizers.map { ($0.name, $0.title ?? $0.name) }) {
            first, _ in first
        }
        return .init(words: words) { titles[$0] ?? $0 }
    }
}

/// The strip.
extension RunFigure {
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

    private func phones(_ moments: [Moment], of run: Run, id: String) throws -> [[String: Any]] {
        // What is inside a figure is the page's own, whether an author has named the figure or not.
        let id = id.hasPrefix("_") ? id : "_" + id
        let phones = moments.enumerated().map {
            phone(run.frames[$1.frame], caption(of: $1), of: run, id: "\(id)-p\($0)")
        }
        return zip(try StripDrawing(phones: phones, id: id).svgs(), moments).map { svg, moment in
            [
                "drawing": svg, "time": Self.seconds(run.frames[moment.frame].time),
                "caption": caption(of: moment),
            ]
        }
    }

    private func phone(
        _ frame: Run.Frame, _ moment: String, of run: Run, id: String
    ) -> PhoneDrawing {
        PhoneDrawing(
            run: run, frame: frame, id: id,
            title: words(
                .screenTitle, ["time": Self.seconds(frame.time), "moment": moment]),
            words: words, height: ScreenCrop.height(of: run), widths: theme.widths)
    }

    private func caption(of moment: Moment) -> String {
        switch moment.meaning {
        case .touch: words(.momentTouch)
        case .decision(let recognizer, let state):
            // UIKit's own names of the states need no translation; the others may have one.
            words(
                .momentDecision,
                ["recognizer": recognizer, "state": words.table["state.\(state)"] ?? state])
        case .midway: words(.momentMidway)
        case .lift: words(.momentLift)
        case .settled: words(.momentSettled)
        }
    }
}

/// The lanes and the transcript.
extension RunFigure {
    private func lanes(_ chart: LaneChart, moments: [Double], id: String) -> [String: Any] {
        let drawing = LaneDrawing(
            chart: chart, moments: moments, title: words(.lanesTitle), widths: theme.widths)
        var data: [String: Any] = [
            "drawing": drawing.svg(), "names": chart.lanes.map(\.name),
        ]
        data["legend"] = rules.legend.map { ["href": $0] }
        return data
    }

    /// The transcript's rows, and the one that stands for all of them while they are folded: the one that decided, else the last.
    private func transcript(
        _ transcript: Transcript, decidedBy verdict: RunVerdict?, _ role: Role
    ) -> [String: Any] {
        let entries = transcript.entries
        let record = verdict?.decision?.index
        let entry =
            entries.last { $0.record == record } ?? entries.last { $0.record <= record ?? .max }
            ?? entries.last
        return [
            "time": entry?.time ?? "", "what": entry?.what ?? "", "why": entry?.why ?? "",
            "all": words(
                entries.count == 1 ? .transcriptLine : .transcriptLines,
                ["count": "\(entries.count)"]),
            "role": role.rawValue,
            "rows": TranscriptMarkup.rows(transcript, rules, deciding: entry?.record, role: role),
        ]
    }
}
