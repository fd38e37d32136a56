/// The symbols of a program's code, with numbers.
struct SymbolTable {
    /// An instruction by its symbol's number.
    struct Numbered {
        let name: UInt8
        /// The stream that the operand goes to.
        let stream: Int
        let operand: [UInt8]
    }

    /// In the order of their numbers: those of a kind together.
    let symbols: [PackedSymbol]
    let functions: [[Numbered]]

    /// The symbols of functions whose locals are in order.
    init(_ functions: [ModuleFunction]) {
        let code = CodeSymbols(functions)
        let written = functions.map(code.symbols)
        symbols = Set(written.lazy.joined().map(\.symbol)).sorted { one, other in
            one.kind == other.kind
                ? one.text.lexicographicallyPrecedes(other.text)
                : one.kind.rawValue < other.kind.rawValue
        }
        let names = Dictionary(uniqueKeysWithValues: zip(symbols, 0...))
        self.functions = written.map { function in
            function.map { instruction in
                Numbered(
                    name: UInt8(truncatingIfNeeded: names[instruction.symbol] ?? 0),
                    stream: instruction.symbol.kind.stream, operand: instruction.operand)
            }
        }
    }

    /// - Throws: `ToolFailure` if there are more symbols than a byte can name.
    func check() throws {
        guard symbols.count <= 256 else {
            throw ToolFailure(
                "the page's module cannot be packed: its code has \(symbols.count) symbols, and a byte names 256; give what there are many of a stream in Sources/Literate/Packing and in unpack.c"
            )
        }
    }

    /// How many there are, less one, and of each its kind, how long it is, and its bytes.
    var bytes: [UInt8] {
        var bytes = [UInt8(truncatingIfNeeded: symbols.count - 1)]
        for symbol in symbols {
            bytes.append(symbol.kind.rawValue)
            bytes.append(UInt8(symbol.text.count))
            bytes += symbol.text
        }
        return bytes
    }
}
