extension StringProtocol {
    /// The text without the white space around it.
    package func trimmingWhitespace() -> String {
        let head = drop(while: \.isWhitespace)
        guard let last = head.lastIndex(where: { !$0.isWhitespace }) else { return "" }
        return String(head[...last])
    }
}
