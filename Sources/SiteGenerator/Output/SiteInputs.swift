import Foundation
import Literate

/// Everything on disk that a site is made from, besides the tool and the engine.
public struct SiteInputs: Sendable {
    /// The files and folders that are read.
    public let paths: [String]

    /// The inputs of a site: what the book and its rules are read from, and a theme, if there is one.
    ///
    /// A site that is written into the theme's folder is no input of itself.
    public init(reading paths: [String], theme: String?, out: String) {
        guard let theme else {
            self.paths = paths
            return
        }
        let site = Self.resolved(out)
        let parts = (try? FileManager.default.contentsOfDirectory(atPath: theme)) ?? []
        self.paths =
            paths
            + parts.filter { !$0.hasPrefix(".") }.sorted().map { "\(theme)/\($0)" }
            .filter { Self.resolved($0) != site }
    }

    /// A number that changes with any of the files, and with where they lie.
    public var fingerprint: UInt64 {
        var hash = ContentHash()
        for path in paths {
            hash.add(path)
            hash.add(filesUnder: URL(fileURLWithPath: path).resolvingSymlinksInPath())
        }
        return hash.value
    }

    private static func resolved(_ path: String) -> String {
        URL(fileURLWithPath: path).resolvingSymlinksInPath().standardizedFileURL.path
    }
}
