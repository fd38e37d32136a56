import Foundation

/// The memory that other programs take.
enum Memory {
    /// The bytes that a program keeps in memory; 0 where the system does not tell.
    static func used(by process: Int32) -> Int {
        #if os(Linux)
            guard let file = FileHandle(forReadingAtPath: "/proc/\(process)/statm"),
                let bytes = try? file.readToEnd()
            else { return 0 }
            let fields = String(decoding: bytes, as: UTF8.self).split(separator: " ")
            return (fields.count > 1 ? Int(fields[1]) ?? 0 : 0) * pageSize
        #else
            return 0
        #endif
    }

    private static let pageSize = Int(sysconf(Int32(_SC_PAGESIZE)))
}
