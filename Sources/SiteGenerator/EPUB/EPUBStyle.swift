import Foundation
import Literate

/// The style sheet of an EPUB: many readers know no custom properties and no two themes, so what stands
/// for a value of the site's sheet is that value, the light one.
struct EPUBStyle {
    /// The sheet with its values in place.
    let text: String

    /// Fills in a sheet from the site's own; throws `SiteProblems` for names that this does not have.
    init(_ sheet: Data, values: [String: String], file: String) throws(SiteProblems) {
        var problems: [Problem] = []
        var lines: [String] = []
        let all = String(decoding: sheet, as: UTF8.self).split(
            separator: "\n", omittingEmptySubsequences: false)
        for (place, line) in all.enumerated() {
            lines.append(
                Self.filled(String(line), from: values) { name in
                    problems.append(
                        Problem(
                            SourcePosition(file: file, line: place + 1),
                            "the site's styles have no value “--\(name)”",
                            remedy: "Define it in site/styles/05-tokens.css, or name another."))
                })
        }
        guard problems.isEmpty else { throw SiteProblems(problems) }
        text = lines.joined(separator: "\n")
    }

    /// The values that a sheet defines, each as it stands there first; of two themes' the light one.
    static func values(in sheet: String) -> [String: String] {
        var values: [String: String] = [:]
        for match in sheet.matches(of: /--([\w-]+):\s*([^;}]+)[;}]/) {
            let (name, value) = (String(match.1), String(match.2))
            guard values[name] == nil else { continue }
            values[name] =
                value.wholeMatch(of: /light-dark\(([^,]+),.*\)/).map { String($0.1) } ?? value
        }
        return values
    }

    /// A text with the values in it; what has none stays as it is.
    static func filled(
        _ text: String, from values: [String: String], unknown: (String) -> Void = { _ in }
    ) -> String {
        guard text.contains("var(") else { return text }
        return text.replacing(/var\(--([\w-]+)\)/) { match in
            guard let value = values[String(match.1)] else {
                unknown(String(match.1))
                return String(match.0)
            }
            return filled(value, from: values, unknown: unknown)
        }
    }
}
