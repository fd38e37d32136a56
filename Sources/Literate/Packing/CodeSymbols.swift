/// How the instructions of a program are written as symbols.
struct CodeSymbols {
    /// The calls, constants and accesses that are met most often: each is a symbol with its operand.
    private let frequent: Set<Instruction>

    /// As many of these as pack best.
    private static let mostFrequent = 40
    /// Branches that lead no further out have their label in the symbol.
    private static let nearLabels = 2

    /// Looks for what is met most often in functions.
    init(_ functions: [ModuleFunction]) {
        var counts: [Instruction: Int] = [:]
        for instruction in functions.lazy.flatMap(\.instructions) {
            switch instruction.operand {
            case .function, .int, .memory: counts[instruction, default: 0] += 1
            default: break
            }
        }
        // Those that are met as often in the order of their bytes, so that a module is packed in one way only.
        let most = counts.filter { $0.value > 1 }.map { ($0.value, $0.key.bytes, $0.key) }
            .sorted { $0.0 == $1.0 ? $0.1.lexicographicallyPrecedes($1.1) : $0.0 > $1.0 }
        frequent = Set(most.prefix(Self.mostFrequent).map(\.2))
    }

    /// A function, whose locals are in order, as symbols.
    func symbols(of function: ModuleFunction) -> [PackedInstruction] {
        var locals = RecentLocals(function)
        return function.instructions.map { symbol(of: $0, &locals) }
    }

    private func symbol(
        of instruction: Instruction, _ locals: inout RecentLocals
    ) -> PackedInstruction {
        let opcode = instruction.opcode
        switch instruction.operand {
        case .local(let local):
            let (type, rank) = locals.rank(of: Int(local))
            if Self.isNear(opcode, type, rank) {
                return PackedInstruction(.near, [opcode, type, UInt8(rank)])
            }
            let kind: PackedSymbol.Kind =
                opcode == 0x20 ? .get : opcode == 0x21 ? .set : .tee
            return PackedInstruction(kind, [opcode, type], .unsigned(rank))
        case .memory(let alignment, let offset):
            if frequent.contains(instruction) { break }
            let text = [opcode, UInt8(alignment)]
            guard offset & (1 << alignment - 1) == 0 else {
                return PackedInstruction(.oddOffset, text, .unsigned(offset))
            }
            return PackedInstruction(.offset, text, .unsigned(offset >> alignment))
        case .int(let number):
            if frequent.contains(instruction) { break }
            return PackedInstruction(.constant, [opcode], .signed(Int64(number)))
        case .function(let number):
            if frequent.contains(instruction) { break }
            return PackedInstruction(.call, [opcode], .unsigned(number))
        case .label(let label) where label >= Self.nearLabels:
            return PackedInstruction(.label, [opcode], .unsigned(label))
        case .type(let type): return PackedInstruction(.indirect, [opcode], .unsigned(type))
        case .labels(let labels):
            return PackedInstruction(.labels, [opcode], Instruction.bytes(of: labels))
        case .long(let number): return PackedInstruction(.long, [opcode], .signed(number))
        case .fraction(let bytes): return PackedInstruction(.fraction, [opcode], bytes)
        case .none, .label, .few: break
        }
        return PackedInstruction(.whole, instruction.bytes)
    }

    /// Whether a local of that rank has a symbol of its own: the two that were named last are got so often, and one is set.
    private static func isNear(_ opcode: UInt8, _ type: UInt8, _ rank: Int) -> Bool {
        switch (opcode, type) {
        case (0x20, 0x7F), (0x20, 0x7C): rank == 1 || rank == 2
        case (0x20, 0x7E), (0x21, 0x7F): rank == 1
        default: false
        }
    }
}
