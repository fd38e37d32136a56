/// The recognizers, and who answers for them.
extension Generator {
    mutating func makeRecognizer(_ id: Int) {
        let kinds = RecognizerKind.all.filter { wildness > 0 || !$0.isBad }
        var place = numbers.number(0...kinds.map(\.weight).reduce(0, +) - 1)
        var kind = kinds[0]
        for candidate in kinds {
            kind = candidate
            place -= candidate.weight
            if place < 0 { break }
        }
        var settings: [FuzzCase.Setting] = []
        for property in RecognizerProperty.common + kind.properties
        where numbers.chance(property.percent) {
            guard let value = numbers.pick(property.choices) else { continue }
            settings.append(FuzzCase.Setting(key: property.key, value: value))
        }
        let view = numbers.chance(10) ? 0 : numbers.pick(theCase.views)?.id
        theCase.recognizers.append(
            FuzzCase.RecognizerSpec(
                id: id, kind: kind.name, view: numbers.chance(3) ? nil : view,
                delegate: numbers.chance(55) ? numbers.number(1...4) : nil, settings: settings))
    }

    mutating func makeDelegate(_ id: Int, recognizers: Int) {
        let used = theCase.recognizers.contains { $0.delegate == id }
        guard used || wildness > 0 else { return }
        let percents: [(Question, Int)] = [
            (.begin, 25), (.together, 70), (.waits, 25), (.awaited, 25), (.receive, 15),
            (.event, 8),
        ]
        var answers: [FuzzCase.Answer] = []
        for (question, percent) in percents where numbers.chance(percent) {
            let policy = makePolicy(question, recognizers: recognizers)
            answers.append(FuzzCase.Answer(question: question, policy: policy))
        }
        theCase.delegates.append(FuzzCase.DelegateSpec(id: id, answers: answers))
    }

    mutating func makePolicy(_ question: Question, recognizers: Int) -> Policy {
        if wildness > 1, numbers.chance(40) {
            return .chance(
                percent: question.defaultAnswer ? 80 : 30, salt: numbers.number(1...999))
        }
        if numbers.chance(question == .together ? 25 : 6) {
            return .always(numbers.chance(80) != question.defaultAnswer)
        }
        let count = question == .together ? 4 : 2
        return .listed(
            (0..<numbers.number(1...count)).map { _ in
                Policy.Pair(
                    one: numbers.number(1...recognizers),
                    other: question.isAboutTwo ? numbers.number(1...recognizers) : nil)
            })
    }

    mutating func makeRequirements() {
        let ids = theCase.recognizers.map(\.id)
        guard ids.count > 1, numbers.chance(50) else { return }
        let mayCycle = numbers.chance(15)
        for _ in 0..<numbers.number(1...3) {
            guard let one = numbers.pick(ids), let other = numbers.pick(ids), one != other else {
                continue
            }
            let pair =
                mayCycle
                ? FuzzCase.Requirement(waiter: one, required: other)
                : FuzzCase.Requirement(waiter: min(one, other), required: max(one, other))
            if !theCase.requirements.contains(pair) { theCase.requirements.append(pair) }
        }
    }
}
