import Foundation
import Literate

extension Rulebook {
    /// Reads the entries, the engine and its tests; of files that are as they were, what earlier runs found in them.
    ///
    /// - Throws: `ToolFailure` if a folder or one of its files is missing.
    public static func read(
        _ places: Places, kept: KeptResults = .nothing
    ) throws -> Rulebook {
        var files: [[RuleSection]?] = []
        var mistakes: [Problem] = []
        for name in try entryFiles(in: places.rules)
        where ![sourcesFile, rangesFile].contains(name) {
            var reader = try reader(of: "\(places.rules)/\(name)")
            files.append(reader.sections())
            mistakes += reader.problems
        }
        var reader = try reader(of: "\(places.rules)/\(sourcesFile)")
        let sources = reader.sources()
        mistakes += reader.problems
        var rangeReader = try self.reader(of: "\(places.rules)/\(rangesFile)")
        let ranges = rangeReader.ranges()
        mistakes += rangeReader.problems

        var sections = files.compactMap { $0 }.flatMap { $0 }
        let isEachRead = !files.contains { $0 == nil }
        let entries = sections.flatMap(\.rules)
        if isEachRead { mistakes += referenceProblems(of: entries) }
        for place in sections.indices {
            sections[place].rules = sections[place].rules.map { filled($0, from: entries) }
        }
        let rules = sections.flatMap(\.rules)
        let isWhole = sources != nil && ranges != nil && !files.contains { $0 == nil }
        mistakes += repeated(rules.map { ($0.id, $0.position) }, what: "the rule")
        mistakes += repeated((ranges ?? []).map { ($0.value, $0.position) }, what: "the range of")
        if let sources, isWhole {
            mistakes += repeated(sources.map { ($0.key, $0.position) }, what: "the source")
            mistakes += sourceProblems(of: rules, sources.map { ($0.key, $0.position) })
        }
        let known = rules.map(\.id)
        let engineShelf = KeptShelf<EngineFindings>(
            kept, at: "engine \(places.engine)",
            given: ContentHash(known.joined(separator: " ")).value)
        let engine = try SwiftFile.findings(in: places.engine, kept: engineShelf) {
            EngineFindings(in: $0, known: known)
        }
        let testShelf = KeptShelf<[EngineTest]>(kept, at: "tests \(places.tests)")
        let tests = try SwiftFile.findings(in: places.tests, kept: testShelf, EngineTest.all)
        engineShelf.save()
        testShelf.save()
        return Rulebook(
            sections: sections,
            sources: Dictionary(sources?.map { ($0.key, $0.source) } ?? []) { first, _ in first },
            modelValues: engine.flatMap(\.modelValues),
            ranges: ranges ?? [],
            modelChoices: ModelChoice.all(in: engine.map(\.choices)),
            mentions: engine.flatMap(\.mentions),
            tests: tests.flatMap { $0 },
            mistakes: mistakes.sorted { ($0.position, $0.message) < ($1.position, $1.message) },
            isWhole: isWhole)
    }

    /// The file that spells the sources out.
    private static let sourcesFile = "sources.json"
    /// The file that says between which values the model's numbers could be.
    static let rangesFile = "model.json"

    private static func entryFiles(in folder: String) throws -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        let files = names.filter { $0.hasSuffix(".json") }.sorted()
        guard !files.isEmpty else { throw ToolFailure("there are no rules in \(folder)") }
        return files
    }

    private static func reader(of path: String) throws -> EntryReader {
        guard let data = FileManager.default.contents(atPath: path) else {
            throw ToolFailure("\(path) cannot be read: the rules need it")
        }
        return EntryReader([UInt8](data), file: path)
    }

    private static func repeated(
        _ names: [(name: String, position: SourcePosition)], what: String
    ) -> [Problem] {
        var first: [String: SourcePosition] = [:]
        return names.compactMap { name, position in
            guard let earlier = first[name] else {
                first[name] = position
                return nil
            }
            return Problem(
                position, "\(what) \(name) has an entry already",
                remedy: "it is at \(earlier.file):\(earlier.line); make one of the two")
        }
    }

    /// A rule with what its twin says, if it has one.
    private static func filled(_ rule: Rule, from rules: [Rule]) -> Rule {
        guard let other = rules.first(where: { $0.id == rule.twin }) else { return rule }
        var filled = other
        (filled.id, filled.twin, filled.position) = (rule.id, rule.twin, rule.position)
        return filled
    }

    /// References to rules that there are not, and twins of twins.
    private static func referenceProblems(of rules: [Rule]) -> [Problem] {
        let ids = rules.map(\.id)
        return rules.flatMap { rule -> [Problem] in
            let named = rule.premises + [rule.twin].compactMap { $0 }
            let unknown = named.filter { !ids.contains($0) || $0 == rule.id }.map { id in
                Problem(
                    rule.position, "\(rule.id) refers to \(id), which is no other rule",
                    remedy: nearestWord(to: id, among: ids.filter { $0 != rule.id })
                        .map { "did you mean \($0)?" } ?? "name one that has an entry")
            }
            guard rules.contains(where: { $0.id == rule.twin && $0.twin != nil }) else {
                return unknown
            }
            return unknown + [
                Problem(
                    rule.position,
                    "\(rule.id) refers to \(rule.twin ?? ""), which itself refers to another",
                    remedy: "name that other one")
            ]
        }
    }

    /// Sources that no entry knows, and entries of sources that no rule has.
    private static func sourceProblems(
        of rules: [Rule], _ sources: [(key: String, position: SourcePosition)]
    ) -> [Problem] {
        let keys = sources.map(\.key)
        let unknown = rules.flatMap { rule in
            rule.sources.filter { !keys.contains($0) }.map { source in
                Problem(
                    rule.position, "\(rule.id) has the unknown source `\(source)`",
                    remedy: nearestWord(to: source, among: keys).map { "did you mean `\($0)`?" }
                        ?? "spell it out in \(sourcesFile)")
            }
        }
        let used = Set(rules.flatMap(\.sources))
        let unused = sources.filter { !used.contains($0.key) }.map {
            Problem($0.position, "no rule has the source `\($0.key)`", remedy: "remove it")
        }
        return unknown + unused
    }
}
