import Testing

@testable import TouchEngine

@Suite("The text of a recording, byte by byte")
struct RecordingReaderTests {
    @Test("numbers are those that Swift reads, to the last bit", .tags(.apparatus))
    func numbers() {
        let reader = RecordingReader("")
        for word in [
            "0", "12.34", "-0.1", "0.0167", "393", "-7.", ".5", "1234567.8901", "0.3", "-0",
        ] {
            #expect(
                reader.number(word) == Double(word.hasSuffix(".") ? word + "0" : word), "\(word)")
        }
    }

    @Test("what is no plain number is none", .tags(.apparatus))
    func refusals() {
        let reader = RecordingReader("")
        for word in ["", "-", ".", "1.2.3", "1-", "--1", "nan", "inf", "0x10", "1e3", "१"] {
            #expect(reader.number(word) == nil, "\(word)")
        }
        #expect(reader.number(String(repeating: "9", count: 400)) == nil)
    }

    @Test(
        "lines are counted, blank ones too, and a return at the end of one is passed over",
        .tags(.apparatus))
    func lines() throws {
        var reader = RecordingReader("a  b\r\n\n c\n")
        #expect(reader.nextLine() == ["a", "b"])
        #expect(reader.nextLine() == [])
        #expect(reader.nextLine() == ["c"])
        #expect(reader.line == 3)
        #expect(reader.nextLine() == nil)
        let recording = try TouchRecording("0.0 1 began 4 5\r\n0.1 1 ended 4 5\r\n")
        #expect(recording.samples.count == 2)
        #expect(throws: TouchRecordingError(line: 3, problem: "expected a place in points")) {
            try TouchRecording("# a\n0.0 1 began 4 5\n0.1 1 moved 4 1e3\n")
        }
    }
}
