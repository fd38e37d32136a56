import CCmark
import Foundation

/// The running tool, as far as results depend on it: its code, the Markdown library, and the words of the environment
/// that compilers and claims listen to.
public enum ToolIdentity {
    /// A number that changes with any of them.
    ///
    /// Whoever works on the pages alone pins the program's part (`WORKBOOK_IDENTITY=pages`): what was found out about the
    /// chapters then outlives the builds of the tool. A change of what judges them goes unnoticed meanwhile.
    public static let hash: UInt64 = {
        var hash = ContentHash()
        if let pinned = ProcessInfo.processInfo.environment["WORKBOOK_IDENTITY"] {
            hash.add("pinned=\(pinned)")
        } else {
            for file in files { hash.add(filesUnder: file) }
        }
        hash.add(String(cString: cmark_version_string()))
        hash.add(environment)
        return hash.value
    }()

    /// A number that changes with those words alone.
    static let environment: UInt64 = {
        var hash = ContentHash()
        for (name, value) in ProcessInfo.processInfo.environment.sorted(by: { $0.key < $1.key })
        where isHeard(name) {
            hash.add("\(name)=\(value)")
        }
        return hash.value
    }()

    /// The program, and the bundle of tests that it runs.
    static let files: [URL] = {
        let program = Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0])
        let bundle = CommandLine.arguments.first { $0.contains(".xctest") }
        return ([program] + (bundle.map { [URL(fileURLWithPath: $0)] } ?? []))
            .map { $0.resolvingSymlinksInPath() }
    }()

    private static func isHeard(_ name: String) -> Bool {
        let names: Set<String> = [
            "CPATH", "C_INCLUDE_PATH", "DEVELOPER_DIR", "LANG", "LD_LIBRARY_PATH", "LD_PRELOAD",
            "LIBRARY_PATH", "PATH", "SDKROOT", "TOOLCHAINS", "TZ",
        ]
        return names.contains(name) || name.hasPrefix("SWIFT_") || name.hasPrefix("LC_")
            || name.hasPrefix("DYLD_")
    }
}
