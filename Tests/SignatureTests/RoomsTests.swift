import Testing

@Suite("The engine's rooms")
struct RoomsTests {
    /// How many references from Core to Kit there are; it may only fall.
    private static let allowed = 28

    @Test("Core refers to Kit no more often than it did")
    func count() throws {
        let references = try Checked.rooms.get().references
        let list = references.map { "\n\($0)" }.joined()
        #expect(
            references.count <= Self.allowed,
            """
            Core has \(references.count) references to Kit, \(Self.allowed) are allowed. Let Kit override or extend something of Core's \
            instead of naming Kit there:\(list)
            """)
        #expect(
            references.count >= Self.allowed,
            "Core has only \(references.count) references to Kit now: lower `allowed` to that")
    }

    private func references(core: String, kit: String) -> [String] {
        Rooms(core: [("Core.swift", core)], kit: [("Kit.swift", kit)]).references
            .map { "\($0.line) \($0.name)" }
    }

    @Test("a type of Kit's is found wherever Core names it")
    func types() {
        let core = """
            var a: Pager?
            let b = x as? Pager
            func f(_ pages: [Pager.Page]) -> any Turning { Pager() }
            extension Pager {}
            """
        let kit = "class Pager { struct Page {} }\nprotocol Turning {}"
        #expect(
            references(core: core, kit: kit) == [
                "1 Pager", "2 Pager", "3 Page", "3 Pager", "3 Turning", "3 Pager", "4 Pager",
            ])
    }

    @Test("a member of Swift's own mirror is not Kit's")
    func mirrors() {
        let core = "let all = Mirror(reflecting: view).children"
        #expect(references(core: core, kit: "class Page { var children: [Page] }").isEmpty)
    }

    @Test("a member that Kit adds to a type of Core's is found where Core calls it")
    func members() {
        let core =
            "class View {\n    func f() {\n        turn()\n        other.page?.leave()\n    }\n}"
        let kit = "extension View {\n    func turn() {}\n    var page: View? { nil }\n}"
        #expect(references(core: core, kit: kit) == ["3 turn", "4 page"])
    }

    @Test("what Kit keeps to itself, overrides or calls a local value is not Core's reference")
    func others() {
        let core =
            "class View {\n    func f() { g(); hidden(); let local = 1; use(local, step) }\n    var step = 0\n}"
        let kit = """
            extension View {
                private func hidden() {}
                func turn(_ local: Int) { let use = local }
                var step: Int { 1 }
            }
            class Pager: View { override func g() {} }
            """
        #expect(references(core: core, kit: kit) == [])
    }
}
