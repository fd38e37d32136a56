import Foundation
import Testing

@testable import Literate

/// A delegate's methods that UIKit calls and the engine never does.
struct UncalledMethodTests {
    private static let header =
        "func tableView(_ t: UITableView, heightForHeaderInSection s: Int) -> CGFloat { 40 }"
    private static let name = "tableView(_:heightForHeaderInSection:)"

    /// What is found, by line and column.
    private func found(_ text: String) -> [String] {
        LoweredProgram(swift: text, file: "a.swift").problems.map {
            "\($0.position.line):\($0.position.column) \($0.message)"
        }
    }

    private static func message(_ name: String, of type: String) -> String {
        "UIKit calls `\(name)` of \(type), the engine never does"
    }

    @Test("a method that the engine never calls is told at its name: whose it is, and what to do")
    func told() {
        let program = LoweredProgram(
            swift: "class A: NSObject, UITableViewDelegate {\n    \(Self.header)\n}\n",
            file: "a.swift")
        #expect(
            program.problems == [
                Problem(
                    SourcePosition(file: "a.swift", line: 2, column: 10),
                    Self.message(Self.name, of: "UITableViewDelegate"),
                    remedy: "leave it out of the listing, or show it in a `text` block: "
                        + "no claim can show what it does")
            ])
    }

    @Test(
        "it is found wherever the method and the conformance stand",
        arguments: [
            // The conformance in an extension, and the method there or in the class.
            "class A: NSObject { \(header) }\nextension A: UITableViewDelegate {}",
            "class A: NSObject {}\nextension A: UITableViewDelegate { \(header) }",
            "class A: NSObject, UITableViewDelegate {}\nextension A { \(header) }",
            // By a superclass in the program, and by one of UIKit's that the program extends.
            "class B: NSObject, UITableViewDelegate {}\nclass A: B { \(header) }",
            "class A: B { \(header) }\nclass B: C {}\nclass C: NSObject {}\n"
                + "extension C: UITableViewDelegate {}",
            "extension UIView: UITableViewDelegate {}\nclass A: UIView { \(header) }",
            // By a protocol of the program and by another name.
            "protocol P: UITableViewDelegate {}\nclass A: NSObject, P { \(header) }",
            "typealias Both = UITableViewDataSource & UITableViewDelegate\n"
                + "class A: NSObject, Both { \(header) }",
            "class A: NSObject, @preconcurrency UITableViewDelegate { \(header) }",
            // Nested, local, and overridden below a class that UIKit does not ask.
            "enum N { class A: NSObject, UITableViewDelegate { \(header) } }",
            "func f() { class A: NSObject, UITableViewDelegate { \(header) } }",
            "class B: NSObject { \(header) }\n"
                + "class A: B, UITableViewDelegate { override \(header) }",
            "class A: NSObject, UITableViewDelegate { @objc private \(header) }",
            "#if os(iOS)\nclass A: NSObject, UITableViewDelegate { \(header) }\n#endif",
        ])
    func everywhere(_ text: String) {
        let expected = Self.message(Self.name, of: "UITableViewDelegate")
        let messages = LoweredModule([("a.swift", text)]).uncalled.map(\.message)
        #expect(messages == [expected])
    }

    @Test(
        "nobody else is accused",
        arguments: [
            // No conformance, or another.
            "class A: NSObject { \(header) }",
            "class A: NSObject, UITableViewDataSource { \(header) }",
            "class A: NSObject {}\nclass B: A, UITableViewDelegate {}\nextension A { \(header) }",
            "class Feed: NSObject, UITableViewDelegate { class Model { \(header) } }",
            // Another name: fewer labels, or others.
            "class A: NSObject, UITableViewDelegate { func tableView(_ t: UITableView) {} }",
            "class A: NSObject, UITableViewDelegate { "
                + "func tableView(_ t: UITableView, heightForHeader s: Int) {} }",
            // The engine calls it.
            "class A: NSObject, UITableViewDelegate { "
                + "func tableView(_ t: UITableView, didSelectRowAt p: IndexPath) {} }",
            // A protocol of the program requires it.
            "protocol P { "
                + "func tableView(_ t: UITableView, heightForHeaderInSection s: Int) -> CGFloat }\n"
                + "class A: NSObject, UITableViewDelegate, P { \(header) }",
            // UIKit would not find it either.
            "class A: NSObject, UITableViewDelegate { private \(header) }",
            "class A: NSObject, UITableViewDelegate { static \(header) }",
            "class A: NSObject, UITableViewDelegate { @nonobjc \(header) }",
            "class A: NSObject, UITableViewDelegate {}\nprivate extension A { \(header) }",
            "class A: NSObject, UITableViewDelegate { func f() { \(header) } }",
            "extension UITableViewDelegate { \(header) }",
            // A phone does not compile it.
            "#if os(macOS)\nclass A: NSObject, UITableViewDelegate { \(header) }\n#endif",
            "#if os(iOS)\n#else\nclass A: NSObject, UITableViewDelegate { \(header) }\n#endif",
        ])
    func nobodyElse(_ text: String) {
        #expect(LoweredModule([("a.swift", text)]).uncalled.isEmpty)
    }

    @Test("an override of what a class above says already is not told again")
    func once() {
        let text =
            "class B: NSObject, UITableViewDelegate { \(Self.header) }\n"
            + "class A: B { override \(Self.header) }\n"
        #expect(found(text) == ["1:47 " + Self.message(Self.name, of: "UITableViewDelegate")])
    }

    @Test("a method of a protocol that another refines is told of that one, in the order of lines")
    func refined() {
        let text = """
            class A: NSObject, UICollectionViewDelegateFlowLayout, UINavigationBarDelegate {
                func position(for bar: UINavigationBar) -> Int { 0 }
                func collectionView(_ v: UICollectionView, canFocusItemAt p: IndexPath) -> Bool { true }
            }
            """
        #expect(
            found(text) == [
                "2:10 " + Self.message("position(for:)", of: "UIBarPositioningDelegate"),
                "3:10 "
                    + Self.message(
                        "collectionView(_:canFocusItemAt:)", of: "UICollectionViewDelegate"),
            ])
    }

    @Test("what the engine declares and leaves to the program is told unless the program calls it")
    func leftToTheProgram() {
        let delegate = """
            class A: NSObject, UIAdaptivePresentationControllerDelegate {
                func presentationControllerDidDismiss(_ controller: UIPresentationController) {}
            }
            """
        let caller = """
            class Sheet: UIPresentationController {
                func pulled() { delegate?.presentationControllerDidDismiss?(self) }
            }
            """
        #expect(
            found(delegate) == [
                "2:10 "
                    + Self.message(
                        "presentationControllerDidDismiss(_:)",
                        of: "UIAdaptivePresentationControllerDelegate")
            ])
        #expect(found(delegate + "\n" + caller).isEmpty)
    }

    @Test("a file sees the classes of the others, but not what they keep to themselves")
    func files() {
        let module = LoweredModule([
            (
                "1.swift",
                """
                class Base: NSObject, UITableViewDelegate {}
                private class Own: NSObject, UITableViewDelegate {}
                """
            ),
            (
                "2.swift",
                """
                class A: Base { \(Self.header) }
                private class Own: NSObject { \(Self.header) }
                """
            ),
        ])
        #expect(module.uncalled.map(\.position) == [.init(file: "2.swift", line: 1, column: 22)])
        #expect(module.problems.isEmpty)
    }

    @Test("a trial tells such methods beside the missing names, and plays the scene nevertheless")
    func trial() throws {
        let folder = try TrialFolder([
            "Base.swift": "import UIKit\nclass Base: UIViewController, UITableViewDelegate {}\n",
            "Feed.swift": """
            import UIKit
            class Feed: Base {
                \(Self.header)
                func tableView(_ t: UITableView, canFocusRowAt p: IndexPath) -> Bool { true }
            }
            """,
            "Bad.swift": "let menu: UIContextMenuConfiguration? = nil\n",
            "touches.txt": "0 1 began 100 100\n0.05 1 ended 100 100\n",
        ])
        let played = try folder.outcome(
            ["Feed.swift", "Base.swift"], scene: "Feed", touches: "touches.txt")
        #expect(played.problems.isEmpty && played.run != nil)
        #expect(played.uncalled.map(\.position.line) == [3, 4])
        let message = Self.message(Self.name, of: "UITableViewDelegate")
        #expect(
            played.uncalled.first?.warning == """
                \(folder.path("Feed.swift")):3:10: warning: \(message)
                    do not count on it here: leave it out, or see on a device what it does
                """)
        let refused = try folder.outcome(["Feed.swift", "Base.swift", "Bad.swift"])
        #expect(refused.missing == ["UIContextMenuConfiguration"])
        #expect(refused.uncalled == played.uncalled)
    }
}
