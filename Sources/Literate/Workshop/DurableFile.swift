import Foundation

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Writes files so that a stop at any moment, in the middle of a write included, leaves the old one or the new one, whole.
enum DurableFile {
    /// Writes a file: beside its place first, then to the disk, then to its place.
    ///
    /// - Throws: `CocoaError` if it cannot be written; then the old one is there.
    static func write(_ data: Data, to place: URL) throws {
        let place = place.resolvingSymlinksInPath()
        let folder = place.deletingLastPathComponent()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        removeLeftovers(of: place)
        let draft = folder.appendingPathComponent("\(prefix(of: place))\(getpid())")
        unlink(draft.path)
        let file = open(draft.path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
        guard file >= 0 else { throw failure(place) }
        let isWritten = fill(file, with: data) && fsync(file) == 0
        guard close(file) == 0, isWritten, rename(draft.path, place.path) == 0 else {
            let failure = failure(place)
            unlink(draft.path)
            throw failure
        }
        // The name is on the disk only once its folder is.
        let holder = open(folder.path, O_RDONLY | O_CLOEXEC)
        if holder >= 0 {
            fsync(holder)
            close(holder)
        }
    }

    /// Runs something while no other process does with the same folder.
    static func alone<Value>(in folder: URL, _ work: () throws -> Value) throws -> Value {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = open(folder.path, O_RDONLY | O_CLOEXEC)
        defer { if file >= 0 { close(file) } }
        // Where a file system has no locks, the last to write wins.
        if file >= 0 { while flock(file, LOCK_EX) != 0, errno == EINTR {} }
        return try work()
    }

    /// Removes drafts of processes that were stopped.
    private static func removeLeftovers(of place: URL) {
        let folder = place.deletingLastPathComponent()
        let prefix = prefix(of: place)
        for name in (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        where name.hasPrefix(prefix) {
            guard let process = Int32(name.dropFirst(prefix.count)), kill(process, 0) != 0,
                errno == ESRCH
            else { continue }
            unlink(folder.appendingPathComponent(name).path)
        }
    }

    private static func prefix(of place: URL) -> String { ".\(place.lastPathComponent).new-" }

    private static func fill(_ file: Int32, with data: Data) -> Bool {
        data.withUnsafeBytes { bytes in
            var start = 0
            while start < bytes.count {
                let rest = UnsafeRawBufferPointer(rebasing: bytes[start...])
                let count = System.write(file, rest.baseAddress, rest.count)
                if count < 0 && errno == EINTR { continue }
                guard count > 0 else { return false }
                start += count
            }
            return true
        }
    }

    private static func failure(_ place: URL) -> any Error {
        let words = String(cString: strerror(errno))
        return CocoaError(
            .fileWriteUnknown,
            userInfo: [NSLocalizedDescriptionKey: words, NSFilePathErrorKey: place.path])
    }

    /// The system's `write`, which this type has a namesake of.
    private enum System {
        static func write(_ file: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
            #if canImport(Glibc)
                Glibc.write(file, bytes, count)
            #else
                Darwin.write(file, bytes, count)
            #endif
        }
    }
}
