import Literate

extension Rulebook {
    /// The model with one thing in it otherwise: each other side of each unsettled question, in the order of the rules, then both
    /// ends of each range, in the order of the entries.
    public var cases: [ModelCase] {
        let questions = rules.filter { $0.twin == nil && $0.isInScope }
        return questions.flatMap(otherSides) + ranges.flatMap(ends)
    }

    private func otherSides(of rule: Rule) -> [ModelCase] {
        guard let choice = modelChoices.first(where: { $0.name == rule.choice }) else { return [] }
        return zip(choice.cases, rule.sides).filter { $0.0 != choice.taken }.map { name, side in
            ModelCase(question: rule.id, settings: "\(choice.name)=\(name)", side: side)
        }
    }

    private func ends(of range: ModelRange) -> [ModelCase] {
        let other = ranges.first { $0.value == range.against }
        return [(range.low, other?.high), (range.high, other?.low)].filter {
            Double($0.0) != taken(range)
        }
        .map { own, opposite in
            let with = opposite.flatMap { end in other.map { " \($0.value)=\(end)" } } ?? ""
            return ModelCase(
                question: range.value, settings: "\(range.value)=\(own)" + with)
        }
    }

    private func taken(_ range: ModelRange) -> Double? {
        modelValues.first { $0.name == range.value }.flatMap { Double($0.value) }
    }

    /// Ranges that are none, or of no value, or of one that is measured; and values that are neither measured nor have one.
    var rangeProblems: [Problem] {
        let names = modelValues.map(\.name)
        let wrong = ranges.compactMap { range -> Problem? in
            guard let value = modelValues.first(where: { $0.name == range.value }) else {
                return Problem(
                    range.position, "there is no model value `\(range.value)`",
                    remedy: suggestion(for: range.value, among: names, what: "model values"))
            }
            if value.isMeasured {
                return Problem(
                    range.position, "\(value.name) is measured, and yet has a range",
                    remedy: "remove the range: what a recording pins is not varied")
            }
            if let other = range.against, !ranges.contains(where: { $0.value == other }) {
                return Problem(
                    range.position,
                    "\(value.name) is varied against `\(other)`, which has no range",
                    remedy: suggestion(
                        for: other, among: ranges.map(\.value), what: "model values with a range"))
            }
            guard let low = Double(range.low), let own = Double(value.value),
                let high = Double(range.high), low <= own, own <= high, low < high
            else {
                return Problem(
                    range.position,
                    "the range of \(value.name), \(range.low) to \(range.high), does not hold its "
                        + "\(value.value)",
                    remedy: "write two numbers, the lesser first, with the model's own between")
            }
            return nil
        }
        let missing = modelValues.filter { value in
            !value.isMeasured && !ranges.contains { $0.value == value.name }
        }.map {
            Problem(
                $0.position, "nothing says between which values \($0.name) could be",
                remedy: "give it a range in \(Self.rangesFile), or say (measured, M-…) if it is")
        }
        return wrong + missing
    }
}
