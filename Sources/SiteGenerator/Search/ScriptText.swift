/// Text made safe to stand in a script.
enum ScriptText {
    /// The text as a string literal that is JSON and JavaScript alike, ends no script element and no line.
    static func quoted(_ text: String) -> String {
        var text = text
        var script: [UInt8] = [UInt8(ascii: "\"")]
        text.withUTF8 { write($0, to: &script) }
        script.append(UInt8(ascii: "\""))
        return String(decoding: script, as: UTF8.self)
    }

    /// Writes UTF-8 as it stands within such a literal.
    static func write(_ text: UnsafeBufferPointer<UInt8>, to script: inout [UInt8]) {
        var place = 0
        while place < text.count {
            let byte = text[place]
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"): script += [UInt8(ascii: "\\"), byte]
            case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"), 0x7F, 0..<0x20:
                script += escape(UInt32(byte))
            case 0xE2 where isLineEnd(text[place...]):
                // U+2028 and U+2029, which end a line of a script: E2 80 A8 and E2 80 A9.
                script += escape(0x2000 + UInt32(text[place + 2]) - 0x80)
                place += 2
            default: script.append(byte)
            }
            place += 1
        }
    }

    private static func isLineEnd(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        text.starts(with: [0xE2, 0x80, 0xA8]) || text.starts(with: [0xE2, 0x80, 0xA9])
    }

    private static func escape(_ scalar: UInt32) -> [UInt8] {
        let hex = String(scalar, radix: 16)
        return Array(("\\u" + String(repeating: "0", count: 4 - hex.count) + hex).utf8)
    }
}
