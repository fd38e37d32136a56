import Foundation

/// A picture that a chapter shows, in the folder of the chapters.
///
/// The check of links and the site both ask here, so what one refuses the other does not show.
public struct ImageFile: Hashable, Sendable {
    /// Why an address names no picture of the book.
    struct Mistake: Error, Equatable {
        /// What is wrong.
        var message: String
        /// What to do about it.
        var remedy: String
    }

    /// The path below the chapters' folder, and below the site's.
    public let path: String

    /// The endings of files that every browser shows.
    private static let kinds = ["avif", "gif", "jpeg", "jpg", "png", "svg", "webp"]

    /// The picture that an image's address names; nil if it names none of the book.
    public init?(url: String, in folder: URL) {
        guard let file = try? Self(of: url, in: folder) else { return nil }
        self = file
    }

    /// The picture that an image's address names, or why it names none.
    init(of url: String, in folder: URL) throws(Mistake) {
        if url.isEmpty {
            throw Mistake(
                message: "the image has no file", remedy: "name a file beside the chapter")
        }
        guard let decoded = url.removingPercentEncoding, !decoded.contains("\0") else {
            throw Mistake(message: "`\(url)` is no path", remedy: "write a percent sign as `%25`")
        }
        let steps = decoded.split(separator: "/").filter { $0 != "." }
        path = steps.joined(separator: "/")
        guard !decoded.hasPrefix("/"), !steps.contains(".."), !Self.leadsOut(path, of: folder)
        else {
            throw Mistake(
                message: "the image is not in the chapters' folder",
                remedy: "put it beside the chapter")
        }
        let kind = path.split(separator: ".").last?.lowercased() ?? ""
        guard Self.kinds.contains(kind) else {
            throw Mistake(
                message: "`\(url)` is no picture",
                remedy: "an image is an SVG, PNG, JPEG, GIF, WebP or AVIF file")
        }
        guard bytes(in: folder) != nil else {
            throw Mistake(
                message: "there is no image `\(url)`",
                remedy: "paths start at the chapter's folder")
        }
    }

    /// What the file holds; nil if it cannot be read.
    public func bytes(in folder: URL) -> Data? {
        FileManager.default.contents(atPath: folder.path + "/" + path)
    }

    /// Whether a symbolic link on the way brings a path out of the chapters' folder.
    private static func leadsOut(_ path: String, of folder: URL) -> Bool {
        let home = folder.resolvingSymlinksInPath().path
        let place = folder.appendingPathComponent(path).resolvingSymlinksInPath().path
        return !place.hasPrefix(home + "/")
    }
}
