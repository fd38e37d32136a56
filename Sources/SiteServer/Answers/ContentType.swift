/// What a file is, for the browser, which is told not to guess.
enum ContentType: String {
    case html = "text/html; charset=utf-8"
    case css = "text/css; charset=utf-8"
    case script = "text/javascript; charset=utf-8"
    case json = "application/json; charset=utf-8"
    case text = "text/plain; charset=utf-8"
    case xml = "application/xml; charset=utf-8"
    case svg = "image/svg+xml; charset=utf-8"
    case png = "image/png"
    case jpeg = "image/jpeg"
    case woff2 = "font/woff2"
    case epub = "application/epub+zip"
    case bytes = "application/octet-stream"

    /// What a file of that name is.
    init(fileName: String) {
        let ending = fileName.split(separator: ".", omittingEmptySubsequences: false).last ?? ""
        self =
            switch ending.lowercased() {
            case "html": .html
            case "css": .css
            case "js": .script
            case "json": .json
            case "txt", "swift", "md": .text
            case "xml": .xml
            case "svg": .svg
            case "png": .png
            case "jpg", "jpeg": .jpeg
            case "woff2": .woff2
            case "epub": .epub
            default: .bytes
            }
    }
}
