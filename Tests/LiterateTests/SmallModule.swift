@testable import Literate

/// A WebAssembly module written by hand, section by section.
struct SmallModule {
    struct Function {
        var type = 0
        /// How many locals of a type follow each other.
        var locals: [(count: Int, type: UInt8)] = []
        /// The instructions, with the last end.
        var code: [UInt8] = [0x0B]

        var bytes: [UInt8] {
            var body = [UInt8].unsigned(locals.count)
            for group in locals {
                body.append(unsigned: group.count)
                body.append(group.type)
            }
            body += code
            return .unsigned(body.count) + body
        }
    }

    /// The types of the parameters of each type of function, which give nothing back.
    var types: [[UInt8]] = [[]]
    var functions: [Function] = []
    /// Sections that stand between the types and the functions, between these and the code, and behind it: their numbers and what they hold.
    var afterTypes: [(UInt8, [UInt8])] = []
    var beforeCode: [(UInt8, [UInt8])] = []
    var afterCode: [(UInt8, [UInt8])] = []
    /// Whether the code's size stands in five bytes, as unpacking writes it.
    var hasLongSize = false

    init(_ functions: Function...) { self.functions = functions }

    /// One function without parameters.
    init(code: [UInt8]) { functions = [Function(code: code + [0x0B])] }

    var bytes: [UInt8] {
        var bytes = PageProgram.start
        let types = types.map { [0x60] + .unsigned($0.count) + $0 + [0] }
        bytes.append(section: 1, .unsigned(types.count) + types.joined())
        for (kind, content) in afterTypes { bytes.append(section: kind, content) }
        let named = functions.flatMap { [UInt8].unsigned($0.type) }
        bytes.append(section: 3, .unsigned(functions.count) + named)
        for (kind, content) in beforeCode { bytes.append(section: kind, content) }
        let code = [UInt8].unsigned(functions.count) + functions.flatMap(\.bytes)
        if hasLongSize {
            bytes.append(10)
            for place in 0..<5 {
                let part = UInt8(code.count >> (7 * place) & 127)
                bytes.append(place < 4 ? part | 128 : part)
            }
            bytes += code
        } else {
            bytes.append(section: 10, code)
        }
        for (kind, content) in afterCode { bytes.append(section: kind, content) }
        return bytes
    }

    /// What comes out of packing and unpacking where nothing has to change its place.
    var unchanged: [UInt8] {
        var copy = self
        copy.hasLongSize = true
        return copy.bytes
    }

    /// A part of the data with an address.
    static func data(at address: Int64, _ bytes: [UInt8]) -> [UInt8] {
        [0, 0x41] + .signed(address) + [0x0B] + .unsigned(bytes.count) + bytes
    }

    /// Words of 32 bits.
    static func words(_ words: UInt32...) -> [UInt8] {
        words.flatMap { word in
            [0, 8, 16, 24].map { (shift: UInt32) in UInt8(truncatingIfNeeded: word >> shift) }
        }
    }
}
