import Foundation

/// The page of an exercise's chapter, opened in the reader's browser where there is one.
struct ChapterPage {
    private let page: URL
    private let place: String
    private let source: String

    /// The page with an exercise, as `make` builds it.
    init(of item: Workshop.Item, in options: ExerciseOptions) {
        page = URL(fileURLWithPath: "site/public/\(item.chapter.slug).html")
        place = item.id
        source = item.chapter.file
    }

    /// Opens it; the answer is what to say.
    func open() -> String {
        guard FileManager.default.fileExists(atPath: page.path) else {
            return "`make` builds the pages; the chapter’s text is in \(source)."
        }
        let address = "\(page.absoluteString)#\(place)"
        guard let opener = Self.opener else { return address }
        let process = Process()
        process.executableURL = opener
        process.arguments = [address]
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        return (try? process.run()) == nil ? address : "opened \(address)"
    }

    /// The program that opens addresses; nil where nobody would see what it opens.
    private static var opener: URL? {
        let environment = ProcessInfo.processInfo.environment
        #if os(macOS)
            let name = "open"
        #else
            let name = "xdg-open"
            guard environment["DISPLAY"] != nil || environment["WAYLAND_DISPLAY"] != nil else {
                return nil
            }
        #endif
        let places = (environment["PATH"] ?? "").split(separator: ":").map { "\($0)/\(name)" }
        return places.first(where: FileManager.default.isExecutableFile)
            .map { URL(fileURLWithPath: $0) }
    }
}
