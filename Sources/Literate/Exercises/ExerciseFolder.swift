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
        /// The files that cannot be read or written, and that were left as they are.
        public var problems: [Problem] = []
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
        shown(Self.path(of: exercise, in: chapter))
    }

    /// The file of an exercise.
    public func file(of exercise: Exercise, in chapter: Chapter) -> URL {
        folder.appendingPathComponent(Self.path(of: exercise, in: chapter))
    }

    /// Whether a reader has changed the file of an exercise.
    public func isChanged(_ exercise: Exercise, in chapter: Chapter) -> Bool {
        let path = Self.path(of: exercise, in: chapter)
        return isReaders(found(path), at: path, WrittenFiles(in: folder))
    }

    /// Keeps a copy of what a reader has written, before it begins anew; the answer is how messages name the copy.
    ///
    /// There is none if the file is as the book wrote it.
    ///
    /// - Throws: `ToolFailure` if the copy cannot be written; then the file is to stay.
    public func keepCopy(of exercise: Exercise, in chapter: Chapter) throws -> String? {
        let path = Self.path(of: exercise, in: chapter)
        guard isChanged(exercise, in: chapter), case .file(let data, _) = found(path) else {
            return nil
        }
        let manager = FileManager.default
        guard
            let copy = (1...10_000).lazy.map({ "\(Self.keptFolder)/\(exercise.id)-\($0).swift" })
                .first(where: {
                    !manager.fileExists(atPath: folder.appendingPathComponent($0).path)
                })
        else { throw ToolFailure("\(shown(Self.keptFolder)) is full of copies: move them away") }
        let place = folder.appendingPathComponent(copy)
        do {
            try DurableFile.write(data, to: place)
        } catch {
            throw ToolFailure(
                "\(shown(copy)) cannot be written: \(WriteObstacle.words(for: error, into: place.deletingLastPathComponent()))"
            )
        }
        return shown(copy)
    }

    /// The folder of what readers had written before they began anew.
    private static let keptFolder = "kept"

    /// Writes every file that is missing or that has followed the book, and leaves alone what the
    /// reader has changed, but for the exercise that is to begin anew, and what cannot be read.
    ///
    /// - Throws: `ToolFailure` if the folder cannot be written to; then nothing was.
    public func write(resetting reset: Exercise? = nil) throws -> Changes {
        var changes = Changes()
        var memory = try writableMemory()
        let wanted = files(resetting: reset)
        var due: [File] = []
        for file in wanted {
            switch found(file.path) {
            case .unreadable:
                changes.problems.append(unreadable(file.path))
            case .file(let old, _) where old == file.data:
                memory.note(old, at: file.path)
            case let old where !file.isReset && isReaders(old, at: file.path, memory):
                changes.kept.append(shown(file.path))
            default:
                memory.announce(file.data, at: file.path)
                due.append(file)
            }
        }
        try remember(memory)
        for file in due { write(file, &memory, &changes) }
        for path in memory.paths where !wanted.contains(where: { $0.path == path }) {
            remove(path, &memory, &changes)
        }
        try remember(memory)
        return changes
    }

    /// What is known of earlier times.
    private func writableMemory() throws -> WrittenFiles {
        if case .unreadable = found(WrittenFiles.name) {
            throw ToolFailure(
                """
                \(shown(WrittenFiles.name)) cannot be read, and nothing was written
                    it tells your files from the book's: let it be a file that can be read; \
                without it, all that differs from the book counts as yours
                """)
        }
        return WrittenFiles(in: folder)
    }

    private func remember(_ memory: WrittenFiles) throws {
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try memory.write(in: folder)
        } catch {
            throw ToolFailure(
                """
                \(shownAs) cannot be written to: \(WriteObstacle.words(for: error, into: folder))
                    a folder was expected that you may write to: name another with --out
                """)
        }
    }

    private func write(_ file: File, _ memory: inout WrittenFiles, _ changes: inout Changes) {
        let place = folder.appendingPathComponent(file.path)
        do {
            try file.isReset
                ? replaceLink(place, with: file.data) : DurableFile.write(file.data, to: place)
            memory.note(file.data, at: file.path)
            changes.written.append(shown(file.path))
        } catch {
            changes.problems.append(unwritable(file.path, "written", error))
        }
    }

    /// Writes a file where a link of the reader's may stand: what that leads to stays.
    private func replaceLink(_ place: URL, with data: Data) throws {
        if case .file(_, isLink: true) = FoundFile(at: place) {
            try FileManager.default.removeItem(at: place)
        }
        try DurableFile.write(data, to: place)
    }

    /// Removes what the book has no more.
    private func remove(
        _ path: String, _ memory: inout WrittenFiles, _ changes: inout Changes
    ) {
        switch found(path) {
        case .nothing:
            memory.forget(path)
        case .unreadable:
            changes.problems.append(unreadable(path))
        case let old where isReaders(old, at: path, memory):
            changes.kept.append(shown(path))
        default:
            do {
                try FileManager.default.removeItem(at: folder.appendingPathComponent(path))
                memory.forget(path)
            } catch {
                changes.problems.append(unwritable(path, "removed", error))
            }
        }
    }

    /// Whether something is the reader's own: not what was written, or behind a link.
    private func isReaders(_ file: FoundFile, at path: String, _ memory: WrittenFiles) -> Bool {
        guard case .file(let data, let isLink) = file else { return false }
        return isLink || !memory.knows(data, at: path)
    }

    private func unreadable(_ path: String) -> Problem {
        Problem(
            SourcePosition(file: shown(path), line: 1), "this cannot be read, left as it is",
            remedy: "let it be a file that you can read, or move it away, and run this again")
    }

    private func unwritable(_ path: String, _ deed: String, _ error: any Error) -> Problem {
        let place = folder.appendingPathComponent(path).deletingLastPathComponent()
        return Problem(
            SourcePosition(file: shown(path), line: 1),
            "this cannot be \(deed): \(WriteObstacle.words(for: error, into: place))",
            remedy: "let its folder be one that you may write to, and run this again")
    }

    private func found(_ path: String) -> FoundFile {
        FoundFile(at: folder.appendingPathComponent(path))
    }

    private func shown(_ path: String) -> String { "\(shownAs)/\(path)" }

    private struct File {
        var path: String
        var data: Data
        var isReset: Bool

        init(path: String, text: String, isReset: Bool = false) {
            self.path = path
            data = Data(text.utf8)
            self.isReset = isReset
        }
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
}
