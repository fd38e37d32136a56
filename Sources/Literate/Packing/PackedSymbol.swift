/// One of up to 256 things that the code of a packed module is made of: an instruction as it stands, or one whose operand is in a stream.
struct PackedSymbol: Hashable {
    /// Where the operand is; `unpack.c` has the same numbers.
    enum Kind: UInt8, CaseIterable {
        /// In the symbol itself.
        case whole
        /// The local that is got, set, or set and kept, by its rank: 1 for the one of its type that was named last, 0 for a new one.
        case get, set, tee
        /// Behind an address, in as many bytes as the access is aligned to.
        case offset
        case constant, call, label, indirect, labels, long, fraction
        /// A local, whose rank is in the symbol.
        case near
        /// Behind an address, in bytes.
        case oddOffset

        /// The stream that the operand is in.
        var stream: Int {
            switch self {
            case .near: Self.whole.stream
            case .oddOffset: Self.offset.stream
            default: Int(rawValue)
            }
        }
    }

    let kind: Kind
    /// What the symbol stands for: its opcode, and what is needed to read the operand.
    let text: [UInt8]
}

/// A symbol with its operand.
struct PackedInstruction {
    let symbol: PackedSymbol
    let operand: [UInt8]

    init(_ kind: PackedSymbol.Kind, _ text: [UInt8], _ operand: [UInt8] = []) {
        symbol = PackedSymbol(kind: kind, text: text)
        self.operand = operand
    }
}
