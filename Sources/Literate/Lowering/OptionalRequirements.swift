import SwiftSyntax

/// The `@objc optional` requirements of a program's own protocols.
///
/// Objective-C asks an object at run time whether it has such a method. Here each becomes a property
/// that holds the method of whichever class of the program has it, or nothing. Labels are no part of
/// a closure's type, so a requirement with labels, or one that shares its name, gets a name of its
/// own as long as the one it had.
///
///     @objc protocol Bench { @objc optional func sat(on seat: Int) -> Bool }
///     class Seat: NSObject, Bench { func sat(on seat: Int) -> Bool { true } }
///
/// leaves an empty `protocol Bench: AnyObject`, and at the end of the file
///
///     extension Bench { fileprivate var __1: ((Int) -> Bool)? {
///         if let object = self as AnyObject as? Seat { return { object.sat(on: $0) } }; return nil } }
struct OptionalRequirements {
    /// A requirement, and the property that stands for it.
    struct Requirement {
        let ofProtocol: String
        let method: ProgramIndex.Method?
        let property: ProgramIndex.Property?
        /// The name of the property that stands for it.
        let name: String

        var position: SourcePosition {
            method?.position ?? property?.position ?? .init(file: "", line: 1)
        }
        var baseName: String { method?.baseName ?? property?.name ?? "" }
        /// Whether calls must be rewritten.
        var isRenamed: Bool { name != baseName }
    }

    let index: ProgramIndex
    let requirements: [Requirement]
    private(set) var problems: [Problem] = []

    init(_ index: ProgramIndex) {
        self.index = index
        let found = index.protocols.sorted { $0.key < $1.key }.flatMap { key, entry in
            entry.methods.filter(\.isOptional).map {
                (key, Optional($0), ProgramIndex.Property?.none)
            }
                + entry.properties.filter(\.isOptional).map { (key, nil, $0) }
        }
        let uses = Dictionary(
            found.map { ($0.1?.baseName ?? $0.2?.name ?? "", 1) }, uniquingKeysWith: +)
        var requirements: [Requirement] = []
        for (number, (key, method, property)) in found.enumerated() {
            let base = method?.baseName ?? property?.name ?? ""
            let isPlain = method?.labels.allSatisfy { $0 == "_" } ?? true
            var name = base
            if !isPlain || uses[base] ?? 0 > 1 {
                name = "__\(number + 1)"
                name += String(repeating: "_", count: max(0, base.utf8.count - name.utf8.count))
            }
            let next = Requirement(
                ofProtocol: key, method: method, property: property, name: name)
            if let problem = Self.problem(with: next) {
                problems.append(problem)
            } else {
                requirements.append(next)
            }
        }
        self.requirements = requirements
        problems += requirements.flatMap { requirement in
            classes(with: requirement).compactMap { obstacle(in: $0, to: requirement) }
        }
    }

    /// The code that asks the classes, for the requirements that stand in some files.
    func source(isBook: Bool, where isWanted: (SourcePosition) -> Bool) -> String {
        let asked = requirements.filter { isWanted($0.position) }.map { requirement in
            let position = requirement.position
            let asks = classes(with: requirement).map { name in
                isHidden(name, from: requirement)
                    ? "if let found = \(finder(of: requirement, in: name))(self as AnyObject) { return found }; "
                    : "\(ask("self", name, for: requirement)); "
            }
            return SourceDirective.made(for: position)
                + "extension \(requirement.ofProtocol) { \(isBook ? "fileprivate " : "")var "
                + "\(requirement.name): \(type(of: requirement))? { \(asks.joined())return nil } }\n"
        }
        return asked.joined() + finders(where: isWanted)
    }

    /// The renamed requirement that a call means, by its name and its arguments' labels.
    func renamed(_ baseName: String, labels: [String]) -> Requirement? {
        requirements.first {
            $0.isRenamed && $0.baseName == baseName && $0.method?.labels == labels
        }
    }

    /// The renamed requirement of that name, if there is but one.
    func renamed(_ baseName: String) -> Requirement? {
        let found = requirements.filter { $0.isRenamed && $0.baseName == baseName }
        return found.count == 1 ? found[0] : nil
    }

    /// The protocol of the program that a class would answer unheard, since it is local to a
    /// function and no code can ask for it.
    func unheard(_ node: ClassDeclSyntax) -> String? {
        let name = EnclosingType.name(of: Syntax(node))
        guard name.map({ !index.declares($0) }) ?? true else { return nil }
        let own = node.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
        return requirements.map(\.ofProtocol).first { wanted in
            own.contains { $0 == wanted || index.conforms($0, to: wanted) }
        }
    }

    func type(of requirement: Requirement) -> String {
        guard let method = requirement.method else { return requirement.property?.type ?? "Any" }
        let result = method.result ?? "Void"
        return "((\(method.parameterTypes.joined(separator: ", "))) -> \(result))"
    }

    func ask(
        _ asked: String, _ type: String, for requirement: Requirement
    ) -> String {
        let head = "if let object = \(asked) as AnyObject as? \(type) { "
        guard let method = requirement.method else {
            return head + "let value: \(requirement.property?.type ?? "Any") = "
                + "object.\(requirement.baseName); return value }"
        }
        let arguments = method.labels.enumerated().map { number, label in
            (label == "_" ? "" : "\(label): ") + "$\(number)"
        }
        return head + "return { object.\(method.baseName)(\(arguments.joined(separator: ", "))) } }"
    }

    /// The classes that bring the method or property into their families.
    func classes(with requirement: Requirement) -> [String] {
        index.types.filter { name, entry in
            guard entry.isClass, entry.isDeclared else { return false }
            let isShown = index.conforms(name, to: requirement.ofProtocol)
            if let method = requirement.method {
                return entry.methods.contains {
                    $0.fullName == method.fullName && !$0.isOverride && !$0.isStatic
                        && ($0.isExposed || isShown && !$0.isPrivate)
                }
            }
            return entry.properties.contains {
                $0.name == requirement.baseName && !$0.isOverride && !$0.isStatic
                    && ($0.isExposed || isShown)
            }
        }.keys.sorted()
    }

    private func obstacle(in type: String, to requirement: Requirement) -> Problem? {
        let own = index.types[type]?.methods.first { $0.fullName == requirement.method?.fullName }
        let reason: String
        if let obstacle = index.obstacle(to: type) {
            reason = "\(type) is \(obstacle)"
        } else if own?.isPrivate ?? false {
            reason = "it is private"
        } else {
            return nil
        }
        return Problem(
            own?.position ?? requirement.position,
            "`\(requirement.baseName)` of \(requirement.ofProtocol) cannot be found here: \(reason)",
            remedy: "let a plain class at the top of a file have it, and not as a private member")
    }

    private static func problem(with requirement: Requirement) -> Problem? {
        let method = requirement.method
        let reason: String
        if method?.effect != nil {
            reason = "`async` and `throws` have no place in it"
        } else if method?.isStatic ?? requirement.property?.isStatic ?? false {
            reason = "it belongs to the class"
        } else if method?.isGeneric ?? false
            || method?.parameterTypes.contains(where: { $0.contains("inout ") }) ?? false
        {
            reason = "it is generic or takes `inout`"
        } else if requirement.name.utf8.count != requirement.baseName.utf8.count {
            reason = "its name is too short to tell it from others"
        } else {
            return nil
        }
        return Problem(
            requirement.position,
            "this optional requirement needs the Objective-C runtime: \(reason)",
            remedy: "give the method a default in an extension of the protocol")
    }
}
