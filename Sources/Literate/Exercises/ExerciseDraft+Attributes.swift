extension ExerciseDraft {
    /// How many minutes an exercise may take, by estimate.
    static let possibleMinutes = 1...60

    /// The estimate, if it is one.
    var minutes: Int? {
        guard let text = task.attributes["minutes"], text.allSatisfy({ "0"..."9" ~= $0 }),
            let minutes = Int(text), Self.possibleMinutes.contains(minutes)
        else { return nil }
        return minutes
    }

    var rung: Exercise.Rung? { task.attributes["rung"].flatMap(Exercise.Rung.init) }

    /// The topics that are any, in the order of the vocabulary.
    var topics: [Exercise.Topic] {
        let words = Set(words(of: "topics"))
        return Exercise.Topic.allCases.filter { words.contains($0.rawValue) }
    }

    /// The chapters to have read before: those that it names, or the one that it stands in.
    var needs: [String] {
        let named = words(of: "needs").removingDuplicates().sorted()
        return named.isEmpty ? [chapter].compactMap(\.self) : named
    }

    /// The words of an attribute.
    func words(of attribute: String) -> [String] {
        (task.attributes[attribute] ?? "").split(whereSeparator: \.isWhitespace).map(String.init)
    }
}
