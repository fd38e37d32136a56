import Testing

@testable import TouchEngine

@Suite("A scene that a reader touches", .tags(.apparatus))
struct FigureTests {
    /// What a page's claim becomes: a card that is dragged, then one more that is tapped once the program has added it.
    private func scene(_ stage: FigureStage) {
        let device = Device(.iPhone)
        let card = UIView(frame: CGRect(x: 100, y: 100, width: 200, height: 200))
        card.backgroundColor = .systemTeal
        device.window.addSubview(card)
        let pan = UIPanGestureRecognizer()
        pan.name = "pan"
        card.addGestureRecognizer(pan)
        stage.goes(
            on: device,
            by: {
                device.drag(
                    from: CGPoint(x: 150, y: 150), to: CGPoint(x: 250, y: 150), over: 0.3)
                device.advance(by: 0.5)
            }
        ) {
            let tap = UITapGestureRecognizer()
            tap.name = "tap"
            card.addGestureRecognizer(tap)
            stage.goes(on: device, by: { device.tap(at: CGPoint(x: 200, y: 200)) }) {}
        }
    }

    @Test("a claim's own touches, played on its scene, leave the trace that they left")
    func replay() throws {
        let stage = FigureStage(isRecording: true)
        scene(stage)
        let native = try #require(stage.device)
        let figure = try #require(LiveFigure(scene))
        #expect(figure.device.trace.records.isEmpty)
        let played = figure.played(FigureRecording(scene).steps)
        #expect(native.trace.records.count > 8)
        var json = JSONText()
        json.array { json in for record in native.trace.records { record.write(to: &json) } }
        #expect(played == json.text)
    }

    @Test("the program goes on where its touches end, and the claim ends when it ended")
    func marks() throws {
        let steps = FigureRecording(scene).steps
        let before = steps.prefix { if case .touch = $0 { true } else { false } }
        #expect(before.count == 20)
        let after = steps.dropFirst(before.count)
        #expect(after.first == .goesOn(0.8))
        guard case .touch(let sample)? = after.dropFirst().first, case .ends(let end)? = steps.last
        else {
            Issue.record("no second touch, or no end")
            return
        }
        #expect(sample.phase == .began && sample.time == 0.8)
        #expect(abs(end - 0.88) < 1e-9)
    }

    @Test("what a prediction's choices come to is known once the program has come to its end")
    func choices() throws {
        let figure = try #require(
            LiveFigure { stage in
                let device = Device(.iPhone)
                stage.goes(on: device, by: {}) {
                    stage.chooses([false, true, device.now == 1])
                    stage.chooses([device.now > 1, false])
                }
            })
        #expect(figure.answer(to: 0) == nil)
        figure.take(.goesOn(1))
        #expect(figure.answer(to: 0) == 6 && figure.answer(to: 1) == 0)
        #expect(figure.answer(to: 2) == nil)
    }

    @Test("a program that has ended does nothing more")
    func ending() {
        let stage = FigureStage(isRecording: false)
        scene(stage)
        #expect(stage.goOn() && stage.goOn())
        #expect(!stage.goOn())
    }

    @Test("each step is the one that its numbers stand for")
    func numbers() {
        let pencil = TouchSample(
            time: 1.5, finger: 2, phase: .cancelled, location: CGPoint(x: 3.25, y: 4),
            type: .pencil)
        for step in [FigureStep.touch(pencil), .goesOn(2), .ends(3)] {
            #expect(step.numbers.count == FigureStep.numberCount)
            let next = Array(step.numbers)
            let read = FigureStep(
                Int(next.first ?? -1), type: Int(next.dropFirst().first ?? -1),
                finger: Int(next.dropFirst(2).first ?? -1), time: next.dropFirst(3).first ?? -1,
                x: next.dropFirst(4).first ?? -1, y: next.last ?? -1)
            #expect(read == step)
        }
        #expect(FigureStep(9, type: 0, finger: 1, time: 0, x: 0, y: 0) == nil)
        #expect(FigureStep(0, type: 9, finger: 1, time: 0, x: 0, y: 0) == nil)
    }

    @Test("the screen as rows: places, colours and texts, and nothing of what is hidden")
    func rows() throws {
        let device = Device(.iPhone)
        let label = UILabel(frame: CGRect(x: 10, y: 20, width: 100, height: 30))
        label.text = "Inbox"
        label.textAlignment = .center
        label.font = .systemFont(ofSize: 28, weight: .bold)
        let hidden = UIView(frame: label.frame)
        hidden.isHidden = true
        device.window.addSubview(label)
        device.window.addSubview(hidden)
        var screen = ScreenRows()
        screen.draw(device)
        #expect(screen.numbers.count == 2 * ScreenRows.stride)
        let row = Array(screen.numbers.suffix(ScreenRows.stride))
        #expect(row.prefix(6) == [10, 20, 100, 30, 1, 0])
        let text = try #require(screen.words.last { $0 != "label" })
        #expect(text == "Inbox")
        // A text, its size and weight, in the middle.
        #expect(row.dropFirst(13).prefix(3).map { ($0 * 100).rounded() } == [2800, 40, 100])
        // Words keep their numbers from picture to picture.
        let words = screen.words
        screen.draw(device)
        #expect(screen.words == words && screen.numbers.count == 2 * ScreenRows.stride)
    }
}
