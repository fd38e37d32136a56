import Foundation

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Notices which files of some folders have changed since it was last asked, by looking at them all.
///
/// Files that an editor keeps for itself are left out: those with a dot in front and those with `~` at the end.
public struct FileWatch: Sendable {
    /// What tells a file from an earlier version of it.
    struct State: Equatable {
        var seconds: Int
        var nanoseconds: Int
        var size: Int64
        var number: UInt64
    }

    private let roots: [String]
    private let leftOut: Set<String>
    private var known: [String: State]
    /// How it looked a moment ago, if it was not as it is known.
    private var pending: [String: State]?

    /// Watches files and folders, by the names that changes are told with; `leavingOut` are folders among them.
    public init(_ roots: [String], leavingOut: [String] = []) {
        self.roots = roots
        leftOut = Set(leavingOut)
        known = [:]
        known = look()
    }

    /// The files that are others than when it last told of some, once none of them changes any more.
    ///
    /// An editor may take several steps to save a file; so a change is told when it looks the same twice.
    public mutating func settledChanges() -> [String] {
        let now = look()
        guard now != known else {
            pending = nil
            return []
        }
        guard now == pending else {
            pending = now
            return []
        }
        let changed = Set(now.keys).union(known.keys).filter { now[$0] != known[$0] }
        known = now
        pending = nil
        return changed.sorted()
    }

    /// Whether a change has been seen that is not told yet.
    public var isSettling: Bool { pending != nil }

    private func look() -> [String: State] {
        var found: [String: State] = [:]
        for root in roots { look(at: root, into: &found) }
        return found
    }

    private func look(at path: String, into found: inout [String: State]) {
        guard !leftOut.contains(path) else { return }
        var status = stat()
        guard stat(path, &status) == 0 else { return }
        guard status.st_mode & S_IFMT == S_IFDIR else {
            found[path] = State(status)
            return
        }
        // A link to a folder could lead back.
        var link = stat()
        guard lstat(path, &link) == 0, roots.contains(path) || link.st_mode & S_IFMT != S_IFLNK
        else { return }
        for name in (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        where !name.hasPrefix(".") && !name.hasSuffix("~") {
            look(at: "\(path)/\(name)", into: &found)
        }
    }
}

extension FileWatch.State {
    init(_ status: stat) {
        #if canImport(Darwin)
            let time = status.st_mtimespec
        #else
            let time = status.st_mtim
        #endif
        self.init(
            seconds: time.tv_sec, nanoseconds: time.tv_nsec, size: Int64(status.st_size),
            number: UInt64(status.st_ino))
    }
}
