import Foundation
import PackagePlugin

/// Turns the book's chapters into sources of a test target, so that plain `swift test` runs every claim.
@main
struct ExtractSnippets: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        let folder = context.package.directoryURL.appending(path: "chapters")
        let files = try? FileManager.default
            .contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        let chapters = (files ?? [])
            .filter { $0.pathExtension == "md" && $0.lastPathComponent.first?.isNumber == true }
            .sorted { $0.path < $1.path }
        let names = try chapters.flatMap(Self.sourceNames(of:)) + ["recorder.swift"]
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

    /// One file for the base program and one for each word after `variant=` on a fence's line.
    ///
    /// A word too many gives an empty file; `workbook extract` refuses if one is missing.
    private static func sourceNames(of chapter: URL) throws -> [String] {
        let slug = chapter.deletingPathExtension().lastPathComponent
        var variants: Set<String> = []
        for line in try String(contentsOf: chapter, encoding: .utf8).split(whereSeparator: \.isNewline)
        where line.hasPrefix("```") || line.hasPrefix("~~~") {
            for match in line.matches(of: /variant="?([A-Za-z0-9_-]+)/) {
                variants.insert(String(match.output.1))
            }
        }
        return ["\(slug).swift"] + variants.sorted().map { "\(slug).\($0).swift" }
    }
}
