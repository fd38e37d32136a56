import ArgumentParser
import Foundation
import Literate

/// Compiles a reader's own UIKit files against the engine, and plays touches to them.
struct Try: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Compile UIKit files of your own against the engine, and play touches to them.",
        discussion: """
            Without a scene it says what the files need that the engine lacks. With --scene and \
            --touches it tells what happened, and why each recognizer did or did not fire.
            """)

    @Argument(help: "Swift files written for UIKit: one module.")
    var files: [String]

    @Option(
        help: """
            What to put on the screen: a function `func name(_ device: Device)`, a subclass of \
            UIViewController, which becomes the window's root, or one of UIView, which fills it.
            """)
    var scene: String?

    @Option(help: "A recording: a line for each sample, `time finger phase x y`.")
    var touches: String?

    @Option(help: "The table of sentences that the transcript is written from.")
    var locale = "site/locales/en.json"

    @OptionGroup var limit: LimitOption

    func validate() throws {
        if scene == nil && touches != nil {
            throw ValidationError("touches need a scene to fall on: add --scene")
        }
    }

    func run() throws {
        // A table that cannot be read is said before the files are compiled.
        let table = touches == nil ? nil : try LocaleTable.load(URL(fileURLWithPath: locale))
        let play = scene.map { Trial.Play(scene: $0, touches: touches, limit: limit.seconds) }
        let outcome = try Trial(
            files, play, toolchain: .find(), engine: .besideThisProgram()
        ).outcome()
        if !outcome.printed.isEmpty {
            FileHandle.standardError.write(Data(outcome.printed.utf8))
        }
        if !outcome.missing.isEmpty {
            let names = outcome.missing.map { "    \($0)\n" }.joined()
            FileHandle.standardError.write(
                Data("Of UIKit the engine lacks:\n\(names)\n".utf8))
        }
        try stop(for: outcome.problems, besides: outcome.uncalled)
        if let run = outcome.run, let table {
            try tell(run, Sentences(table))
        } else if let scene {
            print(Self.howToRecord(scene))
            throw ExitCode.failure
        } else {
            let count = files.count == 1 ? "1 file compiles" : "\(files.count) files compile"
            print("\(count) against the engine")
        }
    }

    private func tell(_ run: Literate.Run, _ sentences: Sentences) throws {
        do {
            for line in try Transcript(run, sentences).lines { print(line) }
            for paragraph in try sentences.answer(about: run) {
                print("\n" + Trial.wrapped(paragraph))
            }
        } catch {
            throw ToolFailure("\(locale): \(error)")
        }
    }

    private static func howToRecord(_ scene: String) -> String {
        """
        \(scene) can be made. To play to it, write a recording and name it with --touches:
        a line for each sample, with the time in seconds, the finger's number, what it did
        (began, moved, ended, cancelled), and where, in points from the top left corner.

            0.0000 1 began 200.00 400.00
            0.0167 1 moved 212.00 400.00
            0.0333 1 moved 230.00 401.00
            0.0500 1 ended 230.00 401.00

        Lines that start with # are passed over. A device writes such a text itself:
        `device.recording.text`.
        """
    }
}
