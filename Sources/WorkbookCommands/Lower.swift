import ArgumentParser
import Foundation
import Literate

/// Shows a chapter's programs as the compiler gets them.
struct Lower: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Print the Swift that a chapter, or a Swift file of your own, is lowered to.")

    @Argument(help: "A chapter (.md) or a Swift file written for UIKit.")
    var file: String

    @Option(help: "The variant to print; without it, the base program.")
    var variant: String?

    func run() throws {
        guard let data = FileManager.default.contents(atPath: file) else {
            throw ToolFailure("\(file) cannot be read")
        }
        let program: LoweredProgram
        var problems: [Problem] = []
        if file.hasSuffix(".swift") {
            program = LoweredProgram(swift: String(decoding: data, as: UTF8.self), file: file)
        } else {
            let chapter: Chapter?
            (chapter, problems) = Chapter.checked([UInt8](data), file: file)
            guard let chapter else { return try stop(for: problems) }
            guard let found = chapter.programs.first(where: { $0.variant == variant }) else {
                throw ToolFailure("\(file) has no variant `\(variant ?? "")`")
            }
            program = LoweredProgram(found)
        }
        print(program.source, terminator: "")
        problems += program.problems
        try stop(for: problems.sorted { $0.position < $1.position })
    }
}
