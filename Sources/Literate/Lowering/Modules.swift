/// What becomes of the modules that UIKit code imports.
///
/// `import UIKit` becomes blanks: the file imports the engine at its top. `import Combine` is refused with the reason.
enum Modules {
    enum Place: Equatable {
        /// The engine stands in for it, or nothing of it is needed.
        case engine
        /// Nothing stands in for it: what to say, and what to do.
        case nowhere(String, remedy: String)
        /// The compiler may have it.
        case compiler
    }

    private static let engine: Set<String> = [
        "UIKit", "Foundation", "CoreGraphics", "QuartzCore", "WebKit", "ObjectiveC", "Dispatch",
        "CoreFoundation", "Darwin", "Swift", "os", "OSLog", "TouchEngine", "Testing",
    ]

    private static let missing: [String: String] = [
        "Combine": "its publishers deliver in their own time, not on the virtual clock",
        "SwiftUI": "the engine has UIKit's views and recognizers only",
        "AVFoundation": "the engine plays no media",
        "AVKit": "the engine plays no media",
        "CoreData": "the engine stores nothing",
        "MapKit": "the engine draws no maps",
        "PhotosUI": "the engine has no photo library",
        "Photos": "the engine has no photo library",
        "SafariServices": "the engine opens no pages",
        "MessageUI": "the engine sends no mail",
        "StoreKit": "the engine sells nothing",
    ]

    /// Where a module comes from.
    ///
    /// In a reader's own files one that nobody knows is refused: the compiler would stop at it, and
    /// say nothing of the rest.
    static func place(of module: String, isBook: Bool) -> Place {
        if engine.contains(module) { return .engine }
        if let reason = missing[module] {
            return .nowhere(
                "there is no \(module) here: \(reason)", remedy: "write it without \(module)")
        }
        if isBook { return .compiler }
        return .nowhere(
            "there is no module \(module) here",
            remedy: "try its files together with yours, or write it without \(module)")
    }
}
