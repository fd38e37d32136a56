extension [UInt8] {
    /// Adds a number that is not negative, in as few bytes as it takes.
    mutating func append(unsigned number: some FixedWidthInteger) {
        var rest = UInt64(number)
        while rest > 127 {
            append(UInt8(rest & 127) | 128)
            rest >>= 7
        }
        append(UInt8(rest))
    }

    /// Adds a number that may be negative, in as few bytes as it takes.
    mutating func append(signed number: Int64) {
        var rest = number
        while !(-64...63).contains(rest) {
            append(UInt8(truncatingIfNeeded: rest) | 128)
            rest >>= 7
        }
        append(UInt8(truncatingIfNeeded: rest) & 127)
    }

    /// Adds a section with what it holds.
    mutating func append(section kind: UInt8, _ content: [UInt8]) {
        append(kind)
        append(unsigned: content.count)
        append(contentsOf: content)
    }

    /// A number that is not negative, in as few bytes as it takes.
    static func unsigned(_ number: some FixedWidthInteger) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.append(unsigned: number)
        return bytes
    }

    /// A number that may be negative, in as few bytes as it takes.
    static func signed(_ number: Int64) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.append(signed: number)
        return bytes
    }
}
