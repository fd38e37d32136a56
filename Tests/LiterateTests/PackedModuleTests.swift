import Testing

@testable import Literate

@Suite("The page's module, packed and unpacked")
struct PackedModuleTests {
    private func unpacked(_ module: SmallModule) throws -> [UInt8] {
        let packed = try PackedModule(module.bytes)
        #expect(PackedModule.unpacked(packed.bytes) == packed.module)
        return packed.module
    }

    private func expectUnchanged(_ module: SmallModule) throws {
        #expect(try unpacked(module) == module.unchanged)
    }

    @Test("instructions that name nothing come out as they went in")
    func plain() throws {
        let plain: [UInt8] = [0x00, 0x01, 0x0F, 0x1A, 0x1B] + Array(0x45...0xC4)
        try expectUnchanged(SmallModule(code: plain + plain.reversed()))
        try expectUnchanged(SmallModule(code: []))
        let long: [[UInt8]] = (0...7).map { [0xFC, $0] }
        let ofData: [UInt8] = [0xFC, 8, 3, 0, 0xFC, 9, 3, 0xFC, 10, 0, 0, 0xFC, 11, 0]
        try expectUnchanged(SmallModule(code: long.flatMap { $0 } + ofData))
    }

    @Test("blocks with and without types hold each other")
    func blocks() throws {
        let types: [UInt8] = [0x40, 0x7F, 0x7E, 0x7D, 0x7C, 0x00, 0x3F]
        var code: [UInt8] = []
        for kind: UInt8 in [0x02, 0x03, 0x04] {
            for type in types { code += [kind, type] }
            code += [0x05] + types.map { _ in 0x0B }
        }
        code += [0x02] + .signed(200) + [0x0B]
        try expectUnchanged(SmallModule(code: code))
    }

    @Test("branches lead as far out as they did, one by one and in tables")
    func branches() throws {
        let labels: [UInt32] = [0, 1, 2, 3, 127, 128, 16_384, .max]
        var code: [UInt8] = []
        for label in labels { code += [0x0C] + .unsigned(label) + [0x0D] + .unsigned(label) }
        code += [0x0E, 0, 5] + [0x0E] + .unsigned(labels.count - 1)
        for label in labels { code += .unsigned(label) }
        code += [0x0E] + .unsigned(300)
        code += (0...300).map { UInt8($0 % 7) }
        try expectUnchanged(SmallModule(code: code))
    }

    @Test("constants of every length keep their numbers, the least and the greatest too")
    func constants() throws {
        var numbers: [Int64] = [0, -1, 63, 64, -64, -65, 8191, 8192, -8192, -8193]
        for bits in 20...31 { numbers += [1 << bits - 1, -1 << bits] }
        var code: [UInt8] = []
        for number in numbers { code += [0x41] + .signed(number) }
        for bits in 32...62 { numbers += [1 << bits, -1 << bits] }
        numbers += [.max, .min]
        for number in numbers { code += [0x42] + .signed(number) }
        code += [0x43, 1, 2, 254, 255] + [0x44, 1, 128, 3, 4, 5, 6, 254, 255]
        code += [0x43, 0, 0, 0, 0] + [0x44, 11, 11, 11, 11, 11, 11, 11, 11]
        try expectUnchanged(SmallModule(code: code))
    }

    @Test("numbers that take more bytes than they need come out with fewer")
    func longNumbers() throws {
        let long = SmallModule(code: [0x41, 0x80, 0x80, 0x00, 0x42, 0xFF, 0x7F, 0x23, 0x81, 0x00])
        let short = SmallModule(code: [0x41, 0x00, 0x42, 0x7F, 0x23, 0x01])
        #expect(try unpacked(long) == short.unchanged)
    }

    @Test("an access to memory keeps its alignment, and its offset, which need not be a multiple")
    func memory() throws {
        var code: [UInt8] = []
        for opcode: UInt8 in 0x28...0x3E {
            for offset: UInt32 in [0, 1, 7, 8, 96, 1024, 1025, .max - 7, .max] {
                code += [opcode, opcode % 4] + .unsigned(offset)
            }
        }
        try expectUnchanged(SmallModule(code: code + [0x3F, 0, 0x40, 0]))
    }

    @Test("globals, calls and calls through the table keep what they name")
    func calls() throws {
        var code: [UInt8] = []
        for _ in 1...3 { code += [0x10, 0, 0x10, 1, 0x11, 0, 0, 0x11, 1, 0] }
        for global: UInt8 in 0...60 { code += [0x23, global, 0x24, global] }
        var module = SmallModule(code: code)
        module.types = [[], [0x7F]]
        module.afterTypes = [(2, [1, 1, 0x61, 1, 0x62, 0, 1])]
        try expectUnchanged(module)
    }

    @Test("more symbols than a byte can name are refused, with their number")
    func symbols() throws {
        var code: [UInt8] = []
        for global in 0..<300 { code += [0x23] + .unsigned(global) }
        let failure = #expect(throws: ToolFailure.self) {
            try PackedModule(SmallModule(code: code).bytes)
        }
        #expect(failure?.description.contains("its code has 301 symbols") == true)
    }

    @Test("the same module is packed in one way only")
    func determinism() throws {
        var code: [UInt8] = []
        for number in 0..<200 { code += [0x41] + .signed(Int64(number * number % 61)) }
        let module = SmallModule(
            .init(code: code + [0x0B]), .init(code: [0x0B]), .init(code: code + code + [0x0B]))
        let first = try PackedModule(module.bytes).bytes
        for _ in 1...5 { #expect(try PackedModule(module.bytes).bytes == first) }
    }

    @Test("of constants that are met as often, those of the least bytes have symbols of their own")
    func frequent() {
        let constants = (0..<60).map { Instruction(0x41, .int(59 - $0)) }
        let function = ModuleFunction([], type: 0, locals: [], instructions: constants + constants)
        let symbols = CodeSymbols([function]).symbols(of: function)
        #expect(symbols.prefix(60).map { $0.symbol.kind == .whole } == (0..<60).map { $0 >= 20 })
    }

    @Test("packed bytes that were cut off or changed are found out, or give another module")
    func broken() throws {
        let code: [UInt8] = [
            0x20, 0, 0x20, 1, 0x22, 2, 0x41, 0xE8, 7, 0x28, 2, 8, 0x44, 1, 2, 3, 4, 5, 6, 7, 8,
            0x0E, 1, 0, 1, 0x02, 0x40, 0x0B, 0x0C, 5, 0x0B,
        ]
        var module = SmallModule(.init(type: 1, locals: [(2, 0x7E)], code: code), .init(code: code))
        module.types = [[0x7F, 0x7F], [0x7F]]
        module.functions[1].locals = [(1, 0x7D)]
        module.afterCode = [
            (11, [1] + SmallModule.data(at: 1024, SmallModule.words(7, 0, 1024, 8, 7, 0)))
        ]
        let packed = try PackedModule(module.bytes).bytes
        #expect(PackedModule.unpacked(packed) != nil)
        for count in packed.indices {
            #expect(PackedModule.unpacked(Array(packed[..<count])) == nil, "\(count)")
        }
        for place in packed.indices {
            for change: UInt8 in [1, 2, 64, 127, 128, 255] {
                var changed = packed
                changed[place] ^= change
                // What counts is that it comes back.
                _ = PackedModule.unpacked(changed)
            }
        }
    }
}
