/// What the rulebook takes from a file of the engine.
struct EngineFindings: Codable, Sendable {
    var modelValues: [ModelValue]
    var choices: ChoiceFindings
    var mentions: [RuleMention]

    /// Everything in a file; comments may name a range of the known rules.
    init(in file: SwiftFile, known: [String]) {
        modelValues = ModelValue.all(in: file)
        choices = ChoiceFindings(in: file)
        mentions = RuleMention.all(in: file, known: known)
    }
}
