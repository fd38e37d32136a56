import SwiftSyntax

/// The body of a claim, cut where it touches.
struct SceneCut {
    private let body: CodeBlockSyntax
    private let bytes: [UInt8]
    private let touching: TouchingFunctions
    private var edits = Edits()
    /// Whether the scene tells what its expectations find.
    private let tellsFindings: Bool
    /// The predictions whose choices the scene judges.
    private(set) var predictions = 0
    /// The expectations that it tells of.
    private(set) var expectations = 0

    init(
        _ body: CodeBlockSyntax, of bytes: [UInt8], _ touching: TouchingFunctions,
        tellsFindings: Bool = false
    ) {
        self.body = body
        self.bytes = bytes
        self.touching = touching
        self.tellsFindings = tellsFindings
    }

    /// Has values of constants picked by the page.
    mutating func pick(_ picks: [TouchFigure.Pick]) {
        let constants = PickedConstants(body.statements)
        for (place, pick) in picks.enumerated() {
            guard let value = constants.values[pick.constant] else { continue }
            let cases = pick.cases.map { ".\($0.name)" }.joined(separator: ", ")
            edits.insert("_picked(\(place), of: [\(cases)], or: ", at: range(of: value).lowerBound)
            edits.insert(")", at: range(of: value).upperBound)
        }
    }

    /// The body with its braces; nil if it touches nothing once its device is made.
    mutating func text() -> String? {
        let statements = Array(body.statements).filter {
            !$0.item.is(PoundSourceLocationSyntax.self)
        }
        let device = statements.firstIndex { Self.declaresDevice($0) } ?? statements.startIndex
        var isOpen = false
        var depth = 0
        var isOver = false
        var declared: Set<String> = []
        for statement in statements[device...].dropFirst() {
            let range = range(of: statement)
            if !isOver, tellsFindings, let finding = Self.finding(statement) {
                if isOpen {
                    edits.insert("}) { ", at: range.lowerBound)
                    isOpen = false
                    depth += 1
                }
                edits.replace(range, with: finding)
                expectations += 1
            } else if Self.isAssertion(statement) {
                edits.blank(range, of: bytes)
            } else if Self.isJudgement(statement) {
                // What a touch declares is not there on a page, which does not make it.
                if predictions == 0, Self.isNeeded(declared, by: statements) {
                    edits.blank(range, of: bytes)
                    continue
                }
                if isOpen {
                    edits.insert("}) { ", at: range.lowerBound)
                    isOpen = false
                    depth += 1
                }
                judge(statement)
            } else if isOver {
                declared.formUnion(Self.names(declaredBy: statement))
            } else if !Self.isDefinition(statement), touching.isTouch(statement) {
                if !isOpen { edits.insert("__stage.goes(on: device, by: { ", at: range.lowerBound) }
                isOpen = true
                // What it declares the rest of the claim needs: that belongs to the touch then.
                isOver = statement.item.is(VariableDeclSyntax.self)
                declared.formUnion(Self.names(declaredBy: statement))
            } else if isOpen {
                edits.insert("}) { ", at: range.lowerBound)
                isOpen = false
                depth += 1
            }
        }
        guard isOpen || depth > 0 else { return nil }
        let end = (isOpen ? " }) {}" : "") + String(repeating: " }", count: depth)
        edits.insert(end, at: range(of: body.rightBrace).lowerBound)
        return edits.takeOut(range(of: body), of: bytes)
    }

    private func range(of node: some SyntaxProtocol) -> Range<Int> {
        node.positionAfterSkippingLeadingTrivia
            .utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset
    }

    private static func declaresDevice(_ statement: CodeBlockItemSyntax) -> Bool {
        guard let variable = statement.item.as(VariableDeclSyntax.self) else { return false }
        return variable.bindings.contains { binding in
            binding.pattern.tokens(viewMode: .sourceAccurate).contains { $0.text == "device" }
        }
    }

