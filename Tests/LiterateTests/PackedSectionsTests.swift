import Testing

@testable import Literate

@Suite("What a module holds besides instructions, packed and unpacked")
struct PackedSectionsTests {
    private func unpacked(_ module: SmallModule) throws -> [UInt8] {
        try PackedModule(module.bytes).module
    }

    private func failure(_ bytes: [UInt8]) -> String {
        #expect(throws: ToolFailure.self) { try PackedModule(bytes) }?.description ?? ""
    }

    @Test("locals come in the order in which they are named, and those that nobody names go")
    func locals() throws {
        let i32: UInt8 = 0x7F
        let i64: UInt8 = 0x7E
        let f64: UInt8 = 0x7C
        // One parameter, and 200 + 3 + 3 locals; every place above 127 takes two bytes.
        func get(_ place: Int) -> [UInt8] { [0x20] + .unsigned(place) }
        func set(_ place: Int) -> [UInt8] { [0x21] + .unsigned(place) }
        func tee(_ place: Int) -> [UInt8] { [0x22] + .unsigned(place) }
        var module = SmallModule(
            .init(
                locals: [(200, i32), (3, f64), (3, i64)],
                code: [
                    get(203), set(199), tee(200), get(0), get(204), get(199), get(203), set(205),
                    [0x0B],
                ].flatMap { $0 }))
        var expected = SmallModule(
            .init(
                locals: [(1, f64), (2, i32), (2, i64)],
                code: [
                    get(1), set(2), tee(3), get(0), get(4), get(2), get(1), set(5), [0x0B],
                ].flatMap { $0 }))
        module.types = [[0x7D]]
        expected.types = [[0x7D]]
        #expect(try unpacked(module) == expected.unchanged)
        // Two types by turns: each local is a group of its own.
        let turns = (0..<300).map { (1, $0 % 2 == 0 ? i32 : f64) }
        module.functions = [.init(locals: turns, code: (1...300).flatMap(set) + [0x0B])]
        #expect(try unpacked(module) == module.unchanged)
        // As many of one type as there can be, the last being named again after all others.
        var many: [UInt8] = []
        for place in 1...4095 { many += set(place) }
        many += get(1) + get(4095) + get(1) + [0x0B]
        module.functions = [.init(locals: [(4095, i32)], code: many)]
        #expect(try unpacked(module) == module.unchanged)
        module.functions[0].locals = [(4096, i32)]
        #expect(failure(module.bytes).contains("a function of more than 4096 locals"))
    }

    /// Functions that are told apart by a constant of theirs, and call the next; those with an even number are like each other.
    private func ring(_ count: Int) -> [SmallModule.Function] {
        (0..<count).map { number in
            var code: [UInt8] = [0x44, UInt8(number), 0, 0, 0, 0, 0, 0, 0, 0x1A]
            for _ in 1...9 {
                code +=
                    number % 2 == 0
                    ? [0x20, 0, 0x41, 9, 0x6A, 0x21, 0] : [0x20, 0, 0x20, 0, 0x92, 0x22, 0, 0x1A]
            }
            code += [0x10] + .unsigned(1 + (number + 1) % count)
            return .init(code: code + [0x0B])
        }
    }

    private func name(_ function: ModuleFunction) -> Int? {
        for case .fraction(let bytes) in function.instructions.map(\.operand) {
            return Int(bytes[0])
        }
        return nil
    }

