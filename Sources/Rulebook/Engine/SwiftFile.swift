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

    /// The Swift files under a folder, in the order of their paths.
    ///
    /// - Throws: `ToolFailure` if there are none.
    static func all(in folder: String) throws -> [SwiftFile] {
        let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String }
        let paths = (names ?? []).filter { $0.hasSuffix(".swift") }.sorted()
        guard !paths.isEmpty else { throw ToolFailure("there are no Swift files in \(folder)") }
        let sources = try paths.map { name in
            let path = "\(folder)/\(name)"
            guard let data = FileManager.default.contents(atPath: path) else {
                throw ToolFailure("\(path) cannot be read")
            }
            return (path: path, source: String(decoding: data, as: UTF8.self))
        }
        // Parsing is most of the work here, and each file can go by itself.
        let files = Parsed(count: sources.count)
        DispatchQueue.concurrentPerform(iterations: sources.count) { index in
            files.set(index, SwiftFile(path: sources[index].path, source: sources[index].source))
        }
        return files.all
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

/// Files that threads fill in, each its own place.
private final class Parsed: @unchecked Sendable {
    private let lock = NSLock()
    private var files: [SwiftFile?]

    init(count: Int) { files = Array(repeating: nil, count: count) }

    func set(_ index: Int, _ file: SwiftFile) { lock.withLock { files[index] = file } }

    var all: [SwiftFile] { lock.withLock { files.compactMap { $0 } } }
}
