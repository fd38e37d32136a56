/// Numbers as a drawing writes them: short, and the same on every machine.
enum Decimal {
    /// At most that many decimals and no trailing zero.
    static func short(_ value: Double, _ places: Int = 1) -> String {
        let text = fixed(value, places)
        guard text.contains("."), let end = text.lastIndex(where: { $0 != "0" }) else {
            return text
        }
        return String(text[end] == "." ? text[..<end] : text[...end])
    }

    /// Exactly that many decimals.
    static func fixed(_ value: Double, _ places: Int) -> String {
        let scale = (0..<places).reduce(1) { result, _ in result * 10 }
        let scaled = Int((value * Double(scale)).rounded(.toNearestOrAwayFromZero))
        let sign = scaled < 0 ? "-" : ""
        let digits = String(scaled.magnitude % scale.magnitude)
        guard places > 0 else { return "\(scaled)" }
        let zeros = String(repeating: "0", count: places - digits.count)
        return "\(sign)\(scaled.magnitude / scale.magnitude).\(zeros)\(digits)"
    }
}