    @Test(
        "functions that are like each other come together; calls, exports, table and start name the same as before"
    )
    func order() throws {
        let count = 6
        var module = SmallModule(.init())
        module.types = [[0x7F]]
        module.functions = ring(count)
        module.afterTypes = [(2, [1, 1, 0x61, 1, 0x62, 0, 0])]
        var exports = [UInt8(count) + 1]
        for number in 0..<UInt8(count) { exports += [1, 0x61 + number, 0, number + 1] }
        exports += [1, 0x7A, 2, 1]
        module.beforeCode = [
            (7, exports), (8, [4]), (9, [1, 0, 0x41, 1, 0x0B, 4, 3, 0, 6, 1]),
        ]
        let program = try PageProgram(try unpacked(module))
        let names = program.functions.map { name($0) }
        #expect(names == [0, 2, 4, 1, 3, 5])
        func named(_ number: UInt32) -> Int? { number == 0 ? nil : names[Int(number) - 1] }
        for function in program.functions {
            for case .function(let called) in function.instructions.map(\.operand) {
                #expect(named(called) == name(function).map { ($0 + 1) % count })
            }
        }
        func content(_ kind: UInt8) throws -> ModuleReader {
            ModuleReader(try #require(program.sections.first { $0.kind == kind }).content)
        }
        var exported = try content(7)
        _ = try exported.byte()
        for number in 0..<count {
            #expect(try exported.bytes(3) == [1, 0x61 + UInt8(number), 0])
            #expect(named(try exported.unsigned()) == number)
        }
        #expect(try exported.bytes(4) == [1, 0x7A, 2, 1])
        var start = try content(8)
        #expect(named(try start.unsigned()) == 3)
        var table = try content(9)
        _ = try table.bytes(6)
        #expect(try (0..<4).map { _ in named(try table.unsigned()) } == [2, nil, 5, 0])
    }

    @Test("what says nothing to a browser goes; memories, tables and globals stay as they are")
    func sections() throws {
        var module = SmallModule(code: [])
        let kept: [(UInt8, [UInt8])] = [
            (4, [1, 0x70, 0, 3]), (5, [1, 0, 2]),
            (6, [2, 0x7F, 1, 0x41, 0x80, 0x08, 0x0B, 0x7C, 0, 0x44, 0, 0, 0, 0, 0, 0, 0, 1, 0x0B]),
        ]
        module.beforeCode = kept
        let expected = module.unchanged
        module.beforeCode = [(0, [1, 0x61, 9, 9])] + kept + [(0, [1, 0x62])]
        module.afterCode = [(0, [4, 0x6E, 0x61, 0x6D, 0x65, 1])]
        #expect(try unpacked(module) == expected)
    }

    @Test("data comes out as it went in: with an address, without one, and as tables of classes")
    func data() throws {
        typealias Small = SmallModule
        // A class at 1028 and two below it, the last of a class that comes later; one word of it is new, one is the greatest.
        let tables = Small.words(
            0, 0, 51, 52, 53, 1028, 51, 54, 53, 1036, 52, 54, .max, .max - 1, 0, 1080, 51, 52, 55)
        let parts: [[UInt8]] = [
            Small.data(at: 1024, tables), Small.data(at: 1023, tables + [1, 2]),
            Small.data(at: -4, tables), Small.data(at: 0, []), [1, 3, 7, 8, 9],
        ]
        for chosen in [[0], [1], [2], [3], [4], [0, 1, 2, 3, 4], [4, 3, 1]] {
            var module = SmallModule(code: [])
            module.beforeCode = [(12, .unsigned(chosen.count))]
            let content = chosen.flatMap { parts[$0] }
            module.afterCode = [(11, .unsigned(chosen.count) + content)]
            #expect(try unpacked(module) == module.unchanged, "\(chosen)")
        }
        let found = try ClassWords(
            PageProgram.Section(kind: 11, content: [1] + parts[0], place: 0))
        var words = ModuleReader(found.stream)
        #expect(found.count == 19)
        #expect(found.newest == 50)
        // 0 is never new, 51 to 53 are; then come the superclass, what it has, the next new one, and so on.
        #expect(try words.bytes(5) == [2, 2, 1, 1, 1])
        let odd = try ClassWords(
            PageProgram.Section(kind: 11, content: [1] + parts[1], place: 0))
        #expect(odd.address == 1024)
        #expect(odd.count == 19)
    }

    @Test("what is not known is refused, with its number and its place")
    func unknown() {
        #expect(failure(SmallModule(code: [0x01, 0xD2, 0x00]).bytes).contains("instruction 0xd2"))
        #expect(failure(SmallModule(code: [0xFD, 0x0C]).bytes).contains("at byte 23 it has the"))
        #expect(failure(SmallModule(code: [0xFC, 12, 0, 0]).bytes).contains("0xfc 12"))
        #expect(failure(SmallModule(code: [0x11, 0, 1]).bytes).contains("a second table"))
        var module = SmallModule(code: [])
        module.afterCode = [(13, [0])]
        #expect(failure(module.bytes).contains("the unknown section 13"))
        module.afterCode = [(11, [1, 2, 0, 0x41, 0, 0x0B, 0])]
        #expect(failure(module.bytes).contains("a second memory"))
        module.afterCode = []
        module.beforeCode = [(9, [1, 1, 0, 1, 0])]
        #expect(failure(module.bytes).contains("elements of another kind"))
        module.beforeCode = [(9, [1, 0, 0x41, 0, 0x0B, 1, 1])]
        #expect(failure(module.bytes).contains("function 1, which is not there"))
        module.beforeCode = [(4, [2, 0x70, 1, 0, 1, 0x40, 0, 0x70, 0, 1, 0xD2, 0, 0x0B])]
        #expect(failure(module.bytes).contains("one that is filled"))
        module.beforeCode = [(6, [1, 0x7F, 0, 0xD2, 0, 0x0B])]
        #expect(failure(module.bytes).contains("instruction 0xd2"))
        module.beforeCode = []
        module.afterTypes = [(2, [1, 1, 0x61, 1, 0x62, 2, 0, 1])]
        #expect(failure(module.bytes).contains("imports something else"))
        #expect(
            failure(SmallModule(code: [0x10, 1]).bytes).contains(
                "calls function 1, which is not there"))
        #expect(failure(SmallModule(code: [0x20, 0]).bytes).contains("a local that is not there"))
        let local = SmallModule(.init(locals: [(1, 0x7B)]))
        #expect(failure(local.bytes).contains("a local of the unknown type 0x7b"))
        #expect(failure(SmallModule(code: [0x0B]).bytes).contains("does not end where its size"))
        let large: [UInt8] = [0x41, 0xFF, 0xFF, 0xFF, 0xFF, 0x0F]
        #expect(failure(SmallModule(code: large).bytes).contains("a number that is too large"))
    }

    @Test("a module that is cut off is refused wherever that is")
    func cutOff() {
        var module = SmallModule(code: [0x41, 0xE8, 7, 0x0E, 1, 0, 1, 0x44, 1, 2, 3, 4, 5, 6, 7, 8])
        module.types = [[], [0x7F, 0x7C]]
        module.beforeCode = [
            (7, [1, 1, 0x61, 0, 0]), (9, [1, 0, 0x41, 0, 0x0B, 1, 0]), (12, [0]),
        ]
        for count in module.bytes.indices {
            #expect(failure(Array(module.bytes[..<count])).contains("cannot be packed"), "\(count)")
        }
    }
}
