import ArgumentParser
import Rulebook

/// Where the rules are: what the commands that read them have in common.
struct RuleOptions: ParsableArguments {
    @Option(help: "The folder of the rules.")
    var rules = "rules"

    @Option(help: "The folder of the engine's sources.")
    var engine = "Sources/TouchEngine"

    @Option(help: "The folder of the engine's tests.")
    var engineTests = "Tests/TouchEngineTests"

    func rulebook() throws -> Rulebook {
        try Rulebook.read(.init(rules: rules, engine: engine, tests: engineTests))
    }
}
