import Testing

@testable import Literate

struct LoweringTests {
    private func lower(_ text: String) -> LoweredProgram {
        LoweredProgram(swift: text, file: "a.swift")
    }

    /// The lowered lines by the number that the compiler will report; generated ones give way to
    /// the text's own.
    private func placed(_ source: String) -> [Int: String] {
        var lines: [Int: String] = [:]
        var number = -100
        for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
            if let match = line.firstMatch(of: /#sourceLocation\(file: ".*", line: (\d+)\)/) {
                number = Int(match.output.1) ?? 0
            } else {
                if (lines[number] ?? "fileprivate") == "fileprivate" {
                    lines[number] = String(line)
                }
                number += 1
            }
        }
        return lines
    }

    @Test("what is narrowed, blanked and replaced, to the last column")
    func golden() {
        let program = lower(
            """
            import UIKit

            public final class Page: UIViewController {
                override public func viewDidLoad() {
                    let tap = make(#selector(tapped))
                }
                @objc private func tapped() {}
            }
            private let one = 1; let two = 2
            extension Page { func more() {} }
            """)
        #expect(program.problems.isEmpty)
        #expect(
            program.source == """
                // Made from a.swift by the workbook: change the chapter, not this file.
                import Testing
                import TouchEngine
                #sourceLocation(file: "a.swift", line: 1)
                \("            ")

                #sourceLocation(file: "a.swift", line: 2)
                fileprivate
                       final class Page: UIViewController {
                    override        func viewDidLoad() {
                        let tap = make(__s1_____________)
                    }
                          private func tapped() {}
                }
                private let one = 1;\(" ")
                #sourceLocation(file: "a.swift", line: 8)
                fileprivate
                                     let two = 2
                #sourceLocation(file: "a.swift", line: 9)
                fileprivate
                extension Page { func more() {} }
                #sourceLocation(file: "a.swift@5@24", line: 1)
                fileprivate var __s1_____________: Selector { Page.__selector1 }
                #sourceLocation(file: "a.swift@5@24", line: 1)
                extension Page { fileprivate static var __selector1: Selector \
                { Selector("tapped()", Page.tapped as (Page) -> () -> Void) } }

                """)
    }

    @Test("every line that is not rewritten stands at its own line and column")
    func placesAreKept() {
        let text = """
            /// A comment.
            @available(*, deprecated) final class A {}
            @available(*, deprecated)
            func b() {}
                struct C {}
            #if os(Linux)
            enum D {}
            #endif
            protocol E {}
            extension UIViewController: E {
                var e: Int { 1 }
            }
            """
        let lines = placed(lower(text).source)
        #expect(lines[2] == "                          final class A {}")
        #expect(lines[4] == "func b() {}")
        #expect(lines[3] == "@available(*, deprecated) fileprivate")
        #expect(lines[5] == "    struct C {}")
        #expect(lines[7] == "enum D {}")
        #expect(lines[10] == "extension UIViewController: E {")
        #expect(lines[11] == "    var e: Int { 1 }")
    }

    @Test(
        "an extension that adds a conformance of the program to a type of UIKit narrows its members"
    )
    func membersAreNarrowed() {
        let program = lower(
            "protocol E {}\nextension UIViewController: E {\n    public var e: Int { 1 }\n}\n")
        #expect(program.source.contains("fileprivate\n           var e: Int { 1 }"))
        #expect(!program.source.contains("fileprivate\nextension"))
    }

    @Test("a witness between types that are not the program's stays public")
    func witnessStaysPublic() {
        let program = lower("extension UIView: Named {\n    public var name: String { \"\" }\n}\n")
        #expect(program.source.contains("\n    public var name"))
    }

    @Test("a selector over several lines keeps the lines after it in place")
    func longSelector() {
        let text = """
            class A {
                let s = [#selector(
                    B.handle(_:)), 1]
            }
            class B { @objc func handle(_ tap: UITapGestureRecognizer) {} }
            """
        let program = lower(text)
        let lines = placed(program.source)
        #expect(lines[2] == "    let s = [__s1______")
        #expect(program.source.contains("{ Selector(\"handle(_:)\", B.handle(_:)) }"))
        #expect(program.source.contains("\n                     , 1]\n"))
    }

    @Test("a claim becomes a test on the line of its fence")
    func claim() throws {
        let text =
            "# A\n\n```swift {#run .test name=\"it \\\"holds\\\"\"}\nlet device = Device()\n```\n"
        let chapter = try #require(Chapter.read(Array(text.utf8), file: "01-a.md").0)
        let program = LoweredProgram(chapter.programs[0])
        #expect(
            program.source.hasSuffix(
                """
                #sourceLocation(file: "01-a.md", line: 3)
                @Test("it \\"holds\\"") func __claim_01_a_3() async throws {
                let device = Device()
                __record(device.report, as: "01-a.run"); }

                """))
    }

    @Test("a delegate method that only UIKit would find is refused, unless the superclass has it")
    func inheritedConformance() {
        let base = "class A: UIView, UIGestureRecognizerDelegate {"
        let method = "func gestureRecognizerShouldBegin(_ r: UIGestureRecognizer) -> Bool { true }"
        let trap = lower("\(base)}\nclass B: A {}\nfinal class C: B { \(method) }\n")
        #expect(trap.problems.map(\.position) == [.init(file: "a.swift", line: 3, column: 25)])
        #expect(lower("\(base) \(method) }\nclass B: A { override \(method) }\n").problems.isEmpty)
        #expect(lower("class A: UIView {}\nclass B: A { \(method) }\n").problems.isEmpty)
    }
}
