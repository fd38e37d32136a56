import Testing

@testable import Literate

struct SelectorLoweringTests {
    /// A class with a method for each form, and the form in one of its methods.
    private static func program(_ form: String) -> LoweredProgram {
        LoweredProgram(
            swift: """
                @objc protocol Answering { func answer(_ sender: UIButton) }
                class Base: UIViewController { @objc func above() {} }
                class Page: Base, UIScrollViewDelegate, Answering {
                    func make() -> Any { \(form) }
                    @objc private func none() {}
                    @objc func one(_ sender: UIButton) {}
                    @objc func over() {}
                    @objc func over(_ sender: UIControl) {}
                    @objc func over(_ sender: UIControl, forEvent event: UIEvent) {}
                    @objc func maybe(_ sender: UIButton?, event: UIEvent!) {}
                    @objc func asks(_ sender: Any!) -> Bool { true }
                    @objc dynamic var level = 3, ratio: CGFloat = 1
                    @objc var child: UIView!
                    func answer(_ sender: UIButton) {}
                    func scrollViewDidScroll(_ scrollView: UIScrollView) {}
                    var hidden = 1
                    func plain() {}
                    @objc func waits() async {}
                    @objc func fails() throws {}
                    @objc func counts(_ number: Int) {}
                    @objc func three(_ a: UIView, _ b: UIView, _ c: UIView) {}
                    @objc static func ofClass() {}
                    class Inner: UIView { @objc func inside() {} }
                }
                extension Page { @objc func beside() {} }
                @objcMembers class Open: UIView { func shown() {} }
                """, file: "a.swift")
    }

    @Test(
        "every form of #selector names its method",
        arguments: [
            ("#selector(none)", "none()", "Page.none as (Page) -> () -> Void"),
            ("#selector(self.none)", "none()", "Page.none as (Page) -> () -> Void"),
            ("#selector((none))", "none()", "Page.none as (Page) -> () -> Void"),
            ("#selector(Page.one)", "one(_:)", "Page.one(_:)"),
            ("#selector(one(_:))", "one(_:)", "Page.one(_:)"),
            ("#selector(over(_:))", "over(_:)", "Page.over(_:)"),
            ("#selector(over(_:forEvent:))", "over(_:forEvent:)", "Page.over(_:forEvent:)"),
            ("#selector(over as () -> Void)", "over()", "Page.over as (Page) -> () -> Void"),
            (
                "#selector(Page.over as (Page) -> (UIControl) -> Void)", "over(_:)",
                "Page.over(_:)"
            ),
            (
                "#selector(maybe)", "maybe(_:event:)",
                "{ (target: Page) in { (sender: UIButton, event: UIEvent?) in "
                    + "target.maybe(sender, event: event) } }"
            ),
            (
                "#selector(asks)", "asks(_:)",
                "{ (target: Page) in { (sender: Any?) in _ = target.asks(sender) } }"
            ),
            (
                "#selector(getter: level)", "level",
                "{ (target: Page) in { _ = target.level } }"
            ),
            (
                "#selector(setter: Page.child)", "setChild:",
                "{ (target: Page) in { (value: UIView) in target.child = value } }"
            ),
            ("#selector(above)", "above()", "Page.above as (Page) -> () -> Void"),
            ("#selector(beside)", "beside()", "Page.beside as (Page) -> () -> Void"),
            (
                "#selector(Inner.inside)", "inside()",
                "Page.Inner.inside as (Page.Inner) -> () -> Void"
            ),
            ("#selector(Open.shown)", "shown()", "Open.shown as (Open) -> () -> Void"),
            ("#selector(scrollViewDidScroll)", "scrollViewDidScroll(_:)", nil),
            ("#selector(answer)", "answer(_:)", "Page.answer(_:)"),
            (
                "#selector(Answering.answer(_:))", "answer(_:)",
                "{ (target: AnyObject) in { (sender: UIButton) in "
                    + "(target as! any Answering).answer(sender) } }"
            ),
            ("#selector(super.viewDidLoad)", "viewDidLoad", "Page.viewDidLoad"),
            ("#selector(UIView.removeFromSuperview)", "removeFromSuperview", nil),
        ] as [(String, String, String?)])
    func forms(_ form: String, _ name: String, _ method: String?) {
        let program = Self.program(form)
        #expect(program.problems.isEmpty)
        #expect(!program.source.contains("#selector"))
        let expected = method.map { "Selector(\"\(name)\", \($0)) }" } ?? "Selector(\"\(name)\", "
        #expect(program.source.contains(expected))
    }

