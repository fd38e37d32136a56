import Foundation
import Testing

@testable import Literate

/// Results that are kept between runs, in a folder of the test's own.
struct KeptResultsTests {
    private let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent(UUID().uuidString)

    private func results(tool: UInt64 = 1) -> KeptResults { KeptResults(in: folder, tool: tool) }

    @Test("a kept result is given again for the same fingerprint and the same tool only")
    func sameDependencies() {
        defer { try? FileManager.default.removeItem(at: folder) }
        results().keep("kept", at: "a place", given: 7)
        #expect(results().value(String.self, at: "a place", given: 7) == "kept")
        #expect(results().value(String.self, at: "a place", given: 8) == nil)
        #expect(results().value(String.self, at: "another", given: 7) == nil)
        #expect(results(tool: 2).value(String.self, at: "a place", given: 7) == nil)
        #expect(KeptResults.nothing.value(String.self, at: "a place", given: 7) == nil)
    }

    @Test("a later result takes the place of an earlier one, and leaves nothing of it")
    func onePlace() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        for number in 0..<20 { results().keep(number, at: "p", given: UInt64(number)) }
        #expect(results().value(Int.self, at: "p", given: 19) == 19)
        #expect(results().value(Int.self, at: "p", given: 18) == nil)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 1)
    }

    @Test(
        "a file that is cut short, altered or empty counts as none, and is replaced",
        arguments: ["cut", "altered", "empty", "emptied line"])
    func damaged(_ damage: String) throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        results().keep(["a long enough result"], at: "p", given: 1)
        let name = try #require(
            FileManager.default.contentsOfDirectory(atPath: folder.path).first)
        let file = folder.appendingPathComponent(name)
        var bytes = try Data(contentsOf: file)
        switch damage {
        case "cut": bytes.removeLast(3)
        case "altered": bytes[bytes.count - 5] ^= 1
        case "empty": bytes = Data()
        default: bytes = Data("\n".utf8)
        }
        try bytes.write(to: file)
        #expect(results().value([String].self, at: "p", given: 1) == nil)
        #expect(results().value(at: "p", given: 1) { ["new"] } == ["new"])
        #expect(results().value([String].self, at: "p", given: 1) == ["new"])
    }

    @Test("long texts are kept as they are, beside the rest of a result")
    func texts() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        var outcome = ChapterOutcome(
            problems: [Problem(SourcePosition(file: "a.md", line: 1), "wrong")],
            runs: ["b": "{\"a\":\"\\n\"}\nü🙂", "a": "", "c": "2"], tables: ["b": "3\n"])
        outcome.answers = [4: [true]]
        results().keep(outcome, at: "p", given: 1)
        #expect(results().value(at: "p", given: 1) == outcome)
        let name = try #require(
            FileManager.default.contentsOfDirectory(atPath: folder.path).first)
        let written = try String(
            contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
        #expect(written.contains("{\"a\":\"\\n\"}\nü🙂"))
    }

    @Test(
        "texts whose lengths do not fit what follows are no result",
        arguments: ["", "[2]\n", "[2,9]\n{}", "[-1]\n{}", "no list\n{}"])
    func misfit(bytes: String) {
        #expect(KeptContent.value(ChapterOutcome.self, in: Data(bytes.utf8)) == nil)
    }

    @Test("what is not worth keeping is worked out each time")
    func notWorthKeeping() {
        defer { try? FileManager.default.removeItem(at: folder) }
        var count = 0
        for _ in 0..<2 {
            _ = results().value(at: "p", given: 1, if: { (_: Int) in false }) {
                count += 1
                return count
            }
        }
        #expect(count == 2)
    }

    @Test("processes that keep results at one place at once leave a whole one")
    func atOnce() {
        defer { try? FileManager.default.removeItem(at: folder) }
        let long = String(repeating: "result ", count: 20_000)
        DispatchQueue.concurrentPerform(iterations: 40) { index in
            results().keep("\(index) " + long, at: "p", given: 1)
            let read = results().value(String.self, at: "p", given: 1)
            #expect(read?.hasSuffix(long) == true)
        }
    }

    @Test("a folder that cannot be written keeps nothing, and hinders nobody")
    func unwritable() {
        let nowhere = KeptResults(in: URL(fileURLWithPath: "/dev/null/nowhere"), tool: 1)
        #expect(nowhere.value(at: "p", given: 1) { 5 } == 5)
    }

    @Test("a shelf keeps what the last run asked for, and nothing else")
    func shelf() {
        defer { try? FileManager.default.removeItem(at: folder) }
        func run(_ keys: [UInt64], given fingerprint: UInt64 = 0) -> [UInt64] {
            let shelf = KeptShelf<Int>(results(), at: "shelf", given: fingerprint)
            var made: [UInt64] = []
            for key in keys {
                _ = shelf.value(of: key) {
                    made.append(key)
                    return Int(key)
                }
            }
            shelf.save()
            return made
        }
        #expect(run([1, 2, 3]) == [1, 2, 3])
        #expect(run([1, 3]) == [])
        #expect(run([1, 2, 3]) == [2])
        #expect(run([1, 2, 3], given: 9) == [1, 2, 3])
    }

    @Test("a tape answers what it was asked before about the same thing, and no other question")
    func tape() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let tape = ToolTape(results(), at: "tape")
        _ = tape.answer(to: "a", about: 1) { .init(status: .exited(0), errors: "kept") }
        tape.keep()

        let again = ToolTape(results(), at: "tape")
        func ask(_ question: String, about fingerprint: UInt64) -> String {
            again.answer(to: question, about: fingerprint) {
                .init(status: .exited(0), errors: "asked")
            }.errors
        }
        #expect(ask("a", about: 1) == "kept")
        #expect(ask("a", about: 2) == "asked")
        #expect(ask("b", about: 1) == "asked")
        #expect(again.isFinal)
    }

    @Test("an answer of a program that the clock stopped is not kept")
    func stuckIsNotKept() {
        defer { try? FileManager.default.removeItem(at: folder) }
        for _ in 0..<2 {
            let tape = ToolTape(results(), at: "tape")
            var asked = false
            _ = tape.answer(to: "a", about: 1) {
                asked = true
                return .init(status: .stuck, errors: "")
            }
            #expect(asked && !tape.isFinal)
            tape.keep()
        }
    }

    @Test("the fingerprint of a folder changes with a file's name, its bytes, and its absence")
    func folders() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let manager = FileManager.default
        try manager.createDirectory(
            at: folder.appendingPathComponent("in"), withIntermediateDirectories: true)
        var seen: Set<UInt64> = []
        func isNew() -> Bool {
            var hash = ContentHash()
            hash.add(filesUnder: folder)
            return seen.insert(hash.value).inserted
        }
        let file = folder.appendingPathComponent("in/a.md")
        try Data("a".utf8).write(to: file)
        #expect(isNew())
        #expect(!isNew())
        try Data("b".utf8).write(to: file)
        #expect(isNew())
        try manager.moveItem(at: file, to: folder.appendingPathComponent("in/b.md"))
        #expect(isNew())
        try Data().write(to: file)
        #expect(isNew())
    }
}
