import ArgumentParser

/// How long to wait for what may never end.
struct LimitOption: ParsableArguments {
    @Option(name: .customLong("limit"), help: "Seconds after which a run counts as never ending.")
    var seconds = 20.0

    func validate() throws {
        if seconds <= 0 || !seconds.isFinite {
            throw ValidationError("--limit takes seconds, more than 0")
        }
    }
}
