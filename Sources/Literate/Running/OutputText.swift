import Foundation

/// What a program printed, as a file.
enum OutputText {
    /// The bytes that are worth reading at either end of what is too long to be read.
    static let half = 256 << 10

    /// The text of a file; of one that is too long, its beginning and its end, and how much is left out between.
    static func read(_ file: URL) -> String {
        let length = size(of: file)
        guard length > 2 * half, let handle = try? FileHandle(forReadingFrom: file) else {
            let bytes = FileManager.default.contents(atPath: file.path) ?? Data()
            return String(decoding: bytes, as: UTF8.self)
        }
        defer { try? handle.close() }
        let first = (try? handle.read(upToCount: half)) ?? Data()
        try? handle.seek(toOffset: UInt64(length - half))
        let last = (try? handle.read(upToCount: half)) ?? Data()
        let between = length - first.count - last.count
        return String(decoding: first, as: UTF8.self) + "\n… \(between) bytes left out …\n"
            + String(decoding: last, as: UTF8.self)
    }

    /// The length of a file in bytes.
    static func size(of file: URL) -> Int {
        let attributes = try? FileManager.default.attributesOfItem(atPath: file.path)
        return (attributes?[.size] as? NSNumber)?.intValue ?? 0
    }
}
