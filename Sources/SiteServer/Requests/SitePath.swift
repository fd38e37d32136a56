/// The path of a file on the site that a request asks for: names of folders and of the file.
struct SitePath: Equatable {
    let names: [String]

    /// The path with its slashes, such as `files/one.swift`.
    var text: String { names.joined(separator: "/") }

    /// The file that a request's target means; nil if it means none that a site can have.
    ///
    /// Each name is decoded once. No name of the site begins with a dot or holds a slash, a backslash or a control
    /// character, so what has one leads nowhere, however it is written.
    init?(target: String) {
        let path = target.prefix { $0 != "?" && $0 != "#" }
        guard path.hasPrefix("/") else { return nil }
        var names: [String] = []
        var parts = path.dropFirst().split(separator: "/", omittingEmptySubsequences: false)
        if parts.last == "" { parts[parts.count - 1] = "index.html" }
        for part in parts {
            guard let name = Self.decoded(part), Self.isName(name) else { return nil }
            names.append(name)
        }
        self.names = names
    }

    private static func isName(_ name: String) -> Bool {
        !name.isEmpty && !name.hasPrefix(".")
            && name.unicodeScalars.allSatisfy {
                $0.value >= 32 && $0.value != 127 && $0 != "/" && $0 != "\\"
            }
    }

    /// The text with its percent signs resolved; nil where one stands before something else, or the bytes are no text.
    static func decoded(_ text: Substring) -> String? {
        var bytes: [UInt8] = []
        var rest = Array(text.utf8)[...]
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "%") else {
                bytes.append(byte)
                continue
            }
            guard let high = rest.popFirst().flatMap(value),
                let low = rest.popFirst().flatMap(value)
            else { return nil }
            bytes.append(high << 4 | low)
        }
        return String(validating: bytes, as: UTF8.self)
    }

    private static func value(of digit: UInt8) -> UInt8? {
        switch digit {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): digit - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): digit - UInt8(ascii: "A") + 10
        default: nil
        }
    }
}
