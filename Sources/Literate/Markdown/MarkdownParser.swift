import CCmark

/// Reads CommonMark with cmark and gives its tree as values.
public enum MarkdownParser {
    /// Parses a UTF-8 document; bytes that are not UTF-8 become replacement characters.
    public static func parse(_ bytes: some Collection<UInt8>) -> MarkdownNode {
        let options = CMARK_OPT_DEFAULT | CMARK_OPT_VALIDATE_UTF8
        let root = bytes.map { CChar(bitPattern: $0) }.withUnsafeBufferPointer { text in
            // cmark refuses a null pointer, which an empty array may have.
            text.baseAddress.map { cmark_parse_document($0, text.count, options) } ?? nil
        }
        defer { root.map(cmark_node_free) }
        return (value(of: root, depth: 0) ?? MarkdownNode(kind: .document)).withFootnotes()
    }

    /// How deep nodes may stand in one another; what is below is left out.
    static let deepest = 100

    private static func value(of node: OpaquePointer?, depth: Int) -> MarkdownNode? {
        guard let node, let kind = kind(of: node) else { return nil }
        var children: [MarkdownNode] = []
        var child = depth < deepest ? cmark_node_first_child(node) : nil
        while let present = child {
            if cmark_node_get_type(present) == CMARK_NODE_TEXT,
                case .text(var words)? = children.last?.kind
            {
                // cmark parts texts at every bracket. While it grows, nothing else holds the text.
                children[children.count - 1].kind = .softBreak
                words += literal(of: present)
                children[children.count - 1].kind = .text(words)
                children[children.count - 1].end = end(of: present)
            } else if let value = value(of: present, depth: depth + 1) {
                children.append(value)
            }
            child = cmark_node_next(present)
        }
        return MarkdownNode(
            kind: kind, children: MarkdownNode.withMarks(children),
            start: .init(
                line: Int(cmark_node_get_start_line(node)),
                column: Int(cmark_node_get_start_column(node))),
            end: end(of: node))
    }

    private static func end(of node: OpaquePointer) -> MarkdownNode.Place {
        .init(
            line: Int(cmark_node_get_end_line(node)),
            column: Int(cmark_node_get_end_column(node)))
    }

    private static func kind(of node: OpaquePointer) -> MarkdownNode.Kind? {
        switch cmark_node_get_type(node) {
        case CMARK_NODE_DOCUMENT: .document
        case CMARK_NODE_PARAGRAPH: .paragraph
        case CMARK_NODE_BLOCK_QUOTE: .blockQuote
        case CMARK_NODE_LIST:
            .list(
                ordered: cmark_node_get_list_type(node) == CMARK_ORDERED_LIST,
                start: Int(cmark_node_get_list_start(node)),
                tight: cmark_node_get_list_tight(node) != 0)
        case CMARK_NODE_ITEM: .item
        case CMARK_NODE_THEMATIC_BREAK: .thematicBreak
        case CMARK_NODE_HEADING: .heading(level: Int(cmark_node_get_heading_level(node)))
        case CMARK_NODE_CODE_BLOCK:
            .codeBlock(info: text(cmark_node_get_fence_info(node)), literal: literal(of: node))
        case CMARK_NODE_HTML_BLOCK: .htmlBlock(literal(of: node))
        case CMARK_NODE_TEXT: .text(literal(of: node))
        case CMARK_NODE_SOFTBREAK: .softBreak
        case CMARK_NODE_LINEBREAK: .lineBreak
        case CMARK_NODE_EMPH: .emphasis
        case CMARK_NODE_STRONG: .strong
        case CMARK_NODE_CODE: .code(literal(of: node))
        case CMARK_NODE_HTML_INLINE: .htmlInline(literal(of: node))
        case CMARK_NODE_LINK:
            .link(url: text(cmark_node_get_url(node)), title: text(cmark_node_get_title(node)))
        case CMARK_NODE_IMAGE:
            .image(url: text(cmark_node_get_url(node)), title: text(cmark_node_get_title(node)))
        default: nil
        }
    }

    /// The literal with line feeds only, however the file ends its lines.
    private static func literal(of node: OpaquePointer) -> String {
        let raw = text(cmark_node_get_literal(node))
        guard raw.hasByte(13) else { return raw }
        return raw.replacing("\r\n", with: "\n").replacing("\r", with: "\n")
    }

    private static func text(_ pointer: UnsafePointer<CChar>?) -> String {
        pointer.map { String(cString: $0) } ?? ""
    }
}
