import Foundation

/// A new chapter that holds as it is: the smallest that has a listing, a claim with its run, and a prediction.
public struct ChapterDraft: Equatable, Sendable {
    /// The name of the chapter's file.
    public let fileName: String
    /// The text of the file.
    public let text: String

    /// What keeps a title from becoming a chapter, and what to do about it.
    public struct Refusal: Error, CustomStringConvertible, Equatable {
        /// The mistake and its remedy, as a person reads them.
        public let description: String
    }

    /// A draft with a title, for a book that has files of these names.
    ///
    /// It gets the first free number after `predecessor`, or without that after the last chapter.
    public init(
        title: String, after predecessor: Int? = nil, among files: [String]
    ) throws(Refusal) {
        let title = title.trimmingCharacters(in: .whitespaces)
        let name = try Self.name(of: title)
        let numbers = Set(files.compactMap { Int($0.prefix { "0"..."9" ~= $0 }) })
        if let predecessor, !numbers.contains(predecessor) {
            throw Refusal(
                description: "there is no chapter \(predecessor) for the new one to come after; "
                    + "--after takes the number of a chapter")
        }
        let number = (predecessor ?? numbers.max() ?? 0) + 1
        guard !numbers.contains(number) else {
            let taken = files.sorted().first { Int($0.prefix { "0"..."9" ~= $0 }) == number }
            throw Refusal(
                description:
                    "`\(taken ?? "")` is chapter \(number) already; give that one and those "
                    + "after it other numbers, or leave out --after")
        }
        let digits = number < 10 ? "0\(number)" : "\(number)"
        fileName = "\(digits)-\(name).md"
        text = Self.text.replacing("TITLE", with: title, maxReplacements: 1)
    }

    /// The title in small letters, its words joined by hyphens: the name of the file and of the page.
    private static func name(of title: String) throws(Refusal) -> String {
        let isMarked = title.contains { "`*_[]<>\\#{}&~|!".contains($0) }
        guard !isMarked, title.unicodeScalars.allSatisfy({ $0.value >= 32 && $0.value != 127 }),
            !(title.first?.isNumber ?? false && title.contains(". "))
        else {
            throw Refusal(
                description: "a title for a new chapter has no markup and stands on one line; "
                    + "add marks to the `# ` line of the chapter afterwards")
        }
        let plain = title.decomposedStringWithCanonicalMapping.lowercased()
            .filter { $0 != "’" && $0 != "'" }
            .unicodeScalars.filter { !$0.properties.isDiacritic }
        let words = String(String.UnicodeScalarView(plain)).split {
            !("a"..."z" ~= $0 || "0"..."9" ~= $0)
        }
        let name = words.joined(separator: "-")
        guard name.contains(where: { "a"..."z" ~= $0 }) else {
            throw Refusal(
                description:
                    "the title “\(title)” makes no name for a file, which has small letters "
                    + "from a to z; begin with an English title, and change the `# ` line afterwards"
            )
        }
        guard name.utf8.count <= 80 else {
            throw Refusal(
                description: "the title makes a file’s name of \(name.utf8.count) letters; "
                    + "80 are the most: shorten it")
        }
        return name
    }
}
