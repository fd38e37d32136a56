import Foundation

/// The records of a run as its report has them, which a page can write as well.
enum RunRecords {
    /// The text of the list in a report.
    static func text(in report: String) -> String {
        guard let start = report.range(of: "\"records\":["),
            let end = report.range(
                of: "],\"recognizers\":[", range: start.upperBound..<report.endIndex)
        else { return "" }
        return "[" + report[start.upperBound..<end.lowerBound] + "]"
    }
}
