import Foundation
import Literate

/// The rules that the engine is true to, with the code that names them and the tests that hold them.
public struct Rulebook: Sendable {
    /// The rules in order, by what they are about.
    public var sections: [RuleSection]
    /// The sources by their keys.
    public var sources: [String: RuleSource]
    /// The numbers that Apple does not document.
    public var modelValues: [ModelValue]
    /// Between which values those could be that no recording pins.
    public var ranges: [ModelRange]
    /// What the model does about unsettled questions.
    public var modelChoices: [ModelChoice]
    /// Where the engine names rules.
    public var mentions: [RuleMention]
    /// The engine's tests.
    public var tests: [EngineTest]
    /// What is wrong in the entries themselves.
    public var mistakes: [Problem]
    /// Whether every file of entries could be read; if not, nothing can be said of what is missing.
    var isWhole: Bool

    /// Where a rulebook's parts lie: paths, as problems name them.
    public struct Places: Sendable {
        /// The folder of the entries.
        public var rules: String
        /// The folder of the engine's sources.
        public var engine: String
        /// The folder of the engine's tests.
        public var tests: String

        /// The folders of the entries, the engine and its tests.
        public init(rules: String, engine: String, tests: String) {
            (self.rules, self.engine, self.tests) = (rules, engine, tests)
        }
    }

    /// Every rule, in order.
    public var rules: [Rule] { sections.flatMap(\.rules) }

    /// The tests that hold a rule, or another that says the same.
    public func tests(of rule: Rule) -> [EngineTest] {
        tests.filter { $0.rules.contains(rule.id) || rule.twin.map($0.rules.contains) == true }
    }

    /// The tests that hold a model value.
    public func tests(of value: ModelValue) -> [EngineTest] {
        tests.filter { $0.modelValues.contains(value.name) }
    }

    /// The names of the engine's files that name a rule, each once.
    public func files(naming rule: Rule) -> [String] {
        var seen: Set<String> = []
        return mentions.filter { $0.id == rule.id }.compactMap { mention in
            let name = URL(fileURLWithPath: mention.position.file).lastPathComponent
            return seen.insert(name).inserted ? name : nil
        }
    }

    /// How many there are of each kind, in one line.
    public var summary: String {
        let inScope = rules.filter(\.isInScope)
        let kinds = Rule.statuses.map { status in
            "\(inScope.count { $0.status == status }) \(status)"
        }
        let values = "\(modelValues.count) model \(modelValues.count == 1 ? "value" : "values")"
        let parts = kinds + [values, "\(rules.count - inScope.count) out of scope"]
        let total = rules.count + modelValues.count
        return "\(total) \(total == 1 ? "rule" : "rules"): \(parts.joined(separator: ", ")); "
            + "\(tests.count) \(tests.count == 1 ? "test" : "tests")"
    }
}
