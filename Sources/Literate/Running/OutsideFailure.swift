import Foundation

/// What stopped a tool that is no mistake of the chapter: a full disk, somebody who killed it, a compiler that died.
///
/// It may go well the next time, so it is told, and never remembered.
struct OutsideFailure: Error, Equatable, CustomStringConvertible {
    /// What happened, in one sentence.
    var message: String

    var description: String { message }

    /// The bytes on a disk below which whatever fails there may have failed for want of them.
    private static let leastSpace = 8 << 20

    /// Looks at how a program of the book ended in its folder.
    static func check(_ process: Subprocess, in folder: URL) throws {
        switch process.status {
        case .exited(0), .stuck, .flooding, .swollen, .teeming: return
        case .exited(ClaimSupport.cannotWrite):
            throw OutsideFailure(message: "what the claims left could not be written")
        case .killed, .exited: try checkSpace(in: folder)
        }
    }

    /// Looks at how a compiler ended.
    static func check(compiler process: Subprocess, in folder: URL) throws {
        switch process.status {
        case .exited(0): return
        case .killed(let signal):
            throw OutsideFailure(message: "the compiler died of signal \(signal)")
        case .stuck:
            throw OutsideFailure(message: "the compiler did not come to an end, and was stopped")
        case .flooding, .swollen, .teeming:
            throw OutsideFailure(message: "the compiler took too much, and was stopped")
        case .exited:
            let signs = [
                "failed due to signal", "No space left on device", "no space left on device",
                "Cannot allocate memory", "unable to execute command", "LLVM ERROR",
                "Please submit a bug report", "PLEASE submit a bug report",
            ]
            let sign = process.errors.split(separator: "\n").first { line in
                // What the compiler says of a line of the book, whatever the words, it says of the book.
                !line.contains(": error: ") && signs.contains { line.contains($0) }
                    || line.hasPrefix("<unknown>:0: error: ") && line.contains(signs[1])
                    || line.hasPrefix("error: ") && signs.contains { line.contains($0) }
            }
            if let sign { throw OutsideFailure(message: "the compiler failed: \(sign)") }
            try checkSpace(in: folder)
        }
    }

    private static func checkSpace(in folder: URL) throws {
        let attributes = try? FileManager.default.attributesOfFileSystem(forPath: folder.path)
        guard let free = attributes?[.systemFreeSize] as? NSNumber else { return }
        if free.intValue < leastSpace {
            throw OutsideFailure(message: "the disk of \(folder.path) is full")
        }
    }
}
