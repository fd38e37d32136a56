/// Text made safe to stand in a script.
enum ScriptText {
    /// The text as a string literal that is JSON and JavaScript alike, ends no script element and no line.
    static func quoted(_ text: String) -> String {
        var bytes: [UInt8] = [UInt8(ascii: "\"")]
        bytes.reserveCapacity(text.utf8.count + 2)
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": bytes += Array("\\\"".utf8)
            case "\\": bytes += Array("\\\\".utf8)
            case "<", ">", "&", "\u{2028}", "\u{2029}", "\u{7F}": bytes += escape(scalar)
            case _ where scalar.value < 0x20: bytes += escape(scalar)
            case _ where scalar.isASCII: bytes.append(UInt8(scalar.value))
            default: bytes += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
            }
        }
        bytes.append(UInt8(ascii: "\""))
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func escape(_ scalar: Unicode.Scalar) -> [UInt8] {
        let hex = String(scalar.value, radix: 16)
        return Array(("\\u" + String(repeating: "0", count: 4 - hex.count) + hex).utf8)
    }
}
