import Testing

@testable import TouchEngine

@Suite("The model's numbers and choices, by their names")
struct ModelSetterTests {
    private func names(of value: Any) -> [String] {
        Mirror(reflecting: value).children.compactMap(\.label)
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
