import Testing

@Suite("Properties without effect")
struct UnreadPropertiesTests {
    @Test("the page about differences lists every property that nothing in the engine reads")
    func list() throws {
        let table = try Checked.table.get()
        let unread = UnreadProperties(try Checked.sources(of: "Sources/TouchEngine")) {
            table.claims($0)
        }.titles
        let page = try Checked.text(of: "chapters/reference-differences.md")
        let listed = EffectlessList(page).titles
        for title in unread.subtracting(listed).sorted() {
            Issue.record("nothing reads \(title): list it under “\(EffectlessList.heading)”")
        }
        for title in listed.subtracting(unread).sorted() {
            Issue.record("\(title) is read, or nobody can set it: take it off the list")
        }
        #expect(unread.count > 20)
    }

    private func unread(_ text: String) -> [String] {
        UnreadProperties([("A.swift", text)]) { $0.first != "_" }.titles.sorted()
    }

    @Test("what is declared, written or looked at by its own observer alone is not read")
    func unreadOnes() {
        let text = """
            open class Layer {
                open var mask: Layer?
                public var radius = 3, opacity: Float = 0
                open var name: String? { didSet { if name != oldValue { changes += 1 } } }
                private var changes = 0
                init(mask: Layer?) { self.mask = mask; (radius, opacity) = (1, 2) }
                func f(_ other: Layer) { other.mask = nil; other.owner?.mask = self }
                private var owner: Layer?
            }
            """
        #expect(unread(text) == ["Layer.mask", "Layer.name", "Layer.opacity", "Layer.radius"])
    }

    @Test(
        "what anything reads is read",
        arguments: [
            "extension Layer { var double: Int { 2 * depth } }",
            "func f(_ layer: Layer) -> Int { layer.depth }",
            "func f(_ layer: Layer?) { layer?.depth += 1 }",
            "func f(_ layers: [Layer]) -> [Int] { layers.map { $0.depth } }",
            "func f(_ layers: [Layer]) -> [Int] { layers.map(\\.depth) }",
            "func f(_ layer: Layer) { layer.depth.negate() }",
            "class Sub: Layer { func f() -> Int { self.depth } }",
            "class Sub: Layer {}\nclass User { var sub: Sub?\nfunc f() { g(sub?.depth) } }",
            "func f(_ any: AnyObject) { g((any as? Layer)?.depth) }",
            "func f(_ it: Unknown) { g(it.something.depth) }",
            "protocol Deep { var depth: Int { get } }\nextension Layer: Deep {}\n"
                + "func f(_ it: any Deep) { g(it.depth) }",
            "class Sub: Layer { override var depth: Int { didSet {} } }\n"
                + "func f(_ it: Sub) { g(it.depth) }",
        ])
    func readOnes(_ use: String) {
        #expect(unread("open class Layer { open var depth = 0 }\n" + use) == [])
    }

    @Test(
        "another's property of that name, and a local value, are something else",
        arguments: [
            "class Pool { var depth = 0; func f() -> Int { depth } }",
            "class Pool { var depth = 0 }\nfunc f(_ pool: Pool) -> Int { pool.depth }",
            "class Pool { var depth = 0 }\nfunc f() -> Int { let pool = Pool(); return pool.depth }",
            "class Pool { var depth = 0 }\nfunc f(_ all: [Pool]) { for one in all { g(one.depth) } }",
            "class Pool { var depth = 0 }\nclass User { let pool: Pool?\n"
                + "func f() { guard let pool else { return }; g(pool.depth) } }",
            "extension Layer { func f(depth: Int) -> Int { depth } }",
            "extension Layer { func f() -> Int { let depth = 2; return depth } }",
            "enum Kind { case depth }\nfunc f() { g(.depth) }",
            "#if hasFeature(Embedded)\nfunc f(_ layer: Layer) -> Int { layer.depth }\n#endif",
        ])
    func others(_ use: String) {
        #expect(unread("open class Layer { open var depth = 0 }\n" + use) == ["Layer.depth"])
    }

    @Test("what only the getter of an unread property reads is not read")
    func getters() {
        let text = """
            open class Scroll {
                open var vertical = 0
                open var both: Int { get { vertical } set { vertical = newValue } }
            }
            """
        #expect(unread(text) == ["Scroll.vertical"])
        #expect(unread(text + "\nfunc f(_ it: Scroll) { g(it.both) }") == [])
    }

    @Test("what not everybody can set, and what is computed, takes no value")
    func notSettable() {
        let text = """
            open class Layer {
                open internal(set) var state = 0
                public let kind = 1
                var inner = 2
                open var width: Int { 3 }
                public static var all = 4
                open class Sub: Layer { open override var state: Int { didSet {} } }
            }
            """
        #expect(unread(text) == [])
    }

    @Test("the list names a class and its properties in each line")
    func lines() {
        let page = """
            ## Something else
            - `UIView`: `tag`
            ### Accepted, without effect
            They are kept:
            - `CALayer`: `mask`,
              `name`
            - `UIView` and more: `contentMode`

            ## How it is kept honest
            - `UIView`: `alpha`
            """
        #expect(
            EffectlessList(page).titles == ["CALayer.mask", "CALayer.name", "UIView.contentMode"])
    }
}
