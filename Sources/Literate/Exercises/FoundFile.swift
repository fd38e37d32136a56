import Foundation

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// What stands at a path in the folder that a reader edits.
enum FoundFile {
    /// Nothing at all, not even a link that leads nowhere.
    case nothing
    /// A file; behind a link it is the reader's, since the book writes none.
    case file(Data, isLink: Bool)
    /// What is no file, or cannot be read.
    case unreadable

    /// Looks at a place without following a link, then reads what is there.
    init(at place: URL) {
        var status = stat()
        guard lstat(place.path, &status) == 0 else {
            self = [ENOENT, ENOTDIR].contains(errno) ? .nothing : .unreadable
            return
        }
        let isLink = status.st_mode & S_IFMT == S_IFLNK
        guard stat(place.path, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
            let data = FileManager.default.contents(atPath: place.path)
        else {
            self = .unreadable
            return
        }
        self = .file(data, isLink: isLink)
    }
}
