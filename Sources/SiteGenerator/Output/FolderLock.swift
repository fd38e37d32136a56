import Foundation

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Keeps two programs from changing a folder at once; the second waits.
///
/// The lock ends with its program, whatever ends that.
struct FolderLock {
    private let descriptor: Int32

    /// Waits for the folder; where the file system knows no locks, goes on without.
    init(_ folder: URL) {
        descriptor = open(folder.path, O_RDONLY)
        if descriptor >= 0 { flock(descriptor, LOCK_EX) }
    }

    func release() {
        if descriptor >= 0 { close(descriptor) }
    }
}
