import ArgumentParser
import Foundation
import Literate
import SiteGenerator
import SiteServer

/// Shows the pages in a browser on this machine, and builds them again whenever something has changed.
struct Serve: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Show the pages on this machine and build them anew after each change.",
        discussion: """
            Only browsers on this machine can reach them. Open pages reload by themselves where they were read; while the \
            book has mistakes, they stay as they were and show what is wrong. Ctrl-C ends it.
            """)

    @OptionGroup var options: BookOptions
    @OptionGroup var ruleOptions: RuleOptions

    @Option(help: "The folder of templates and styles.")
    var theme = "site"

    @Option(help: "The folder to write and to show.")
    var out = "site/public"

    @Option(
        help: "The port, 1 to 65535; 0 takes any that is free. (default: 8800)",
        transform: Self.port(named:))
    var port: UInt16 = 8_800

    @Flag(help: "Show the pages that are there as they are, and build nothing.")
    var withoutBuilding = false

    func run() throws {
        if withoutBuilding, !FileManager.default.fileExists(atPath: "\(out)/index.html") {
            throw ToolFailure(
                "there are no pages in \(out): run `make`, or name their folder with --out")
        }
        let build = SiteBuild(
            options: options, rules: ruleOptions, theme: theme, out: out,
            kept: options.kept.remembering(), progress: options.progress)
        let state = LiveState(words: try build.words().serving)
        let live = try LiveScript(URL(fileURLWithPath: theme).appendingPathComponent("live"))
        let server: SiteServer
        do throws(SiteServer.Failure) {
            server = try SiteServer(
                URL(fileURLWithPath: out), port: port, live: live, state: state)
        } catch {
            throw ToolFailure(error.description)
        }
        endOnSignals()
        Task.detached { try await server.run() }
        print("the pages are at http://localhost:\(server.port)/; Ctrl-C ends this")
        fflush(nil)
        guard !withoutBuilding else { while true { Thread.sleep(forTimeInterval: 3_600) } }
        buildForever(ServeRounds(build: build, state: state))
    }

    /// Builds the pages, and again after each change.
    private func buildForever(_ rounds: ServeRounds) -> Never {
        var rounds = rounds
        // What changes while the pages are built is found afterwards.
        var watch = FileWatch(watched, leavingOut: [out])
        rounds.build(after: [])
        while true {
            Thread.sleep(forTimeInterval: watch.isSettling ? 0.05 : 0.2)
            let changes = watch.settledChanges()
            if !changes.isEmpty {
                rounds.build(after: changes)
            } else if !watch.isSettling {
                rounds.complete()
            }
        }
    }

    /// The port that a word on the command line means.
    private static func port(named word: String) throws -> UInt16 {
        guard let port = UInt16(word) else {
            throw ValidationError(
                "“\(word)” is not a port: name a number from 1 to 65535, or 0 for any that is free")
        }
        return port
    }

    /// The folders that pages are made from.
    var watched: [String] {
        let theme = [
            "contents.json", "epub", "faces", "figures", "live", "locales", "marks", "print",
            "scripts",
            "styles",
            "templates",
        ]
        return [options.shownAs, options.locale] + theme.map { "\(self.theme)/\($0)" }
            + [ruleOptions.rules]
    }

    /// Ends the program at once, and in order, when it is told to.
    private func endOnSignals() {
        for number in [SIGINT, SIGTERM] {
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
            source.setEventHandler { _exit(0) }
            source.activate()
            Self.sources.append(source)
        }
    }

    nonisolated(unsafe) private static var sources: [any DispatchSourceSignal] = []
}
