import Testing

@testable import Literate

struct ObjectiveCLoweringTests {
    private func lower(_ text: String) -> LoweredProgram {
        LoweredProgram(swift: text, file: "a.swift")
    }

    @Test("an override in an extension moves to its class, to its own line and column")
    func override() {
        let program = lower(
            """
            class Page: UIViewController { var a = 1 }
            extension Page {
                override func viewDidLoad() {
                    _ = #selector(tapped)
                }; @objc private func tapped() {}
            }
            """)
        #expect(program.problems.isEmpty)
        let moved = """
            class Page: UIViewController { var a = 1\(" ")
            #sourceLocation(file: "a.swift", line: 3)
                override func viewDidLoad() {
                    _ = __s1_____________
                };
            #sourceLocation(file: "a.swift", line: 1)
                                                     }
            """
        #expect(program.source.contains(moved))
        #expect(
            program.source.contains(
                "\n" + String(repeating: " ", count: 13) + "private func tapped"))
    }

    @Test("a class and the extension that overrides may stand in different listings")
    func overrideInAnotherPart() throws {
        let text = """
            ```swift
            extension Page { override func viewDidLoad() {} }
            ```

            ```swift
            class Page: UIViewController {
            }
            ```

            """
        let chapter = try #require(Chapter.read(Array(text.utf8), file: "01-a.md").0)
        let program = LoweredProgram(chapter.programs[0])
        let moved = """
            class Page: UIViewController {

            #sourceLocation(file: "01-a.md", line: 2)
                             override func viewDidLoad() {}
            #sourceLocation(file: "01-a.md", line: 7)
            }
            """
        #expect(program.problems.isEmpty)
        #expect(program.source.contains(moved))
    }

    @Test("what an extension shows Objective-C moves too, if a subclass overrides it")
    func overriddenInSubclass() {
        let program = lower(
            """
            class A: UIView {}
            extension A { @objc func f() {} }
            extension A: UIScrollViewDelegate { func scrollViewDidZoom(_ s: UIScrollView) {} }
            extension A { func g() {} }
            class B: A {
                override func f() {}
                override func scrollViewDidZoom(_ s: UIScrollView) {}
                override func g() {}
            }
            """)
        #expect(program.problems.isEmpty)
        #expect(program.source.contains("line: 2)\n                    func f() {}"))
        #expect(
            program.source.contains("line: 3)\n" + String(repeating: " ", count: 36) + "func scr"))
        #expect(program.source.contains("extension A { func g() {} }"))
    }

    @Test(
        "an override that has no class to move to is refused",
        arguments: [
            (
                "extension UIView {\n    override func layoutSubviews() {}\n}",
                "an override in an extension of `UIView` would change every `UIView`, "
                    + "which only Objective-C can"
            ),
            (
                "class A<T>: UIView {}\nextension A where T: UIView { override func f() {} }",
                "an override in an extension with conditions cannot move to its class"
            ),
            (
                "class A: UIView {}\nextension A {\n#if DEBUG\noverride func f() {}\n#endif\n}",
                "an override in an extension cannot move to its class from under `#if`"
            ),
            (
                "struct A {}\nextension A { override func f() {} }",
                "`A` is no class: there is nothing to override"
            ),
        ])
    func refusedOverride(_ text: String, _ message: String) {
        #expect(lower(text).problems.map(\.message) == [message])
    }

    @Test("a protocol of Objective-C is bound to classes, and nothing on its line moves")
    func boundProtocol() {
        let program = lower("import UIKit\n@objc protocol P { func f() }\n")
        #expect(
            program.source.contains(
                "      protocol P : AnyObject {\n#sourceLocation(file: \"a.swift\", line: 2)\n"
                    + "                   func f() }\n"))
        #expect(!lower("@objc protocol P: NSObjectProtocol {}").source.contains("AnyObject"))
    }

    @Test(
        "what means nothing here is blanked",
        arguments: [
            ("@IBOutlet weak var x: UIView!", "          weak var x: UIView!"),
            ("@IBAction func tap(_ sender: Any) {}", "          func tap(_ sender: Any) {}"),
            ("@objc(name:) dynamic func f() {}", "                     func f() {}"),
            ("@MainActor func f() {}", "           func f() {}"),
            ("var c = { @MainActor in }", "var c = { ()         in }"),
            ("var c = { @MainActor [weak self] in }", "var c = {            [weak self] in }"),
            ("@available(iOS 13.0, *) func f() {}", "@available(iOS 13.0, *) func f() {}"),
        ])
    func blanked(_ member: String, _ lowered: String) {
        let program = lower("class A: UIView {\n    \(member)\n}\n")
        #expect(program.problems.isEmpty)
        #expect(program.source.contains("\n    \(lowered)\n"))
    }

    @Test("a module that nothing stands in for is refused with the reason")
    func modules() {
        let program = lower("import UIKit\nimport Combine\nimport os\nimport ObjectiveC\n")
        #expect(program.problems.map(\.position) == [.init(file: "a.swift", line: 2)])
        #expect(!program.source.contains("import Combine"))
    }
}
