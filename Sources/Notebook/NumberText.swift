import Foundation

/// Numbers as text: the one place that rounds, so that a number reads the same in transcripts, captions, tables and drawings.
package enum NumberText {
    /// A number with exactly so many decimals, as `printf` rounds it; zero has no sign.
    package static func fixed(_ number: Double, _ places: Int) -> String {
        let text = rounded(abs(number), places)
        return number < 0 && text.contains { "1"..."9" ~= $0 } ? "-" + text : text
    }

    /// A number with at most so many decimals, and no trailing zero.
    package static func short(_ number: Double, _ places: Int = 1) -> String {
        let text = fixed(number, places)
        guard text.contains("."), let end = text.lastIndex(where: { $0 != "0" }) else {
            return text
        }
        return String(text[end] == "." ? text[..<end] : text[...end])
    }

    /// A number as prose and tables show it: with exactly so many decimals, and a proper minus sign.
    package static func shown(_ number: Double, _ places: Int) -> String {
        fixed(number, places).replacing("-", with: "−")
    }

    private static func rounded(_ number: Double, _ places: Int) -> String {
        // A drawing has thousands of numbers, and formatting is slow. Only near a tie does it know more than
        // multiplication: 1.0005 is a little less than it says.
        let scale = pow(10, Double(places))
        let scaled = number * scale
        guard places <= 9, scaled < 1e9, abs(scaled - scaled.rounded(.down) - 0.5) > 1e-6 else {
            return String(format: "%.\(places)f", number)
        }
        let digits = Int(scaled.rounded())
        guard places > 0 else { return "\(digits)" }
        let fraction = String(digits % Int(scale))
        let zeros = String(repeating: "0", count: places - fraction.count)
        return "\(digits / Int(scale)).\(zeros)\(fraction)"
    }
}
