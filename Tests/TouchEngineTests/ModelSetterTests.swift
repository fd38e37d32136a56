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
    func changes() throws {
        var parameters = ModelParameters()
        try #require(ModelSetter.change("popSlop", to: "10.5"))(&parameters)
        try #require(ModelSetter.change("slopDeparture", to: "never"))(&parameters)
        var expected = ModelParameters()
        expected.popSlop = 10.5
        expected.choices.slopDeparture = .never
        #expect(parameters == expected)
    }

    @Test("what is no name, no number and no side changes nothing", .tags(.apparatus))
    func refuses() {
        #expect(ModelSetter.change("popslop", to: "10") == nil)
        #expect(ModelSetter.change("popSlop", to: "ten") == nil)
        #expect(ModelSetter.change("slopDeparture", to: "sometimes") == nil)
        #expect(ModelSetter.change("choices", to: "1") == nil)
    }
}
