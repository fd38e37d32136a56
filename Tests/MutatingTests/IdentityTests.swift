import Testing

@testable import Mutating

@Suite("A mutant's identity")
struct IdentityTests {
    private let source = """
        /// What answers (Rule G-2.14).
        struct Answer {
            func isRight(_ a: Int) -> Bool {
                if a < 3 { return true }
                return a < 3
            }
            /// Rule S-A4.2 and N-D33, not UTF-8.
            var size: Int { 4 }
            func told() { note(rule: "N-C3.6") }
        }
        """

    @Test(
        "the id has the file's name, the declaration, the break, and a number if there are several")
    func ids() {
        let comparisons = mutants(of: source, path: "Sources/Core/Answer.swift")
            .filter { $0.kind == .comparison }.map(\.id)
        #expect(
            comparisons == [
                "Answer.swift Answer.isRight(_:) comparison: a < 3 → a <= 3",
                "Answer.swift Answer.isRight(_:) comparison: a < 3 → a <= 3 #2",
            ])
    }

    @Test("the id stays when lines come before, and when the file is in another folder")
    func idsStay() {
        let moved = mutants(of: "import Some\n\n" + source, path: "Sources/Kit/Some.swift")
        #expect(moved.map(\.id) == mutants(of: source).map(\.id))
        #expect(moved.map(\.line) == mutants(of: source).map { $0.line + 2 })
    }

    @Test("the rules are those of the nearest declaration that names any, in words or in its code")
    func rules() {
        let all = mutants(of: source)
        func rules(_ name: String) -> [String]? { all.first { $0.place.hasSuffix(name) }?.rules }
        #expect(rules("isRight(_:)") == ["G-2.14"])
        #expect(rules("size") == ["S-A4.2", "N-D33"])
        #expect(rules("told()") == ["N-C3.6"])
    }
}

@Suite("Drawing mutants")
struct DrawTests {
    private let all = (0..<50).flatMap { mutants(of: "let a\($0) = true", path: "F\($0).swift") }

    @Test("a seed always draws the same, another seed others, and none twice")
    func seeds() {
        let first = Draw(count: 10, seed: 1, only: nil, rule: nil).from(all).map(\.file)
        let again = Draw(count: 10, seed: 1, only: nil, rule: nil).from(all).map(\.file)
        let other = Draw(count: 10, seed: 2, only: nil, rule: nil).from(all).map(\.file)
        #expect(first == again)
        #expect(first != other)
        #expect(Set(first).count == 10)
    }

    @Test("what a seed draws does not change with the toolchain")
    func numbers() {
        var generator = SplitMix64(seed: 1)
        // The first numbers of the reference implementation.
        #expect(generator.next() == 0x910a_2dec_8902_5cc1)
        #expect(generator.next() == 0xbeeb_8da1_658e_ec67)
    }

    @Test("all that fit are taken if no more are asked for")
    func narrowing() {
        let draw = Draw(count: nil, seed: 1, only: "F7.", rule: nil)
        #expect(draw.from(all).map(\.file) == ["F7.swift"])
        #expect(Draw(count: nil, seed: 1, only: nil, rule: "G-1.1").from(all).isEmpty)
    }
}
