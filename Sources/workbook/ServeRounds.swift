import Foundation
import Literate
import SiteGenerator
import SiteServer

/// Builds the site again and again, and says at the terminal and on the open pages what came of it.
struct ServeRounds {
    let build: SiteBuild
    let state: LiveState
    /// Whether nothing has been built yet.
    var isFirst = true
    /// A number for each page that changes with it.
    private var pages: [String: UInt64] = [:]

    init(build: SiteBuild, state: LiveState) {
        self.build = build
        self.state = state
    }

    /// Builds the site after files have changed.
    mutating func build(after changes: [String]) {
        let start = Date()
        if !changes.isEmpty { say("changed: \(Self.list(changes))") }
        var build = build
        if !isFirst { build.progress = .silent }
        do {
            let summary = try build.build()
            let before = pages
            pages = written()
            state.published()
            let new = pages.filter { before[$0.key] != $0.value }.keys.sorted()
            let time = String(format: "%.2f s", Date().timeIntervalSince(start))
            say(
                isFirst
                    ? "\(summary): all hold; \(pages.count) pages in \(time)"
                    : "\(new.count) of \(pages.count) pages are new, in \(time)"
                        + (new.isEmpty ? "" : ": \(Self.list(new))"))
        } catch let failure as SiteProblems {
            for problem in failure.problems { say("\(problem)") }
            fail(failure.problems.map(LiveProblem.init), since: start)
        } catch let obstacles as SiteBuild.Obstacles {
            for line in obstacles.lines { say(line) }
            fail(obstacles.lines.map { LiveProblem(place: "", message: $0) }, since: start)
        } catch {
            say("\(error)")
            fail([LiveProblem(place: "", message: "\(error)")], since: start)
        }
    }

    private func fail(_ problems: [LiveProblem], since start: Date) {
        state.failed(problems)
        let count = "\(problems.count) \(problems.count == 1 ? "mistake" : "mistakes")"
        say("\(count), found in \(StepLog.seconds(since: start)); the pages stay as they were")
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
