import Testing

@testable import Mutating

/// What a source's mutants are, each as `kind: before → after`.
private func breaks(_ source: String, _ kinds: BreakKind...) -> [String] {
    MutatedFile(path: "Sources/Some.swift", source: source).mutants
        .filter { kinds.contains($0.kind) }
        .map { "\($0.before) → \($0.after)" }
}

@Suite("Small breaks of a source")
struct BreakTests {
    @Test("a condition is turned, and one of several is left out")
    func conditions() {
        let source = "func f() { if a, b.c { g() } }"
        #expect(breaks(source, .turned) == ["a → !(a)", "b.c → !(b.c)"])
        #expect(breaks(source, .clause) == ["a → true", "b.c → true"])
    }

    @Test("each operand of && and || is turned and left out, the whole is not turned")
    func operands() {
        let source = "func f() { if a && b { g() } }"
        #expect(breaks(source, .turned) == ["a → !(a)", "b → !(b)"])
        #expect(breaks(source, .clause) == ["a && b → b", "a && b → a"])
    }

    @Test("an optional binding does not match")
    func bindings() {
        #expect(breaks("func f() { if let a { g() } }", .unbound) == ["let a → false"])
    }

    @Test("a comparison is moved by one, an equality is turned, and neither is turned twice")
    func comparisons() {
        let source = "func f() { if a < b { g() } else if a == b { h() } }"
        #expect(breaks(source, .comparison) == ["a < b → a <= b", "a == b → a != b"])
        #expect(breaks(source, .turned) == ["a < b → !(a < b)"])
    }

    @Test("a call and an assignment are left out, but not what a function answers")
    func statements() {
        #expect(breaks("func f() { g(); a = 1 }", .call) == ["g() → left out", "a = 1 → left out"])
        #expect(breaks("func f() -> Int { g() }", .call) == [])
        #expect(breaks("func f() { raise(.range, \"\") }", .call) == [])
    }

    @Test("an early exit is left out, but not a guard's")
    func exits() {
        let source = "func f() { if a { g(); return }; guard b else { return }; h() }"
        #expect(breaks(source, .exit) == ["return → left out"])
    }

    @Test("a number is another one, a truth value the other one")
    func constants() {
        #expect(breaks("let a = 0", .constant) == ["0 → 1"])
        #expect(breaks("let a = 1", .constant) == ["1 → 0", "1 → 2"])
        #expect(breaks("let a = 0.5", .constant) == ["0.5 → 1.0", "0.5 → -0.5"])
        #expect(breaks("let a = true", .constant) == ["true → false"])
        #expect(breaks("func f() { a.removeAll(keepingCapacity: true) }", .constant) == [])
    }

    @Test("what is ordered comes in another order")
    func orders() {
        #expect(breaks("let a = max(b, c)", .order) == ["max(b, c) → min(b, c)"])
        #expect(breaks("let a = b.first", .order) == ["b.first → b.last"])
        #expect(breaks("let a = b.reversed()", .order) == ["b.reversed() → b"])
        #expect(breaks("func f() { a.append(b) }", .order) == ["a.append(b) → a.insert(b, at: 0)"])
    }

    @Test("what decides an order turns it round, for equal ones seldom come")
    func comparators() {
        let source = "let a = b.sorted { $0.c < $1.c }; let d = b.max { x, y in x > y }"
        #expect(breaks(source, .comparison) == [])
        #expect(
            breaks(source, .order) == [
                "b.sorted { $0.c < $1.c } → b", "$0.c < $1.c → $0.c > $1.c", "x > y → x < y",
            ])
    }

    @Test("what only saves finding something out again is left alone, what makes it be is not")
    func caches() {
        let source = "func f() { if let cachedA { g() }; cachedA = b; cachedA = nil }"
        #expect(breaks(source, .unbound) == [])
        #expect(breaks(source, .call) == ["g() → left out", "cachedA = nil → left out"])
    }

    @Test("a coordinate is of the other axis or in another space")
    func spaces() {
        #expect(breaks("let a = b.x", .space) == ["b.x → b.y"])
        #expect(breaks("func f() { b.x = 1 }", .space) == [])
        #expect(
            breaks("let a = b.location(in: view)", .space) == ["b.location(in: view) → in: nil"])
        #expect(
            breaks("let a = b.convert(c, from: d)", .space)
                == ["b.convert(c, from: d) → b.convert(c, to: d)"])
    }

    @Test("a sum is a difference")
    func arithmetic() {
        #expect(breaks("let a = b + c", .arithmetic) == ["b + c → b - c"])
        #expect(breaks("let a = \"b\" + c + d", .arithmetic) == [])
    }

    @Test("what only the page's build has is left alone")
    func embedded() {
        let source = """
            #if hasFeature(Embedded)
                let a = 0
            #else
                let a = 1
            #endif
            """
        #expect(breaks(source, .constant) == ["1 → 0", "1 → 2"])
    }
}

@Suite("Mutated sources")
struct MutatedSourceTests {
    @Test("every mutant is behind its switch, and every line stays where it is")
    func text() {
        let file = MutatedFile(
            path: "Sources/Some.swift",
            source: """
                func f() {
                    if a < b,
                        c { g(0) }
                }
                """)
        #expect(
            file.text == """
                func f() {
                    if _not(1, (_mutant(2) || (_less(3, a , b)))),
                        _not(4, (_mutant(5) || (c))) { if !_mutant(6) { g(_pick(7, 1, 0)) } }
                }
                """)
    }
}
