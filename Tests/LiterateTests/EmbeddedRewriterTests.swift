import Foundation
import Testing

@testable import Literate

@Suite("Swift made into Embedded Swift")
struct EmbeddedRewriterTests {
    /// A little of the engine.
    private static let engine = """
        open class NSObject {}
        public protocol UIGestureRecognizerDelegate: AnyObject {}
        public class UIResponder: NSObject {}
        open class UIView: UIResponder { public required init?(coder: NSCoder) { nil } }
        open class UIViewController: UIResponder {}
        """

    private func rewritten(
        _ text: String, _ origin: EmbeddedRewriter.Origin = .program
    ) -> (text: String, problems: [Problem]) {
        var table = ClassTable([SyntaxTrees.shared.tree(of: Self.engine)])
        if origin == .program { table.add(SyntaxTrees.shared.tree(of: text)) }
        let rewriter = EmbeddedRewriter(text, file: "a.swift", origin, in: table)
        let result = rewriter.rewritten()
        return (result, rewriter.problems)
    }

    @Test("the engine's declarations are the module's own, and its classes say their names")
    func engine() {
        let text = rewritten(Self.engine, .engine).text
        #expect(!text.contains("public") && !text.contains("open") && !text.contains("NSCoder"))
        #expect(text.contains("override var _className: String { \"UIView\" }"))
        #expect(!text.contains("_isPrograms"))
        #expect(text.split(separator: "\n").count == Self.engine.split(separator: "\n").count)
    }

    @Test("a program's class tells what it holds views in, and nothing of what is not stored")
    func properties() {
        let text = rewritten(
            """
            class Card: UIView {
                let a = UIView(), b: Int = 1
                weak var c: UIView?
                var d: UIView? { didSet {} }
                var e: UIView { a }
                lazy var f = UIView()
                static let g = UIView()
            }
            """
        ).text
        #expect(text.contains("override var _isPrograms: Bool { true }"))
        let notes = text.matches(of: /names\.note\("(\w)", (\w)\)/).map { $0.1 + $0.2 }
        #expect(notes == ["aa", "bb", "cc", "dd"])
        #expect(!text.contains("weak"))
    }

    @Test(
        "a class that is a recognizers' delegate by its own words, or by an extension's, says so",
        arguments: [
            "class A: UIView, UIGestureRecognizerDelegate {}",
            "class A: UIView {}\nextension A: UIGestureRecognizerDelegate {}",
        ])
    func delegates(text: String) {
        let member =
            "override var _gestureDelegate: (any UIGestureRecognizerDelegate)? { self }"
        #expect(rewritten(text).text.contains(member))
        #expect(!rewritten("class B: UIView {}").text.contains(member))
    }

    @Test("a cast to a protocol asks each class that conforms, also through the class above")
    func casts() {
        let text = rewritten(
            """
            protocol Deciding { var yes: Bool { get } }
            class A: UIViewController, Deciding { let yes = true }
            class B: A {}
            class C: UIViewController {}
            let asked = (top as? Deciding)?.yes, other = top as? A, view = top as? UIGestureRecognizerDelegate
            """
        ).text
        #expect(text.contains("protocol Deciding: AnyObject {"))
        #expect(text.contains("(_as_Deciding(top ))?.yes, other = top as? A"))
        #expect(text.contains("_asGestureDelegate(top )"))
        #expect(
            text.contains(
                "if let it = it as? A { return it }; if let it = it as? B { return it }; return nil"
            ))
    }

    @Test("expectations are counted, imports go, and a claim throws nothing")
    func claims() {
        let text = rewritten(
            """
            import Testing
            @Test("a") func claim() async throws { #expect(a); let b = try #require(c) }
            """
        ).text
        #expect(!text.contains("import") && !text.contains("@Test") && !text.contains("throws"))
        #expect(text.contains("__expect(a); let b = try! __require(c)"))
    }

    @Test("a key path stands for a function; another is refused at its place in the chapter")
    func keyPaths() {
        let text = """
            #sourceLocation(file: "01-a.md", line: 7)
            let names = views.map(\\.name)
            let path = \\UIView.name
            """
        let (result, problems) = rewritten(text)
        #expect(result.contains("views.map({ $0.name })"))
        #expect(problems.map(\.position) == [SourcePosition(file: "01-a.md", line: 8, column: 12)])
    }
}
