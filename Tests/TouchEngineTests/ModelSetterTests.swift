import Testing

@testable import TouchEngine

@Suite("The model's numbers and choices, by their names")
struct ModelSetterTests {
    private func names(of value: Any) -> [String] {
        // What is behind a property wrapper has a line before its name.
        Mirror(reflecting: value).children.compactMap { $0.label?.trimmingPrefix("_") }.map(
            String.init)
    }

    @Test("every one of them can be changed by its name", .tags(.apparatus))
    func everyName() {
        let all =
            names(of: ModelParameters()).filter { $0 != "choices" } + names(of: ModelChoices())
        #expect(ModelSetter.names == all.sorted())
    }

    @Test(
        "a number and a side take the place of the model's own, and nothing else changes",
        .tags(.apparatus))
    func changes() {
        var parameters = ModelParameters()
        ModelSetter.change("popSlop", to: "10.5")?(&parameters)
        ModelSetter.change("slopDeparture", to: "never")?(&parameters)
        var expected = ModelParameters()
        expected.popSlop = 10.5
        expected.choices.slopDeparture = .never
        #expect(parameters == expected)
    }

    @Test("each is known by its own name when something asks for it", .tags(.apparatus))
    func reads() {
        let model = ModelParameters()
        for name in ModelSetter.names {
            #expect(ModelReads.names(during: { ModelSetter.read(name, of: model) }) == [name])
        }
        let some = ModelReads.names {
            let device = Device(.iPhone)
            device.window.addGestureRecognizer(UIPanGestureRecognizer())
            device.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 200, y: 100), over: 0.2)
        }
        #expect(some.contains("panSlop") && !some.contains("scrollSlop"))
    }

    @Test("what is no name, no number and no side changes nothing", .tags(.apparatus))
    func refuses() {
        func isChange(_ name: String, _ value: String) -> Bool {
            ModelSetter.change(name, to: value) != nil
        }
        #expect(!isChange("popslop", "10") && isChange("popSlop", "10"))
        #expect(!isChange("popSlop", "ten"))
        #expect(!isChange("slopDeparture", "sometimes") && isChange("slopDeparture", "never"))
        #expect(!isChange("choices", "1"))
    }
}
