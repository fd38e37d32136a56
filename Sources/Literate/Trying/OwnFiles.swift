import Foundation

/// A reader's own Swift files, read.
struct OwnFiles {
    private(set) var sources: [(path: String, text: String)] = []
    private(set) var problems: [Problem] = []

    /// Reads files; each that cannot be is a problem.
    init(_ paths: [String]) {
        var seen: Set<String> = []
        for path in paths {
            let file = URL(fileURLWithPath: path).standardizedFileURL
            if !seen.insert(file.path).inserted {
                refuse(path, "this file is named twice", "name it once")
                continue
            }
            var isFolder: ObjCBool = false
            if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder),
                isFolder.boolValue
            {
                refuse(path, "this is a folder", "name the Swift files in it")
            } else if !path.hasSuffix(".swift") {
                refuse(path, "this is no Swift file", "name files that end in `.swift`")
            } else if let data = FileManager.default.contents(atPath: path) {
                if let text = String(bytes: data, encoding: .utf8) {
                    // A mark of byte order is no part of the text.
                    sources.append(
                        (path, text.hasPrefix("\u{FEFF}") ? String(text.dropFirst()) : text))
                } else {
                    refuse(path, "this file is not UTF-8", "save it as UTF-8")
                }
            } else {
                refuse(path, "this file cannot be read", "is the path right?")
            }
        }
    }

    private mutating func refuse(_ path: String, _ message: String, _ remedy: String) {
        problems.append(
            Problem(SourcePosition(file: path, line: 1), message, remedy: remedy))
    }
}
