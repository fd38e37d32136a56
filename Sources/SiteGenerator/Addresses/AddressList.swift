import Foundation
import Literate

/// The addresses that a site has promised to keep: a file beside the chapters, an address on each line.
///
/// An address that is no longer there says where it went: `old.html#place → new.html#place`.
public struct AddressList: Sendable {
    /// A line of the list.
    struct Entry: Hashable, Sendable {
        var address: Address
        /// Where it went; nil while it is there.
        var target: Address?
        var line: Int
    }

    /// The name of the file in the folder of the chapters.
    public static let fileName = "addresses.txt"

    /// How problems name the file.
    let file: String
    /// The lines in the order of the file.
    private(set) var entries: [Entry] = []
    /// Lines that are neither an address nor a comment, and addresses that stand there twice.
    private(set) var problems: [Problem] = []
    /// The comment that the file begins with.
    private let head: [String]

    /// Reads a list; lines that begin with `# ` are comments, and stay at its head.
    init(_ text: String, file: String) {
        self.file = file
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.trimmingWhitespace() }
        head = lines.filter { $0 == "#" || $0.hasPrefix("# ") }
        var known: [Address: Int] = [:]
        for (index, line) in lines.enumerated() where !line.isEmpty {
            guard line != "#", !line.hasPrefix("# ") else { continue }
            let position = SourcePosition(file: file, line: index + 1)
            guard let entry = Self.entry(line, index + 1) else {
                problems.append(
                    Problem(
                        position, "this line is no address of the site: \(line.prefix(60))",
                        remedy: "write `page.html#place`, or `old.html#place → new.html#place`"))
                continue
            }
            if let earlier = known[entry.address] {
                problems.append(
                    Problem(
                        position, "line \(earlier) lists `\(entry.address)` already",
                        remedy: "remove one of the two lines"))
                continue
            }
            known[entry.address] = index + 1
            entries.append(entry)
        }
    }

    /// The addresses that went elsewhere.
    var moved: Set<Address> { Set(entries.filter { $0.target != nil }.map(\.address)) }

    /// The list in a book's folder; nil if the book promises nothing.
    public static func read(in folder: URL, shownAs: String) -> AddressList? {
        let path = folder.appendingPathComponent(fileName).path
        return FileManager.default.contents(atPath: path).map {
            AddressList(String(decoding: $0, as: UTF8.self), file: "\(shownAs)/\(fileName)")
        }
    }

    private static func entry(_ line: String, _ number: Int) -> Entry? {
        let sides = line.replacing("->", with: "→").split(
            separator: "→", omittingEmptySubsequences: false
        ).map { Address(text: $0.trimmingWhitespace()) }
        guard sides.count <= 2, let address = sides[0] else { return nil }
        guard sides.count == 2 else { return Entry(address: address, line: number) }
        return sides[1].map { Entry(address: address, target: $0, line: number) }
    }

    /// The file with more addresses in it, sorted.
    func text(adding more: some Sequence<Address>) -> String {
        let known = Set(entries.map(\.address))
        let all =
            entries.map { ($0.address, $0.target) } + Set(more).subtracting(known).map { ($0, nil) }
        let lines = all.sorted { $0.0 < $1.0 }.map { address, target in
            target.map { "\(address) → \($0)" } ?? "\(address)"
        }
        return (head + lines).map { $0 + "\n" }.joined()
    }

    /// Writes the list into its book's folder with those of a site's addresses that it lacks, and says which they are.
    ///
    /// `only` names the one chapter whose pages count. A list with a mistake in it is left alone.
    public func add(
        _ addresses: SiteAddresses, only: String? = nil, in folder: URL
    ) throws -> [Address] {
        let known = Set(entries.map(\.address))
        let new = addresses.all.subtracting(known).filter { only == nil || $0.slug == only }
        guard problems.isEmpty, !new.isEmpty else { return [] }
        try Data(text(adding: new).utf8).write(
            to: folder.appendingPathComponent(Self.fileName).resolvingSymlinksInPath(),
            options: .atomic)
        return new.sorted()
    }
}
