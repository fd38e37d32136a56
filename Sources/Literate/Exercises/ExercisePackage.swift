/// The files that make a Swift package of the exercises.
enum ExercisePackage {
    /// Each file's path and text.
    static let files = [
        (path: "Package.swift", text: manifest),
        (path: "Plugins/LowerExercises/LowerExercises.swift", text: plugin),
        (path: "Tests/ExerciseTests/ExerciseTests.swift", text: tests),
    ]

    private static let manifest = """
        // swift-tools-version: 6.2

        // The book's exercises. Each chapter has a folder, and each exercise a file there: edit that. `swift test` runs
        // the checks of all; `make exercise` in the book's folder runs those of one whenever you save it, and explains more.

        import PackageDescription

        let package = Package(
            name: "Exercises",
            platforms: [.macOS(.v14)],
            dependencies: [.package(name: "WhoseTouchIsIt", path: "..")],
            targets: [
                .plugin(name: "LowerExercises", capability: .buildTool()),
                .testTarget(
                    name: "ExerciseTests",
                    dependencies: [
                        .product(name: "Notebook", package: "WhoseTouchIsIt"),
                        .product(name: "TouchEngine", package: "WhoseTouchIsIt"),
                    ],
                    swiftSettings: [.swiftLanguageMode(.v5), .unsafeFlags(["-suppress-warnings"])],
                    plugins: ["LowerExercises"]),
            ]
        )

        """

    private static let tests = """
        // What `swift test` runs is made from the files in the chapters' folders, and from the chapters' checks.

        """

    private static let plugin = """
        import Foundation
        import PackagePlugin

        /// Turns the exercises, as they are now, into tests: each in its chapter's program, with its checks.
        @main
        struct LowerExercises: BuildToolPlugin {
            func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
                let package = context.package.directoryURL
                let book = package.deletingLastPathComponent()
                let tool = book.appending(path: ".build/debug/workbook")
                guard FileManager.default.isExecutableFile(atPath: tool.path) else {
                    Diagnostics.error("first run `make exercises` in \\(book.path)")
                    return []
                }
                let chapters = files(in: book.appending(path: "chapters"), ending: "md")
                let exercises = chapters.flatMap { chapter in
                    let name = chapter.deletingPathExtension().lastPathComponent
                    return files(in: package.appending(path: name), ending: "swift")
                }
                let out = context.pluginWorkDirectoryURL
                return [
                    .buildCommand(
                        displayName: "Lowering the exercises",
                        executable: tool,
                        arguments: [
                            "exercise-sources", "--book", book.appending(path: "chapters").path,
                            "--out", out.path,
                        ] + exercises.map(\\.path),
                        inputFiles: exercises + chapters,
                        outputFiles: exercises.map { out.appending(path: $0.lastPathComponent) })
                ]
            }

            private func files(in folder: URL, ending: String) -> [URL] {
                let all = try? FileManager.default.contentsOfDirectory(
                    at: folder, includingPropertiesForKeys: nil)
                return (all ?? []).filter { $0.pathExtension == ending }.sorted { $0.path < $1.path }
            }
        }

        """
}