    @Test(
        "what no selector can be is refused where it stands",
        arguments: [
            ("#selector(over)", "`over` could be any of 3 methods"),
            ("#selector(over(_:with:))", "Page has no such method, it has `over()`"),
            ("#selector(plain)", "UIKit cannot call `plain()`: it is not `@objc`"),
            ("#selector(getter: hidden)", "UIKit cannot reach `hidden`: it is not `@objc`"),
            (
                "#selector(setter: ratio)",
                "an action is sent an object, `ratio` takes a value: `CGFloat`"
            ),
            ("#selector(setter: level)", "the type of `level` cannot be told here"),
            (
                "#selector(waits)",
                "UIKit waits for no action and catches nothing: `waits()` is async"
            ),
            (
                "#selector(fails)",
                "UIKit waits for no action and catches nothing: `fails()` is throws"
            ),
            (
                "#selector(counts)", "an action is sent an object, `counts` takes a value: `Int`"
            ),
            (
                "#selector(three)",
                "an action takes nothing, its sender, or its sender and the event: "
                    + "`three(_:_:_:)` does not"
            ),
            (
                "#selector(Page.ofClass)",
                "`ofClass()` belongs to the class, and a target here is an object"
            ),
            ("#selector(child.layoutSubviews)", "the type of `child` cannot be told here"),
            ("#selector(make().over(_:))", "the type of `make()` cannot be told here"),
            ("#selector(getter: 3)", "this form of `#selector` cannot be lowered"),
            ("#selector(value: none)", "this form of `#selector` cannot be lowered"),
        ])
    func refusals(_ form: String, _ message: String) {
        let problems = Self.program(form).problems
        #expect(problems.map(\.message) == [message])
        #expect(problems.map(\.position) == [.init(file: "a.swift", line: 4, column: 26)])
        #expect(problems.allSatisfy { $0.remedy != nil })
    }

    @Test(
        "where no code at the top of the file can name the class, its own body makes the selector",
        arguments: [
            ("class Box<Content>: UIView {", "Box"),
            ("class Shelf { private class Drawer: UIView {", "Drawer"),
            ("func f() { class Local: UIView {", "Local"),
            ("func f() { var x: Int { class Local: UIView {", "Local"),
        ])
    func outOfReach(_ head: String, _ name: String) {
        let text = "\(head)\n    @objc private func f() {}\n    func g() { _ = #selector(f) }\n"
        let closing = String(repeating: "}", count: head.count { $0 == "{" })
        let program = LoweredProgram(swift: text + closing + "\n", file: "a.swift")
        #expect(program.problems.isEmpty)
        #expect(program.source.contains("    func g() { _ = Self.__s1    }\n"))
        #expect(
            program.source.contains(
                "fileprivate static var __s1: Selector "
                    + "{ Selector(\"f()\", \(name).f as (\(name)) -> () -> Void) }\n"
                    + "#sourceLocation(file: \"a.swift\", line: 4)\n}"))
    }

    @Test("a stored property of such a class names it, and is refused if there is no room")
    func storedProperty() {
        func lower(_ name: String) -> LoweredProgram {
            LoweredProgram(
                swift: "class \(name)<T>: UIView {\n    let tap = Tap(#selector(f))\n"
                    + "    @objc func f() {}\n}\n", file: "a.swift")
        }
        #expect(lower("Box").source.contains("let tap = Tap(Box.__s1    )"))
        #expect(
            lower("PileOfBoxes").problems.map(\.position) == [
                .init(file: "a.swift", line: 2, column: 19)
            ])
    }

    @Test(
        "#keyPath becomes the text of the key, and the compiler is asked for the property",
        arguments: [
            ("#keyPath(level)", "\"level\"        ", "_ = \\Page.level"),
            ("#keyPath(self.level)", "\"level\"             ", "_ = \\Page.level"),
            ("#keyPath(Page.child.frame)", "\"child.frame\"             ", "_ = \\Page.child"),
            ("#keyPath(UIView.frame)", "\"frame\"               ", "_ = \\UIView.frame"),
        ])
    func keyPath(_ form: String, _ key: String, _ check: String) {
        let program = Self.program(form)
        #expect(program.problems.isEmpty)
        #expect(program.source.contains("    func make() -> Any { \(key) }\n"))
        #expect(program.source.contains(check))
    }

    @Test(
        "a #keyPath that is unclear is refused",
        arguments: [
            ("#keyPath(hidden)", "`hidden` has no key: it is not `@objc`"),
            ("#keyPath(make().level)", "what this `#keyPath` names cannot be told here"),
            ("#keyPath(Page)", "what this `#keyPath` names cannot be told here"),
        ])
    func unclearKeyPath(_ form: String, _ message: String) {
        #expect(Self.program(form).problems.map(\.message) == [message])
    }
}
