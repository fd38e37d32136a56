/// A function of a module.
struct ModuleFunction: Equatable {
    /// The types of its parameters.
    let parameters: [UInt8]
    /// The number of its type.
    let type: UInt32
    /// The types of its locals, each by itself.
    var locals: [UInt8]
    var instructions: [Instruction]

    /// As many locals, parameters among them, as the page's unpacker has room for.
    static let mostLocals = 4096

    init(_ parameters: [UInt8], type: UInt32, locals: [UInt8], instructions: [Instruction]) {
        self.parameters = parameters
        self.type = type
        self.locals = locals
        self.instructions = instructions
    }

    /// Reads a function, which ends where its outermost block does.
    init(_ reader: inout ModuleReader, parameters: [UInt8], type: UInt32) throws {
        self.init(parameters, type: type, locals: [], instructions: [])
        let size = Int(try reader.unsigned())
        let end = reader.place + size
        for _ in 0..<(try reader.count()) {
            let count = Int(try reader.unsigned())
            guard parameters.count + locals.count + count <= Self.mostLocals else {
                throw reader.failure(
                    "has a function of more than \(Self.mostLocals) locals, the most that unpack.c has room for"
                )
            }
            locals += Array(repeating: try Self.type(&reader), count: count)
        }
        var depth = 1
        while depth > 0 {
            let instruction = try Instruction(&reader)
            if instruction.beginsBlock { depth += 1 }
            if instruction.endsBlock { depth -= 1 }
            if let local = instruction.local, local >= parameters.count + locals.count {
                throw reader.failure("names a local that is not there")
            }
            instructions.append(instruction)
        }
        guard reader.place == end else {
            throw reader.failure("has a function that does not end where its size says")
        }
    }

    /// A type of a local: a number of 32 or 64 bits, whole or not.
    static func type(_ reader: inout ModuleReader) throws -> UInt8 {
        let place = reader
        let type = try reader.byte()
        guard (0x7C...0x7F).contains(type) else {
            throw place.failure("has a local of the unknown type 0x\(String(type, radix: 16))")
        }
        return type
    }

    /// The same function with its locals in the order in which it names them first, without those that it does not name.
    var withLocalsInOrder: ModuleFunction {
        var places: [Int: UInt32] = [:]
        var named: [UInt8] = []
        let instructions = instructions.map { instruction in
            guard let local = instruction.local, local >= parameters.count else {
                return instruction
            }
            let place = places[local] ?? UInt32(parameters.count + named.count)
            if places.updateValue(place, forKey: local) == nil {
                named.append(locals[local - parameters.count])
            }
            return instruction.with(.local(place))
        }
        return ModuleFunction(parameters, type: type, locals: named, instructions: instructions)
    }

    /// The same function when others have other numbers.
    func numbered(_ number: (UInt32) -> UInt32) -> ModuleFunction {
        var copy = self
        for (place, instruction) in instructions.enumerated() {
            guard case .function(let called) = instruction.operand else { continue }
            copy.instructions[place] = instruction.with(.function(number(called)))
        }
        return copy
    }

    /// As it stands in a module: its size, its locals, those of a type that follow each other together, and its instructions.
    var bytes: [UInt8] {
        var groups: [(count: Int, type: UInt8)] = []
        for type in locals {
            if groups.last?.type == type {
                groups[groups.count - 1].count += 1
            } else {
                groups.append((1, type))
            }
        }
        var body = [UInt8].unsigned(groups.count)
        for group in groups {
            body.append(unsigned: group.count)
            body.append(group.type)
        }
        for instruction in instructions { body += instruction.bytes }
        return .unsigned(body.count) + body
    }
}
