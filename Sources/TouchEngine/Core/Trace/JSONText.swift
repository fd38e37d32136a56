/// Writes JSON text: the engine's own words for what it reports, the same on every platform to the last digit.
struct JSONText {
    private var bytes: [UInt8] = []
    private var needsComma = false

    /// What has been written.
    var text: String { String(decoding: bytes, as: UTF8.self) }

    mutating func object(_ key: String? = nil, _ body: (inout JSONText) -> Void) {
        open(key, "{")
        body(&self)
        close("}")
    }

    mutating func array(_ key: String? = nil, _ body: (inout JSONText) -> Void) {
        open(key, "[")
        body(&self)
        close("]")
    }

    mutating func number(_ key: String? = nil, _ value: Double) {
        start(key)
        var digits = Array(fixed(value, 4).utf8)
        while digits.last == UInt8(ascii: "0") { digits.removeLast() }
        if digits.last == UInt8(ascii: ".") { digits.removeLast() }
        bytes += digits
        needsComma = true
    }

    mutating func number(_ key: String? = nil, _ value: Int) { literal(key, "\(value)") }

    mutating func flag(_ key: String? = nil, _ value: Bool) {
        literal(key, value ? "true" : "false")
    }

    mutating func string(_ key: String? = nil, _ value: String) {
        start(key)
        quote(value)
        needsComma = true
    }

    private mutating func literal(_ key: String?, _ value: String) {
        start(key)
        bytes += value.utf8
        needsComma = true
    }

    private mutating func open(_ key: String?, _ bracket: String) {
        start(key)
        bytes += bracket.utf8
        needsComma = false
    }

    private mutating func close(_ bracket: String) {
        bytes += bracket.utf8
        needsComma = true
    }

    private mutating func start(_ key: String?) {
        if needsComma { bytes.append(UInt8(ascii: ",")) }
        guard let key else { return }
        quote(key)
        bytes.append(UInt8(ascii: ":"))
    }

    private mutating func quote(_ value: String) {
        bytes.append(UInt8(ascii: "\""))
        for byte in value.utf8 {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"):
                bytes.append(UInt8(ascii: "\\"))
                bytes.append(byte)
            case 0x0A: bytes += "\\n".utf8
            case 0x0D: bytes += "\\r".utf8
            case 0x09: bytes += "\\t".utf8
            case 0..<0x20: bytes.append(UInt8(ascii: " "))
            default: bytes.append(byte)
            }
        }
        bytes.append(UInt8(ascii: "\""))
    }
}
