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
        for (name, text) in [
            ("show", "for word; do printf '<%s>' \"$word\"; done; echo"),
            ("scripts/setup.sh", ""), ("scripts/when-changed.sh", ""),
        ] {
            let file = folder.appendingPathComponent(name)
            try "#!/bin/sh\n\(text)\n".write(to: file, atomically: true, encoding: .utf8)
            try FileManager.default.setAttributes(
                [.posixPermissions: 0o755], ofItemAtPath: file.path)
        }
    }

    /// What a goal starts the tool with.
    private func shown(_ words: String...) throws -> String {
        let make = try Subprocess.run(
            URL(fileURLWithPath: "/usr/bin/env"),
            ["make", "-s", "WORKBOOK=./show", "SWIFT=true"] + words, in: folder)
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
                == "<exercise><\(word)><--hint><\(word)>\n")
        #expect(try shown("exercises", "RESET=\(word)") == "<exercises><--reset><\(word)>\n")
        // These start other programs, which are not there: it is enough that nothing else is.
        for goal in ["fuzz", "plots", "browser"] {
            _ = try Subprocess.run(
                URL(fileURLWithPath: "/usr/bin/env"),
                ["make", "-s", goal, "WORKBOOK=./show", "SWIFT=true"]
                    + ["FOR", "SEED", "JOBS", "PLOTS", "PICTURES"].map { "\($0)=\(word)" },
                in: folder)
        }
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
                == ["Makefile", "scripts", "show"])
    }

    @Test("what is not given is not handed on")
    func nothing() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(try shown("exercise") == "<exercise>\n")
        #expect(try shown("exercise", "NAME=a", "SOLUTION=1") == "<exercise><a><--solution>\n")
    }
}
