import ArgumentParser
import Foundation
import Literate

struct FiguresCommand: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "figures", abstract: "x", shouldDisplay: false)
    @OptionGroup var options: BookOptions
    func run() throws {
        let (book, problems) = Book.checked(options.folder, shownAs: options.shownAs, kept: options.kept)
        if !options.book.hasPrefix("/tmp") { try stop(for: problems) }
        do {
        let engine = try LiveEngine(book, .init(engine: URL(fileURLWithPath: "Sources/TouchEngine"), runtime: URL(fileURLWithPath: "Sources/PageRuntime"), build: URL(fileURLWithPath: options.book.hasPrefix("/tmp") ? "/tmp/b/onebuild" : ".build/page")), progress: options.progress)
        print(engine.script.count, engine.scenes.count)
        for (i, s) in engine.scenes.enumerated() { print(i, s) }
        } catch { print(String("\(error)".suffix(6000))) }
    }
}
