import Testing

@testable import Literate
@testable import SiteGenerator

@Suite("The fingers on a picture")
struct FingerDrawingTests {
    private static let swipe = Sample.samples([(0, 5), (0.1, 50), (0.2, 90)])

    private func svg(_ samples: [Run.Sample], at time: Double, finger: Double? = nil) -> String {
        let frame = Sample.frame(time, finger: finger)
        return FingerDrawing(run: Sample.run(frames: [frame], samples: samples), frame: frame).svg
    }

    @Test("a finger that is down is a ring with a dot, in a casing, and its way so far")
    func down() {
        let svg = svg(Self.swipe, at: 0.1, finger: 50)
        #expect(
            svg == "<polyline class=\"case\" points=\"5,100 50,100\"/>"
                + "<polyline class=\"path\" points=\"5,100 50,100\"/>"
                + "<use href=\"#_p-down\" x=\"50\" y=\"100\"/>")
    }

    @Test("a finger that has left is a dashed ring without a dot where it left, with its whole way")
    func lifted() {
        let svg = svg(Self.swipe, at: 0.3)
        #expect(svg.contains("points=\"5,100 90,100\""))
        #expect(svg.hasSuffix("<use href=\"#_p-lifted\" x=\"90\" y=\"100\"/>"))
    }

    @Test("a way keeps the places where it turns, and where it comes back")
    func corners() {
        let way = [(0.0, 0.0), (10, 0), (20, 0), (20, 10), (20, 30), (20, 5)]
        let samples = way.enumerated().map { index, place in
            Run.Sample(
                time: Double(index) * 0.1, finger: 1, phase: index == 0 ? "began" : "moved",
                x: place.0, y: place.1)
        }
        let svg = FingerDrawing(
            run: Sample.run(frames: [Sample.frame(1, finger: 20)], samples: samples),
            frame: Sample.frame(1, finger: 20)
        ).svg
        #expect(svg.contains("points=\"0,0 20,0 20,30 20,5\""))
    }

    @Test("a finger that did not move has no way")
    func still() {
        let svg = svg(Sample.samples([(0, 5), (0.1, 5), (0.2, 5)]), at: 0.1, finger: 5)
        #expect(!svg.contains("polyline") && svg.contains("_p-down"))
    }

    @Test("of several contacts the way of the last is drawn")
    func contacts() {
        let samples = Self.swipe + Sample.samples([(1, 300), (1.1, 310)])
        #expect(svg(samples, at: 2).contains("class=\"path\" points=\"300,100 310,100\""))
    }

    @Test("each finger is drawn by itself, and one that has not come yet is not drawn")
    func several() {
        let other = Self.swipe.map {
            Run.Sample(time: $0.time + 0.15, finger: 2, phase: $0.phase, x: $0.x, y: 300)
        }
        #expect(svg(Self.swipe + other, at: 0.1, finger: 50).ranges(of: "<use").count == 1)
        #expect(svg(Self.swipe + other, at: 1).ranges(of: "<use").count == 2)
        #expect(svg([], at: 0).isEmpty)
    }
}
