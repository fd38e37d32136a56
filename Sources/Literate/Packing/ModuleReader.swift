/// The bytes of a module, read one after the other.
struct ModuleReader {
    private let bytes: [UInt8]
    /// Where the next byte is.
    private(set) var place: Int
    private let end: Int
    /// Where the bytes begin in the module.
    private let start: Int

    /// Reads bytes, or a part of them, that begin somewhere in a module.
    init(_ bytes: [UInt8], in range: Range<Int>? = nil, from start: Int = 0) {
        self.bytes = bytes
        self.start = start
        place = range?.lowerBound ?? 0
        end = range?.upperBound ?? bytes.count
    }

    var isAtEnd: Bool { place == end }

    mutating func byte() throws -> UInt8 {
        guard place < end else { throw failure("ends too early") }
        defer { place += 1 }
        return bytes[place]
    }

    mutating func bytes(_ count: Int) throws -> [UInt8] { Array(bytes[try range(count)]) }

    /// Where the next bytes are, which are passed over.
    mutating func range(_ count: Int) throws -> Range<Int> {
        guard count <= end - place else { throw failure("ends too early") }
        defer { place += count }
        return place..<place + count
    }

    /// A number that is not negative, in up to five bytes.
    mutating func unsigned() throws -> UInt32 {
        var value: UInt64 = 0
        for shift in stride(from: 0, to: 35, by: 7) {
            let next = try byte()
            value |= UInt64(next & 127) << shift
            if next < 128 {
                guard let number = UInt32(exactly: value) else { break }
                return number
            }
        }
        throw failure("has a number that is too large")
    }

    /// How many of something follow: each takes a byte at least.
    mutating func count() throws -> Int {
        let count = Int(try unsigned())
        guard count <= end - place else { throw failure("ends too early") }
        return count
    }

    /// A number that may be negative, of so many bits.
    mutating func signed(bits: Int) throws -> Int64 {
        var value: Int64 = 0
        for shift in stride(from: 0, to: bits, by: 7) {
            let next = try byte()
            value |= Int64(next & 127) << shift
            guard next < 128 else { continue }
            if next & 64 != 0, shift + 7 < 64 { value |= -1 << (shift + 7) }
            guard bits == 64 || value >> (bits - 1) == value >> 63 else { break }
            return value
        }
        throw failure("has a number that is too large")
    }

    /// What is wrong with the module at the last place that was read.
    func failure(_ message: String) -> ToolFailure {
        ToolFailure(
            "the page's module cannot be packed: at byte \(start + place) it \(message); teach it to Sources/Literate/Packing, or let binaryen and the linker write what it knows"
        )
    }
}
