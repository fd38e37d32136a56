import Testing

@testable import Literate

/// What the engine's protocols ask for, held to what the engine calls.
@Suite("Methods of protocols")
struct UncalledMethodTableTests {
    /// The engine's protocols that Apple has too, and that programs conform to for the engine to ask: others, such as those of
    /// animators, are there for the program to call.
    private static func protocols() throws -> [String] {
        let (engine, table) = (try Checked.engine.get(), try Checked.table.get())
        let ends = [
            "Delegate", "DelegateFlowLayout", "DataSource", "AnimatedTransitioning",
            "InteractiveTransitioning",
        ]
        return engine.headers.values.map(\.name).filter { name in
            engine.headers[name]?.kind == "protocol"
                && table.declarations.headers[name]?.kind == "protocol"
                && ends.contains { name.hasSuffix($0) }
        }.sorted()
    }

    /// What the engine calls of what its protocols ask for, by protocol.
    private static func called() throws -> [String: Set<String>] {
        let engine = try Checked.engine.get()
        let calls = EngineCalls(try Checked.sources(of: "Sources/TouchEngine"))
        let asked = engine.members.filter { $0.isRequirement && calls.reach($0) }
        return Dictionary(grouping: asked, by: \.owner).mapValues { Set($0.map(\.title)) }
    }

    @Test("the table of uncalled methods is what Apple's protocols have and the engine never calls")
    func table() throws {
        let (table, called) = (try Checked.table.get(), try Self.called())
        var expected: [String: Set<String>] = [:]
        for name in try Self.protocols() {
            let reached = table.ancestry(of: name).flatMap { called[$0] ?? [] }
            let optional = table.rows(of: name).filter {
                $0.kind == .function && $0.modifiers.contains("optional")
            }
            let silent = Set(optional.map(\.title)).subtracting(reached)
            if !silent.isEmpty { expected[name] = silent }
        }
        for name in Set(expected.keys).union(UncalledMethods.table.keys).sorted() {
            let (apples, ours) = (expected[name] ?? [], UncalledMethods.table[name] ?? [])
            for method in apples.subtracting(ours).sorted() {
                Issue.record("nobody calls \(name).\(method): add it to UncalledMethods")
            }
            for method in ours.subtracting(apples).sorted() {
                Issue.record(
                    "\(name).\(method) is called, or Apple has no such method: take it off UncalledMethods"
                )
            }
        }
        #expect(expected.count > 10)
    }

    @Test("the protocols refine each other as Apple's do")
    func refinement() throws {
        let table = try Checked.table.get()
        let names = try Self.protocols()
        for name in names {
            let above = table.ancestry(of: name).dropFirst().first { $0 != "NSObjectProtocol" }
            #expect(UIKitProtocols.refined[name] == above, "\(name)")
        }
        #expect(Set(UIKitProtocols.refined.keys).isSubset(of: names))
    }

    @Test("what the engine's protocols ask a program for is asked somewhere")
    func requirements() throws {
        let (engine, called) = (try Checked.engine.get(), try Self.called())
        let names = try Self.protocols()
        let asked = engine.members.filter { $0.isRequirement && names.contains($0.owner) }
        #expect(asked.count > 70)
        for member in asked {
            #expect(
                called[member.owner]?.contains(member.title) ?? false
                    || UncalledMethods.table[member.owner]?.contains(member.title) ?? false,
                "the engine declares \(member.fullTitle) and never asks for it")
        }
    }

    @Test("a call is found through a chain, with the labels of its arguments")
    func calls() {
        let text = """
            func f() {
                table.delegate?.tableView(table, didSelectRowAt: path)
                delegate?.tableViewMoved?(table)
                tableViewLeft(table)
                let speed = animator.completionSpeed
            }
            """
        let calls = EngineCalls([("A.swift", text)])
        #expect(calls.methods == ["tableView(_:didSelectRowAt:)", "tableViewMoved(_:)"])
        #expect(calls.properties.contains("completionSpeed"))
    }
}
