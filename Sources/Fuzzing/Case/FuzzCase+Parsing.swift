/// A line of a case that cannot be read.
package struct FuzzCaseError: Error, Equatable, CustomStringConvertible {
    /// From 1.
    package var line: Int
    /// What is wrong with it.
    package var problem: String

    package var description: String { "line \(line): \(problem)" }
}

extension FuzzCase {
    /// Reads a case from its text; blank lines and lines that start with `#` are passed over.
    package init(text: String) throws(FuzzCaseError) {
        self.init()
        var number = 0
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            number += 1
            var words = Words(line: number, words: line.split(separator: " ").map(String.init))
            guard let first = words.words.first, first.first != "#" else { continue }
            try read(first, &words)
            if !words.isAtEnd { throw words.error("there are words too many") }
        }
    }

    private mutating func read(_ first: String, _ words: inout Words) throws(FuzzCaseError) {
        _ = try words.next("a word")
        switch first {
        case "seed":
            guard let value = UInt64(try words.next("a seed")) else {
                throw words.error("a seed is a whole number")
            }
            seed = value
        case "scenes":
            guard let known = Scenes(rawValue: try words.next("a kind of scenes")) else {
                throw words.error("there are no such scenes")
            }
            scenes = known
        case "device": device = try words.next("a device")
        case "navigation": navigation = try words.navigation()
        case "view": views.append(try words.view())
        case "delegate": delegates.append(try words.delegate())
        case "recognizer": recognizers.append(try words.recognizer())
        case "require":
            let waiter = try words.id("r")
            requirements.append(Requirement(waiter: waiter, required: try words.id("r")))
        case "when": hooks.append(try words.hook())
        default: actions.append(try words.action(at: first, after: actions.last?.time ?? 0))
        }
    }
}
