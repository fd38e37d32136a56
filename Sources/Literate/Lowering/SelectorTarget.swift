import SwiftSyntax

/// The method that a `#selector` names, as Swift without Objective-C can refer to it.
///
///     #selector(tapped(_:))        Base.tapped(_:)
///     #selector(getter: count)     { (target: Base) in { _ = target.count } }
struct SelectorTarget {
    /// Where the code that refers to the method must stand.
    enum Home {
        /// Anywhere in the file.
        case file
        /// In an extension of the class.
        case type(String)
        /// In the type around the selector, which the selector names so.
        case enclosing(String)
    }

    /// The name that traces show.
    let name: String
    /// The expression that refers to it, unapplied.
    let method: String
    let home: Home

    init(_ form: SelectorForm) throws(Problem) {
        if let name = form.owner.name, let found = form.index.protocols[name] {
            home = .file
            (self.name, method) = try ProtocolSelector.parts(form, of: found, named: name)
            return
        }
        home = try Self.home(of: form)
        var type = form.owner.written
        if case .type(let name) = home { type = name }
        switch form.kind {
        case .method:
            (name, method) = try MethodReference(form, type: type).parts
        case .getter:
            _ = try Self.property(form)
            name = form.baseName
            method = "{ (target: \(type)) in { _ = target.\(form.baseName) } }"
        case .setter:
            let property = try Self.property(form)
            guard let written = property?.type else {
                throw Problem(
                    form.position, "the type of `\(form.baseName)` cannot be told here",
                    remedy: "write a method that sets it, and name that")
            }
            let value = try ActionParameter(written, form).type
            name = "set\(form.baseName.prefix(1).uppercased())\(form.baseName.dropFirst()):"
            method =
                "{ (target: \(type)) in { (value: \(value)) in target.\(form.baseName) = value } }"
        }
    }

    private static func home(of form: SelectorForm) throws(Problem) -> Home {
        let isLocal = form.owner.name == nil || isTopLevelLocal(form)
        let obstacle =
            isLocal
            ? "a type inside a function or claim"
            : form.owner.name.flatMap { form.index.obstacle(to: $0) }
        guard let obstacle else { return .type(form.owner.name ?? form.owner.written) }
        guard let enclosing = form.enclosing else {
            throw Problem(
                form.position, "`#selector` for \(obstacle) cannot be lowered outside a type",
                remedy: isLocal
                    ? "move the type to the top of a listing"
                    : "make \(form.owner.written) a plain class at the top of a listing")
        }
        // A class has no `Self` before it has an object.
        let needsName = form.isInStoredProperty && enclosing.node.is(ClassDeclSyntax.self)
        return .enclosing(needsName ? enclosing.shortName : "Self")
    }

    /// Whether the type is declared among the statements of a claim.
    private static func isTopLevelLocal(_ form: SelectorForm) -> Bool {
        guard let name = form.owner.name else { return true }
        return !form.index.declares(name) && form.part.declaresType(named: name)
    }

    private static func property(_ form: SelectorForm) throws(Problem) -> ProgramIndex.Property? {
        guard let type = form.owner.name,
            let found = form.index.property(named: form.baseName, in: type)
        else { return nil }
        let isExposed = found.isExposed || found.isOverride || form.index.exposesMembers(type)
        if !isExposed {
            throw Problem(
                form.position, "UIKit cannot reach `\(found.name)`: it is not `@objc`",
                remedy: "write `@objc` before the property at line \(found.position.line)")
        }
        return found
    }
}

/// A type that an action can be sent.
struct ActionParameter {
    /// The type without the mark that makes it optional, except for `Any`.
    let type: String

    private static let values: Set<String> = [
        "Bool", "Int", "UInt", "Float", "Double", "CGFloat", "String", "CGPoint", "CGSize",
        "CGRect", "TimeInterval", "Date", "Data", "URL", "IndexPath", "UIEdgeInsets",
    ]

    init(_ written: String, _ form: SelectorForm) throws(Problem) {
        var plain = written
        while let last = plain.last, "?!".contains(last) { plain.removeLast() }
        let known = form.index.types[
            form.index.fullName(of: plain, seenFrom: form.owner.name)]
        let isValue =
            Self.values.contains(plain) || known.map { $0.isDeclared && !$0.isClass } ?? false
            || plain.hasPrefix("[") || plain.contains("->")
        if isValue {
            throw Problem(
                form.position,
                "an action is sent an object, `\(form.baseName)` takes a value: `\(plain)`",
                remedy: "write an action that takes its sender and calls it")
        }
        type = plain == "Any" && plain != written ? "Any?" : plain
    }
}
