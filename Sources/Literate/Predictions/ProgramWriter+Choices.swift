extension ProgramWriter {
    /// Judges the choices of predictions at the end of a claim that is still open, and closes it;
    /// gives the parts that were added.
    mutating func addChoices(of predictions: [Prediction], slug: String) -> [Part] {
        var parts: [Part] = []
        for (index, prediction) in predictions.enumerated() {
            let names = prediction.choices.indices.map {
                "__choice_\(prediction.block.fence.line)_\($0)"
            }
            let file = SourceDirective.quoted(prediction.fileName(slug: slug))
            let answer = "__choose([\(names.joined(separator: ", "))], as: \(file))"
            let end = index == predictions.count - 1 ? "}\n" : "\n"
            for (name, choice) in zip(names, prediction.choices) {
                let part = Part(choice.condition)
                parts.append(part)
                addExpression(
                    part, opening: "let \(name): Bool =\n",
                    closing: name == names.last ? answer + end : "")
            }
        }
        return parts
    }
}
