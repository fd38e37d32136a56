import Foundation
import Testing

@testable import Literate

struct BlessingTests {
    private func blessed(
        _ text: String, at index: Int, lines: [String]
    ) throws -> (SourceText, BlessedBlock) {
        let chapter = try #require(Chapter.read(Array(text.utf8), file: "01-a.md").0)
        let run = Run(
            screen: .init(width: 1, height: 1), duration: 0, records: [], recognizers: [],
            frames: [], samples: [], explanations: [])
        let table = LocaleTable(records: [:], outcomes: [:], joins: [], ui: [:])
        var block = try #require(
            try BlessedBlock(
                chapter.blocks[index], .init(runs: ["r": run], tables: [:]), Sentences(table)))
        block.lines = lines
        return (chapter.source, block)
    }

    private func rewritten(_ text: String, at index: Int, lines: [String]) throws -> String {
        let (source, block) = try blessed(text, at: index, lines: lines)
        return String(decoding: Blessing.bytes(of: source, with: [block]), as: UTF8.self)
    }

    @Test("only the lines of the block change, even if another block says the same")
    func onlyTheBlock() throws {
        let block = "```trace {of=r}\nsame\n```\n"
        let text = "# A  \n\n\(block)\ttabs\u{A0}\n\n\(block)\nend without a line feed"
        let expected =
            "# A  \n\n\(block)\ttabs\u{A0}\n\n```trace {of=r}\nnew\nlines\n```\n\nend without a line feed"
        #expect(try rewritten(text, at: 1, lines: ["new", "lines"]) == expected)
    }

    @Test("the lines written end as the fence's line does")
    func carriageReturns() throws {
        let text = "# A\r\n\r\n```trace {of=r}\r\n```\r\n"
        #expect(
            Array(try rewritten(text, at: 0, lines: ["new"]).utf8)
                == Array("# A\r\n\r\n```trace {of=r}\r\nnew\r\n```\r\n".utf8))
    }

    @Test("a block in a file with CR LF has not drifted because of that")
    func carriageReturnsAreNoDrift() throws {
        let (_, block) = try blessed(
            "# A\r\n\r\n```trace {of=r}\r\nsame\r\n```\r\n", at: 0, lines: ["same"])
        #expect(!block.hasDrifted)
    }

    @Test("drift is reported at the first line that differs, with what changed")
    func drift() throws {
        let (_, block) = try blessed(
            "# A\n\n```trace {of=r}\none\ntwo\nthree\n```\n", at: 0, lines: ["one", "2", "three"])
        #expect(
            block.problem?.description == """
                01-a.md:5:1: error: the transcript of `r` differs from the run
                      one
                    - two
                    + 2
                      three
                    run `make bless` to accept what the engine does
                """)
    }

    @Test("lines missing at the end are reported at the closing fence")
    func driftAtTheEnd() throws {
        let (_, block) = try blessed(
            "# A\n\n```trace {of=r}\none\n```\n", at: 0, lines: ["one", "two"])
        #expect(block.problem?.position == SourcePosition(file: "01-a.md", line: 5))
    }

    @Test("a file is replaced whole and keeps its permissions")
    func replacement() throws {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("01-a.md")
        try Data("old".utf8).write(to: file)
        try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file.path)
        try Blessing.write(Array("new".utf8), to: file)
        #expect(try String(contentsOf: file, encoding: .utf8) == "new")
        let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
        #expect(attributes[.posixPermissions] as? Int == 0o640)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["01-a.md"])
    }
}
