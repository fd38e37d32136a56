/// What stands after an opening fence: a language, then attributes in braces, each with its column.
///
///     swift {#id .class key=value key="quoted value"}
public struct InfoString: Equatable, Sendable {
    /// A word with the column of its first byte.
    public struct Word: Equatable, Sendable {
        /// The word itself, without quotation marks and without `#` or `.`.
        public var text: String
        /// The column of its first byte, counted from 1, its mark included.
        public var column: Int
    }

    /// The first word, or an empty one.
    public var language = Word(text: "", column: 1)
    /// The first word after the language, if it is not a brace.
    public var strayWord: Word?
    /// Whether attributes follow, even none: `{}`.
    public var hasBraces = false
    /// The name after `#`.
    public var id: Word?
    /// The names after `.`, in order.
    public var classes: [Word] = []
    /// The `key=value` pairs, in order.
    public var attributes: [(key: Word, value: Word)] = []

    /// The value of an attribute.
    public func value(_ key: String) -> Word? {
        attributes.first { $0.key.text == key }?.value
    }

    /// Equal info strings have the same words in the same columns.
    public static func == (a: Self, b: Self) -> Bool {
        a.language == b.language && a.strayWord == b.strayWord && a.hasBraces == b.hasBraces
            && a.id == b.id
            && a.classes == b.classes
            && a.attributes.elementsEqual(b.attributes) { $0.key == $1.key && $0.value == $1.value }
    }
}
