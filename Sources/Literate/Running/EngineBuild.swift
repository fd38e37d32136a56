import Foundation

/// The built engine that listings are compiled against: its module and its object files.
public struct EngineBuild: Sendable {
    /// The folder of the built modules.
    public var modules: URL
    private let module: URL
    /// What to link.
    public var objects: [URL]

    /// The engine built beside the running program.
    ///
    /// The module and the object files come from the same build step, so they always agree; an
    /// archive may be older.
    /// - Throws: `ToolFailure` if it has not been built.
    public static func besideThisProgram() throws -> EngineBuild {
        let program = Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0])
        let bundle = CommandLine.arguments.first { $0.contains(".xctest") }
        let starts = [program] + (bundle.map { [URL(fileURLWithPath: $0)] } ?? [])
        for start in starts {
            var folder = start.resolvingSymlinksInPath()
            for _ in 0..<5 {
                folder.deleteLastPathComponent()
                if let build = EngineBuild(in: folder) { return build }
            }
        }
        throw ToolFailure(
            "TouchEngine has not been built beside \(program.path); run `swift build`")
    }

    /// The engine in a build folder, or nil if it is not there.
    public init?(in folder: URL) {
        let products = folder.appendingPathComponent("TouchEngine.build")
        let map = products.appendingPathComponent("output-file-map.json")
        let modules = folder.appendingPathComponent("Modules")
        let module = modules.appendingPathComponent("TouchEngine.swiftmodule")
        guard FileManager.default.fileExists(atPath: module.path),
            let data = FileManager.default.contents(atPath: map.path),
            let outputs = try? JSONDecoder().decode([String: [String: String]].self, from: data)
        else { return nil }
        self.modules = modules
        self.module = module
        objects = outputs.values.compactMap { $0["object"] }.sorted()
            .map { URL(fileURLWithPath: $0, relativeTo: folder) }
            .filter { FileManager.default.fileExists(atPath: $0.path) }
    }

    /// A number that changes with the engine's code, or with what it lets others see.
    var contentHash: UInt64 {
        var hash = ContentHash()
        for object in [module] + objects {
            hash.add(FileManager.default.contents(atPath: object.path) ?? Data())
        }
        return hash.value
    }
}
