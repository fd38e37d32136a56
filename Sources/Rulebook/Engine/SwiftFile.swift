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
        return try paths.map { name in
            let path = "\(folder)/\(name)"
            guard let data = FileManager.default.contents(atPath: path) else {
                throw ToolFailure("\(path) cannot be read")
            }
            return SwiftFile(path: path, source: String(decoding: data, as: UTF8.self))
        }
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
