import Foundation
import SwiftParser
import SwiftSyntax
import Testing

@testable import Literate

struct OptionalMethodTests {
    private func lower(_ text: String) -> LoweredProgram {
        LoweredProgram(swift: text, file: "a.swift")
    }

    @Test("an optional requirement becomes a property, under a name that tells its labels")
    func optionalRequirement() {
        let program = lower(
            """
            @objc protocol Hearing: NSObjectProtocol {
                @objc optional func page(_ page: Page, didTurn number: Int) -> Bool
                @objc optional func pageLeft(_ page: Page)
            }
            class Page: UIView {
                weak var delegate: Hearing?
                func turn() {
                    _ = delegate?.page?(self, didTurn: 2) ?? false
                    delegate?.pageLeft?(self)
                    if delegate?.page(_:didTurn:) != nil {}
                }
            }
            class Ear: NSObject, Hearing { func page(_ p: Page, didTurn n: Int) -> Bool { true } }
            """)
        #expect(program.problems.isEmpty)
        #expect(program.source.contains("        _ = delegate?.__1_?(self,          2) ?? false\n"))
        #expect(program.source.contains("        delegate?.pageLeft?(self)\n"))
        #expect(program.source.contains("        if delegate?.__1_             != nil {}\n"))
        #expect(
            program.source.contains(
                "extension Hearing { fileprivate var __1_: ((Page, Int) -> Bool)? "
                    + "{ if let object = self as AnyObject as? Ear "
                    + "{ return { object.page($0, didTurn: $1) } }; return nil } }\n"))
    }

    @Test(
        "an optional requirement that cannot be found at run time is refused",
        arguments: [
            ("func f() async", "`async` and `throws` have no place in it"),
            ("static func f()", "it belongs to the class"),
            ("func f(_ a: inout Int)", "it is generic or takes `inout`"),
            ("func f(with a: Int)", "its name is too short to tell it from others"),
        ])
    func refusedRequirement(_ requirement: String, _ reason: String) {
        let program = lower("@objc protocol P {\n    @objc optional \(requirement)\n}\n")
        #expect(
            program.problems.map(\.message) == [
                "this optional requirement needs the Objective-C runtime: \(reason)"
            ])
    }

    @Test(
        "what answers an optional requirement where nobody can ask it is refused",
        arguments: [
            (
                "class A<T>: NSObject, P { func heard() {} }",
                "`heard` of P cannot be found here: A is a generic class", 32
            ),
            (
                "class A: NSObject, P { @objc private func heard() {} }",
                "`heard` of P cannot be found here: it is private", 43
            ),
            (
                "func f() { class A: NSObject, P { func heard() {} } }",
                "nobody would find what a local class answers to P", 18
            ),
        ])
    func unheard(_ answer: String, _ message: String, _ column: Int) {
        let program = lower("@objc protocol P { @objc optional func heard() }\n\(answer)\n")
        #expect(program.problems.map(\.message) == [message])
        #expect(
            program.problems.map(\.position) == [
                .init(file: "a.swift", line: 2, column: column)
            ])
    }

    @Test(
        "UIKit's optional methods are called, unless it matters whether they are there",
        arguments: [
            ("d?.scrollViewDidScroll?(s)", "d?.scrollViewDidScroll (s)"),
            ("d?.viewForZooming?(in: s)", "d?.viewForZooming (in: s)"),
            (
                "d?.scrollViewShouldScrollToTop?(s) ?? true",
                "d?.scrollViewShouldScrollToTop (s) ?? true"
            ),
            ("d?.scrollViewShouldScrollToTop?(s) ?? false", nil),
            ("d?.scrollViewShouldScrollToTop?(s)", nil),
            ("onScroll?(s)", "onScroll?(s)"),
        ] as [(String, String?)])
    func stockCalls(_ call: String, _ lowered: String?) {
        let program = lower("func f() {\n    _ = \(call)\n}\n")
        #expect(program.problems.isEmpty == (lowered != nil))
        if let lowered { #expect(program.source.contains("    _ = \(lowered)\n")) }
    }

    @Test("the table of optional methods agrees with the defaults that the engine gives")
    func optionalMethods() throws {
        let engine = FixtureTests.package.appendingPathComponent("Sources/TouchEngine")
        let names = try #require(FileManager.default.enumerator(atPath: engine.path))
        var count = 0
        for case let name as String in names where name.hasSuffix(".swift") {
            let text = try String(contentsOf: engine.appendingPathComponent(name), encoding: .utf8)
            for item in Parser.parse(source: text).statements {
                guard let node = item.item.as(ExtensionDeclSyntax.self) else { continue }
                let type = node.extendedType.trimmedDescription
                let suffixes = ["Delegate", "DataSource", "Transitioning"]
                guard type.hasPrefix("UI"), suffixes.contains(where: type.hasSuffix) else {
                    continue
                }
                for member in node.memberBlock.members {
                    guard let method = member.decl.as(FunctionDeclSyntax.self) else { continue }
                    let labels = method.signature.parameterClause.parameters.map(\.firstName.text)
                    let full = "\(method.name.text)(\(labels.map { $0 + ":" }.joined()))"
                    let value = Self.value(of: method)
                    #expect(OptionalMethods.all(of: type)[full] == value, "\(type).\(full)")
                    count += 1
                }
            }
        }
        #expect(count > 50)
    }

    private static func value(of method: FunctionDeclSyntax) -> String {
        guard method.signature.returnClause != nil else { return "" }
        let last = method.body?.statements.last?.item.trimmedDescription ?? ""
        let value = last.replacing("return ", with: "")
        return ["true", "false", "nil"].contains(value) ? value : OptionalMethods.depends
    }
}
