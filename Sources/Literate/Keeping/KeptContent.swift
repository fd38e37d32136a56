import Foundation

/// A result with long texts, which are kept beside its JSON: to escape them would take longer than all the rest.
protocol HoldsTexts: Codable {
    /// The texts, in an order that the rest of the value gives; as many are put back as there were, or as many empty ones.
    var texts: [String] { get set }
}

/// How results are written down: JSON, and after it the long texts as they are.
enum KeptContent {
    private static let newline = UInt8(ascii: "\n")

    /// The bytes of a result; nil if it cannot be written.
    static func bytes(of value: some Encodable) -> Data? {
        guard var bare = value as? any HoldsTexts else { return try? JSONEncoder().encode(value) }
        let texts = bare.texts.map { Data($0.utf8) }
        bare.texts = texts.map { _ in "" }
        guard let json = try? JSONEncoder().encode(bare),
            let lengths = try? JSONEncoder().encode([json.count] + texts.map(\.count))
        else { return nil }
        return texts.reduce(lengths + [newline] + json, +)
    }

    /// The result in bytes; nil if they are not one.
    static func value<Value: Decodable>(_ type: Value.Type, in bytes: Data) -> Value? {
        guard let holder = type as? any HoldsTexts.Type else {
            return try? JSONDecoder().decode(type, from: bytes)
        }
        return holding(holder, in: bytes) as? Value
    }

    private static func holding<Value: HoldsTexts>(
        _ type: Value.Type, in bytes: Data
    ) -> Value? {
        guard let end = bytes.firstIndex(of: newline),
            let lengths = try? JSONDecoder().decode([Int].self, from: bytes[..<end])
        else { return nil }
        var start = bytes.index(after: end)
        var pieces: [Data] = []
        for length in lengths {
            guard length >= 0, start + length <= bytes.endIndex else { return nil }
            pieces.append(bytes[start..<start + length])
            start += length
        }
        guard let json = pieces.first, var value = try? JSONDecoder().decode(type, from: json),
            value.texts.count == pieces.count - 1
        else { return nil }
        value.texts = pieces.dropFirst().map { String(decoding: $0, as: UTF8.self) }
        return value
    }
}
