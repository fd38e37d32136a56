/// What sentences call the recognizers of a run, by the names that its records have.
struct RecognizerTitles {
    /// The values of records that name recognizers, if anything of that name is one.
    private static let keys: Set<String> = ["by", "for", "holder", "of", "recognizer", "with"]

    private var titles: [String: String] = [:]

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
