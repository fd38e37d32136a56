extension Run {
    /// What recognizers did that had a part in the run, with recognizers of one name told apart by their views.
    ///
    /// Those of UIKit's own that no program gets hold of, and that were not recognized, are told only if nobody else is.
    func reasons(_ sentences: Sentences) throws -> [String] {
        let told = explanations.compactMap(\.ofItsPart)
        let own = told.filter { $0.outcome == "fired" || !hasNoProperty($0.recognizer) }
        let run = withNamesakesToldApart
        return try (own.isEmpty ? told : own).map { try sentences.sentence(for: $0, in: run) }
    }

    /// The run with a view in the title of each recognizer whose title another one on another view has as well.
    private var withNamesakesToldApart: Run {
        func title(_ recognizer: Recognizer) -> String { recognizer.title ?? recognizer.name }
        var run = self
        run.recognizers = recognizers.map { recognizer in
            let views = recognizers.filter { title($0) == title(recognizer) }.map(\.view)
            guard views.count > 1, Set(views).count == views.count else { return recognizer }
            var named = recognizer
            named.title = "\(title(recognizer)) of \(recognizer.view)"
            return named
        }
        return run
    }
}

extension Run.Explanation {
    /// The explanation without the attempts in which the recognizer had no part; nil if it had one in none.
    fileprivate var ofItsPart: Run.Explanation? {
        let bystanders: Set<String> = ["detached", "unoffered", "unpressed", "untouched"]
        let attempts = ((earlier ?? []) + [self]).filter { !bystanders.contains($0.outcome) }
        guard var last = attempts.last else { return nil }
        last.earlier = attempts.count > 1 ? attempts.dropLast() : nil
        return last
    }
}
