import Foundation

/// A fingerprint of content, eight bytes at a time.
public struct ContentHash: Sendable {
    /// The fingerprint of what has been added so far.
    public private(set) var value: UInt64 = 0x9E37_79B9_7F4A_7C15

    /// The fingerprint of nothing yet.
    public init() {}

    /// The fingerprint of texts, each with its end.
    public init(_ texts: String...) { for text in texts { add(text) } }

    /// Adds bytes, and where they end.
    public mutating func add(_ data: Data) { data.withUnsafeBytes { add($0) } }

    /// Adds bytes, and where they end.
    public mutating func add(_ bytes: UnsafeRawBufferPointer) {
        let words = bytes.count / 8
        for index in 0..<words {
            mix(bytes.loadUnaligned(fromByteOffset: index * 8, as: UInt64.self))
        }
        var rest: UInt64 = 0
        for byte in bytes[(words * 8)...] { rest = rest << 8 | UInt64(byte) }
        mix(rest)
        mix(UInt64(bytes.count))
    }

    /// Adds a text, and where it ends.
    public mutating func add(_ text: String) {
        var text = text
        text.withUTF8 { add(UnsafeRawBufferPointer($0)) }
    }

    /// Adds a number, such as another fingerprint.
    public mutating func add(_ number: UInt64) { mix(number) }

    /// Adds a file's bytes; one that cannot be read is told from an empty one.
    public mutating func add(file: URL) {
        guard let data = try? Data(contentsOf: file, options: .alwaysMapped) else {
            return mix(1)
        }
        add(data)
    }

    /// Adds every file under a folder, hidden ones left out, with its path there; or the one file that is no folder.
    public mutating func add(filesUnder folder: URL) {
        let names = FileManager.default.enumerator(atPath: folder.path)?
            .compactMap { $0 as? String }.sorted()
        guard let names, !names.isEmpty else { return add(file: folder) }
        for name in names where !name.hasPrefix(".") && !name.contains("/.") {
            add(name)
            add(file: folder.appendingPathComponent(name))
        }
    }

    private mutating func mix(_ word: UInt64) {
        value = (value ^ word) &* 0xD6E8_FEB8_6659_FD93
        value ^= value >> 32
    }
}
