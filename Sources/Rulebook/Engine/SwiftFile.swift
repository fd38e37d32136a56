import Foundation
import Literate
import SwiftParser
import SwiftSyntax

/// A Swift file, parsed, with its places.
struct SwiftFile: Sendable {
    /// Its path, as problems name it.
    let path: String
    let tree: SourceFileSyntax
    private let text: SourceText

    init(path: String, source: String) {
        self.path = path
        tree = Parser.parse(source: source)
        text = SourceText(Array(source.utf8))
    }

    /// What is found in each Swift file under a folder, in the order of their paths.
    ///
    /// A file is parsed only if the shelf has nothing of it.
    /// - Throws: `ToolFailure` if there are none.
    static func findings<Finding>(
        in folder: String, kept shelf: KeptShelf<Finding>,
        _ find: @Sendable (SwiftFile) -> Finding
    ) throws -> [Finding] {
        let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String }
        let paths = (names ?? []).filter { $0.hasSuffix(".swift") }.sorted()
        guard !paths.isEmpty else { throw ToolFailure("there are no Swift files in \(folder)") }
        let sources = try paths.map { name in
            let path = "\(folder)/\(name)"
            guard let data = FileManager.default.contents(atPath: path) else {
                throw ToolFailure("\(path) cannot be read")
            }
            return (path: path, bytes: data)
        }
        // Parsing is most of the work here, and each file can go by itself.
        let findings = Places<Finding>(count: sources.count)
        DispatchQueue.concurrentPerform(iterations: sources.count) { index in
            let (path, bytes) = sources[index]
            var hash = ContentHash(path)
            hash.add(bytes)
            findings.set(
                index,
                shelf.value(of: hash.value) {
                    find(SwiftFile(path: path, source: String(decoding: bytes, as: UTF8.self)))
                })
        }
        return findings.all
    }

    /// The place of a byte.
    func position(of offset: Int) -> SourcePosition {
        let place = text.place(of: offset)
        return SourcePosition(file: path, line: place.line, column: place.column)
    }

    /// Where a node begins, behind the spaces and comments before it.
    func position(of node: some SyntaxProtocol) -> SourcePosition {
        position(of: node.positionAfterSkippingLeadingTrivia.utf8Offset)
    }
}

/// Results that threads fill in, each its own place.
private final class Places<Result>: @unchecked Sendable {
    private let lock = NSLock()
    private var results: [Result?]

    init(count: Int) { results = Array(repeating: nil, count: count) }

    func set(_ index: Int, _ result: Result) { lock.withLock { results[index] = result } }

    var all: [Result] { lock.withLock { results.compactMap { $0 } } }
}
