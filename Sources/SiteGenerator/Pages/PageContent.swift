import Mustache

/// Escapes what templates show as the rest of a page does, doubled braces included.
struct PageContent: MustacheContentType {
    /// What templates call it.
    static let name = "PAGE"

    /// Makes it known to templates that are read from now on.
    static func register() { MustacheContentTypes.register(PageContent(), named: name) }

    func escapeText(_ text: String) -> String { HTML.escape(text) }
}
