import Foundation
import PageUnpacker

/// A module in another order of bytes, which LZMA makes smaller: the functions that are like each other stand near each other, and what is
/// of one kind stands together.
///
/// `unpack.c` makes the module of it again. In front are numbers: the module's size, the size of what stands before its code, how many bytes
/// of data stand before the tables of classes, how many words those have, their address, the function before the first that is new,
/// and the sizes of the streams. Then come what stands before the code, the symbols (how many, less one; of each its kind, how long it is, and its
/// bytes), the streams, and the data but for those words. What is not there shows from what is: the sizes of functions, and their locals, with their
/// instructions.
struct PackedModule {
    /// The same program as a module: what comes out of unpacking.
    let module: [UInt8]
    /// What is compressed then.
    let bytes: [UInt8]

    private static let streams = PackedSymbol.Kind.fraction.stream + 2
    private static let wordStream = streams - 1

    /// Packs a module, and unpacks it again to see that it comes out.
    ///
    /// - Throws: `ToolFailure` for what cannot be packed.
    init(_ original: [UInt8]) throws {
        let read = try PageProgram(original)
        let inOrder = try read.ordered(Array(read.functions.indices))
        let symbols = SymbolTable(inOrder.functions)
        try symbols.check()
        let order = FunctionOrder(symbols.functions.map { $0.map(\.name) }).order
        let program = try read.ordered(order)
        module = program.bytes
        bytes = try Self.packed(program, module)
        try check()
    }

    private static func packed(_ program: PageProgram, _ module: [UInt8]) throws -> [UInt8] {
        let symbols = SymbolTable(program.functions)
        try symbols.check()
        let code = program.sections.firstIndex { $0.kind == PageProgram.Kind.code } ?? 0
        var head = PageProgram.start
        for section in program.sections[..<code] {
            head.append(section: section.kind, section.content)
        }
        var rest: [UInt8] = []
        var words: ClassWords?
        var wordsBegin = 0
        for section in program.sections[(code + 1)...] {
            rest.append(section: section.kind, section.content)
            guard section.kind == PageProgram.Kind.data else { continue }
            let found = try ClassWords(section)
            wordsBegin = rest.count - section.content.count + found.place
            words = found
        }
        var streams: [[UInt8]] = Array(repeating: [], count: Self.streams)
        for instruction in symbols.functions.joined() {
            streams[0].append(instruction.name)
            streams[instruction.stream] += instruction.operand
        }
        streams[wordStream] = words?.stream ?? []

        var bytes = [UInt8].unsigned(module.count)
        bytes.append(unsigned: head.count)
        bytes.append(unsigned: wordsBegin)
        bytes.append(unsigned: words?.count ?? 0)
        bytes.append(unsigned: words?.address ?? 0)
        bytes.append(unsigned: words?.newest ?? 0)
        for stream in streams { bytes.append(unsigned: stream.count) }
        bytes += head
        bytes += symbols.bytes
        bytes += streams.joined()
        bytes += rest[..<wordsBegin]
        bytes += rest[(wordsBegin + 4 * (words?.count ?? 0))...]
        return bytes
    }

    private func check() throws {
        guard Self.unpacked(bytes) == module else {
            throw ToolFailure(
                "the page's module does not come out of its packing as it went in; see in what Sources/Literate/Packing and unpack.c differ, and add what is packed wrongly to PackedModuleTests"
            )
        }
    }

    /// The module of packed bytes, as the page's own unpacker makes it; nil if they are broken.
    static func unpacked(_ packed: [UInt8]) -> [UInt8]? {
        // The unpacker keeps its tables for the whole process.
        unpacking.lock()
        defer { unpacking.unlock() }
        let count = UInt32(packed.count)
        let room = Int(page_room(packed, count))
        guard room > 0 else { return nil }
        let module = [UInt8](unsafeUninitializedCapacity: room) { buffer, size in
            size = buffer.baseAddress.map { Int(page_unpack(packed, count, $0)) } ?? 0
        }
        return module.isEmpty ? nil : module
    }

    private static let unpacking = NSLock()
}
