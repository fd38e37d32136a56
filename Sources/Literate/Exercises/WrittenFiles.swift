import Foundation

/// What was written last to the folder of exercises, as a hash for each path.
///
/// While a file is renewed, both its texts count as written: so a stop in the middle leaves no file
/// that seems to be the reader's.
struct WrittenFiles {
    /// The name of the file that remembers them.
    static let name = ".written.json"

    /// The hashes of each path, with a blank between two.
    private var hashes: [String: String] = [:]

    init(in folder: URL) {
        let place = folder.appendingPathComponent(Self.name)
        if case .file(let data, _) = FoundFile(at: place) {
            hashes = (try? JSONDecoder().decode([String: String].self, from: data)) ?? [:]
        }
    }

    /// The paths that were written to, in order.
    var paths: [String] { hashes.keys.sorted() }

    /// Whether a file's content is what was written there.
    func knows(_ data: Data, at path: String) -> Bool {
        hashes[path]?.split(separator: " ").contains { $0 == Self.hash(data) } ?? false
    }

    /// Notes what is about to be written, beside what was.
    mutating func announce(_ data: Data, at path: String) {
        guard !knows(data, at: path) else { return }
        hashes[path] = [hashes[path], Self.hash(data)].compactMap(\.self).joined(separator: " ")
    }

    /// Notes what has been written.
    mutating func note(_ data: Data, at path: String) { hashes[path] = Self.hash(data) }

    /// Notes that nothing of the book's is there any more.
    mutating func forget(_ path: String) { hashes[path] = nil }

    /// Writes them into the folder.
    func write(in folder: URL) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        try DurableFile.write(
            encoder.encode(hashes), to: folder.appendingPathComponent(Self.name))
    }

    private static func hash(_ data: Data) -> String {
        var hash = ContentHash()
        hash.add(data)
        return String(hash.value, radix: 16)
    }
}
