import Foundation

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Lets two folders change names in one step, so that at no moment one of the names is free.
enum FolderSwap {
    /// Whether they changed names; not every file system can do that in one step.
    static func swap(_ one: URL, _ other: URL) -> Bool {
        #if canImport(Darwin)
            return renamex_np(one.path, other.path, UInt32(RENAME_SWAP)) == 0
        #else
            // The C library has the function, but its header shows it to GNU programs only.
            typealias Rename =
                @convention(c) (
                    Int32, UnsafePointer<CChar>, Int32, UnsafePointer<CChar>, UInt32
                ) -> Int32
            guard let symbol = dlsym(nil, "renameat2") else { return false }
            let exchange: UInt32 = 2
            let rename = unsafeBitCast(symbol, to: Rename.self)
            return rename(AT_FDCWD, one.path, AT_FDCWD, other.path, exchange) == 0
        #endif
    }
}
