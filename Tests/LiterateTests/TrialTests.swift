import Foundation
import Testing

@testable import Literate

/// A reader's own files, tried; the compiler is asked as few times as can be.
@Suite(.serialized)
struct TrialTests {
    private static let root = FixtureTests.package

    /// What is wrong, with the file's name alone, and without the remedy.
    private func lines(_ outcome: Trial.Outcome) -> [String] {
        outcome.problems.map { problem in
            let name = problem.position.file.split(separator: "/").last ?? ""
            return "\(name):\(problem.position.line):\(problem.position.column): \(problem.message)"
        }
    }

    @Test("every name that the engine lacks is told in one run, at its own place")
    func missingNames() throws {
        let folder = try TrialFolder([
            "Bad.swift": TrialSamples.bad, "Other.swift": "let shared = Twoo()\n",
        ])
        let outcome = try folder.outcome(["Bad.swift", "Other.swift"])
        #expect(
            lines(outcome) == [
                "Bad.swift:5:14: UIKit has `UIView.setNeedsFocusUpdate`, the engine does not",
                "Bad.swift:6:9: UIKit has `UIView.setNeedsFocusUpdate`, the engine does not",
                "Bad.swift:7:13: the engine has no `UIPanGestureRecognizer.trnslation`",
                "Bad.swift:8:11: the engine has no `UIScrollView.contentOfset`",
                "Bad.swift:9:45: the engine has no `UIScrollView.one`",
                "Bad.swift:9:55: the engine has no `UIScrollView.two`",
                "Bad.swift:9:68: the engine has no `UIPanGestureRecognizer.three`",
                "Bad.swift:10:17: UIKit has `UIContextMenuConfiguration`, the engine does not",
                "Bad.swift:11:34: the engine has no `UIGestureRecognizer.State.begann`",
                "Bad.swift:12:21: UIKit has `UIPreviewInteraction`, the engine does not",
                "Bad.swift:13:9: cannot find `helpr`",
                "Bad.swift:14:16: cannot convert return expression of type 'String' to return type "
                    + "'Int'",
                "Bad.swift:16:19: UIKit has `UIView.didUpdateFocus(in:)`, the engine does not",
                "Bad.swift:20:13: the engine has no type `UIScrolView`",
                "Bad.swift:21:21: `Model` has no `nam`",
                "Bad.swift:23:20: the engine has no `UIView.nothing`",
                "Bad.swift:24:20: no action can be this method: it takes something else than its "
                    + "sender, or its sender and the event",
                "Other.swift:1:14: there is no type `Twoo`",
            ])
        let remedies = outcome.problems.map { $0.remedy ?? "" }
        #expect(remedies[10] == "the nearest is `MyView.helper`")
        #expect(remedies[13] == "the nearest is `UIScrollView`")
        #expect(
            outcome.missing == [
                "UIContextMenuConfiguration", "UIPreviewInteraction",
                "UIView.didUpdateFocus(in:)", "UIView.setNeedsFocusUpdate",
            ])
    }

    @Test("ordinary UIKit code with everything of Objective-C in it compiles and behaves")
    func everything() throws {
        let folder = try TrialFolder([
            "Page.swift": TrialSamples.page, "Sheet.swift": TrialSamples.sheet,
            "touches.txt": "0 1 began 100 100\n0.05 1 ended 100 100\n",
        ])
        let outcome = try folder.outcome(
            ["Page.swift", "Sheet.swift"], scene: "scene", touches: "touches.txt")
        #expect(lines(outcome).isEmpty)
        #expect(
            outcome.printed == """
                helper
                appears at 39:74
                tapped
                button with an event
                sub scroll
                true title, no open
                should 3.0
                true title, no open
                should 3.0
                did 4.0
                closed
                has
                tapped

                """)
        #expect(outcome.run?.recognizers.map(\.name) == ["tap"])
    }

    @Test("scenes that cannot be, crash or never end, and bad recordings, each say so")
    func badScenes() throws {
        let folder = try TrialFolder([
            "Scenes.swift": """
            import UIKit
            class Crashing: UIView {
                override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
                    let none: [Int] = []
                    print(none[touches.count])
                }
            }
            func endless(_ device: Device) { while true {} }
            class Needy: UIViewController {
                init(depth: Int) { super.init(nibName: nil, bundle: nil) }
                required init?(coder: NSCoder) { fatalError() }
            }
            class Model {}
            func wrong(_ device: Device, _ two: Int) {}
            """,
            "touches.txt": "0 1 began 100 100\n", "empty.txt": "# none\n",
            "bad.txt": "# none\n0 1 jumped 1 1\n",
            "Missing.swift": "func f() -> Int {}\n", "Top.swift": "import UIKit\nprint(1)\n",
        ])
        func run(_ scene: String, _ touches: String = "touches.txt") throws -> [String] {
            do {
                return try lines(
                    folder.outcome(["Scenes.swift"], scene: scene, touches: touches, limit: 1))
            } catch let failure as ToolFailure {
                return failure.description.split(separator: "\n").map(String.init)
            }
        }
        #expect(
            try run("Crashing") == [
                "Scenes.swift:5:19: the scene Crashing crashes: Index out of range"
            ])
        #expect(
            try run("Crashing", "bad.txt") == [
                "bad.txt:2:1: expected began, moved, ended or cancelled"
            ])
        #expect(
            try run("Crashing", "empty.txt") == [
                "empty.txt:1:1: expected `time finger phase x y`, there is no sample"
            ])
        #expect(try run("Crashing", "none.txt").first?.hasSuffix("none.txt cannot be read") == true)
        #expect(
            try run("endless").first == "the scene endless does not end: it was stopped after 1 s")
        #expect(
            try run("Needy").first
                == "Scenes.swift:12:1: `Needy` cannot be made as a scene: "
                + "missing argument for parameter 'coder' in call")
        #expect(try run("Model").first == "`Model` is neither a controller nor a view")
        #expect(try run("wrong").first == "`wrong` is no scene: it does not take a device alone")
        #expect(
            try run("Crashin") == [
                "the files have no scene `Crashin`", "    did you mean `Crashing`?",
            ])
        #expect(
            try lines(folder.outcome(["Missing.swift"])) == [
                "Missing.swift:1:18: missing return in global function expected to return 'Int'"
            ])
        #expect(
            try lines(folder.outcome(["Top.swift"])) == [
                "Top.swift:2:1: a file of an app holds declarations, this is a statement"
            ])
        #expect(
            try lines(folder.outcome(["Gone.swift", "bad.txt", "Top.swift", "Top.swift"])) == [
                "Gone.swift:1:1: this file cannot be read", "bad.txt:1:1: this is no Swift file",
                "Top.swift:1:1: this file is named twice",
            ])
    }

    @Test("the worked example of the page about one's own code says what comes out")
    func workedExample() throws {
        let page = try String(
            contentsOf: Self.root.appendingPathComponent(
                "chapters/reference-bring-your-own-code.md"),
            encoding: .utf8)
        func block(after words: String) throws -> String {
            let start = try #require(page.range(of: words)?.upperBound)
            let fence = try #require(page[start...].firstRange(of: /```[^\n]*\n/)?.upperBound)
            let end = try #require(page[fence...].range(of: "\n```")?.lowerBound)
            return String(page[fence..<end]) + "\n"
        }
        let folder = try TrialFolder([
            "Cards.swift": block(after: "`Cards.swift`"), "drag.txt": block(after: "`drag.txt`"),
        ])
        let outcome = try folder.outcome(
            ["Cards.swift"], scene: "CardsViewController", touches: "drag.txt")
        let run = try #require(outcome.run)
        let table = try LocaleTable.load(Self.root.appendingPathComponent("site/locales/en.json"))
        let sentences = Sentences(table)
        let lines = try Transcript(run, sentences).lines
        #expect(lines.joined(separator: "\n") + "\n" == (try block(after: "First comes the run")))
        let why = try sentences.answer(about: run).map { Trial.wrapped($0) }
        #expect(
            why.joined(separator: "\n") + "\n" == (try block(after: "your own recognizers first")))
    }
}
