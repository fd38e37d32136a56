import Foundation

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// The folder of the built site, from which files are read and nothing else is.
struct SiteFolder: Sendable {
    let path: String

    /// Whether there is a site at all.
    var exists: Bool {
        var status = stat()
        return stat(path, &status) == 0
    }

    /// The bytes of a file; nil where there is none.
    ///
    /// The way there is gone name by name, and no name may be a symbolic link: none can lead out, even one that is put
    /// there meanwhile.
    func bytes(at path: SitePath) -> Data? {
        var folder = open(self.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        for name in path.names.dropLast() where folder >= 0 {
            let next = openat(folder, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
            close(folder)
            folder = next
        }
        guard folder >= 0, let name = path.names.last else { return nil }
        defer { close(folder) }
        // Without waiting: a pipe would keep its reader for ever.
        let file = openat(folder, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        guard file >= 0 else { return nil }
        let handle = FileHandle(fileDescriptor: file, closeOnDealloc: true)
        var status = stat()
        guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        return try? handle.readToEnd() ?? Data()
    }
}
