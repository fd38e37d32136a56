import Foundation

/// The folder with the exercises as a Swift package, which a reader edits.
///
/// What the reader has changed is never written over: a small file remembers what was written.
public struct ExerciseFolder {
    /// What writing the folder came to.
    public struct Changes: Equatable, Sendable {
        /// The files that are new, or have followed the book.
        public var written: [String] = []
        /// The files that the reader has changed, and that were left alone.
        public var kept: [String] = []
    }

    private let folder: URL
    private let shownAs: String
    private let book: Book

    /// The folder of a book's exercises; `shownAs` is how messages name it.
    public init(_ folder: URL, shownAs: String, book: Book) {
        self.folder = folder
        self.shownAs = shownAs
        self.book = book
    }

    /// The path of an exercise's file within the folder.
    private static func path(of exercise: Exercise, in chapter: Chapter) -> String {
        "\(chapter.slug)/\(exercise.id).swift"
    }

    /// How messages name the file of an exercise.
    public func shownPath(of exercise: Exercise, in chapter: Chapter) -> String {
        "\(shownAs)/\(Self.path(of: exercise, in: chapter))"
    }

    /// The file of an exercise.
    public func file(of exercise: Exercise, in chapter: Chapter) -> URL {
        folder.appendingPathComponent(Self.path(of: exercise, in: chapter))
    }

    /// Whether a reader has changed the file of an exercise.
    public func isChanged(_ exercise: Exercise, in chapter: Chapter) -> Bool {
        let path = Self.path(of: exercise, in: chapter)
        guard let data = contents(path) else { return false }
        return Self.hash(data) != WrittenFiles(in: folder).hashes[path]
    }

    /// Writes every file that is missing or that has followed the book, and leaves alone what the
    /// reader has changed, but for the exercise that is to begin anew.
    public func write(resetting reset: Exercise? = nil) throws -> Changes {
        var changes = Changes()
        var written = WrittenFiles(in: folder)
        let wanted = files(resetting: reset)
        for file in wanted {
            let new = Data(file.text.utf8)
            let old = contents(file.path)
            if let old, old != new, !file.isReset, Self.hash(old) != written.hashes[file.path] {
                changes.kept.append("\(shownAs)/\(file.path)")
                continue
            }
            if old != new {
                let place = folder.appendingPathComponent(file.path)
                try FileManager.default.createDirectory(
                    at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
                try new.write(to: place, options: .atomic)
                changes.written.append("\(shownAs)/\(file.path)")
            }
            written.hashes[file.path] = Self.hash(new)
        }
        for path in written.hashes.keys.sorted() where !wanted.contains(where: { $0.path == path })
        {
            // The book has this exercise no more.
            if let old = contents(path) {
                guard Self.hash(old) == written.hashes[path] else {
                    changes.kept.append("\(shownAs)/\(path)")
                    continue
                }
                try FileManager.default.removeItem(at: folder.appendingPathComponent(path))
            }
            written.hashes[path] = nil
        }
        try written.write(in: folder)
        return changes
    }

    private struct File {
        var path: String
        var text: String
        var isReset = false
    }

    private func files(resetting reset: Exercise?) -> [File] {
        let package = ExercisePackage.files.map { File(path: $0.path, text: $0.text) }
        return package
            + book.exercises.flatMap { chapter, exercise in
                let text = ExerciseText(exercise: exercise, chapter: chapter)
                return [
                    File(
                        path: Self.path(of: exercise, in: chapter), text: text.start,
                        isReset: exercise.id == reset?.id),
                    File(path: "\(chapter.slug)/rest/\(exercise.id).swift", text: text.rest),
                ]
            }
    }

    private func contents(_ path: String) -> Data? {
        FileManager.default.contents(atPath: folder.appendingPathComponent(path).path)
    }

    private static func hash(_ data: Data) -> String {
        var hash = ContentHash()
        hash.add(data)
        return String(hash.value, radix: 16)
    }
}

/// What was written last to the folder of exercises, as a hash for each path.
private struct WrittenFiles {
    var hashes: [String: String] = [:]

    private static func place(in folder: URL) -> URL {
        folder.appendingPathComponent(".written.json")
    }

    init(in folder: URL) {
        let data = FileManager.default.contents(atPath: Self.place(in: folder).path)
        hashes = data.flatMap { try? JSONDecoder().decode([String: String].self, from: $0) } ?? [:]
    }

    func write(in folder: URL) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        try encoder.encode(hashes).write(to: Self.place(in: folder), options: .atomic)
    }
}
