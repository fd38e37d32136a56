import SwiftSyntax

/// What becomes of `delegate?.method?(…)`.
///
/// The engine's own protocols have a default for each optional method, so the second question mark goes; a call of an optional
/// method of the listing's own protocols becomes a call of the property that stands for it (`OptionalRequirements`).
///
///     delegate?.scrollViewDidScroll?(self)        source?.sat?(on: 1)
///     delegate?.scrollViewDidScroll (self)        source?.__1?(    1)
///
/// A call whose answer has no single default is refused, unless `??` says the default:
/// `delegate?.scrollViewShouldScrollToTop?(self) ?? true`.
struct OptionalCalls {
    let part: Part
    let own: OptionalRequirements

    /// Ranges of the text with what takes their place, and what is wrong.
    struct Change {
        var renamed: [(node: TokenSyntax, name: String)] = []
        var blanked: [Syntax] = []
        var problem: Problem?
    }

    /// The change for a call of something that may not be there.
    func change(for call: FunctionCallExprSyntax) -> Change {
        guard let (member, mark) = Self.callee(of: call) else { return Change() }
        let base = member.declName.baseName
        let labels = call.arguments.map { $0.label?.text ?? "_" }
        if let requirement = own.renamed(base.text, labels: labels),
            member.declName.argumentNames == nil
        {
            let words = call.arguments.flatMap { argument in
                [argument.label, argument.colon].compactMap { $0.map(Syntax.init) }
            }
            return Change(renamed: [(base, requirement.name)], blanked: words)
        }
        if call.trailingClosure != nil,
            own.requirements.contains(where: { $0.baseName == base.text && $0.isRenamed })
        {
            return Change(
                problem: Problem(
                    part.position(base.positionAfterSkippingLeadingTrivia),
                    "which requirement this calls cannot be told: its last argument has no label",
                    remedy: "write the closure inside the parentheses"))
        }
        return stock(call, base, labels, mark)
    }

    /// The change for a requirement that is named but not called, as in `delegate?.method != nil`.
    func change(for member: MemberAccessExprSyntax) -> Change {
        let name = member.declName
        if let names = name.argumentNames {
            let labels = names.arguments.map(\.name.text)
            guard let requirement = own.renamed(name.baseName.text, labels: labels) else {
                return Change()
            }
            return Change(renamed: [(name.baseName, requirement.name)], blanked: [Syntax(names)])
        }
        guard let requirement = own.renamed(name.baseName.text), !Self.isCalled(member) else {
            return Change()
        }
        return Change(renamed: [(name.baseName, requirement.name)])
    }

    /// An optional method of UIKit's has a default here: the call asks for nothing.
    private func stock(
        _ call: FunctionCallExprSyntax, _ base: TokenSyntax, _ labels: [String], _ mark: TokenSyntax
    ) -> Change {
        let name = "\(base.text)(\(labels.map { $0 + ":" }.joined()))"
        guard mark.tokenKind == .postfixQuestionMark,
            let owner = OptionalMethods.declaring(name).first,
            let value = OptionalMethods.all(of: owner)[name]
        else { return Change() }
        if ["", "nil"].contains(value) || Self.fallback(of: call) == value {
            return Change(blanked: [Syntax(mark)])
        }
        let isKnown = value != OptionalMethods.depends
        return Change(
            problem: Problem(
                part.position(base.positionAfterSkippingLeadingTrivia),
                "whether an object has `\(name)` cannot be asked here: it has a default",
                remedy: isKnown
                    ? "write `?? \(value)` after the call: that is UIKit's own default"
                    : "let a protocol of your own require what you ask for"))
    }

    private static func callee(
        of call: FunctionCallExprSyntax
    ) -> (MemberAccessExprSyntax, TokenSyntax)? {
        if let chain = call.calledExpression.as(OptionalChainingExprSyntax.self) {
            return chain.expression.as(MemberAccessExprSyntax.self).map { ($0, chain.questionMark) }
        }
        if let forced = call.calledExpression.as(ForceUnwrapExprSyntax.self) {
            return forced.expression.as(MemberAccessExprSyntax.self)
                .map { ($0, forced.exclamationMark) }
        }
        return nil
    }

    private static func isCalled(_ member: MemberAccessExprSyntax) -> Bool {
        guard var node = member.parent else { return false }
        while node.is(OptionalChainingExprSyntax.self) || node.is(ForceUnwrapExprSyntax.self) {
            guard let parent = node.parent else { return false }
            node = parent
        }
        return node.is(FunctionCallExprSyntax.self)
    }

    /// What stands after `??` behind a call.
    private static func fallback(of call: FunctionCallExprSyntax) -> String? {
        guard let elements = call.parent?.as(ExprListSyntax.self)?.map({ $0 }),
            let place = elements.firstIndex(where: { $0.id == call.id }),
            elements.count > place + 2,
            elements[place + 1].trimmedDescription == "??"
        else { return nil }
        return elements[place + 2].trimmedDescription
    }
}
