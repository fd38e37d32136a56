/// Compares what a `.fails` block promises with what the compiler says.
struct RefusalCheck {
    let block: Block
    let saying: String

    /// What is wrong with the promise: nothing if the block fails, for the reason given, and
    /// nothing else does.
    func problems(given errors: [Diagnostic]) -> [Problem] {
        let lines = block.fence.line...block.closingLine
        let inside = errors.filter {
            $0.position.file == block.fence.file && lines.contains($0.position.line)
        }
        let outside = errors.filter { !inside.contains($0) }
        if let stray = outside.first {
            return [
                Problem(
                    block.fence,
                    "with this block the compiler complains outside it, at line \(stray.position.line): "
                        + stray.message,
                    remedy: "let the block hold everything that is wrong")
            ]
        }
        guard let first = inside.first else {
            return [
                Problem(
                    block.fence, "this compiles, but was to fail saying `\(saying)`",
                    remedy: "remove `.fails`, or find out what changed")
            ]
        }
        guard inside.contains(where: { $0.message.contains(saying) }) else {
            return [
                Problem(
                    block.position(ofValue: "saying"),
                    "the compiler says something else at line \(first.position.line): \(first.message)",
                    remedy: "if that is the point, put its words into `saying`")
            ]
        }
        let promised = inside.first { $0.message.contains(saying) }?.message
        let others = inside.filter { $0.message != promised && !Self.isAboutLowering($0) }
        guard let other = others.first else { return [] }
        return [
            Problem(
                other.position, "the block has a second mistake: \(other.message)",
                remedy: "let it have only the one that it is about")
        ]
    }

    /// Whether the compiler speaks of a name that lowering made, or of the parameter of what it made of a `#selector`: on a
    /// phone it would not say so.
    private static func isAboutLowering(_ diagnostic: Diagnostic) -> Bool {
        diagnostic.message.contains("'__")
            || diagnostic.isAboutMadeCode && diagnostic.message.contains("'Target'")
    }
}
