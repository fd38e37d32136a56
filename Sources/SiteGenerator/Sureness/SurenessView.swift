import Literate
import Rulebook

/// What the page says of a claim: what it rests on, and what it survives.
struct SurenessView {
    let sureness: Sureness
    let rulebook: Rulebook
    let words: Words

    /// The data of a claim's lines; nil where nobody has asked.
    func data(of claim: Block, in chapter: Chapter) -> [String: Any]? {
        guard
            let answer = sureness.robustness.answer(
                about: claim, in: chapter, given: sureness.record)
        else { return nil }
        var data: [String: Any] = [:]
        let failing = sureness.robustness.failing(answer)
        let found = Sureness.ground(of: ruleNames(answer) + failing.map(ruleName), in: rulebook)
        if let found {
            data["rests"] = [
                "html": rests(on: found), "glyph": Glyph.html("", shape: found.ground.shape),
            ]
        }
        if failing.isEmpty {
            data["holds"] = holds(on: found)
        } else if let cases = links(to: failing, claim, chapter) {
            data["dependsOn"] = words.html(.sureFailing, ["cases": words.list(cases)])
        } else {
            let questions = words.list(sureness.robustness.questions(answer).map(name))
            data["depends"] =
                [
                    "on": words.html(.sureDepends, ["questions": questions]),
                    "cases": failing.map { entry($0, answer, claim, chapter) },
                ] as [String: Any]
        }
        return data
    }

    /// What a claim fails under, each leading to that run; nil unless every one has its run.
    private func links(to failing: [ModelCase], _ claim: Block, _ chapter: Chapter) -> [String]? {
        var asked: Set<String> = []
        let links = failing.compactMap { one in
            let isFurther = one.side != nil && !asked.insert(one.question).inserted
            return place(of: one, claim, chapter).map {
                "<a href=\"\($0)\">\(heading(of: one, isFurther: isFurther))</a>"
            }
        }
        return links.count == failing.count ? links : nil
    }

    /// Where the run of a claim under a case is told, if it has left one.
    private func place(of one: ModelCase, _ claim: Block, _ chapter: Chapter) -> String? {
        guard let id = claim.id else { return nil }
        let key = RunKey(chapter: chapter.slug, claim: id)
        guard sureness.runs[.init(claim: key, settings: one.settings)] != nil else { return nil }
        return Sureness.page(of: key) + "#" + Sureness.anchor(of: one.settings)
    }

    /// The rules that the page names as what a claim rests on.
    func grounds(of claim: Block, in chapter: Chapter) -> [String] {
        guard
            let answer = sureness.robustness.answer(
                about: claim, in: chapter, given: sureness.record),
            let found = Sureness.ground(
                of: ruleNames(answer), in: rulebook),
            [.observed, .unsettled].contains(found.ground)
        else { return [] }
        return found.rules
    }

    /// The rules that a claim's runs go by.
    private func ruleNames(_ answer: RobustnessRecord.Answer) -> [String] {
        answer.rules.split(separator: " ").map(String.init)
    }

    /// What a claim that fails under a case rests on, named as rules are: the question, or `model`.
    private func ruleName(_ one: ModelCase) -> String { one.side == nil ? "model" : one.question }

    /// The weakest of what it rests on, in words.
    private func rests(on found: (ground: Sureness.Ground, rules: [String])) -> String {
        let links = words.list(found.rules.map(link))
        return switch found.ground {
        case .documented: words.html(.sureDocumented, [:])
        case .observed: words.html(.sureObserved, ["rules": links])
        case .model: words.html(.sureModel, [:])
        case .unsettled: words.html(.sureUnsettled, ["rules": links])
        }
    }

    /// That a claim survives the model's other answers, or that its questions have none in the model.
    func holds(on found: (ground: Sureness.Ground, rules: [String])?) -> String {
        let asked = Set(sureness.robustness.cases.map(\.question))
        let alone = found?.rules.filter { found?.ground == .unsettled && !asked.contains($0) } ?? []
        if alone.isEmpty { return words(.sureHolds) }
        return words(.sureNoOther, ["questions": words.list(alone)])
    }

    /// A question as the page names it: a rule's number or a model value's name.
    private func name(_ question: String) -> String {
        let name = HTML.escape(question)
        return isRule(question) ? name : "<code>\(name)</code>"
    }

    /// A question's name, linked to what the rules' page says of it.
    private func link(_ question: String) -> String {
        let place = (isRule(question) ? "" : "model-") + HTML.escape(question)
        return "<a href=\"\(RulesPage.path)#\(place)\">\(name(question))</a>"
    }

    private func isRule(_ question: String) -> Bool {
        rulebook.rules.contains { $0.id == question }
    }

    private func entry(
        _ one: ModelCase, _ answer: RobustnessRecord.Answer, _ claim: Block, _ chapter: Chapter
    ) -> [String: Any] {
        var entry: [String: Any] = [
            "with": condition(one), "fails": answer.fails[one.settings] ?? "",
        ]
        entry["run"] = place(of: one, claim, chapter)
        return entry
    }

    /// What is otherwise in a case, in a few words without links, for a heading.
    ///
    /// `isFurther` tells an answer from one to the same question that has been named before.
    func heading(of one: ModelCase, isFurther: Bool = false) -> String {
        if one.side == nil { return values(of: one, name) }
        return words.html(
            isFurther ? .sureFurther : .sureOtherwise, ["question": one.question])
    }

    /// A side of an unsettled question as HTML.
    func side(_ text: String) -> String {
        let html = RuleText(known: Set(rulebook.rules.map(\.id)), page: RulesPage.path).html(text)
        return words.foreign == nil ? html : "<span\(words.foreignAttribute)>\(html)</span>"
    }

    /// What is otherwise in a case, as HTML.
    func condition(_ one: ModelCase) -> String {
        guard let side = one.side else {
            return words.html(.sureValues, ["values": values(of: one, link)])
        }
        return words.html(.sureSide, ["question": link(one.question), "side": self.side(side)])
    }

    /// The values that a case puts in place of the model's own, with their units.
    private func values(of one: ModelCase, _ naming: (String) -> String) -> String {
        let values = one.settings.split(separator: " ").map { setting in
            let parts = setting.split(separator: "=", maxSplits: 1).map(String.init)
            let unit = rulebook.modelValues.first { $0.name == parts[0] }?.unit ?? ""
            return words.html(
                .sureValue,
                [
                    "name": naming(parts[0]),
                    "value": HTML.escape(parts[1] + (unit.isEmpty ? "" : " \(unit)")),
                ])
        }
        return words.list(values)
    }
}
