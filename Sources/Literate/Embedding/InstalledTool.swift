import Foundation

/// A program that the set-up installs.
struct InstalledTool {
    let name: String
    /// What it comes with.
    let package: String

    /// Runs it to its end.
    ///
    /// - Throws: `ToolFailure` with what it said, and what installs it.
    func run(_ arguments: [String]) throws {
        let answer = try Subprocess.run(
            URL(fileURLWithPath: "/usr/bin/env"), [name] + arguments)
        guard answer.status == .exited(0) else {
            throw ToolFailure(
                "`\(name)` failed: \(answer.errors.suffix(1000)); `make setup` installs \(package)")
        }
    }
}
