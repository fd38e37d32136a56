/// What is compiled with the page's programs in place of the test library and the notebook.
enum PageSupport {
    /// The source for a purpose.
    static func source(for purpose: PageSources.Purpose) -> String {
        "// Made by the workbook.\n\n" + (purpose == .figures ? silent : speaking) + common
    }

    /// A figure heeds no expectation, and leaves nothing.
    private static let silent = """
        func _say(_ text: String) {}

        func __expect(_ holds: Bool, _ comment: String = "") {}

        """

    /// An expectation that fails says so, and what a claim leaves is handed to whoever runs the page.
    private static let speaking = """
        @_extern(c, "page_write") func _write(_ bytes: UnsafePointer<UInt8>, _ count: Int)

        /// Hands a text to whoever runs the page, in a line of its own.
        func _say(_ text: String) {
            var line = text + "\\n"
            line.withUTF8 { _write($0.baseAddress!, $0.count) }
        }

        func __expect(
            _ holds: Bool, _ comment: String = "", line: Int = #line, file: StaticString = #fileID
        ) {
            if !holds { _say("fails " + file.description + ":" + String(line)) }
        }

        """

    private static let common = """
        func __value(_ value: Int) -> String { String(value) }
        func __value(_ value: String?) -> String { value.map { "\\"" + $0 + "\\"" } ?? "nil" }
        func __value(_ value: Bool) -> String { value ? "true" : "false" }
        func __value(_ value: Explanation.Outcome) -> String { "." + value.rawValue }

        func __record(_ report: String, as name: String) { _say("record " + name); _say(report) }

        func __choose(_ answers: [Bool], as name: String) {
            __record("[" + answers.map { "\\($0)" }.joined(separator: ", ") + "]", as: name)
        }

        func __require<Value>(_ value: Value?) -> Value {
            guard let value else { fatalError("nothing there") }
            return value
        }

        struct Cell {
            var text: String
            var value: Double?
        }

        protocol CellValue {
            var _cell: Cell { get }
        }

        extension String: CellValue { var _cell: Cell { Cell(text: self) } }
        extension Int: CellValue { var _cell: Cell { Cell(text: String(self), value: Double(self)) } }
        extension Double: CellValue { var _cell: Cell { Cell(text: "", value: self) } }
        extension Optional: CellValue where Wrapped: CellValue {
            var _cell: Cell { map { $0._cell } ?? Cell(text: "–") }
        }

        struct Table {
            private(set) var rows: [[Cell]] = []
            init(_ columns: String..., decimals: Int = 1) {}
            mutating func add<A: CellValue>(
                _ a: A
            ) { rows.append([a._cell]) }
            mutating func add<A: CellValue, B: CellValue>(
                _ a: A, _ b: B
            ) { rows.append([a._cell, b._cell]) }
            mutating func add<A: CellValue, B: CellValue, C: CellValue>(
                _ a: A, _ b: B, _ c: C
            ) { rows.append([a._cell, b._cell, c._cell]) }
            mutating func add<A: CellValue, B: CellValue, C: CellValue, D: CellValue>(
                _ a: A, _ b: B, _ c: C, _ d: D
            ) { rows.append([a._cell, b._cell, c._cell, d._cell]) }
            mutating func add<A: CellValue, B: CellValue, C: CellValue, D: CellValue, E: CellValue>(
                _ a: A, _ b: B, _ c: C, _ d: D, _ e: E
            ) { rows.append([a._cell, b._cell, c._cell, d._cell, e._cell]) }
            mutating func add<A: CellValue, B: CellValue, C: CellValue, D: CellValue, E: CellValue, F: CellValue>(
                _ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F
            ) { rows.append([a._cell, b._cell, c._cell, d._cell, e._cell, f._cell]) }
            var report: String { "" }
        }

        struct Interval: CellValue {
            var value: Double, low: Double, high: Double
            init(_ value: Double, _ low: Double, _ high: Double) {
                (self.value, self.low, self.high) = (value, low, high)
            }
            var _cell: Cell { Cell(text: "", value: value) }
        }

        /// A run behind a cell of a table.
        struct Kept: CellValue {
            let _cell: Cell
            init(_ text: String, run: String, report: String) {
                _cell = Cell(text: text)
                _say("kept " + run)
                _say(report)
            }
        }

        """

    /// A function that runs a claim by its number, and one that says how many there are.
    static func list(of programs: [(name: String, claims: [String])]) -> String {
        let claims = programs.flatMap { program in program.claims.map { (program.name, $0) } }
        let cases = claims.enumerated().map { number, claim in
            "    case \(number): _say(\"claim \(claim.0) \(claim.1)\"); \(claim.1)()\n"
        }
        return """
            // Made by the workbook.
            @_cdecl("claims") public func _claims() -> Int32 { \(claims.count) }

            @_cdecl("run") public func _run(_ number: Int32) {
                switch number {
            \(cases.joined())    default: break
                }
            }

            """
    }

    /// A function that makes a scene by its number.
    static func list(of scenes: [SceneWriter.Scene]) -> String {
        let cases = scenes.enumerated().map { number, scene in
            "    case \(number): return \(scene.function)\n"
        }
        return """
            // Made by the workbook.
            func _scene(_ number: Int32) -> ((FigureStage) -> Void)? {
                switch number {
            \(cases.joined())    default: return nil
                }
            }

            """
    }

    /// Functions that turn a parameter of a figure's device, and read it, by its number; a side of a choice is taken, whatever the value.
    static func list(of dials: [String]) -> String {
        let parts = dials.map { $0.split(separator: "=") }
        let turns = parts.enumerated().map { number, part in
            let value = part.count > 1 ? ".\(part[1])" : ".init(value)"
            return "    case \(number): parameters.\(part[0]) = \(value)\n"
        }
        let reads = parts.enumerated().filter { $1.count == 1 }.map {
            "    case \($0): return Double(parameters.\($1[0]))\n"
        }
        return """
            // Made by the workbook.
            func _turn(_ number: Int32, to value: Double, _ parameters: inout ModelParameters) {
                switch number {
            \(turns.joined())    default: break
                }
            }

            func _value(_ number: Int32, _ parameters: ModelParameters) -> Double {
                switch number {
            \(reads.joined())    default: return 0
                }
            }

            """
    }

    /// A function that plays what the claims of scenes do on the scenes, as a page does.
    static func replay(of count: Int) -> String {
        """
        // Made by the workbook.
        @_cdecl("play") public func _play() {
            for number in 0..<Int32(\(count)) {
                guard let scene = _scene(number) else { return }
                let steps = FigureRecording(scene).steps
                let figure = LiveFigure(scene)
                _say("scene \\(number)")
                _say(figure?.played(steps) ?? "")
                _say("found \\(number)")
                _say(_holding(figure?.findings ?? ""))
            }
        }

        /// Which expectations hold, a digit for each.
        func _holding(_ findings: String) -> String {
            var digits = ""
            for line in findings.utf8.split(separator: 10) { digits += line.first == 49 ? "1" : "0" }
            return digits
        }

        """
    }
}
