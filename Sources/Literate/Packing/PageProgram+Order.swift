extension PageProgram {
    /// The same program with its functions in another order, and their locals in the one in which they are named.
    ///
    /// - Parameter order: the functions by their places among those that are not imported.
    /// - Throws: `ToolFailure` where functions are named in a way that is not known.
    func ordered(_ order: [Int]) throws -> PageProgram {
        var places = order
        for (place, function) in order.enumerated() { places[function] = place }
        func number(_ old: UInt32) -> UInt32 {
            old < imported ? old : UInt32(imported + places[Int(old) - imported])
        }
        func checked(_ old: UInt32, _ reader: ModuleReader) throws -> UInt32 {
            guard old < imported + functions.count else {
                throw reader.failure("names function \(old), which is not there")
            }
            return number(old)
        }
        for (place, function) in functions.enumerated() {
            for case .function(let called) in function.instructions.lazy.map(\.operand)
            where called >= imported + functions.count {
                throw ToolFailure(
                    "the page's module cannot be packed: its function \(imported + place) calls function \(called), which is not there; see what binaryen and the linker wrote"
                )
            }
        }
        var copy = self
        copy.functions = order.map { functions[$0].withLocalsInOrder.numbered(number) }
        copy.sections = try sections.map { section in
            var reader = section.reader
            switch section.kind {
            case Kind.functions:
                return section.with(Self.list(copy.functions) { .unsigned($0.type) })
            case Kind.exports: return section.with(try Self.exports(&reader, checked))
            case Kind.start:
                return section.with(.unsigned(try checked(try reader.unsigned(), reader)))
            case Kind.elements: return section.with(try Self.elements(&reader, checked))
            case Kind.code: return section.with(Self.list(copy.functions, \.bytes))
            default: return section
            }
        }
        return copy
    }

    private static func list<Item>(_ items: [Item], _ bytes: (Item) -> [UInt8]) -> [UInt8] {
        var list = [UInt8].unsigned(items.count)
        for item in items { list += bytes(item) }
        return list
    }

    private static func exports(
        _ reader: inout ModuleReader, _ number: (UInt32, ModuleReader) throws -> UInt32
    ) throws -> [UInt8] {
        let count = try reader.count()
        var content = [UInt8].unsigned(count)
        for _ in 0..<count {
            let name = try reader.bytes(try reader.count())
            content.append(unsigned: name.count)
            content += name
            let kind = try reader.byte()
            content.append(kind)
            let exported = try reader.unsigned()
            content.append(unsigned: kind == 0 ? try number(exported, reader) : exported)
        }
        return content
    }

    private static func elements(
        _ reader: inout ModuleReader, _ number: (UInt32, ModuleReader) throws -> UInt32
    ) throws -> [UInt8] {
        let count = try reader.count()
        var content = [UInt8].unsigned(count)
        for _ in 0..<count {
            let place = reader
            guard try reader.unsigned() == 0 else {
                throw place.failure("has table elements of another kind than functions in place")
            }
            content.append(0)
            var instruction: Instruction
            repeat {
                instruction = try Instruction(&reader)
                content += instruction.bytes
            } while !instruction.endsBlock
            let listed = try reader.count()
            content.append(unsigned: listed)
            for _ in 0..<listed {
                content.append(unsigned: try number(try reader.unsigned(), reader))
            }
        }
        return content
    }

    /// As a module, with the code's size in five bytes: the page's unpacker writes it when it knows it.
    var bytes: [UInt8] {
        var bytes = Self.start
        for section in sections {
            if section.kind == Kind.code {
                bytes.append(Kind.code)
                for place in 0..<5 {
                    let part = UInt8(section.content.count >> (7 * place) & 127)
                    bytes.append(place < 4 ? part | 128 : part)
                }
                bytes += section.content
            } else {
                bytes.append(section: section.kind, section.content)
            }
        }
        return bytes
    }
}

extension PageProgram.Section {
    fileprivate func with(_ content: [UInt8]) -> Self {
        Self(kind: kind, content: content, place: place)
    }
}
