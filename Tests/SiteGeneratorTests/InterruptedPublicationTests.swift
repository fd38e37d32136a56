import Foundation
import Testing

@testable import Literate
@testable import SiteGenerator

/// What a disk or a signal does to a build, each in a process of its own.
@Suite("What interrupts a build leaves the old site whole")
struct InterruptedPublicationTests {
    /// A site of many files that all say the same, so that two of them cannot be mixed unnoticed.
    private static func files(_ text: String) -> [(path: String, bytes: Data)] {
        (0..<60).map { ("folder\($0 % 7)/page\($0).html", Data(text.utf8)) }
    }

    /// What the files of a site say, each thing once; nothing where one is missing.
    private func said(in target: URL) -> Set<String> {
        let texts = Self.files("").map { file in
            try? String(contentsOf: target.appending(path: file.path), encoding: .utf8)
        }
        return texts.contains(nil) ? [] : Set(texts.compactMap(\.self))
    }

    /// An old site in a folder of its own.
    private func oldSite(in scratch: Scratch) throws -> URL {
        let target = scratch.folder.appending(path: "public")
        try Publication(target: target).publish(Self.files("old"))
        return target
    }

    @Test("a build that is killed at any moment leaves one whole site, and the next one cleans up")
    func killed() async throws {
        let scratch = try Scratch()
        let target = try oldSite(in: scratch)
        for round in 0..<16 {
            await #expect(processExitsWith: .signal(SIGKILL)) {
                [path = target.path as String, round = round as Int] in
                let site = Publication(target: URL(filePath: path))
                // The first one takes longest: what is to be met is the moment when names change.
                try site.publish(Self.files("\(round)"))
                let moment = UInt32.random(in: 0..<50_000)
                Thread.detachNewThread {
                    usleep(moment)
                    kill(getpid(), SIGKILL)
                }
                while true {
                    try site.publish(Self.files("\(round)"))
                }
            }
            #expect(said(in: target).count == 1, "in round \(round)")
        }
        try Publication(target: target).publish(Self.files("new"))
        #expect(said(in: target) == ["new"])
        let left = try FileManager.default.contentsOfDirectory(atPath: scratch.folder.path)
        #expect(left == ["public"])
    }

    @Test("a disk that is full leaves the old site, and the error says to make room")
    func full() async throws {
        let scratch = try Scratch()
        let target = try oldSite(in: scratch)
        await #expect(processExitsWith: .success) { [path = target.path as String] in
            // No file of this process may become larger: like a disk without room, but for one process.
            signal(SIGXFSZ, SIG_IGN)
            var limit = rlimit(rlim_cur: 4_096, rlim_max: 4_096)
            #if canImport(Darwin)
                setrlimit(RLIMIT_FSIZE, &limit)
            #else
                setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
            #endif
            let large = [("large.html", Data(repeating: 65, count: 1 << 20))]
            let error = #expect(throws: SiteProblems.self) {
                try Publication(target: URL(filePath: path)).publish(Self.files("new") + large)
            }
            let problem = try #require(error?.problems.first)
            #expect(problem.message.hasPrefix("the site cannot be written: "))
            #expect(problem.remedy?.hasPrefix("Make room on the disk") == true)
        }
        #expect(said(in: target) == ["old"])
        let left = try FileManager.default.contentsOfDirectory(atPath: scratch.folder.path)
        #expect(left == ["public"])
    }

    @Test("a folder that may only be read keeps its site, and the error says to name another")
    func readOnly() async throws {
        let scratch = try Scratch()
        let target = try oldSite(in: scratch)
        let manager = FileManager.default
        try manager.setAttributes(
            [.posixPermissions: 0o555], ofItemAtPath: scratch.folder.path)
        await #expect(processExitsWith: .success) { [path = target.path as String] in
            // Root may write anywhere, so this process becomes nobody.
            if getuid() == 0 { #expect(setgid(65_534) == 0 && setuid(65_534) == 0) }
            let error = #expect(throws: SiteProblems.self) {
                try Publication(target: URL(filePath: path)).publish(Self.files("new"))
            }
            let problem = try #require(error?.problems.first)
            #expect(problem.message.hasPrefix("the site cannot be written: "))
            #expect(problem.remedy?.contains("--out") == true)
        }
        try manager.setAttributes(
            [.posixPermissions: 0o755], ofItemAtPath: scratch.folder.path)
        #expect(said(in: target) == ["old"])
    }
}
