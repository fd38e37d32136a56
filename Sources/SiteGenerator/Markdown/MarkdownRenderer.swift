import Literate

/// Turns a chapter's syntax tree into HTML; what a fenced block becomes is the caller's business.
struct MarkdownRenderer {
    /// The chapter's file, for problems.
    let file: String
    let anchors: HeadingAnchors
    let references: References
    /// Whether long names may be broken where their words meet, as in the cells of a table.
    var breaksNames = false
    /// The HTML of a code block.
    let code: (MarkdownNode) throws -> String

    func render(_ nodes: [MarkdownNode]) throws -> String {
        var html = ""
        for place in nodes.indices { html += try block(nodes[place], tight: false) }
        return html
    }

    /// The HTML of a block; in a tight list a paragraph stands without its tags.
    func block(_ node: MarkdownNode, tight: Bool, paragraphClass: String? = nil) throws -> String {
        switch node.kind {
        case .document:
            return try render(node.children)
        case .paragraph:
            let text = try inlines(node.children)
            if tight { return text }
            guard let paragraphClass else { return "<p>\(text)</p>\n" }
            return "<p class=\"\(paragraphClass)\">\(text)</p>\n"
        case .heading(let level):
            return try heading(node, level: level)
        case .blockQuote:
            return try "<blockquote>\n" + render(node.children) + "</blockquote>\n"
        case .list(let ordered, let start, let tight):
            let tag = ordered ? "ol" : "ul"
            let first = ordered && start != 1 ? " start=\"\(start)\"" : ""
            let items = try node.children.map { try item($0, tight: tight) }.joined()
            return "<\(tag)\(first)>\n\(items)</\(tag)>\n"
        case .item:
            return try item(node, tight: false)
        case .thematicBreak:
            return "<hr>\n"
        case .codeBlock:
            return try code(node)
        case .htmlBlock(let source):
            return try html(source, at: node)
        default:
            return try inlines([node])
        }
    }

    /// The HTML of a table's cell.
    func cell(_ nodes: [MarkdownNode]) throws -> String {
        var renderer = self
        renderer.breaksNames = true
        return try renderer.inlines(nodes)
    }

    /// The HTML of a paragraph's or heading's content.
    func inlines(_ nodes: [MarkdownNode]) throws -> String {
        var html = ""
        for place in nodes.indices { try write(nodes[place], to: &html) }
        return html
    }

    private func item(_ node: MarkdownNode, tight: Bool) throws -> String {
        var content = ""
        for (index, child) in node.children.enumerated() {
            if tight, index > 0, !content.hasSuffix("\n") { content += "\n" }
            content += try block(child, tight: tight)
        }
        return "<li>\(content)</li>\n"
    }

    private func heading(_ node: MarkdownNode, level: Int) throws -> String {
        let text = try inlines(node.children)
        guard let anchor = anchors.heading(atLine: node.start.line) else {
            return "<h\(level)>\(text)</h\(level)>\n"
        }
        let id = HTML.escape(anchor)
        // A link cannot hold a link.
        guard node.all(where: \.isLink).isEmpty else {
            return "<h\(level) id=\"\(id)\">\(text)</h\(level)>\n"
        }
        return
            "<h\(level) id=\"\(id)\"><a class=\"anchor\" href=\"#\(id)\">\(text)</a></h\(level)>\n"
    }

    /// Writes what stands within a line.
    private func write(_ node: MarkdownNode, to result: inout String) throws {
        func write(_ nodes: [MarkdownNode], in tag: String) throws {
            result += "<\(tag)>"
            for place in nodes.indices { try self.write(nodes[place], to: &result) }
            result += "</\(tag)>"
        }
        switch node.kind {
        case .text(let text): result += HTML.prose(text)
        case .softBreak: result += "\n"
        case .lineBreak: result += "<br>\n"
        case .emphasis: try write(node.children, in: "em")
        case .strong: try write(node.children, in: "strong")
        case .code(let text):
            result += "<code>"
            result += breaksNames ? HTML.breakable(text) : HTML.escape(text)
            result += "</code>"
        case .htmlInline(let source): result += try html(source, at: node)
        case .link(let url, let title): result += try link(node, to: url, title)
        case .image(let url, let title):
            let alternative = HTML.escape(node.plainText)
            result += try "<img src=\"\(destination(url, at: node))\" alt=\"\(alternative)\""
            result += "\(tooltip(title))>"
        case .modelValue(let name): result += references.modelValue(name)
        case .footnoteMark(let id): result += references.mark(id, at: node)
        case .footnote: break
        default: result += try block(node, tight: false)
        }
    }

    private func link(_ node: MarkdownNode, to url: String, _ title: String) throws -> String {
        let isNamed = !node.children.isEmpty
        let content =
            isNamed ? try inlines(node.children) : HTML.escape(references.name(of: url) ?? url)
        let language =
            isNamed ? nil : references.languageOfName(of: url).map { " lang=\"\($0)\"" }
        return try "<a href=\"\(destination(url, at: node))\"\(tooltip(title))\(language ?? "")>"
            + "\(content)</a>"
    }

    private func tooltip(_ title: String) -> String {
        title.isEmpty ? "" : " title=\"\(HTML.escape(title))\""
    }

    private func destination(_ url: String, at node: MarkdownNode) throws -> String {
        guard let safe = HTML.destination(Links.page(for: url)) else {
            throw problem(
                node, "a link may be relative, http, https or mailto, and this is “\(url)”",
                "Write a link that a reader can follow, or take it away.")
        }
        return safe
    }

    /// A comment is the author's note and leaves no trace; anything else would bypass the theme.
    private func html(_ source: String, at node: MarkdownNode) throws -> String {
        if source.isOneHTMLComment { return "" }
        throw problem(
            node,
            "a chapter holds Markdown only, and this is HTML: "
                + source.trimmingWhitespace().prefix(40),
            "Say it in Markdown, or put it in `code`.")
    }

    private func problem(_ node: MarkdownNode, _ message: String, _ remedy: String) -> Problem {
        let position = SourcePosition(file: file, line: node.start.line, column: node.start.column)
        return Problem(position, message, remedy: remedy)
    }
}

extension MarkdownNode {
    fileprivate var isLink: Bool {
        if case .link = kind { true } else { false }
    }
}
