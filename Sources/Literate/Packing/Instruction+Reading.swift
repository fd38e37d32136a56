extension Instruction {
    /// Reads one instruction.
    ///
    /// - Throws: `ToolFailure` for one that is not known, or that is cut off.
    init(_ reader: inout ModuleReader) throws {
        let place = reader
        let opcode = try reader.byte()
        switch opcode {
        case 0x00, 0x01, 0x05, 0x0B, 0x0F, 0x1A, 0x1B, 0x45...0xC4: self.init(opcode)
        case 0x02...0x04: self.init(opcode, .few(.signed(try reader.signed(bits: 33))))
        case 0x0C, 0x0D: self.init(opcode, .label(try reader.unsigned()))
        case 0x0E:
            let count = try reader.count() + 1
            self.init(opcode, .labels(try (0..<count).map { _ in try reader.unsigned() }))
        case 0x10: self.init(opcode, .function(try reader.unsigned()))
        case 0x11:
            let type = try reader.unsigned()
            guard try reader.unsigned() == 0 else { throw place.failure("calls by a second table") }
            self.init(opcode, .type(type))
        case 0x20...0x22: self.init(opcode, .local(try reader.unsigned()))
        case 0x23, 0x24: self.init(opcode, .few(.unsigned(try reader.unsigned())))
        case 0x28...0x3E:
            let alignment = try reader.unsigned()
            guard alignment < 4 else {
                throw place.failure("has an alignment of 2 to the \(alignment)")
            }
            self.init(opcode, .memory(alignment: alignment, offset: try reader.unsigned()))
        case 0x3F, 0x40: self.init(opcode, .few(try reader.bytes(1)))
        case 0x41: self.init(opcode, .int(Int32(try reader.signed(bits: 32))))
        case 0x42: self.init(opcode, .long(try reader.signed(bits: 64)))
        case 0x43: self.init(opcode, .fraction(try reader.bytes(4)))
        case 0x44: self.init(opcode, .fraction(try reader.bytes(8)))
        case 0xFC:
            let number = try reader.unsigned()
            var bytes = [UInt8].unsigned(number)
            for _ in 0..<(try Self.operandsOfLong(number, place)) {
                bytes.append(unsigned: try reader.unsigned())
            }
            self.init(opcode, .few(bytes))
        default:
            throw place.failure("has the unknown instruction 0x\(String(opcode, radix: 16))")
        }
    }

    /// How many numbers follow an opcode of two bytes: none where fractions are cut off, else parts of the data and memories.
    private static func operandsOfLong(_ number: UInt32, _ place: ModuleReader) throws -> Int {
        switch number {
        case 0...7: return 0
        case 8, 10: return 2
        case 9, 11: return 1
        default: throw place.failure("has the unknown instruction 0xfc \(number)")
        }
    }
}
