import Foundation

/// The built modules that listings are compiled against, the engine and the notebook, with their
/// object files.
public struct EngineBuild: Sendable {
    /// The folder of the built modules.
    public var modules: URL
    /// What to link.
    public var objects: [URL]
    /// What the modules let others see, a file each.
    public let interfaces: [URL]
    /// A number that changes with the modules' code, or with what they let others see.
    public var contentHash: UInt64 { content.value }
    /// A number that changes with what the modules let others see.
    ///
    /// What is compiled against them depends on nothing else of them, so that a change inside a function compiles no
    /// listing anew.
    public var interfaceHash: UInt64 { interface.value }

    // Tens of megabytes, which not every command asks for.
    private let content: Lazily<UInt64>
    private let interface: Lazily<UInt64>

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

    /// The modules in a build folder, or nil if one is not there.
    public init?(in folder: URL) {
        modules = folder.appendingPathComponent("Modules")
        var interfaces: [URL] = []
        var objects: [URL] = []
        for name in ["Notebook", "TouchEngine"] {
            let interface = modules.appendingPathComponent("\(name).swiftmodule")
            guard FileManager.default.fileExists(atPath: interface.path),
                let built = Self.objects(of: name, in: folder)
            else { return nil }
            interfaces.append(interface)
            objects += built
        }
        self.objects = objects
        self.interfaces = interfaces
        content = Lazily { [interfaces, objects] in Self.hash(interfaces + objects) }
        interface = Lazily { [interfaces] in Self.hash(interfaces) }
    }

    private static func objects(of module: String, in folder: URL) -> [URL]? {
        let map = folder.appendingPathComponent("\(module).build/output-file-map.json")
        guard let data = FileManager.default.contents(atPath: map.path),
            let outputs = try? JSONDecoder().decode([String: [String: String]].self, from: data)
        else { return nil }
        return outputs.values.compactMap { $0["object"] }.sorted()
            .map { URL(fileURLWithPath: $0, relativeTo: folder) }
            .filter { FileManager.default.fileExists(atPath: $0.path) }
    }

    /// What every listing is compiled with.
    var flags: [String] {
        [
            "-swift-version", "5", "-parse-as-library", "-Onone", "-diagnostic-style", "llvm",
            "-no-color-diagnostics", "-I", modules.path,
        ]
    }

    private static func hash(_ files: [URL]) -> UInt64 {
        var hash = ContentHash()
        for file in files { hash.add(file: file) }
        return hash.value
    }
}
