import Foundation

/// What was found out about files, kept for the next run by their content.
struct Memo<Value: Codable> {
    private struct Entry: Codable {
        let key: String
        let value: Value
    }

    private let file: URL
    private let tool: String
    private var old: [String: Entry]
    private var entries: [String: Entry] = [:]

    /// Reads what a file keeps; nothing in it counts if another build of this tool has written it.
    init(_ file: URL) {
        self.file = file
        tool = Self.tool
        let data = (try? Data(contentsOf: file)) ?? Data()
        old = (try? JSONDecoder().decode([String: Entry].self, from: data)) ?? [:]
    }

    /// What is known of a text, or what is found out now.
    mutating func value(of path: String, _ text: String, find: () -> Value) -> Value {
        var print = Fingerprint()
        print.take(tool)
        print.take(text)
        if let entry = old[path], entry.key == print.text {
            entries[path] = entry
            return entry.value
        }
        let value = find()
        entries[path] = Entry(key: print.text, value: value)
        return value
    }

    /// Keeps what was asked for.
    func write() throws {
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try JSONEncoder().encode(entries).write(to: file)
    }

    /// Changes with the running program.
    private static var tool: String {
        let path = Bundle.main.executablePath ?? ""
        let facts = try? FileManager.default.attributesOfItem(atPath: path)
        let date = facts?[.modificationDate] as? Date
        return "\(path) \(facts?[.size] ?? 0) \(date?.timeIntervalSince1970 ?? 0)"
    }
}
