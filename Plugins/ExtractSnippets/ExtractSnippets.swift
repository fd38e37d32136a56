import Foundation
import PackagePlugin

/// Turns the book's chapters into sources of a test target, so that plain `swift test` runs every
/// claim.
///
/// The build asks for these commands when files come or go, not when one changes. So a chapter has
/// a fixed number of places for its programs, and a variant that is written later finds its place
/// waiting. That a chapter has come or gone is noticed through the link to the chapters in the
/// target's folder.
@main
struct ExtractSnippets: BuildToolPlugin {
    /// How many programs a chapter can have: the base program and its variants.
    ///
    /// A symptom's page has few.
    private func places(of slug: String) -> Int { slug.hasPrefix("symptom-") ? 4 : 24 }

    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        let folder = context.package.directoryURL.appending(path: "chapters")
        let files = try? FileManager.default
            .contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        let chapters = (files ?? [])
            .filter { $0.pathExtension == "md" && isChapter($0.lastPathComponent) }
            .sorted { $0.path < $1.path }
        let slugs = chapters.map { $0.deletingPathExtension().lastPathComponent }
        let names =
            slugs.flatMap { slug in (0..<places(of: slug)).map { "\(slug).\($0).swift" } }
            + ["recorder.swift"]
        let out = context.pluginWorkDirectoryURL
        return [
            .buildCommand(
                displayName: "Extracting the chapters' listings",
                executable: try context.tool(named: "workbook").url,
                arguments: ["extract", "--book", folder.path, "--out", out.path] + names,
                inputFiles: chapters,
                outputFiles: names.map { out.appending(path: $0) })
        ]
    }

    /// A page of the reference or of a symptom has no number.
    private func isChapter(_ name: String) -> Bool {
        name.first?.isNumber == true || name.hasPrefix("reference-")
            || name.hasPrefix("symptom-")
    }
}
