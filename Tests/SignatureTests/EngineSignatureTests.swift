import Testing

@Suite("The engine's names")
struct EngineSignatureTests {
    @Test("what bears a name of Apple's has Apple's signature, or is excused for a reason")
    func signatures() throws {
        let complaints = try Comparison(Checked.engine.get(), Checked.table.get()).complaints
        let excuses = try Checked.list("excused.txt")
        let excused = excuses.map(\.entry)
        for complaint in complaints where !excused.contains(complaint.subject) {
            Issue.record(Comment(rawValue: complaint.description))
        }
        for excuse in excuses {
            #expect(!excuse.reason.isEmpty, "\(excuse.entry) is excused for no reason")
            #expect(
                complaints.contains { $0.subject == excuse.entry },
                "nobody complains of \(excuse.entry): it needs no excuse")
        }
    }

    @Test("what gesture code uses most is there, or known to be missing")
    func surface() throws {
        let surface = Surface(try Checked.engine.get(), try Checked.table.get())
        let entries = try Checked.list("surface.txt").map(\.entry)
        let missing = try Checked.list("missing.txt").map(\.entry)
        #expect(entries.count == 150)
        for entry in entries {
            #expect(surface.isInTable(entry), "Apple's table has no \(entry)")
            #expect(
                surface.isInEngine(entry) != missing.contains(entry),
                missing.contains(entry)
                    ? "\(entry) is there now: take it off missing.txt" : "\(entry) is missing")
        }
        for entry in missing {
            #expect(entries.contains(entry), "\(entry) is missing, and not in surface.txt")
        }
    }
}
