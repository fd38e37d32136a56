import Foundation

/// What sentences call the recognizers of a run, by the names that its records have.
struct RecognizerTitles {
    /// The values of records that name recognizers, if anything of that name is one.
    private static let keys: Set<String> = ["by", "for", "holder", "of", "recognizer", "with"]

    private var titles: [String: String] = [:]
    /// Titles that have the view in them, and what is left of them without it, where that is enough to tell them apart.
    private var shortened: [(long: String, short: String)] = []

    /// The names alone.
    init() {}

    /// The titles of a run; of several that are alike, each has its number.
    init(_ run: Run) {
        var count: [String: Int] = [:]
        for recognizer in run.recognizers {
            let title = recognizer.title ?? recognizer.name
            count[title, default: 0] += 1
            let number = count[title] ?? 1
            titles[recognizer.name] = number == 1 ? title : "\(title) (\(number))"
        }
        let pairs = run.recognizers.compactMap { recognizer -> (long: String, short: String)? in
            let (title, end) = (recognizer.title ?? "", " on " + recognizer.view)
            guard title.hasSuffix(end) else { return nil }
            let short = String(title.dropLast(end.count))
            return short.contains("(") ? (title, short) : nil
        }
        shortened = pairs.filter { pair in pairs.filter { $0.short == pair.short }.count == 1 }
    }

    /// A text in which a recognizer’s view is told only where the recognizer is named first.
    func naming(once text: String) -> String {
        shortened.reduce(text) { text, pair in
            guard let first = text.range(of: pair.long) else { return text }
            return String(text[..<first.upperBound])
                + String(text[first.upperBound...]).replacing(pair.long, with: pair.short)
        }
    }

    /// What a record names that can be recognizers.
    static func names(in record: Run.Record) -> [String] {
        [record.subject]
            + keys.flatMap { key -> [String] in
                switch record.values[key] {
                case .text(let name): [name]
                case .list(let names): names
                case .number, .flag, nil: []
                }
            }
    }

    /// What sentences call one of that name; the name of anything else.
    subscript(name: String) -> String { titles[name] ?? name }

    /// A value of a record, with titles for names.
    func value(of key: String, in record: Run.Record) -> Run.Value? {
        guard let value = record.values[key], Self.keys.contains(key) else {
            return record.values[key]
        }
        return switch value {
        case .text(let name): .text(self[name])
        case .list(let names): .list(names.map { self[$0] })
        case .number, .flag: value
        }
    }
}
