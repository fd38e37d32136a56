/// The beginning of a text, as much as is read at a glance: on a rule's card, and under a page's title in a list of hits.
enum Opening {
    /// So many characters are read at a glance; of a longer text the sentences that fit are, and the first in any case.
    private static let glance = 220

    /// The first sentences of a text.
    static func sentences(of text: String) -> String {
        var opening = ""
        for sentence in text.split(separator: ". ") {
            let more = opening.isEmpty ? String(sentence) : opening + ". " + sentence
            guard opening.isEmpty || more.count <= glance else { return opening + "." }
            opening = more
        }
        return opening
    }
}
