/// Text that grows, its white space as one space each, none at the ends.
struct SqueezedText {
    private var bytes: [UInt8] = []

    init() {}

    /// Such a text.
    init(_ text: String) { self += text }

    /// What has been added.
    var words: String {
        String(decoding: bytes.last == 0x20 ? bytes.dropLast() : bytes[...], as: UTF8.self)
    }

    static func += (text: inout SqueezedText, more: String) {
        var more = more
        more.withUTF8 { text.add($0) }
    }

    private mutating func add(_ more: UnsafeBufferPointer<UInt8>) {
        var start = 0
        while start < more.count {
            var end = start
            // As far as there is nothing to squeeze.
            while end < more.count, more[end] > 0x20 { end += 1 }
            bytes.append(contentsOf: UnsafeBufferPointer(rebasing: more[start..<end]))
            guard end < more.count else { return }
            if let last = bytes.last, last != 0x20 { bytes.append(0x20) }
            start = end + 1
        }
    }
}
