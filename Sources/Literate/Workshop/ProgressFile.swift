import Foundation

/// The file of a reader's progress, beside the exercises.
///
/// It is replaced as a whole or not at all. One that cannot be read is put aside, and never written over.
public struct ProgressFile {
    /// Its name in the folder of exercises.
    public static let name = ".progress.json"

    private let folder: URL
    private let shownAs: String

    /// The file in a folder; `shownAs` is how messages name the folder.
    public init(in folder: URL, shownAs: String) {
        self.folder = folder
        self.shownAs = shownAs
    }

    private var place: URL { folder.appendingPathComponent(Self.name) }

    /// What the file says, and what is to be told if it cannot be read: then it has been put aside.
    ///
    /// - Throws: `ToolFailure` if it can neither be read nor be put aside.
    public func read() throws -> (progress: ExerciseProgress, notice: String?) {
        let data: Data
        switch FoundFile(at: place) {
        case .nothing: return (ExerciseProgress(), nil)
        case .file(let found, _): data = found
        case .unreadable:
            throw ToolFailure(
                "\(shownAs)/\(Self.name) cannot be read: let it be a file that you may read")
        }
        do {
            return (try ExerciseProgress(data), nil)
        } catch {
            let name = try putAside()
            return (
                ExerciseProgress(),
                "\(shownAs)/\(Self.name) cannot be used: \(error). It is kept as \(shownAs)/\(name); progress begins anew."
            )
        }
    }

    /// Changes the progress as it stands in the file now, whoever has changed it since it was read.
    ///
    /// - Throws: `ToolFailure` if it cannot be written.
    @discardableResult
    public func update(_ change: (inout ExerciseProgress) -> Void) throws -> ExerciseProgress {
        do {
            return try DurableFile.alone(in: folder) {
                let old = try read().progress
                var new = old
                change(&new)
                if new != old { try DurableFile.write(new.data, to: place) }
                return new
            }
        } catch let failure as ToolFailure {
            throw failure
        } catch {
            throw ToolFailure(
                "\(shownAs)/\(Self.name) cannot be written: \(WriteObstacle.words(for: error, into: folder))"
            )
        }
    }

    private func putAside() throws -> String {
        for number in 1...1000 {
            let name = "\(Self.name).aside-\(number)"
            let other = folder.appendingPathComponent(name).path
            guard !FileManager.default.fileExists(atPath: other) else { continue }
            guard rename(place.path, other) == 0 else { break }
            return name
        }
        throw ToolFailure("\(shownAs)/\(Self.name) cannot be put aside: move it away")
    }
}
