import Foundation
import Testing

@testable import Literate

/// Files under `Fixtures/RealCode` are written as app authors write them, and come in unedited.
@Suite(.serialized)
struct RealCodeTests {
    private static let folder = FixtureTests.package.appendingPathComponent(
        "Tests/Fixtures/RealCode")

    private static func sources(in folder: URL) throws -> [(path: String, text: String)] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path)
            .filter { $0.hasSuffix(".swift") }.sorted().map { name in
                let file = folder.appendingPathComponent(name)
                return (file.path, try String(contentsOf: file, encoding: .utf8))
            }
    }

    private static func behaviour() throws -> [(path: String, text: String)] {
        try sources(in: folder.appendingPathComponent("Behaviour"))
    }

    /// The fixture of a name with its tests, each changed in some way.
    private static func outcome(
        of name: String, changing old: String, to new: String
    ) throws -> RealCodeProgram.Outcome {
        let found = try (sources(in: folder) + behaviour()).filter {
            $0.path.hasSuffix("/\(name).swift") || $0.path.hasSuffix("/\(name)Tests.swift")
        }
        #expect(found.count == 2)
        #expect(found[0].text.contains(old))
        let changed = found[0].text.replacing(old, with: new)
        return try RealCodeProgram([(found[0].path, changed), found[1]]).outcome()
    }

    /// The problems with the file's name alone.
    private static func lines(_ outcome: RealCodeProgram.Outcome) -> [String] {
        outcome.problems.map { problem in
            let name = problem.position.file.split(separator: "/").last ?? ""
            let message = problem.message.split(separator: "\n").first ?? ""
            return "\(name):\(problem.position.line): \(message)"
        }
    }

    @Test("all of it is lowered, compiles, and does what its authors want of it")
    func behaves() throws {
        let behaviour = try Self.behaviour()
        let outcome = try RealCodeProgram(Self.sources(in: Self.folder) + behaviour).outcome()
        for problem in outcome.problems {
            let file = problem.position.file
            let name = file.split(separator: "/").last.map(String.init) ?? "RealCode.swift"
            Issue.record(
                Comment(rawValue: problem.message),
                sourceLocation: SourceLocation(
                    fileID: "RealCode/\(name)", filePath: file,
                    line: max(problem.position.line, 1),
                    column: max(problem.position.column, 1)))
        }
        let tests = behaviour.map { $0.text.matches(of: /@Test\(/).count }
        #expect(tests.allSatisfy { (2...6).contains($0) })
        #expect(outcome.ended.count == tests.reduce(0, +))
    }

    @Test("there are a dozen files, each with what makes such code hard to bring over")
    func isOfThatKind() throws {
        let sources = try Self.sources(in: Self.folder)
        let tested = try Self.behaviour().map(\.path)
        #expect(sources.count >= 12)
        for (path, text) in sources {
            let name = path.split(separator: "/").last?.dropLast(6) ?? ""
            #expect(text.contains("import UIKit\n"), "\(name)")
            #expect(text.contains("@objc "), "\(name)")
            #expect(text.contains("#selector("), "\(name)")
            #expect(Self.overridesInExtension(text), "\(name)")
            #expect(!text.contains("TouchEngine") && !text.contains("Device"), "\(name)")
            #expect(tested.contains { $0.hasSuffix("/\(name)Tests.swift") }, "\(name)")
        }
    }

    /// Whether an extension at the top of a file overrides something.
    private static func overridesInExtension(_ text: String) -> Bool {
        var isInExtension = false
        for line in text.split(separator: "\n") {
            if line.hasPrefix("extension ") { isInExtension = true }
            if line.hasPrefix("}") { isInExtension = false }
            if isInExtension && line.hasPrefix("    override ") { return true }
        }
        return false
    }

    @Test("code that does something else is refused at the expectation that says so")
    func brokenBehaviour() throws {
        let outcome = try Self.outcome(
            of: "AxisPan", changing: "guard isAlongAxis(way) else", to: "guard true else")
        let lines = Self.lines(outcome)
        #expect(lines.count >= 1)
        #expect(
            lines.allSatisfy { $0.hasPrefix("AxisPanTests.swift:") && $0.contains("Expectation") })
        #expect(outcome.ended.count == 3)
    }

    @Test("code that cannot be lowered or compiled, or crashes, is refused at its own line")
    func brokenCode() throws {
        let unknown = try Self.outcome(
            of: "AxisPan", changing: "#selector(count(_:))", to: "#selector(countUp(_:))")
        #expect(Self.lines(unknown).first?.hasPrefix("AxisPan.swift:26: ") == true)
        let misspelt = try Self.outcome(
            of: "AxisPan", changing: "super.reset()", to: "super.resett()")
        #expect(
            Self.lines(misspelt) == [
                "AxisPan.swift:63: value of type 'UIPanGestureRecognizer' has no member 'resett'"
            ])
        let crashing = try Self.outcome(
            of: "AxisPan", changing: "completedDrags += 1", to: "fatalError(\"counted\")")
        #expect(
            Self.lines(crashing) == ["AxisPan.swift:30: axisPanTakesItsAxis crashes: counted"])
    }

    @Test("two files may each keep a class of one name to themselves")
    func namesakes() throws {
        func file(_ name: String, _ labels: String, _ value: Int) -> (path: String, text: String) {
            let text = """
                import Testing
                import UIKit
                private final class Box: UIView {
                    var value = 0
                    @objc private func tapped(\(labels)) { value = \(value) }
                    var action: Selector { #selector(tapped) }
                }
                extension Box {
                    override func layoutSubviews() { value = -\(value) }
                }
                @Test func \(name)() {
                    let (device, box) = (Device(), Box(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
                    device.window.addSubview(box)
                    box.layoutSubviews()
                    #expect(box.value == -\(value))
                    box.addGestureRecognizer(UITapGestureRecognizer(target: box, action: box.action))
                    device.tap(at: CGPoint(x: 20, y: 20))
                    #expect(box.value == \(value))
                }
                """
            return ("\(name).swift", text)
        }
        let outcome = try RealCodeProgram([
            file("one", "", 1), file("two", "_ tap: UITapGestureRecognizer", 2),
        ]).outcome()
        #expect(Self.lines(outcome).isEmpty)
        #expect(outcome.ended == ["one", "two"])
    }
}
