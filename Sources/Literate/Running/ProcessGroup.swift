import Foundation

/// The programs that one program has started, and those that they have, as far as they stay in its group.
struct ProcessGroup {
    /// How many they are.
    private(set) var count = 0
    /// The bytes that they keep in memory together.
    private(set) var memory = 0

    /// The group as it is now; an empty one where the system does not tell.
    init(of leader: Int32) {
        #if os(Linux)
            let names = try? FileManager.default.contentsOfDirectory(atPath: "/proc")
            for process in (names ?? []).compactMap({ Int32($0) })
            where getpgid(process) == leader {
                count += 1
                memory += Memory.used(by: process)
            }
        #endif
    }
}
