// swift-tools-version: 6.2

import PackageDescription

// The engine's own sources, through a link: nothing else of the book is needed to measure it. ONE_THREAD=1 builds it for programs
// that keep to one thread, where references are counted without locking.
let isForOneThread = Context.environment["ONE_THREAD"] != nil

let package = Package(
    name: "Benchmarks",
    platforms: [.macOS(.v14)],
    targets: [
        .target(
            name: "TouchEngine",
            swiftSettings: [
                .unsafeFlags(
                    ["-enforce-exclusivity=unchecked"]
                        + (isForOneThread ? ["-Xfrontend", "-assume-single-threaded"] : []))
            ]),
        .executableTarget(name: "bench", dependencies: ["TouchEngine"]),
    ]
)
