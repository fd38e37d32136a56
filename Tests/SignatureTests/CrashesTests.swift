import Testing

@Suite("Tests that fail without ending the process")
struct CrashesTests {
    @Test(
        "no test of the engine ends the process where it could fail",
        arguments: [
            "Tests/TouchEngineTests", "Tests/WordsTests", "Tests/FuzzingTests",
            "Tests/Fixtures/RealCode/Behaviour",
        ])
    func none(folder: String) throws {
        let places = Crashes(try Checked.sources(of: folder)).places
        #expect(
            places.isEmpty,
            """
            These stop the whole test run instead of one test: use `try #require`, `first`, `last` or `dropFirst`.
            \(places.map(\.description).joined(separator: "\n"))
            """)
    }

    private func found(_ text: String) -> [String] {
        Crashes([("A.swift", text)]).places.map { "\($0.line) \($0.text)" }
    }

    @Test("what can end the process is found, on its line")
    func dangers() {
        let text = """
            let a = view!.frame
            let b = view as! UILabel
            let c = try! TouchRecording("")
            #expect(chain[0].code == .failed && page.views[12] === view)
            """
        #expect(
            found(text) == [
                "1 view!", "2 view as! UILabel", "3 try! TouchRecording(\"\")", "4 chain[0]",
                "4 page.views[12]",
            ])
    }

    @Test("a number as a subscript is in order where the test itself says how long the array is")
    func madeArrays() {
        let text = """
            let names = ["a", "b"]
            let pages = (0..<3).map { _ in Page() }
            let views = ["a", "b"].map { View($0) }
            let moves = Array(repeating: CGPoint.zero, count: 3)
            use(names[0], book.pages[2], views[1], moves[2], table["key"], lines[index])
            """
        #expect(found(text).isEmpty)
        #expect(found("var log: [String] = []\nuse(log[0])") == ["2 log[0]"])
        #expect(found("let log = heard.map { $0.name }\nuse(log[0])") == ["2 log[0]"])
    }
}
