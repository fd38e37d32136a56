import Foundation

/// An error of the compiler's in the mutated sources.
struct CompilerError: Equatable {
    /// The path from the package's folder.
    let path: String
    let line: Int
    /// Counted in bytes, from 1.
    let column: Int
    let message: String

    /// The errors in what a compiler wrote.
    static func all(in output: String, under folder: URL) -> [CompilerError] {
        let prefix = folder.path + "/"
        return output.split(separator: "\n").compactMap { line in
            guard line.hasPrefix(prefix), let error = line.range(of: ": error: ") else {
                return nil
            }
            let place = line[..<error.lowerBound].dropFirst(prefix.count).split(separator: ":")
            guard place.count == 3, let number = Int(place[1]), let column = Int(place[2]) else {
                return nil
            }
            return CompilerError(
                path: String(place[0]), line: number, column: column,
                message: String(line[error.upperBound...]))
        }
    }

    /// What is said not to have got its first value.
    var uninitialized: String? {
        guard message.contains("initializ") else { return nil }
        let quoted = message.split(separator: "'", omittingEmptySubsequences: false)
        guard quoted.count > 2 else { return "" }
        return quoted[1].hasPrefix("self.") ? String(quoted[1].dropFirst(5)) : String(quoted[1])
    }
}

extension MutatedFile {
    /// The mutants that an error may come from, of those that are not dropped yet.
    ///
    /// At first the innermost one around the place is blamed; if that has not helped, whatever stands on the line.
    func suspects(_ error: CompilerError, without dropped: Set<Int>, isFirstTry: Bool) -> [Mutant] {
        let left = sites.filter { !dropped.contains($0.mutant.number) }
        if let name = error.uninitialized {
            let missing = left.map(\.mutant).filter { mutant in
                mutant.kind == .call && mutant.line <= error.line
                    && ["", "self."].contains { mutant.before.hasPrefix($0 + name) }
            }
            let place = missing.last?.place
            if isFirstTry, place != nil { return missing.filter { $0.place == place } }
        }
        let edited = EditedText(source, left.map(\.numberedEdit))
        if isFirstTry, !error.message.contains("reasonable time"),
            let offset = edited.offset(line: error.line, column: error.column)
        {
            let around = left.indices.filter { edited.extents[$0].contains(offset) }
            let innermost = around.min { edited.extents[$0].count < edited.extents[$1].count }
            if let innermost { return [left[innermost].mutant] }
        }
        let exact = left.map(\.mutant).filter { $0.line == error.line }
        guard exact.isEmpty else { return exact }
        // A statement may begin some lines above the one that the compiler names, or be broken further down.
        let nearest = left.map { abs($0.mutant.line - error.line) }.min()
        return left.map(\.mutant).filter { abs($0.line - error.line) == nearest }
    }
}
