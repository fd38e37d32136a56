// swift-tools-version: 6.2

import PackageDescription

let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]

// The tool is built for debugging, since a release build of swift-syntax takes minutes; its own modules are optimized
// nevertheless, which takes no longer to build.
let optimized = strict + [.unsafeFlags(["-O"])]

let package = Package(
    name: "WhoseTouchIsIt",
    platforms: [.macOS(.v14)],
    products: [
        .library(name: "TouchEngine", type: .static, targets: ["TouchEngine"]),
        .library(name: "Notebook", targets: ["Notebook"]),
        .executable(name: "workbook", targets: ["workbook"]),
        .executable(name: "fuzz", targets: ["fuzz"]),
        .executable(name: "plots", targets: ["plots"]),
        .executable(name: "mutants", targets: ["mutants"]),
    ],
    dependencies: [
        .package(url: "https://github.com/swiftlang/swift-syntax", exact: "603.0.1"),
        .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
        .package(url: "https://github.com/hummingbird-project/swift-mustache", exact: "2.1.1"),
        .package(url: "https://github.com/swhitty/FlyingFox", exact: "0.27.1"),
    ],
    targets: [
        // A run notes which of the model's numbers it asks for: `make robust` varies no others.
        .target(name: "TouchEngine", swiftSettings: strict + [.define("MODEL_READS")]),
        .systemLibrary(
            name: "CCmark", pkgConfig: "libcmark",
            providers: [.apt(["libcmark-dev"]), .brew(["cmark"])]),
        // Where it is no package, as on macOS, it comes with the system.
        .systemLibrary(
            name: "CZlib", providers: [.apt(["zlib1g-dev"])]),
        // What a page unpacks the engine with is what the tool proves its packing with.
        .target(
            name: "PageUnpacker", path: "Sources/PageRuntime", sources: ["expand.c", "unpack.c"],
            publicHeadersPath: ".", cSettings: [.unsafeFlags(["-O2", "-Wall", "-Werror"])]),
        .target(name: "Notebook", swiftSettings: strict),
        .target(
            name: "Literate",
            dependencies: [
                "CCmark", "Notebook", "PageUnpacker",
                .product(name: "SwiftSyntax", package: "swift-syntax"),
                .product(name: "SwiftParser", package: "swift-syntax"),
            ],
            swiftSettings: optimized),
        .target(
            name: "Rulebook",
            dependencies: [
                "Literate",
                .product(name: "SwiftSyntax", package: "swift-syntax"),
                .product(name: "SwiftParser", package: "swift-syntax"),
            ],
            swiftSettings: optimized),
        .target(
            name: "SiteGenerator",
            dependencies: [
                "CZlib", "Literate", "Notebook", "Rulebook",
                .product(name: "Mustache", package: "swift-mustache"),
                .product(name: "SwiftIDEUtils", package: "swift-syntax"),
                .product(name: "SwiftParser", package: "swift-syntax"),
            ],
            swiftSettings: optimized),
        .target(
            name: "SiteServer",
            dependencies: [.product(name: "FlyingSocks", package: "FlyingFox")],
            swiftSettings: optimized),
        .target(
            name: "WorkbookCommands",
            dependencies: [
                "Literate", "Notebook", "Rulebook", "SiteGenerator", "SiteServer",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            swiftSettings: optimized),
        .executableTarget(
            name: "workbook", dependencies: ["WorkbookCommands"], swiftSettings: optimized),
        .executableTarget(
            name: "plots", dependencies: ["Notebook", "TouchEngine"], swiftSettings: strict),
        .target(
            name: "Mutating",
            dependencies: [
                .product(name: "SwiftOperators", package: "swift-syntax"),
                .product(name: "SwiftParser", package: "swift-syntax"),
                .product(name: "SwiftSyntax", package: "swift-syntax"),
            ],
            swiftSettings: strict),
        .executableTarget(
            name: "mutants",
            dependencies: [
                "Mutating", .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            swiftSettings: strict),
        .target(name: "Fuzzing", dependencies: ["TouchEngine"], swiftSettings: strict),
        .executableTarget(
            name: "fuzz",
            dependencies: [
                "Fuzzing", .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            swiftSettings: strict),
        .testTarget(
            name: "FuzzingTests", dependencies: ["Fuzzing", "TouchEngine"],
            swiftSettings: strict),
        .testTarget(
            name: "TouchEngineTests", dependencies: ["TouchEngine"], swiftSettings: strict),
        .testTarget(name: "MutatingTests", dependencies: ["Mutating"], swiftSettings: strict),
        .testTarget(name: "NotebookTests", dependencies: ["Notebook"], swiftSettings: strict),
        .testTarget(
            name: "LiterateTests", dependencies: ["Literate", "Notebook"], swiftSettings: strict),
        .testTarget(
            name: "WordsTests", dependencies: ["Fuzzing", "Literate", "TouchEngine"],
            swiftSettings: strict),
        .testTarget(
            name: "RulebookTests", dependencies: ["Rulebook"], exclude: ["Samples"],
            swiftSettings: strict),
        .testTarget(
            name: "SignatureTests",
            dependencies: [
                "Literate",
                .product(name: "SwiftSyntax", package: "swift-syntax"),
                .product(name: "SwiftParser", package: "swift-syntax"),
            ],
            swiftSettings: strict),
        .testTarget(
            name: "SiteGeneratorTests",
            dependencies: ["CZlib", "Notebook", "Rulebook", "SiteGenerator"],
            exclude: ["Samples"],
            swiftSettings: strict),
        .testTarget(
            name: "SiteServerTests", dependencies: ["SiteServer"],
            swiftSettings: strict),
        .testTarget(
            name: "WorkbookCommandsTests",
            dependencies: [
                "Literate", "SiteGenerator", "SiteServer", "WorkbookCommands",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            swiftSettings: strict),
    ]
)

// The chapters' claims as tests of this package, for whoever calls `swift test`. A plugin that runs a tool has the tool and all
// it needs built a second time, swift-syntax included; `make` does without, since `workbook verify` runs the same claims.
if Context.environment["CHAPTER_TESTS"] != "off" {
    package.targets += [
        .plugin(
            name: "ExtractSnippets", capability: .buildTool(), dependencies: ["workbook"]),
        .testTarget(
            // The link to the chapters makes the package manager notice a new one.
            name: "ChapterTests", dependencies: ["Notebook", "TouchEngine"], exclude: ["Chapters"],
            // A listing may announce a warning, which `workbook verify` checks; here it would only be noise.
            swiftSettings: [.swiftLanguageMode(.v5), .unsafeFlags(["-suppress-warnings"])],
            plugins: ["ExtractSnippets"]),
    ]
}

// `TESTS=LiterateTests swift build --build-tests` builds one test target and none of the others.
if let only = Context.environment["TESTS"] {
    package.targets.removeAll { $0.type == .test && $0.name != only }
}
