import Foundation
import Literate
import SiteGenerator
import SiteServer

/// Builds the site again and again, and says at the terminal and on the open pages what came of it.
struct ServeRounds {
    let build: SiteBuild
    let state: LiveState
    /// Whether no pages have been built yet.
    private var isFirst = true
    /// A number for each page that changes with it.
    private var pages: [String: UInt64] = [:]
    /// Makes what is still missing of the site.
    private var addsWhole: (() throws -> Void)?

    init(build: SiteBuild, state: LiveState) {
        self.build = build
        self.state = state
    }

    /// Builds the pages after files have changed, and tells of them; `complete` makes what is missing then.
    mutating func build(after changes: [String]) {
        let start = Date()
        if !changes.isEmpty { tell("changed: \(Self.list(changes))") }
        var build = build
        if !isFirst { build.progress = .silent }
        do {
            let made = try build.buildPages()
            let before = pages
            state.published(isWhole: false)
            addsWhole = made.addWhole
            pages = written()
            let new = pages.filter { before[$0.key] != $0.value }.keys.sorted()
            let time = String(format: "%.2f s", Date().timeIntervalSince(start))
            tell(
                isFirst
                    ? "\(made.summary): all hold; \(pages.count) pages in \(time)"
                    : "\(new.count) of \(pages.count) pages are new, in \(time)"
                        + (new.isEmpty ? "" : ": \(Self.list(new))"))
            isFirst = false
        } catch {
            fail(error, "found in \(StepLog.seconds(since: start)); the pages stay as they were")
        }
    }

    /// Makes the book on one page and the EPUB of pages that are newer, if there are such; a request for them waits meanwhile.
    mutating func complete() {
        guard let addsWhole else { return }
        self.addsWhole = nil
        do {
            try addsWhole()
        } catch {
            fail(error, "in the book as a whole, which is missing until they are mended")
        }
        state.completed()
    }

    private func fail(_ error: any Error, _ consequence: String) {
        let problems: [LiveProblem]
        switch error {
        case let failure as SiteProblems:
            for problem in failure.problems { say("\(problem)") }
            problems = failure.problems.map(LiveProblem.init)
        case let obstacles as SiteBuild.Obstacles:
            for line in obstacles.lines { say(line) }
            problems = obstacles.lines.map { LiveProblem(place: "", message: $0) }
        default:
            say("\(error)")
            problems = [LiveProblem(place: "", message: "\(error)")]
        }
        state.failed(problems)
        let count = "\(problems.count) \(problems.count == 1 ? "mistake" : "mistakes")"
        say("\(count), \(consequence)")
    }

    /// Says what is no mistake.
    private func tell(_ text: String) {
        if !build.options.quiet { say(text) }
    }

    private func say(_ text: String) {
        FileHandle.standardError.write(Data((text + "\n").utf8))
    }

    /// A few names, and how many there are besides.
    private static func list(_ names: [String]) -> String {
        let shown = names.prefix(4).joined(separator: ", ")
        return names.count > 4 ? "\(shown) and \(names.count - 4) more" : shown
    }

    private func written() -> [String: UInt64] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: build.out)) ?? []
        return Dictionary(
            uniqueKeysWithValues: names.filter { $0.hasSuffix(".html") }.map { name in
                var hash = ContentHash()
                hash.add(file: URL(fileURLWithPath: build.out).appendingPathComponent(name))
                return (name, hash.value)
            })
    }
}

extension LiveProblem {
    /// A problem, with the line of the file that it means.
    init(_ problem: Problem) {
        let position = problem.position
        let line = FileManager.default.contents(atPath: position.file).map { data in
            String(decoding: SourceText([UInt8](data)).line(position.line), as: UTF8.self)
        }
        self.init(
            place: "\(position.file):\(position.line):\(position.column)",
            message: problem.message, remedy: problem.remedy, line: line)
    }
}
