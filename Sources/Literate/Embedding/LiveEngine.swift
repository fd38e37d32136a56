import Foundation

/// The engine with a book's programs as a script for the pages, and the scenes that it has.
public struct LiveEngine: Sendable {
    /// The script's bytes.
    public let script: Data
    /// The claims whose scenes there are, by the numbers that a page calls them by: `01-the-swipe-that-vanished.dead`.
    public let scenes: [String]

    /// Where the engine and the page's runtime are, and where the script is built.
    public struct Places: Sendable {
        var engine: URL
        var runtime: URL
        var build: URL

        /// The folders of the engine's sources and of the page's runtime, and the one to build in.
        public init(engine: URL, runtime: URL, build: URL) {
            self.engine = engine
            self.runtime = runtime
            self.build = build
        }
    }

    /// Builds the script for a book.
    ///
    /// - Throws: `SiteRefusal` TODO
    public init(_ book: Book, _ places: Places, progress: StepLog) throws {
        let sources = try PageSources(book, engine: places.engine, runtime: places.runtime)
        let module = PageModule(
            toolchain: try .find(), runtime: places.runtime, folder: places.build,
            progress: progress)
        script = try Data(contentsOf: try module.script(sources))
        scenes = sources.scenes.map(\.name)
    }
}
