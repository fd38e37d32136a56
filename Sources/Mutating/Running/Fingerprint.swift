/// A number for a text, by which a change is noticed (FNV-1a, 64 bits).
struct Fingerprint {
    private var value: UInt64 = 0xcbf2_9ce4_8422_2325

    /// Takes a text in.
    mutating func take(_ text: String) {
        for byte in text.utf8 { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }
        value = (value ^ 0xff) &* 0x100_0000_01b3
    }

    /// Sixteen digits.
    var text: String {
        let digits = String(value, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
