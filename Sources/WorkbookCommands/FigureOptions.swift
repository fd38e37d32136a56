import ArgumentParser
import Foundation
import Literate

/// Where the engine of the figures that can be touched is built, and from what.
struct FigureOptions: ParsableArguments {
    @Option(
        help: """
            Let readers touch the figures: the folder to build the engine for the pages in, which takes a minute after a change of listings or engine.
            """)
    var live: String?

    @Option(help: "The folder of the page's runtime.")
    var runtime = "Sources/PageRuntime"

    /// The places, if figures are to be touched.
    func places(engine: String) -> LiveEngine.Places? {
        live.map {
            LiveEngine.Places(
                engine: URL(fileURLWithPath: engine), runtime: URL(fileURLWithPath: runtime),
                build: URL(fileURLWithPath: $0))
        }
    }
}
