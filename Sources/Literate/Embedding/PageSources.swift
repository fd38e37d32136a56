import Foundation
import SwiftSyntax

/// The sources of the page's module: the engine, every program of a book with its scenes or its claims, and what stands in for the
/// test library and the notebook.
///
/// They are one module, because Embedded Swift does not compile a class whose superclass is another module's, and so that what
/// nobody calls is left out.
struct PageSources {
    /// A source file.
    struct File: Sendable {
        /// A name that no other file has.
        var name: String
        /// Its text.
        var text: String
        /// The chapter whose program it is.
        var chapter: String?
    }

    /// What the module is for.
    enum Purpose: Sendable {
        /// Figures: the scenes of claims, and no claims.
        case figures
        /// A terminal that compares it with the native programs: scenes and claims.
        case comparison
    }

    /// The files, in the order of their names.
    private(set) var files: [File] = []
    /// The scenes, by the numbers that the page calls them by.
    private(set) var scenes: [SceneWriter.Scene] = []
    /// The model's parameters that a reader can turn, and the sides of its choices, by the numbers that the page calls them by.
    private(set) var dials: [String] = []
    /// What the page cannot have.
    private(set) var problems: [Problem] = []

    private let purpose: Purpose

    /// The sources for a book, with the engine and the page's runtime whose sources lie in folders.
    ///
    /// - Throws: what keeps a file of theirs from being read.
    init(_ book: Book, for purpose: Purpose, engine folder: URL, runtime: URL) throws {
        self.purpose = purpose
        let names = FileManager.default.enumerator(atPath: folder.path)?
            .compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.sorted()
        let sources = try (names ?? []).map { name in
            (
                name: name,
                text: try String(
                    contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
            )
        }
        // Parsing is most of the work here, and each source can go by itself.
        let table = ClassTable(sources.concurrentMap { SyntaxTrees.shared.tree(of: $0.text) })
        let choices = FixedChoices(besides: book)
        files = sources.concurrentMap { name, source in
            let rewriter = EmbeddedRewriter(
                choices.fixed(source), file: name, .engine, in: table)
            return File(
                name: "engine-" + name.replacing("/", with: "-"), text: rewriter.rewritten())
        }
        let lowered = Work.all(in: book).concurrentMap { $0.lowered(for: purpose, in: table) }
        for piece in lowered {
            files += piece.files
            scenes += piece.scenes
            problems += piece.problems
        }
        dials = book.chapters.flatMap(\.dials).removingDuplicates()
        add("support.swift", PageSupport.source(for: purpose))
        let boundary = runtime.appendingPathComponent("Boundary.swift")
        add("boundary.swift", try String(contentsOf: boundary, encoding: .utf8))
        add("scenes.swift", PageSupport.list(of: scenes))
        add("dials.swift", PageSupport.list(of: dials))
        if purpose == .comparison {
            add("programs.swift", PageSupport.list(of: lowered.compactMap(\.program)))
            add("replay.swift", PageSupport.replay(of: scenes.count))
        }
        files.sort { $0.name < $1.name }
    }

    private mutating func add(_ name: String, _ text: String) {
        files.append(File(name: name, text: text))
    }
}

extension PageSources {
    /// The same without the chapters' lines: code that has only moved is the same code.
    var withoutPlaces: PageSources {
        var sources = self
        for place in sources.files.indices {
            sources.files[place].text = Self.withoutPlaces(sources.files[place].text)
        }
        return sources
    }

    /// The same, in which what the programs of a chapter have in common stands once.
    var sharingParts: PageSources {
        var sources = self
        sources.files.removeAll { $0.chapter != nil }
        let programs = Dictionary(grouping: files.filter { $0.chapter != nil }, by: \.chapter)
        sources.files += Array(programs).concurrentMap { chapter, files in
            SharedParts.merged(files.map { ($0.name, $0.text) })
                .map { File(name: $0.name, text: $0.text, chapter: chapter) }
        }.flatMap(\.self)
        sources.files.sort { $0.name < $1.name }
        return sources
    }

    static func withoutPlaces(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false)
            .filter { !$0.hasPrefix("#sourceLocation") }.joined(separator: "\n")
    }
}
