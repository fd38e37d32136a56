import SwiftSyntax

/// Finds the method that a `#selector` means and writes a reference to it.
///
/// In a class `Base` with both, `#selector(tapped(_:))` is `Base.tapped(_:)`, and `#selector(tapped as () -> Void)` is
/// `Base.tapped as (Base) -> () -> Void`: without the type, the compiler could not tell one from the other.
struct MethodReference {
    /// The name for traces and the reference.
    let parts: (name: String, reference: String)

    init(_ form: SelectorForm, type: String) throws(Problem) {
        guard let found = try Self.method(form) else {
            let suffix = form.labels.map { "(\($0.map { $0 + ":" }.joined()))" } ?? ""
            let name = form.baseName + suffix
            let cast = form.types.map { " as (\(type)) -> (\($0.joined(separator: ", "))) -> Void" }
            parts = (name, "\(type).\(name)" + (cast ?? ""))
            return
        }
        parts = (found.fullName, try Self.reference(to: found, of: type, form))
    }

    private static func method(_ form: SelectorForm) throws(Problem) -> ProgramIndex.Method? {
        let all: [ProgramIndex.Method]
        if let local = form.owner.declaration {
            all = IndexCollector.methods(of: local, in: form.part)
                .filter { $0.baseName == form.baseName }
        } else {
            all = form.index.methods(named: form.baseName, in: form.owner.name ?? "")
        }
        var found = form.labels.map { labels in all.filter { $0.labels == labels } } ?? all
        if let types = form.types { found = found.filter { $0.parameterTypes == types } }
        if found.count > 1 {
            let example = found.first { !$0.labels.isEmpty } ?? found[0]
            throw Problem(
                form.position, "`\(form.baseName)` could be any of \(found.count) methods",
                remedy: "write its labels, such as `\(example.fullName)`")
        }
        guard let method = found.first else {
            if let other = all.first {
                throw Problem(
                    form.position,
                    "\(form.owner.written) has no such method, it has `\(other.fullName)`",
                    remedy:
                        "write `#selector(\(other.labels.isEmpty ? form.baseName : other.fullName))`"
                )
            }
            return nil
        }
        try check(method, form)
        return method
    }

    /// Refuses what Objective-C does not see, and what an action cannot be.
    private static func check(_ method: ProgramIndex.Method, _ form: SelectorForm) throws(Problem) {
        let name = method.fullName
        let type = form.owner.name ?? ""
        let isWitness = OptionalMethods.declaring(name).contains {
            form.index.conforms(type, to: $0)
        }
        let isExposed =
            method.isExposed || method.isOverride || isWitness
            || form.index.exposesMembers(type) || isRequired(name, of: type, form.index)
            || form.owner.declaration?.attributes.names.contains("objcMembers") ?? false
        if !isExposed {
            throw Problem(
                form.position, "UIKit cannot call `\(name)`: it is not `@objc`",
                remedy: "write `@objc` before the method at line \(method.position.line)")
        }
        if method.isStatic {
            throw Problem(
                form.position, "`\(name)` belongs to the class, and a target here is an object",
                remedy: "write a method of the object that calls it")
        }
        if let effect = method.effect {
            throw Problem(
                form.position,
                "UIKit waits for no action and catches nothing: `\(name)` is \(effect)",
                remedy: "write an action that is neither `async` nor `throws` and calls it")
        }
    }

    /// Whether an `@objc` protocol of the program that the type conforms to has the method.
    private static func isRequired(_ name: String, of type: String, _ index: ProgramIndex) -> Bool {
        index.protocols.contains { key, entry in
            entry.isExposed && entry.methods.contains { $0.fullName == name }
                && index.conforms(type, to: key)
        }
    }

    private static func reference(
        to method: ProgramIndex.Method, of type: String, _ form: SelectorForm
    ) throws(Problem) -> String {
        let events = ["UIEvent", "UIEvent?", "UIEvent!"]
        guard
            method.labels.count < 2
                || method.labels.count == 2 && events.contains(method.parameterTypes[1])
        else {
            throw Problem(
                form.position,
                "an action takes nothing, its sender, or its sender and the event: "
                    + "`\(method.fullName)` does not",
                remedy: "write such a method, and let it call this one")
        }
        if method.labels.isEmpty && !method.returnsValue {
            return "\(type).\(method.baseName) as (\(type)) -> () -> Void"
        }
        if let sender = method.parameterTypes.first, !method.returnsValue,
            !"?!".contains(sender.last ?? "?"), method.parameterTypes.last != "UIEvent!"
        {
            _ = try ActionParameter(sender, form)
            return "\(type).\(method.fullName)"
        }
        return try closure(calling: method, on: type, form)
    }

    /// A closure that takes the object, then what an action is sent, and drops what it returns.
    static func closure(
        calling method: ProgramIndex.Method, on type: String, cast: String = "target",
        _ form: SelectorForm
    ) throws(Problem) -> String {
        var parameters: [String] = []
        var arguments: [String] = []
        for (number, label) in method.labels.enumerated() {
            let written = method.parameterTypes[number]
            let type = number == 1 ? eventType(written) : try ActionParameter(written, form).type
            let name = number == 1 ? "event" : "sender"
            parameters.append("\(name): \(type)")
            arguments.append((label == "_" ? "" : "\(label): ") + name)
        }
        let head = parameters.isEmpty ? "" : "(\(parameters.joined(separator: ", "))) in "
        let result = method.returnsValue ? "_ = " : ""
        return "{ (target: \(type)) in { \(head)\(result)\(cast).\(method.baseName)"
            + "(\(arguments.joined(separator: ", "))) } }"
    }

    private static func eventType(_ written: String) -> String {
        written == "UIEvent" ? written : "UIEvent?"
    }
}

/// A selector of a protocol's method: whoever is sent it is taken for one that conforms.
enum ProtocolSelector {
    static func parts(
        _ form: SelectorForm, of entry: ProgramIndex.ProtocolEntry, named name: String
    ) throws(Problem) -> (String, String) {
        let found = entry.methods.filter {
            $0.baseName == form.baseName && form.labels ?? $0.labels == $0.labels
        }
        guard form.kind == .method, found.count == 1, entry.isExposed, found[0].effect == nil,
            found[0].labels.count < 2
        else {
            throw Problem(
                form.position, "this `#selector` of a protocol cannot be lowered",
                remedy: "name the method of a class that conforms to \(name)")
        }
        let closure = try MethodReference.closure(
            calling: found[0], on: "AnyObject", cast: "(target as! any \(name))", form)
        return (found[0].fullName, closure)
    }
}
