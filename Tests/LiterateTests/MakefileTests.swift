import Foundation
import Testing

@testable import Literate

/// What `make` hands on of what its user writes, seen by a stand-in for the tools that it starts.
struct MakefileTests {
    private let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("makefile-\(UUID().uuidString)")

    /// A folder with the Makefile, in which the tools only show their arguments.
    init() throws {
        let scripts = folder.appendingPathComponent("scripts")
        try FileManager.default.createDirectory(at: scripts, withIntermediateDirectories: true)
        try FileManager.default.copyItem(
            at: FixtureTests.package.appendingPathComponent("Makefile"),
            to: folder.appendingPathComponent("Makefile"))
        let show = "for word; do printf '<%s>' \"$word\"; done; echo"
        for (name, text) in [
            ("show", show), ("scripts/setup.sh", ""), ("scripts/moved.sh", ""),
            ("scripts/when-changed.sh", ""),
            (".build/release/fuzz", show), (".build/debug/mutants", show),
            (".build/debug/plots", show),
        ] {
            let file = folder.appendingPathComponent(name)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try "#!/bin/sh\n\(text)\n".write(to: file, atomically: true, encoding: .utf8)
            try FileManager.default.setAttributes(
                [.posixPermissions: 0o755], ofItemAtPath: file.path)
        }
    }

    /// What a goal starts the tool with.
    private func shown(_ goal: String, _ arguments: String...) throws -> String {
        try shown(goal, arguments: arguments)
    }

    private func shown(_ goal: String, arguments: [String]) throws -> String {
        let make = try Subprocess.run(
            URL(fileURLWithPath: "/usr/bin/env"),
            ["make", "-s", "WORKBOOK=./show", "SWIFT=true", goal] + arguments, in: folder)
        #expect(make.status == .exited(0), "\(make.errors)")
        return make.output
    }

    @Test(
        "what stands after `=` is one word for the tool, and nothing of it is run",
        arguments: [
            "a; touch x", "$(shell touch x)", "$$(touch x)", "`touch x`", "a' ; touch x; '",
            "a\" ; touch x; \"", "$(NAME)", "a | touch x & touch x",
        ])
    func quoting(word: String) throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(
            try shown("exercise", "NAME=\(word)", "HINT=\(word)")
                == "<exercise><hint><\(word)><\(word)>\n")
        #expect(try shown("exercise", "NAME=\(word)") == "<exercise><run><\(word)>\n")
        #expect(try shown("exercises", "RESET=\(word)") == "<exercises><--reset><\(word)>\n")
        #expect(
            try shown("fuzz", "FOR=\(word)", "SEED=\(word)", "JOBS=\(word)")
                == "<run><--seeds><\(word)...><--for><\(word)><--jobs><\(word)><--progress>\n")
        #expect(try shown("plots", "PLOTS=\(word)") == "<\(word)>\n")
        let names = ["SEED", "JOBS", "COUNT", "ONLY", "RULE"]
        let values = names.map { "<--\($0.lowercased())><\(word)>" }.joined()
        #expect(
            try shown("mutants", arguments: names.map { "\($0)=\(word)" } + ["CLAIMS=off"])
                == values + "\n")
        // This starts a program that is not there: it is enough that nothing else is.
        _ = try Subprocess.run(
            URL(fileURLWithPath: "/usr/bin/env"),
            ["make", "-s", "browser", "WORKBOOK=./show", "SWIFT=true", "PICTURES=\(word)"],
            in: folder)
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
                == [".build", "Makefile", "scripts", "show"])
    }

    @Test("what is not given is not handed on")
    func nothing() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(try shown("exercise") == "<exercise><watch>\n")
        #expect(try shown("exercise", "NAME=a", "SOLUTION=1") == "<exercise><solution><a>\n")
    }

    @Test(
        "an answer that is not right yet is no error, and whatever else is wrong is one",
        arguments: [(0, true), (1, true), (2, false), (3, true), (64, false)])
    func verdict(status: Int, isGood: Bool) throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try "#!/bin/sh\nexit \(status)\n".write(
            to: folder.appendingPathComponent("show"), atomically: false, encoding: .utf8)
        let make = try Subprocess.run(
            URL(fileURLWithPath: "/usr/bin/env"),
            ["make", "-s", "WORKBOOK=./show", "SWIFT=true", "exercise", "NAME=a"], in: folder)
        #expect((make.status == .exited(0)) == isGood)
        #expect(make.errors.contains("***") != isGood)
    }

    @Test("what has a default need not be given")
    func defaults() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(
            try shown("fuzz") == "<run><--seeds><1...><--for><60s><--jobs><2><--progress>\n")
        #expect(try shown("plots") == "<.build/plots>\n")
        #expect(try shown("mutants") == "<--workbook><./show><--seed><1><--jobs><2>\n")
        #expect(
            try shown("mutants", "COUNT=6", "SEED=3")
                == "<--workbook><./show><--seed><3><--jobs><2><--count><6>\n")
    }
}
