/// An instruction of a function, with what it names.
struct Instruction: Hashable {
    /// What follows the opcode.
    enum Operand: Hashable {
        case none
        /// The place of a local.
        case local(UInt32)
        /// The number of a function that is called.
        case function(UInt32)
        /// How many blocks out a branch leads.
        case label(UInt32)
        /// The same for each case, the last being for all others.
        case labels([UInt32])
        /// The type of a function that the table knows.
        case type(UInt32)
        /// Where memory is touched: a power of two, and how far behind the address.
        case memory(alignment: UInt32, offset: UInt32)
        /// A constant of 32 bits.
        case int(Int32)
        /// A constant of 64 bits.
        case long(Int64)
        /// The bytes of a constant with a fraction.
        case fraction([UInt8])
        /// What is one of a few: the type of a block, a global, a part of the data.
        case few([UInt8])
    }

    let opcode: UInt8
    let operand: Operand

    init(_ opcode: UInt8, _ operand: Operand = .none) {
        self.opcode = opcode
        self.operand = operand
    }

    /// Whether it begins a block: what stands in it ends with an instruction of its own.
    var beginsBlock: Bool { (0x02...0x04).contains(opcode) }
    var endsBlock: Bool { opcode == 0x0B }

    /// The local that it gets, sets, or sets and keeps.
    var local: Int? {
        if case .local(let place) = operand { Int(place) } else { nil }
    }

    /// The same instruction of another local, or function.
    func with(_ operand: Operand) -> Instruction { Instruction(opcode, operand) }

    /// As it stands in a module, in as few bytes as it takes.
    var bytes: [UInt8] {
        var bytes = [opcode]
        switch operand {
        case .none: break
        case .local(let number), .function(let number), .label(let number):
            bytes.append(unsigned: number)
        case .labels(let numbers): bytes += Self.bytes(of: numbers)
        case .type(let number):
            bytes.append(unsigned: number)
            bytes.append(0)
        case .memory(let alignment, let offset):
            bytes.append(unsigned: alignment)
            bytes.append(unsigned: offset)
        case .int(let number): bytes.append(signed: Int64(number))
        case .long(let number): bytes.append(signed: number)
        case .fraction(let text), .few(let text): bytes += text
        }
        return bytes
    }

    /// Where the cases of a branch lead, with how many there are besides the last.
    static func bytes(of labels: [UInt32]) -> [UInt8] {
        var bytes = [UInt8].unsigned(labels.count - 1)
        for label in labels { bytes.append(unsigned: label) }
        return bytes
    }
}
