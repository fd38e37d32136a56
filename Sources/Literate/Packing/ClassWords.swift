/// The largest part of a module's data, written as words: it is the tables of classes.
///
/// Each table begins with the address of its superclass's, and its functions stand in the same order. So a word is 0 if it is the one that the
/// superclass has there, 1 if it is the function after the newest, and else it stands two above itself.
struct ClassWords {
    /// Where the words begin in the data section.
    private(set) var place = 0
    private(set) var count = 0
    /// The address of the first word.
    private(set) var address: UInt32 = 0
    /// The function before the first that is new.
    private(set) var newest: UInt32 = 0
    private(set) var stream: [UInt8] = []

    /// Looks for the largest part of a data section that has an address.
    init(_ section: PageProgram.Section) throws {
        var reader = section.reader
        for _ in 0..<(try reader.count()) {
            let start = reader
            let kind = try reader.unsigned()
            guard kind < 2 else { throw start.failure("has data for a second memory") }
            var address: UInt32?
            if kind == 0 {
                var instruction = try Instruction(&reader)
                if case .int(let number) = instruction.operand {
                    address = UInt32(bitPattern: number)
                }
                while !instruction.endsBlock { instruction = try Instruction(&reader) }
            }
            let range = try reader.range(try reader.count())
            guard let address else { continue }
            // Words lie at multiples of four.
            let odd = Int((4 - address % 4) % 4)
            if range.count - odd >= 4 * (count + 1) {
                (place, count) = (range.lowerBound + odd, (range.count - odd) / 4)
                self.address = address &+ UInt32(odd)
            }
        }
        let words = (0..<count).map { Self.word(section.content, place + 4 * $0) }
        newest = Self.beforeLongestRow(words)
        write(words)
    }

    /// Where the words end in the data section.
    var end: Int { place + 4 * count }

    private static func word(_ bytes: [UInt8], _ place: Int) -> UInt32 {
        (0..<4).reduce(0) { $0 | UInt32(bytes[place + $1]) << (8 * $1) }
    }

    /// The number before those that come one after the other, however far apart, for as long as any do.
    private static func beforeLongestRow(_ words: [UInt32]) -> UInt32 {
        var lengths: [UInt32: Int] = [:]
        for word in words.reversed() { lengths[word] = 1 + lengths[word &+ 1, default: 0] }
        let longest = lengths.values.max()
        return (lengths.filter { $0.value == longest }.keys.min() ?? 1) &- 1
    }

    private mutating func write(_ words: [UInt32]) {
        // Without a table before it, no word is its superclass's.
        var model = count
        var newest = newest
        for (place, word) in words.enumerated() {
            if model < place, words[model] == word {
                stream.append(0)
            } else if word == newest &+ 1 {
                newest = word
                stream.append(1)
            } else {
                stream.append(unsigned: UInt64(word) + 2)
            }
            let distance = Int(word &- address)
            if distance % 4 == 0, distance / 4 < count { model = distance / 4 }
            model += 1
        }
    }
}
