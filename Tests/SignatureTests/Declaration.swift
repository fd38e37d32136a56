import SwiftSyntax

/// Where something is written.
struct Place: Comparable, CustomStringConvertible {
    let file: String
    let line: Int

    var description: String { "\(file):\(line)" }

    static func < (a: Place, b: Place) -> Bool { (a.file, a.line) < (b.file, b.line) }
}

/// A declaration that a program can see: a member of a type, or one of a module.
struct Declaration {
    enum Kind: String {
        case function = "a method"
        case property = "a property"
        case initializer = "an initializer"
        case enumCase = "a case"
        case alias = "a type alias"
        case `subscript` = "a subscript"
    }

    struct Parameter {
        let label: String
        let type: TypeSyntax
        let hasDefault: Bool
    }

    let kind: Kind
    /// The type it belongs to, by its full name; empty for one of a module.
    let owner: String
    let name: String
    let parameters: [Parameter]
    /// What a method returns, or the type of a property; nil is nothing, or not said.
    let type: TypeSyntax?
    let modifiers: Set<String>
    let attributes: Set<String>
    /// Whether it is a `let`.
    let isConstant: Bool
    /// Whether it can be set, if it is a property.
    let isSettable: Bool
    /// Whether its value is kept in it, so that the modifiers tell how.
    let isStored: Bool
    /// "", "?" or "!": whether an initializer may fail.
    let failure: String
    let effects: Set<String>
    /// The number behind a case.
    let rawValue: Int?
    let generics: [String]
    /// Whether a protocol asks for it.
    let isRequirement: Bool
    /// Whether it stands in its type's own braces, not in an extension's.
    let isInBody: Bool
    let place: Place
    /// The declaration as it is written, on one line and without a body.
    let text: String

    var isOfType: Bool {
        kind == .enumCase || kind == .alias || modifiers.contains("static")
            || modifiers.contains("class")
    }

    /// The name with its labels, as documentation spells it.
    var title: String {
        let labels = parameters.map { $0.label + ":" }.joined()
        switch kind {
        case .function, .initializer, .subscript: return "\(name)(\(labels))"
        case .property, .enumCase, .alias: return name
        }
    }

    var fullTitle: String { owner.isEmpty ? title : "\(owner).\(title)" }

    /// Whether Apple's headers make it of a method that makes objects, which no subclass calls as `super.init`.
    var isFactory: Bool { text.hasPrefix("/*not inherited*/") }

    /// Whether the reference does not keep its object.
    var isWeak: Bool {
        modifiers.contains("weak") || modifiers.contains("unowned")
            || !attributes.isDisjoint(with: ["Weak", "WeakDelegate", "Owner"])
    }
}

/// A type as its header says it.
struct TypeHeader {
    let kind: String
    let name: String
    /// What stands behind the colon, in all headers and extensions.
    var inherited: [String]
    let generics: [String]
    let isPublic: Bool
    /// Whether others may make subclasses.
    let isOpen: Bool
    let place: Place
}
