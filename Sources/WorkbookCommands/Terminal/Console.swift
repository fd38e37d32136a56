import Foundation

/// Lines on the standard error, for people.
enum Console {
    /// Says what keeps a command from its work.
    static func complain(_ text: String) { write("Error: \(text)\n") }

    /// Says what is good to know.
    static func note(_ text: String) { write("\(text)\n") }

    private static func write(_ text: String) {
        FileHandle.standardError.write(Data(text.utf8))
    }
}
