import SwiftSyntax

/// Which functions make fingers touch a device, or time pass on it: the engine's, and those of a program that call one.
struct TouchingFunctions {
    /// What lets time pass and touches nothing: a function that calls it is not a touch for that.
    static let passing: Set = ["advance", "hold", "settle"]
    /// What touches: of `Device` and of `Finger`.
    static let touching: Set = [
        "cancelTouches", "doubleTap", "down", "drag", "flick", "longPress", "move", "pinch", "play",
        "rotate", "swipe", "tap", "tapAndPress", "twoFingerDrag", "twoFingerTap", "up",
    ]

    /// What presses a button: a page has none to press.
    static let pressing: Set = ["press"]

    private var names = touching

    /// Those of a program, besides the engine's.
    init(in program: SourceFileSyntax) {
        let collector = FunctionCalls()
        collector.walk(program)
        var isGrowing = true
        while isGrowing {
            let more = collector.calls.filter {
                !names.contains($0.key) && !$0.value.isDisjoint(with: names)
            }
            isGrowing = !more.isEmpty
            names.formUnion(more.keys)
        }
    }

    /// Whether code presses buttons.
    static func presses(_ code: some SyntaxProtocol) -> Bool {
        let collector = FunctionCalls()
        collector.walk(code)
        return !collector.all.isDisjoint(with: pressing)
    }

    /// Whether code calls a function of that name.
    static func calls(_ function: String, in code: some SyntaxProtocol) -> Bool {
        let collector = FunctionCalls()
        collector.walk(code)
        return collector.all.contains(function)
    }

    /// Whether code calls what touches of the engine's.
    static func touches(_ code: some SyntaxProtocol) -> Bool {
        let collector = FunctionCalls()
        collector.walk(code)
        return !collector.all.isDisjoint(with: touching)
    }

    /// Whether a statement touches, or lets time pass.
    func isTouch(_ statement: some SyntaxProtocol) -> Bool {
        let collector = FunctionCalls()
        collector.walk(statement)
        return !collector.all.isDisjoint(with: names.union(Self.passing))
    }
}

/// What the functions of a source call, by their names.
private final class FunctionCalls: SyntaxVisitor {
    /// For each function, what it calls.
    private(set) var calls: [String: Set<String>] = [:]
    /// Whatever is called.
    private(set) var all: Set<String> = []
    private var around: [String] = []

    init() { super.init(viewMode: .sourceAccurate) }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        around.append(node.name.text)
        return .visitChildren
    }

    override func visitPost(_ node: FunctionDeclSyntax) { around.removeLast() }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let name =
            node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
            ?? node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
        guard let name else { return .visitChildren }
        all.insert(name)
        for function in around { calls[function, default: []].insert(name) }
        return .visitChildren
    }
}
