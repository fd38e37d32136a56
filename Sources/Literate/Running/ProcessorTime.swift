import Foundation

/// How long programs have computed.
enum ProcessorTime {
    /// The seconds that all threads of a program have computed; nil where the system does not tell.
    static func used(by process: Int32) -> TimeInterval? {
        #if os(Linux)
            guard let file = FileHandle(forReadingAtPath: "/proc/\(process)/stat"),
                let bytes = try? file.readToEnd()
            else { return nil }
            // The program's name stands in parentheses, and may have any characters in it.
            let fields = String(decoding: bytes, as: UTF8.self).split(separator: ")").last?
                .split(separator: " ")
            guard let fields, fields.count > 12, let user = Double(fields[11]),
                let system = Double(fields[12])
            else { return nil }
            return (user + system) / ticksPerSecond
        #else
            return nil
        #endif
    }

    /// The nanoseconds that a thread has computed whose folder of the system's that is; nil where the system does not tell.
    static func scheduled(at folder: String) -> UInt64? {
        let text = try? String(contentsOfFile: folder + "/schedstat", encoding: .utf8)
        return text?.split(separator: " ").first.flatMap { UInt64($0) }
    }

    private static let ticksPerSecond = Double(sysconf(Int32(_SC_CLK_TCK)))
}

/// How long a program is waited for that gives no sign of life.
///
/// What counts is how long it has computed since its last sign, so that a busy machine stops nobody. One that does not compute
/// waits for something that does not come: for it the clock on the wall counts, as it does where the system does not tell.
struct Patience {
    let limit: TimeInterval
    private var lastSign: Date
    private var computedAtSign: TimeInterval

    init(limit: TimeInterval, at time: Date, computed: TimeInterval?) {
        self.limit = limit
        lastSign = time
        computedAtSign = computed ?? 0
    }

    /// Begins to wait anew.
    mutating func hear(at time: Date, computed: TimeInterval?) {
        lastSign = time
        computedAtSign = computed ?? 0
    }

    /// Whether the program is not waited for any longer.
    func isOver(at time: Date, computed: TimeInterval?) -> Bool {
        let waited = time.timeIntervalSince(lastSign)
        guard let computed else { return waited > limit }
        let work = computed - computedAtSign
        if work > limit || waited > limit * 20 { return true }
        // The least share of a processor that a program gets which wants all of it, beside dozens of others.
        return waited > limit && work < waited / 50
    }
}
