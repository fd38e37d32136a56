/// Writes JSON text: the engine's own words for what it reports, the same on every platform to the last digit.
struct JSONText {
    private(set) var text = ""
    private var needsComma = false

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
        var digits = fixed(value, 4)
        while digits.utf8.last == UInt8(ascii: "0") { digits.removeLast() }
        if digits.utf8.last == UInt8(ascii: ".") { digits.removeLast() }
        literal(key, digits.utf8.elementsEqual("-0".utf8) ? "0" : digits)
    }

    mutating func number(_ key: String? = nil, _ value: Int) { literal(key, "\(value)") }

    mutating func flag(_ key: String? = nil, _ value: Bool) {
        literal(key, value ? "true" : "false")
    }

    mutating func string(_ key: String? = nil, _ value: String) {
        literal(key, JSONText.quoted(value))
    }

    private mutating func literal(_ key: String?, _ value: String) {
        start(key)
        text += value
        needsComma = true
    }

    private mutating func open(_ key: String?, _ bracket: String) {
        start(key)
        text += bracket
        needsComma = false
    }

    private mutating func close(_ bracket: String) {
        text += bracket
        needsComma = true
    }

    private mutating func start(_ key: String?) {
        if needsComma { text += "," }
        if let key { text += JSONText.quoted(key) + ":" }
    }

    private static func quoted(_ value: String) -> String {
        var quoted = "\""
        for scalar in value.unicodeScalars {
            switch scalar.value {
            case 0x22: quoted += "\\\""
            case 0x5C: quoted += "\\\\"
            case 0x0A: quoted += "\\n"
            case 0x0D: quoted += "\\r"
            case 0x09: quoted += "\\t"
            case 0..<0x20: quoted += " "
            default: quoted.unicodeScalars.append(scalar)
            }
        }
        return quoted + "\""
    }
}
