import Foundation

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// What the disk says about files without reading them: their sizes, their dates, which files they are.
///
/// While a process works, that is enough to know that nobody has written them.
public struct FileStamps: Equatable, Sendable {
    private let value: UInt64

    /// The stamps of files, and of all files under folders, hidden ones left out.
    public init(of places: [URL]) {
        var hash = ContentHash()
        for place in places {
            Self.add(place.path, to: &hash)
            let names = FileManager.default.enumerator(atPath: place.path)?
                .compactMap { $0 as? String }.sorted()
            for name in names ?? [] where !name.hasPrefix(".") && !name.contains("/.") {
                hash.add(name)
                Self.add(place.path + "/" + name, to: &hash)
            }
        }
        value = hash.value
    }

    private static func add(_ path: String, to hash: inout ContentHash) {
        var status = stat()
        guard stat(path, &status) == 0 else { return hash.add(1) }
        #if canImport(Darwin)
            let dates = [status.st_mtimespec, status.st_ctimespec]
        #else
            let dates = [status.st_mtim, status.st_ctim]
        #endif
        hash.add(UInt64(truncatingIfNeeded: status.st_size))
        hash.add(UInt64(truncatingIfNeeded: status.st_ino))
        for date in dates {
            hash.add(UInt64(truncatingIfNeeded: date.tv_sec))
            hash.add(UInt64(truncatingIfNeeded: date.tv_nsec))
        }
    }
}
