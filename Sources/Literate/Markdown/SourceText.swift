import Foundation

/// A file's bytes with its lines, so that a position can be turned into bytes and back.
public struct SourceText: Sendable {
    /// The file as it is on disk.
    public let bytes: [UInt8]
    /// The offset of the first byte of each line.
    private let starts: [Int]

    /// Takes the bytes as they are; a line ends with LF, CR LF or CR, as in CommonMark.
    public init(_ bytes: [UInt8]) {
        self.bytes = bytes
        var starts = [0]
        for (offset, byte) in bytes.enumerated() {
            let endsLine = byte == 10 || (byte == 13 && bytes.at(offset + 1) != 10)
            if endsLine && offset + 1 < bytes.count { starts.append(offset + 1) }
        }
        self.starts = starts
    }

    /// How many lines there are.
    var lineCount: Int { starts.count }

    /// The bytes of a line, counted from 1, without its line ending.
    public func line(_ number: Int) -> ArraySlice<UInt8> {
        var line = lineWithEnding(number)
        while let last = line.last, last == 10 || last == 13 { line.removeLast() }
        return line
    }

    /// The ending of a line, counted from 1: LF, CR LF, CR or nothing.
    public func ending(ofLine number: Int) -> ArraySlice<UInt8> {
        lineWithEnding(number).dropFirst(line(number).count)
    }

    /// The offset of the first byte of a line, or the end of the file for the line after the last.
    public func offset(ofLine number: Int) -> Int {
        number - 1 < starts.count ? starts[max(number - 1, 0)] : bytes.count
    }

    /// The place of a byte.
    public func place(of offset: Int) -> MarkdownNode.Place {
        let line = starts.lastIndex { $0 <= offset } ?? 0
        return .init(line: line + 1, column: offset - starts[line] + 1)
    }

    /// The offset of the first byte that is not part of a UTF-8 character, or nil.
    public var firstInvalidByte: Int? {
        if String(bytes: bytes, encoding: .utf8) != nil { return nil }
        var parser = Unicode.UTF8.ForwardParser()
        var input = bytes.makeIterator()
        var offset = 0
        while true {
            switch parser.parseScalar(from: &input) {
            case .valid(let scalar): offset += scalar.count
            case .error: return offset
            case .emptyInput: return nil
            }
        }
    }

    /// What keeps the bytes from being the text of a chapter.
    func problem(in file: String) -> Problem? {
        func problem(at offset: Int, _ message: String, _ remedy: String) -> Problem {
            let place = place(of: offset)
            let position = SourcePosition(file: file, line: place.line, column: place.column)
            return Problem(position, message, remedy: remedy)
        }
        if let offset = firstInvalidByte {
            let byte = String(bytes[offset], radix: 16, uppercase: true)
            return problem(at: offset, "the byte 0x\(byte) is not UTF-8", "save the file in UTF-8")
        }
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
            return problem(
                at: 0, "the file begins with a byte order mark", "save it in UTF-8 without one")
        }
        return bytes.firstIndex(of: 0).map {
            problem(at: $0, "the byte 0x00 is no character of a text", "remove it")
        }
    }

    private func lineWithEnding(_ number: Int) -> ArraySlice<UInt8> {
        bytes[offset(ofLine: number)..<offset(ofLine: number + 1)]
    }
}

extension Array {
    /// The element at an index, or nil beyond either end.
    func at(_ index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
