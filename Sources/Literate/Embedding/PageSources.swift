import Foundation
import SwiftSyntax

/// The sources of the page's module: the engine, every program of a book with its claims, and what stands in for the test library
/// and the notebook.
///
/// They are one module, because Embedded Swift does not compile a class whose superclass is another module's, and so that what
/// nobody calls is left out.
public struct PageSources {
    /// A source file.
    public struct File: Sendable {
        /// A name that no other file has.
        public var name: String
        /// Its text.
        public var text: String
    }

    /// The files, in the order of their names.
    public private(set) var files: [File] = []
    /// The scenes, by the numbers that the page calls them by.
    private(set) var scenes: [SceneWriter.Scene] = []
    /// What the page cannot have.
    public private(set) var problems: [Problem] = []

    /// The sources for a book, with the engine whose sources lie in a folder.
    ///
    /// - Throws: what keeps a file of the engine from being read.
    public init(_ book: Book, engine folder: URL, runtime: URL) throws {
        let names = FileManager.default.enumerator(atPath: folder.path)?
            .compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.sorted()
        let sources = try (names ?? []).map { name in
            (
                name: name,
                text: try String(
                    contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
            )
        }
        let table = ClassTable(sources.map { SyntaxTrees.shared.tree(of: $0.text) })
        for (name, text) in sources {
            let rewriter = EmbeddedRewriter(text, file: name, .engine, in: table)
            add("engine-" + name.replacing("/", with: "-"), rewriter.rewritten())
        }
        var programs: [(name: String, claims: [String])] = []
        for chapter in book.chapters {
            for program in chapter.programs {
                programs.append(add(program, table))
            }
        }
        add("support.swift", PageSupport.source)
        let boundary = runtime.appendingPathComponent("Boundary.swift")
        add("boundary.swift", try String(contentsOf: boundary, encoding: .utf8))
        add("programs.swift", PageSupport.list(of: programs))
        add("scenes.swift", PageSupport.list(of: scenes))
        files.sort { $0.name < $1.name }
    }

    private mutating func add(_ name: String, _ text: String) {
        files.append(File(name: name, text: text))
    }

    /// Adds a program; its name, and the functions of its claims.
    private mutating func add(
        _ program: Program, _ engine: ClassTable
    ) -> (name: String, claims: [String]) {
        var program = program
        // What stops a program would stop the page.
        program.traps = []
        program.claims.removeAll(where: \.isNativeOnly)
        let lowered = LoweredProgram(program)
        problems += lowered.problems
        var table = engine
        table.add(SyntaxTrees.shared.tree(of: lowered.source))
        let stages = SceneWriter(program, lowered: lowered.source)
        scenes += stages.scenes
        let rewriter = EmbeddedRewriter(
            lowered.source + stages.text, file: lowered.fileName, .program, in: table)
        add("program-" + lowered.fileName, rewriter.rewritten())
        problems += rewriter.problems
        let claims = program.claims.map { ClaimName.function(of: $0, slug: program.slug) }
        return (program.name, claims)
    }
}
