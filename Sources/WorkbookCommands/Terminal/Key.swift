/// A key that was pressed.
enum Key: Equatable {
    case letter(Character)
    case up, down, pageUp, pageDown, enter, escape
    /// Ctrl-C.
    case interrupt
    /// Ctrl-Z.
    case suspend

    /// The keys in what a terminal sent; what they are not is left out.
    static func all(in bytes: [UInt8]) -> [Key] {
        var keys: [Key] = []
        var rest = bytes[...]
        while let byte = rest.first {
            if let (sequence, key) = sequences.first(where: { rest.starts(with: $0.0) }) {
                keys.append(key)
                rest = rest.dropFirst(sequence.count)
                continue
            }
            rest.removeFirst()
            switch byte {
            case 3: keys.append(.interrupt)
            case 26: keys.append(.suspend)
            case 10, 13: keys.append(.enter)
            case 27 where rest.isEmpty: keys.append(.escape)
            case 27: rest = rest.dropFirst(lengthOfSequence(rest))
            case 32..<127: keys.append(.letter(Character(Unicode.Scalar(byte))))
            default: break
            }
        }
        return keys
    }

    private static let sequences: [([UInt8], Key)] = [
        ("[A", up), ("OA", up), ("[B", down), ("OB", down), ("[5~", pageUp), ("[6~", pageDown),
    ].map { ([27] + Array($0.utf8), $1) }

    /// How much of a text belongs to an escape sequence that has begun before it.
    private static func lengthOfSequence(_ bytes: ArraySlice<UInt8>) -> Int {
        guard bytes.first == UInt8(ascii: "[") else { return 1 }
        let end = bytes.dropFirst().firstIndex { 0x40...0x7E ~= $0 }
        return end.map { bytes.distance(from: bytes.startIndex, to: $0) + 1 } ?? bytes.count
    }
}