    /// Whether a statement makes nothing happen where it stands: a function, a type, a closure that is kept.
    private static func isDefinition(_ statement: CodeBlockItemSyntax) -> Bool {
        guard let variable = statement.item.as(VariableDeclSyntax.self) else {
            return statement.item.is(DeclSyntax.self)
        }
        return variable.bindings.allSatisfy {
            $0.initializer?.value.is(ClosureExprSyntax.self) ?? true
        }
    }

    /// Whether a statement only asks, or only leaves something behind.
    private static func isAssertion(_ statement: CodeBlockItemSyntax) -> Bool {
        var expression = statement.item.as(ExprSyntax.self)
        while let inner = expression?.as(TryExprSyntax.self) { expression = inner.expression }
        if let macro = expression?.as(MacroExpansionExprSyntax.self) {
            return Expectation.macros.contains(macro.macroName.text)
        }
        return function(calledBy: statement)?.trimmedDescription == "__record"
    }

    /// What tells the page whether an expectation holds, and what was found; nil for what is no comparison.
    private static func finding(_ statement: CodeBlockItemSyntax) -> String? {
        guard let macro = statement.item.as(MacroExpansionExprSyntax.self),
            macro.macroName.text == "expect"
        else { return nil }
        let expectation = Expectation(
            position: SourcePosition(file: "", line: 1), arguments: macro.arguments,
            closure: macro.trailingClosure)
        guard let comparison = expectation.comparison else { return nil }
        return "do { let __found = \(comparison.value); "
            + "__stage.finds(__found \(comparison.sign) \(comparison.other), __value(__found)) }"
    }

    private static func function(calledBy statement: CodeBlockItemSyntax) -> ExprSyntax? {
        statement.item.as(FunctionCallExprSyntax.self)?.calledExpression
    }

    /// The name of a prediction's choice, where a statement declares it.
    private static func choice(_ statement: CodeBlockItemSyntax) -> PatternSyntax? {
        let pattern = statement.item.as(VariableDeclSyntax.self)?.bindings.first?.pattern
        return pattern.flatMap { $0.trimmedDescription.hasPrefix("__choice_") ? $0 : nil }
    }

    /// Whether a statement judges the choices of a prediction.
    private static func isJudgement(_ statement: CodeBlockItemSyntax) -> Bool {
        choice(statement) != nil
            || function(calledBy: statement)?.trimmedDescription == "__choose"
    }

    private static func names(declaredBy statement: CodeBlockItemSyntax) -> Set<String> {
        if let function = statement.item.as(FunctionDeclSyntax.self) { return [function.name.text] }
        let bindings = statement.item.as(VariableDeclSyntax.self)?.bindings
        return Set(
            (bindings ?? []).flatMap { $0.pattern.tokens(viewMode: .sourceAccurate).map(\.text) })
    }

    /// Whether statements judge choices by any of these names.
    private static func isNeeded(
        _ names: Set<String>, by statements: [CodeBlockItemSyntax]
    ) -> Bool {
        statements.filter(isJudgement).contains { statement in
            statement.tokens(viewMode: .sourceAccurate).contains { names.contains($0.text) }
        }
    }

    /// Hands the choices over, under names that have no line in them: a line more in the chapter changes nothing.
    private mutating func judge(_ statement: CodeBlockItemSyntax) {
        if let choice = Self.choice(statement) {
            let number = choice.trimmedDescription.split(separator: "_").last ?? ""
            edits.replace(range(of: choice), with: "__choice_\(predictions)_\(number)")
        } else if let call = statement.item.as(FunctionCallExprSyntax.self) {
            let choices = call.arguments.first?.expression.as(ArrayExprSyntax.self)?.elements
            let names = (choices ?? []).indices.enumerated().map {
                "__choice_\(predictions)_\($0.offset)"
            }
            edits.replace(
                range(of: call), with: "__stage.chooses([\(names.joined(separator: ", "))])")
            predictions += 1
        }
    }
}
