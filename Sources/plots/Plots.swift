import Foundation

/// Draws the curves that the engine moves things along, as SVG files in a folder.
@main
enum Plots {
    static func main() throws {
        let folder = URL(fileURLWithPath: CommandLine.arguments.dropFirst().first ?? "plots")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for plot in Curves.all {
            let file = folder.appendingPathComponent(plot.file + ".svg")
            try Data(plot.svg.utf8).write(to: file)
            print(file.path)
        }
    }
}
