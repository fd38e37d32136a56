import Testing
import TouchEngine

@Suite("What the model does where sources disagree")
struct ModelChoicesTests {
    @Test("each device begins with the model's own choices, each the first of its sides (U-25)")
    func first() throws {
        #expect(Device().parameters.choices == ModelChoices())
        let properties = Mirror(reflecting: ModelChoices()).children
        #expect(properties.count > 20)
        for property in properties {
            let name = try #require(property.label)
            // The choice itself is what its property wrapper holds first.
            let choice = try #require(Mirror(reflecting: property.value).children.first?.value)
            #expect(isFirst(choice), "\(name)")
        }
    }

    private func isFirst(_ value: Any) -> Bool {
        guard let choice = value as? any CaseIterable & Equatable else { return false }
        return takesFirst(choice)
    }

    private func takesFirst<Choice: CaseIterable & Equatable>(_ choice: Choice) -> Bool {
        Choice.allCases.first == choice
    }
}
