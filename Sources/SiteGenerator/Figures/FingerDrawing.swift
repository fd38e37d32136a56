import Foundation
import Literate
import Notebook

/// The fingers of a moment: a ring with a dot where each is, a dashed ring where it left, and a line along the way it came.
///
/// All of it stands inside a white casing, so that it is seen on any screen. The rings are shapes of the page's sprite.
struct FingerDrawing {
    let run: Run
    let frame: Run.Frame

    var svg: String {
        let sofar = run.samples.filter { $0.time <= frame.time + 1e-9 }
        let fingers = Set(sofar.map(\.finger)).union(frame.fingers.map(\.id))
        return fingers.sorted().map { finger in
            draw(finger, sofar.filter { $0.finger == finger })
        }.joined()
    }

    private func draw(_ finger: Int, _ samples: [Run.Sample]) -> String {
        let path = Self.lastContact(samples)
        let down = frame.fingers.first { $0.id == finger && $0.isDown }
        guard let (x, y) = down.map({ ($0.x, $0.y) }) ?? path.last.map({ ($0.x, $0.y) }) else {
            return ""
        }
        var shapes = ""
        if path.count > 1 {
            let points = Self.corners(of: path).map {
                "\($0.x.rounded().svg),\($0.y.rounded().svg)"
            }
            .joined(separator: " ")
            shapes += SVG.element("polyline", ["class": "case", "points": points])
            shapes += SVG.element("polyline", ["class": "path", "points": points])
        }
        let shape = down == nil ? "_p-lifted" : "_p-down"
        return shapes
            + SVG.element("use", ["href": "#" + shape, "x": x.rounded(), "y": y.rounded()])
    }

    /// The ends of a path and the places where it turns: of three places in a line the middle one adds nothing.
    private static func corners(of path: [Run.Sample]) -> [Run.Sample] {
        path.reduce(into: []) { corners, next in
            if corners.count > 1 {
                let (a, b) = (corners[corners.count - 2], corners[corners.count - 1])
                let (along, across) = (next.x - a.x, next.y - a.y)
                let distance = abs(along * (b.y - a.y) - across * (b.x - a.x))
                let isAhead = (next.x - b.x) * (b.x - a.x) + (next.y - b.y) * (b.y - a.y) > 0
                if isAhead, distance <= 0.05 * max(hypot(along, across), 1) {
                    corners.removeLast()
                }
            }
            corners.append(next)
        }
    }

    /// The places of the latest contact, each once.
    private static func lastContact(_ samples: [Run.Sample]) -> [Run.Sample] {
        let start = samples.lastIndex { $0.phase == "began" } ?? samples.startIndex
        return samples[start...].reduce(into: []) { places, sample in
            if let last = places.last, (last.x, last.y) == (sample.x, sample.y) { return }
            places.append(sample)
        }
    }
}
