import Foundation

/// A sign of life: a file that grows while a program works, and how long it may stand still.
struct Pulse {
    var file: URL
    var limit: TimeInterval
    /// The texts that are signs of life as often as a line has one; without any, every byte is a sign.
    var beats: [String] = []
}

/// Counts the signs of life in a file while it grows.
struct PulseListener {
    private let pulse: Pulse
    private let beats: [[UInt8]]
    private var count = 0
    private var offset: UInt64 = 0
    /// The line that had no end yet when the file was read last.
    private var openLine = Data()

    init(_ pulse: Pulse) {
        self.pulse = pulse
        beats = pulse.beats.map { Array($0.utf8) }
    }

    /// The signs so far; that the file has begun is one.
    mutating func signs() -> Int {
        guard let file = try? FileHandle(forReadingFrom: pulse.file) else { return 0 }
        defer { try? file.close() }
        guard !beats.isEmpty else { return Int(clamping: (try? file.seekToEnd()) ?? 0) }
        try? file.seek(toOffset: offset)
        let new = (try? file.readToEnd()) ?? Data()
        offset += UInt64(new.count)
        let text = openLine + new
        let end = text.lastIndex(of: 10).map { $0 + 1 } ?? 0
        text.withUnsafeBytes { bytes in
            for beat in beats {
                var start = 0
                while let found = bytes.offset(of: beat, from: start, to: end) {
                    count += 1
                    start = found + beat.count
                }
            }
        }
        openLine = Data(text[end...])
        return count + (offset > 0 ? 1 : 0)
    }
}
