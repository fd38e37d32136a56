import ArgumentParser
import Literate
import Rulebook

/// Lists the rules with the tests that hold them.
struct Rules: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "List the rules, each with the tests that hold it.")

    @OptionGroup var options: RuleOptions

    @Flag(help: "List only what no test holds, a line each.")
    var untested = false

    func run() throws {
        let rulebook = try options.rulebook()
        try stop(for: rulebook.mistakes + rulebook.choiceProblems)
        if untested {
            for problem in rulebook.untested {
                print("\(problem.position.file):\(problem.position.line): \(problem.message)")
            }
            return
        }
        for rule in rulebook.rules {
            print("\(rule.id) \(rule.outOfScope.map { "out of scope: \($0)" } ?? rule.status)")
            list(rulebook.tests(of: rule))
        }
        for value in rulebook.modelValues {
            print("model: \(value.name) \(value.value) \(value.unit)")
            list(rulebook.tests(of: value))
        }
        print(rulebook.summary)
    }

    private func list(_ tests: [EngineTest]) {
        for test in tests {
            print("    \(test.position.file):\(test.position.line): \(test.claim)")
        }
    }
}
