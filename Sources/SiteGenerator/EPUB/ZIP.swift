import CZlib
import Foundation

/// Writes files into one, as ZIP: the same files give the same bytes, for nothing of the machine is in them.
struct ZIP {
    private var archive = Data()
    private var directory = Data()
    private var count: UInt16 = 0

    /// The archive of the files, in their order; each is deflated if that makes it smaller, the first one never.
    static func archive(_ files: [(path: String, bytes: Data)]) -> Data {
        var zip = ZIP()
        for (place, file) in files.enumerated() { zip.add(file.path, file.bytes, at: place) }
        return zip.finished
    }

    private mutating func add(_ path: String, _ bytes: Data, at place: Int) {
        let start = archive.count
        let deflated = place == 0 ? nil : Self.deflated(bytes)
        var description = Data()
        /// The version that it takes to read, UTF-8 in names, and the method.
        for number: UInt16 in [20, 1 << 11, deflated == nil ? 0 : 8] { description.add(number) }
        // Midnight of the first day that the format can name.
        for number: UInt16 in [0, 1 << 5 | 1] { description.add(number) }
        description.add(Self.checksum(of: bytes))
        description.add(UInt32(deflated?.count ?? bytes.count))
        description.add(UInt32(bytes.count))
        description.add(UInt16(path.utf8.count))
        description.add(UInt16(0))
        archive.add(0x0403_4B50 as UInt32)
        archive += description + Data(path.utf8) + (deflated ?? bytes)

        directory.add(0x0201_4B50 as UInt32)
        directory.add(UInt16(20))
        // A comment, the disk, and two kinds of attributes: nothing of all that.
        directory += description + Data(count: 10)
        directory.add(UInt32(start))
        directory += Data(path.utf8)
        count += 1
    }

    private var finished: Data {
        var result = archive + directory
        result.add(0x0605_4B50 as UInt32)
        for number in [0, 0, count, count] { result.add(number) }
        result.add(UInt32(directory.count))
        result.add(UInt32(archive.count))
        result.add(UInt16(0))
        return result
    }

    private static func checksum(of bytes: Data) -> UInt32 {
        let data = Array(bytes)
        return UInt32(crc32(0, data, uInt(data.count)))
    }

    /// The bytes as a bare deflate stream; nil if that is no smaller.
    private static func deflated(_ bytes: Data) -> Data? {
        let data = Array(bytes)
        var size = compressBound(uLong(data.count))
        var result = [UInt8](repeating: 0, count: Int(size))
        guard compress2(&result, &size, data, uLong(data.count), Z_BEST_COMPRESSION) == Z_OK else {
            return nil
        }
        // What zlib wraps around the stream, two bytes before it and a checksum after it, ZIP has elsewhere.
        let stream = Data(result[2..<Int(size) - 4])
        return stream.count < bytes.count ? stream : nil
    }
}

extension Data {
    /// Adds a number, its lowest byte first.
    fileprivate mutating func add(_ number: some FixedWidthInteger) {
        Swift.withUnsafeBytes(of: number.littleEndian) { append(contentsOf: $0) }
    }
}
