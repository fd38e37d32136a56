/// A colour's word, taken apart.
struct Paint {
    /// Whether it is one of the system's, by name; the page alone knows its components.
    let isSystem: Bool
    /// The name, or `#rrggbb`.
    let color: String
    /// How opaque it is, from 0 to 1.
    let alpha: CGFloat

    init(_ word: String) {
        let bytes = Array(word.utf8)
        isSystem = bytes.first != UInt8(ascii: "#")
        let end = isSystem ? bytes.firstIndex(of: UInt8(ascii: "/")) ?? bytes.count : 7
        color = String(decoding: bytes[..<end], as: UTF8.self)
        let rest = bytes[end...].filter { $0 != UInt8(ascii: "/") }
        alpha = rest.isEmpty ? 1 : Paint.number(rest)
    }

    /// Red, green and blue, each between 0 and 1; nil for a system colour.
    var components: [CGFloat]? {
        guard !isSystem else { return nil }
        let digits = Array(color.utf8)
        return [1, 3, 5].map { Paint.number(Array(digits[$0..<$0 + 2])) }
    }

    /// Two hexadecimal digits as a number between 0 and 1.
    private static func number(_ digits: [UInt8]) -> CGFloat {
        let byte = digits.reduce(0) { $0 * 16 + Int($1 < 97 ? $1 - 48 : $1 - 87) }
        return CGFloat(byte) / 255
    }
}
