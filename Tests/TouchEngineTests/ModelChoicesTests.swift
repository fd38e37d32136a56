import Testing
import TouchEngine

@Suite("What the model does where sources disagree")
struct ModelChoicesTests {
    @Test("of each question the first side is the model's own (U-25, U-27, U-28)")
    func first() {
        let choices = ModelParameters().choices
        #expect(choices.slopDeparture == ModelChoices.SlopDeparture.allCases.first)
        #expect(choices.popRefusal == ModelChoices.PopRefusal.allCases.first)
        #expect(choices.edgeRest == ModelChoices.EdgeRest.allCases.first)
        #expect(Device().parameters.choices == ModelChoices())
    }
}
