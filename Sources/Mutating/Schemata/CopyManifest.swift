/// The manifest of the mutated copy.
enum CopyManifest {
    /// The tests are compiled as for debugging, each file by itself, so that a change in one costs seconds; what runs
    /// most of the time is optimized.
    static func text(hasClaims: Bool) -> String {
        """
        // swift-tools-version: 6.2
        import PackageDescription

        let quick: [SwiftSetting] = [.unsafeFlags(["-gnone", "-suppress-warnings"])]
        let optimized: [SwiftSetting] = [
            .unsafeFlags(["-O", "-wmo", "-num-threads", "2", "-gnone", "-suppress-warnings"])
        ]
        let package = Package(
            name: "Mutated",
            platforms: [.macOS(.v14)],
            targets: [
                .target(name: "MutantSwitch"),
                .target(
                    name: "TouchEngine", dependencies: ["MutantSwitch"], swiftSettings: optimized),
                .target(name: "Fuzzing", dependencies: ["TouchEngine"], swiftSettings: optimized),
                .target(name: "Notebook"),
                .testTarget(
                    name: "TouchEngineTests", dependencies: ["MutantSwitch", "TouchEngine"],
                    swiftSettings: quick),
                .testTarget(
                    name: "FuzzingTests", dependencies: ["Fuzzing", "MutantSwitch", "TouchEngine"],
                    swiftSettings: quick),
            ]
        )

        """ + (hasClaims ? claims : "")
    }

    private static let claims = """
        package.targets.append(
            .testTarget(
                name: "\(ClaimSources.target)",
                dependencies: ["MutantSwitch", "Notebook", "TouchEngine"],
                swiftSettings: quick + [.swiftLanguageMode(.v5)]))

        """
}
