import Literate

/// The fingers of a moment: a translucent disc where each is, and a line along the way it came.
struct FingerDrawing {
    let run: Run
    let frame: Run.Frame

    var svg: String {
        frame.fingers.map(draw).joined()
    }

    private func draw(_ finger: Run.Finger) -> String {
        let path = self.path(of: finger)
        guard finger.isDown || !path.isEmpty else { return "" }
        var shapes = ""
        if path.count > 1 {
            let points = path.map { "\(Decimal.short($0.x)),\(Decimal.short($0.y))" }.joined(separator: " ")
            shapes += "<polyline class=\"path\" points=\"\(points)\"/>"
        }
        let (x, y) = finger.isDown ? (finger.x, finger.y) : (path[path.count - 1].x, path[path.count - 1].y)
        let place = "cx=\"\(Decimal.short(x))\" cy=\"\(Decimal.short(y))\""
        shapes += finger.isDown
            ? "<circle class=\"finger\" \(place) r=\"30\"/><circle class=\"tip\" \(place) r=\"5\"/>"
            : "<circle class=\"lifted\" \(place) r=\"30\"/>"
        return "<g>\(shapes)</g>"
    }

    /// The finger's places in its latest contact, up to the moment.
    private func path(of finger: Run.Finger) -> [Run.Sample] {
        let sofar = run.samples.filter { $0.finger == finger.id && $0.time <= frame.time + 1e-9 }
        let start = sofar.lastIndex { $0.phase == "began" } ?? sofar.startIndex
        var places: [Run.Sample] = []
        for sample in sofar[start...] where places.last.map({ ($0.x, $0.y) != (sample.x, sample.y) }) ?? true {
            places.append(sample)
        }
        return places
    }
}
