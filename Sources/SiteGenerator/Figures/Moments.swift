import Literate

/// A moment of a run that is worth a picture.
struct Moment: Equatable {
    /// Which of the run's frames shows it.
    var frame: Int
    var meaning: Meaning

    enum Meaning: Equatable {
        case touch
        /// A recognizer came to its first decision.
        case decision(recognizer: String, state: String)
        case midway, lift, settled
    }

    /// The moments of a run that tell its story, in order: at most five, and none that looks like
    /// another.
    ///
    /// They are found from the touches and the recognizers' states alone, so that a new kind of
    /// record changes nothing.
    static func telling(_ run: Run) -> [Moment] {
        let down = run.samples.first { $0.phase == "began" }?.time
        let up = run.samples.last { $0.phase == "ended" || $0.phase == "cancelled" }?.time
        let decision = firstDecision(run, after: down)
        // The most telling first: of two moments with one picture, the earlier in this list gives
        // it its words.
        var moments: [Moment] = []
        func add(_ meaning: Meaning, at time: Double?, within allowed: ClosedRange<Double>? = nil) {
            guard let time, let frame = frame(at: time, of: run, within: allowed),
                !moments.contains(where: { looksAlike(run.frames[$0.frame], run.frames[frame]) })
            else { return }
            moments.append(Moment(frame: frame, meaning: meaning))
        }
        add(.touch, at: down)
        add(.lift, at: up)
        if let decision {
            let (time, name, state) = decision
            add(.decision(recognizer: name, state: state), at: time, within: time...time + 0.05)
        }
        add(.settled, at: run.frames.last?.time)
        if let up, let start = decision?.time ?? down, start < up {
            add(.midway, at: (start + up) / 2, within: start...up)
        }
        return moments.sorted { $0.frame < $1.frame }
    }

    /// The time of the frame nearest to half way between the first touch and the last lift; nil where nothing was touched.
    static func onTheWay(_ run: Run) -> Double? {
        guard let down = run.samples.first?.time, let up = run.samples.last?.time else {
            return nil
        }
        return frame(at: (down + up) / 2, of: run, within: nil).map { run.frames[$0].time }
    }

    /// The first time that a recognizer decided; what was decided as the finger came down tells
    /// less than what followed.
    private static func firstDecision(
        _ run: Run, after down: Double?
    ) -> (time: Double, name: String, state: String)? {
        let deciding = ["began", "changed", "ended", "cancelled", "failed"]
        let decisions = run.recognizers.flatMap { recognizer in
            recognizer.states.filter { deciding.contains($0.state) }
                .map { (time: $0.time, name: recognizer.name, state: $0.state) }
        }
        let later = decisions.filter { $0.time > down ?? -.infinity }
        // Of several at one time the one that began tells more than the ones that failed for it.
        return (later.isEmpty ? decisions : later).min {
            ($0.time, $0.state == "failed" ? 1 : 0) < ($1.time, $1.state == "failed" ? 1 : 0)
        }
    }

    /// The frame nearest to a time; of two as near, the later one, which shows what the time
    /// brought.
    private static func frame(
        at time: Double, of run: Run, within allowed: ClosedRange<Double>?
    ) -> Int? {
        run.frames.indices.reversed()
            .filter { allowed?.contains(run.frames[$0].time) ?? true }
            .min { abs(run.frames[$0].time - time) < abs(run.frames[$1].time - time) }
    }

    /// Whether nobody would tell two pictures of this size apart.
    private static func looksAlike(_ a: Run.Frame, _ b: Run.Frame) -> Bool {
        let (one, other) = (a.fingers.filter(\.isDown), b.fingers.filter(\.isDown))
        guard one.map(\.id) == other.map(\.id), a.views.count == b.views.count,
            zip(one, other).allSatisfy({ abs($0.x - $1.x) < 12 && abs($0.y - $1.y) < 12 })
        else { return false }
        return zip(a.views, b.views).allSatisfy { $0.looksLike($1) }
    }
}

extension Run.View {
    fileprivate func looksLike(_ other: Run.View) -> Bool {
        name == other.name && color == other.color && text == other.text
            && abs(x - other.x) < 4 && abs(y - other.y) < 4 && abs(width - other.width) < 4
            && abs(height - other.height) < 4 && abs(alpha - other.alpha) < 0.1
    }
}

extension Run {
    /// The screen at a time between frames: as the frame before showed it, with the fingers where they are by then.
    func screen(at time: Double) -> Frame? {
        guard var frame = frames.last(where: { $0.time <= time + 1e-9 }) else { return nil }
        frame.time = time
        for index in frame.fingers.indices {
            let finger = frame.fingers[index].id
            guard
                let sample = samples.last(where: { $0.finger == finger && $0.time <= time + 1e-9 })
            else { continue }
            (frame.fingers[index].x, frame.fingers[index].y) = (sample.x, sample.y)
            frame.fingers[index].isDown = !["ended", "cancelled"].contains(sample.phase)
        }
        return frame
    }
}
