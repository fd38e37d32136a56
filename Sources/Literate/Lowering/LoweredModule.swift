import SwiftSyntax

/// Swift files written for UIKit, lowered as one module: each sees what the others declare.
struct LoweredModule {
    /// A file of the module as the compiler gets it.
    struct File {
        /// A name that no other file of the module has.
        var name: String
        var source: String
        /// The path by which its problems name it.
        var origin: String
    }

    let files: [File]
    /// What could not be lowered.
    let problems: [Problem]
    /// The methods that the engine never calls, though UIKit does; they keep nothing from running.
    let uncalled: [Problem]
    let index: ProgramIndex
    let parts: [Part]

    /// Lowers files, each a path with its text.
    init(_ sources: [(path: String, text: String)]) {
        let parts = sources.map { source in
            Part(
                Block(
                    kind: .listing, info: InfoString(), text: source.text,
                    fence: SourcePosition(file: source.path, line: 0), closingLine: 0))
        }
        let collected = parts.map { IndexCollector($0) }
        let index = ProgramIndex(collected)
        let views = parts.indices.map { ProgramIndex(collected, seenFrom: $0) }
        var writers = parts.indices.map { number in
            var writer = ProgramWriter(index: views[number], of: index, isBook: false)
            writer.addDeclarations(parts[number])
            return writer
        }
        let moved = writers.indices.map { number in
            writers.indices.flatMap { from in
                writers[from].moved.filter { from == number || !collected[from].isPrivate($0.type) }
            }
        }
        files = writers.indices.map { number in
            let base = sources[number].path.split(separator: "/").last ?? "file.swift"
            let body = writers[number].written(takingIn: moved[number])
            return File(
                name: "\(number + 1)-\(base)",
                source: "import TouchEngine\n" + Self.testing(parts[number]) + body,
                origin: sources[number].path)
        }
        problems =
            (writers.flatMap(\.problems)
            + parts.flatMap { ListingChecks($0, isBook: false).problems }
            + views.flatMap { InheritedConformance(index: $0).problems })
            .removingDuplicates().sorted { $0.position < $1.position }
        let calls = CalledMethods(parts)
        uncalled =
            zip(parts, views)
            .flatMap {
                UncalledMethodCheck($0, index: $1, calls: calls, isBook: false).problems
            }
            .sorted { $0.position < $1.position }
        self.index = index
        self.parts = parts
    }

    /// What brings Swift Testing to a file that imports it, on a line of its own.
    private static func testing(_ part: Part) -> String {
        let imports = part.tree.statements.compactMap { $0.item.as(ImportDeclSyntax.self) }
        return imports.contains { $0.path.first?.name.text == "Testing" } ? "import Testing\n" : ""
    }
}
