/// What becomes of the modules that UIKit code imports.
enum Modules {
    enum Place: Equatable {
        /// The engine stands in for it, or nothing of it is needed.
        case engine
        /// Nothing stands in for it.
        case missing(String)
        /// The compiler may have it.
        case unknown
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

    static func place(of module: String) -> Place {
        if engine.contains(module) { return .engine }
        return missing[module].map { .missing($0) } ?? .unknown
    }
}
