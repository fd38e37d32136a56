/// A WebAssembly module, read as far as its packing asks: functions in full, everything else as bytes.
struct PageProgram {
    /// A section that stays as it is.
    struct Section: Equatable {
        let kind: UInt8
        let content: [UInt8]
        /// Where the content stood in the module that was read.
        let place: Int

        var reader: ModuleReader { ModuleReader(content, from: place) }
    }

    /// In their order, without those that say nothing to a browser (custom sections).
    var sections: [Section] = []
    /// How many functions are imported: their numbers come first, and stay.
    private(set) var imported = 0
    var functions: [ModuleFunction] = []

    static let start: [UInt8] = [0x00, 0x61, 0x73, 0x6D, 0x01, 0x00, 0x00, 0x00]
    /// As many types of functions as the page's unpacker has room for.
    static let mostTypes = 4096

    /// The sections by their numbers.
    enum Kind {
        static let custom: UInt8 = 0, types: UInt8 = 1, imports: UInt8 = 2, functions: UInt8 = 3
        static let tables: UInt8 = 4, memories: UInt8 = 5, globals: UInt8 = 6
        static let exports: UInt8 = 7, start: UInt8 = 8, elements: UInt8 = 9
        static let code: UInt8 = 10, data: UInt8 = 11, dataCount: UInt8 = 12
    }

    /// - Throws: `ToolFailure` for what is not known, or is no module.
    init(_ bytes: [UInt8]) throws {
        var reader = ModuleReader(bytes)
        guard try reader.bytes(Self.start.count) == Self.start else {
            throw ModuleReader(bytes).failure("does not begin as a WebAssembly module, version 1")
        }
        var parameters: [[UInt8]] = []
        var types: [UInt32] = []
        while !reader.isAtEnd {
            let place = reader
            let kind = try reader.byte()
            let range = try reader.range(Int(try reader.unsigned()))
            var content = ModuleReader(bytes, in: range)
            switch kind {
            case Kind.custom: continue
            case Kind.types: parameters = try Self.parameters(&content)
            case Kind.imports: imported = try Self.importedFunctions(&content)
            case Kind.functions:
                types = try (0..<(try content.count())).map { _ in try content.unsigned() }
            case Kind.globals: try Self.checkGlobals(&content)
            case Kind.code: functions = try Self.functions(&content, types, parameters)
            case Kind.tables: try Self.checkTables(&content)
            case Kind.memories, Kind.exports, Kind.start, Kind.elements, Kind.data, Kind.dataCount:
                break
            default: throw place.failure("has the unknown section \(kind)")
            }
            sections.append(
                Section(kind: kind, content: Array(bytes[range]), place: range.lowerBound))
        }
        guard sections.first?.kind == Kind.types, sections.contains(where: { $0.kind == Kind.code })
        else {
            throw reader.failure("has ended, without types at its beginning, or without code")
        }
    }

    private static func parameters(_ reader: inout ModuleReader) throws -> [[UInt8]] {
        let count = try reader.count()
        guard count <= mostTypes else {
            throw reader.failure(
                "has more than \(mostTypes) types, the most that unpack.c has room for")
        }
        return try (0..<count).map { _ in
            let place = reader
            guard try reader.byte() == 0x60 else {
                throw place.failure("has a type that is no function's")
            }
            let parameters = try (0..<(try reader.count())).map { _ in
                try ModuleFunction.type(&reader)
            }
            _ = try reader.bytes(try reader.count())
            return parameters
        }
    }

    private static func importedFunctions(_ reader: inout ModuleReader) throws -> Int {
        let count = try reader.count()
        for _ in 0..<count {
            for _ in 1...2 { _ = try reader.bytes(try reader.count()) }
            let place = reader
            guard try reader.byte() == 0 else {
                throw place.failure("imports something else than a function")
            }
            _ = try reader.unsigned()
        }
        return count
    }

    /// A table begins empty, and never with a function, which would need its new number.
    private static func checkTables(_ reader: inout ModuleReader) throws {
        for _ in 0..<(try reader.count()) {
            let place = reader
            guard try reader.byte() == 0x70 else {
                throw place.failure(
                    "has a table of something else than functions, or one that is filled")
            }
            let hasMost = try reader.unsigned() & 1 != 0
            for _ in 0..<(hasMost ? 2 : 1) { _ = try reader.unsigned() }
        }
    }

    /// A global begins with a constant, and never with a function, which would need its new number.
    private static func checkGlobals(_ reader: inout ModuleReader) throws {
        for _ in 0..<(try reader.count()) {
            _ = try ModuleFunction.type(&reader)
            _ = try reader.byte()
            while !(try Instruction(&reader).endsBlock) {}
        }
    }

    private static func functions(
        _ reader: inout ModuleReader, _ types: [UInt32], _ parameters: [[UInt8]]
    ) throws -> [ModuleFunction] {
        guard try reader.count() == types.count else {
            throw reader.failure("has more functions than types of them, or fewer")
        }
        return try types.map { type in
            guard Int(type) < parameters.count else {
                throw reader.failure("has a function of a type that is not there")
            }
            return try ModuleFunction(&reader, parameters: parameters[Int(type)], type: type)
        }
    }
}
