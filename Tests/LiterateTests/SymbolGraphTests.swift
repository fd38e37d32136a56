import Foundation
import Testing

@testable import Literate

/// What the toolchain tells of the engine is kept, and asked for again when the engine is another.
struct SymbolGraphTests {
    private let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent(UUID().uuidString)

    @Test("it is kept with what the toolchain reads: the module, its comments, its places")
    func kept() throws {
        let manager = FileManager.default
        var engine = try EngineBuild.besideThisProgram()
        var toolchain = try Toolchain.find()
        let modules = folder.appendingPathComponent("modules")
        try manager.createDirectory(at: modules, withIntermediateDirectories: true)
        defer { try? manager.removeItem(at: folder) }
        let kinds = ["swiftmodule", "swiftdoc", "swiftsourceinfo"]
        for name in kinds.map({ "TouchEngine.\($0)" }) {
            try manager.copyItem(
                at: engine.modules.appendingPathComponent(name),
                to: modules.appendingPathComponent(name))
        }
        engine.modules = modules
        let results = KeptResults(in: folder.appendingPathComponent("kept"))
        func names() throws -> [String] {
            try SymbolGraph.engine(toolchain, engine, kept: results) { graphs in
                graphs.isEmpty ? nil : graphs.flatMap(\.symbols).map(\.name)
            } ?? []
        }
        let told = try names()
        #expect(told.contains("UIGestureRecognizer.state"))
        // With no toolchain to ask, what was kept is all there is.
        toolchain.compiler = URL(fileURLWithPath: "/no/swiftc")
        #expect(try names() == told)
        for kind in kinds {
            let file = modules.appendingPathComponent("TouchEngine.\(kind)")
            let bytes = try Data(contentsOf: file)
            try (bytes + Data("x".utf8)).write(to: file)
            #expect(try names() == [], "another \(kind)")
            try bytes.write(to: file)
        }
        #expect(try names() == told)
    }
}
