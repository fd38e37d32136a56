import ArgumentParser

@main
struct Fuzz: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "fuzz",
        abstract: "Random scenes and touches for the engine, watched for broken invariants.",
        subcommands: [RunSeeds.self, Replay.self, Show.self, Work.self])
}
