import ArgumentParser
import Foundation
import Literate
import Rulebook
import SiteGenerator

/// Where the rules are: what the commands that read them have in common.
struct RuleOptions: ParsableArguments {
    @Option(help: "The folder of the rules.")
    var rules = "rules"

    @Option(help: "The folder of the engine's sources.")
    var engine = "Sources/TouchEngine"

    @Option(help: "The folder of the engine's tests.")
    var engineTests = "Tests/TouchEngineTests"

    func rulebook(kept: KeptResults = .besideThisProgram()) throws -> Rulebook {
        try Rulebook.read(
            .init(rules: rules, engine: engine, tests: engineTests), kept: kept)
    }

    /// How sure claims are about the engine as its sources are now.
    func robustness(of rulebook: Rulebook) -> Robustness {
        let sources = URL(fileURLWithPath: engine)
        return Robustness(rulebook.cases, engine: Robustness.fingerprint(ofSources: sources))
    }
}

extension Verification {
    /// The book's mistakes, with those in what it says of the model and of the rules.
    func problems(given rulebook: Rulebook) -> [Problem] {
        let sides = rulebook.modelChoices.map { choice in
            (choice.name, [choice.taken] + choice.cases.filter { $0 != choice.taken })
        }
        let values = ModelValueCheck(
            book, known: rulebook.modelValues.map(\.name),
            sides: Dictionary(sides) { first, _ in first })
        let links = RulesLinkCheck(book, given: rulebook)
        return (problems + values.problems + links.problems).sorted { $0.position < $1.position }
    }
}
