import Testing
import TouchEngine

@Suite("Whether a pop that a finger leads is finished")
struct PopFinishTests {
    /// What was decided about a pop on a device of that model.
    private struct Run {
        let finishes: Bool
        let decision: TraceRecord
    }

    /// Leads a pop by moves of so many points, each in so many seconds, and lifts.
    private func run(
        on model: Device.Model = .iPad, _ moves: [(way: CGFloat, time: TimeInterval)],
        prepare: (Device) -> Void = { _ in }
    ) throws -> Run {
        let scene = MailScene(model: model)
        prepare(scene.device)
        let finger = scene.device.finger()
        var x: CGFloat = 2
        finger.down(at: CGPoint(x: x, y: 400))
        for move in moves {
            x += move.way
            finger.move(to: CGPoint(x: x, y: 400), over: move.time)
        }
        finger.up()
        scene.device.settle()
        return Run(
            finishes: scene.stack == ["Inbox"],
            decision: try #require(scene.device.trace.records(.navigationDecides).last))
    }

    private func number(_ run: Run, _ name: String) throws -> CGFloat {
        guard case .number(let value) = try #require(run.decision[name]) else { return .nan }
        return CGFloat(value)
    }

    @Test("on an iPad a flick of short travel finishes it (model: popFlickVelocity)")
    func shortFlick() throws {
        let flick = try run([(way: 100, time: 0.1)])
        #expect(flick.finishes && flick.decision["flick"] == .flag(true))
        #expect(try number(flick, "predicted") < 50, "its way alone would not do")
        let slow = try run([(way: 100, time: 0.5)])
        #expect(!slow.finishes && slow.decision["flick"] == .flag(false))
    }

    @Test("a flick back cancels it past the middle (model: popFlickVelocity)")
    func flickBack() throws {
        let back = try run([(way: 780, time: 1), (way: -30, time: 0.05)])
        #expect(!back.finishes && back.decision["flick"] == .flag(true))
        #expect(try number(back, "predicted") > 50, "its way alone would finish it")
        let slow = try run([(way: 780, time: 1), (way: -30, time: 0.5)])
        #expect(slow.finishes && slow.decision["flick"] == .flag(false))
    }

    @Test("from just that speed on it is a flick (model: popFlickVelocity)")
    func justFastEnough() throws {
        let moves: [(way: CGFloat, time: TimeInterval)] = [(way: 100, time: 0.15)]
        let speed = try number(try run(moves), "velocity")
        try #require(speed > 500)
        for (more, isFlick) in [(0.0, true), (0.5, false)] as [(CGFloat, Bool)] {
            let run = try run(moves) { $0.parameters.popFlickVelocity = speed + more }
            #expect(run.decision["flick"] == .flag(isFlick) && run.finishes == isFlick)
        }
    }

    @Test(
        "slower, it is decided by where it would come to, on any width (model: popProjection, model: popFlickVelocity)"
    )
    func projected() throws {
        for model in [Device.Model.iPhone, .iPad] {
            let half = CGFloat(model.width) / 2 + ModelParameters().popSlop
            for (over, finishes) in [(CGFloat(8), true), (-8, false)] {
                // It comes to rest, all but a hair, before it lifts.
                let moves: [(way: CGFloat, time: TimeInterval)] = [
                    (way: half + over - 0.1, time: 1), (way: 0.1, time: 1),
                ]
                let run = try run(on: model, moves)
                #expect(run.finishes == finishes && run.decision["flick"] == .flag(false))
            }
        }
    }
}
