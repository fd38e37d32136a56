/// What the compiler says, with what helps where its words do not fit the engine.
enum SwiftError {
    static func problem(with diagnostic: Diagnostic) -> Problem {
        let message = diagnostic.message
        if diagnostic.isAboutMadeCode,
            message.contains("no exact matches") || message.contains("requires that")
        {
            return Problem(
                diagnostic.position,
                "no action can be this method: it takes something else than its sender, "
                    + "or its sender and the event",
                remedy: "write an action that calls it")
        }
        return Problem(diagnostic.position, message)
    }
}
