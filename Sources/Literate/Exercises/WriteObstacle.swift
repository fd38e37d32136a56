import Foundation

/// Why something cannot be written, in words that name what is in the way.
enum WriteObstacle {
    /// What keeps anything from being written into a folder, which need not be there yet.
    static func words(for error: any Error, into folder: URL) -> String {
        var place = folder
        while case .nothing = FoundFile(at: place), place.path != "/" {
            place.deleteLastPathComponent()
        }
        var isFolder: ObjCBool = false
        _ = FileManager.default.fileExists(atPath: place.path, isDirectory: &isFolder)
        if !isFolder.boolValue { return "\(place.relativePath) is no folder" }
        if !FileManager.default.isWritableFile(atPath: place.path) {
            return "\(place.relativePath) is a folder that may not be written to"
        }
        return error.localizedDescription
    }
}
