import Foundation

/// A module's public declarations with their doc comments, as the compiler lists them.
public struct SymbolGraph: Codable, Sendable {
    /// The declarations.
    public var symbols: [Symbol]
    /// How they belong together.
    public var relationships: [Relation]

    /// A declaration.
    public struct Symbol: Codable, Sendable {
        /// What it declares.
        public var kind: Kind
        /// Its unique name.
        public var identifier: Identifier
        /// Its name, after those it stands in.
        public var pathComponents: [String]
        /// Its doc comment, if it has one.
        public var docComment: Comment?
        /// Its source, piece by piece.
        public var declarationFragments: [Fragment]
        /// Where it is declared; nil for what the compiler makes by itself.
        public var location: Location?

        /// A kind's name, such as `swift.class`.
        public struct Kind: Codable, Sendable {
            /// The kind's name.
            public var identifier: String
        }
        /// A name that no other declaration has.
        public struct Identifier: Codable, Sendable {
            /// The name as the compiler mangles it.
            public var precise: String
        }
        /// The lines of a doc comment.
        public struct Comment: Codable, Sendable {
            /// The lines, in order.
            public var lines: [Line]
            /// A line of it.
            public struct Line: Codable, Sendable {
                /// What it says.
                public var text: String
            }
        }
        /// A piece of a declaration's source.
        public struct Fragment: Codable, Sendable {
            /// The piece.
            public var spelling: String
        }
        /// A place in a source file.
        public struct Location: Codable, Sendable {
            /// The file.
            public var uri: String
        }

        /// Its name with those it stands in, joined by dots.
        public var name: String { pathComponents.joined(separator: ".") }

        /// Whether it declares a type.
        public var isType: Bool {
            ["class", "struct", "enum", "protocol", "typealias"]
                .contains { kind.identifier == "swift.\($0)" }
        }
    }

    /// That one declaration is a member of another, inherits from it or conforms to it.
    public struct Relation: Codable, Sendable {
        /// What the relation is, such as `memberOf`.
        public var kind: String
        /// The unique name of the one.
        public var source: String
        /// The unique name of the other.
        public var target: String
        /// What the target is called where it is another module's, such as `Foundation.NSObject`.
        public var targetFallback: String?

        /// The target's bare name, if it is another module's.
        public var outside: String? { targetFallback?.split(separator: ".").last.map(String.init) }
    }

    /// What is made of what the toolchain tells about the built engine; nil if it does not tell.
    ///
    /// It is kept: the toolchain is asked again when it is another, or what it reads of the engine is.
    public static func engine<Made: Codable>(
        _ toolchain: Toolchain, _ engine: EngineBuild, kept: KeptResults,
        _ make: ([SymbolGraph]) -> Made?
    ) throws -> Made? {
        var hash = ContentHash(toolchain.identity)
        for kind in ["swiftmodule", "swiftdoc", "swiftsourceinfo"] {
            hash.add(file: engine.modules.appendingPathComponent("TouchEngine.\(kind)"))
        }
        let fingerprint = hash.value
        return try kept.remembered(at: "symbols", given: fingerprint, if: { $0 != nil }) {
            try kept.value(at: "symbols", given: fingerprint, if: { $0 != nil }) {
                make(try self.engine(toolchain, engine))
            }
        }
    }

    /// What the toolchain tells about the built engine: its own graph, and those of the modules it
    /// extends; none if the toolchain does not tell.
    static func engine(
        _ toolchain: Toolchain, _ engine: EngineBuild
    ) throws -> [SymbolGraph] {
        let tool = toolchain.compiler.deletingLastPathComponent()
            .appendingPathComponent("swift-symbolgraph-extract")
        guard FileManager.default.isExecutableFile(atPath: tool.path),
            let triple = toolchain.triple
        else { return [] }
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("workbook-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        _ = try Subprocess.run(
            tool,
            [
                "-module-name", "TouchEngine", "-I", engine.modules.path, "-target", triple,
                "-output-dir", folder.path, "-minimum-access-level", "public",
            ])
        // The engine's own comes first: the others are named after it, `TouchEngine@Foundation`.
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        return names.compactMap { name in
            FileManager.default.contents(atPath: folder.appendingPathComponent(name).path)
                .flatMap { try? JSONDecoder().decode(SymbolGraph.self, from: $0) }
        }
    }
}
