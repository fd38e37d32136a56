import SwiftSyntax

/// What a class says of itself in the page, where no runtime knows it: its name, whose it is, what it calls its views, and
/// whether it is a recognizers' delegate.
struct HiddenMembers {
    private let node: ClassDeclSyntax
    private let table: ClassTable
    private let isPrograms: Bool

    init(_ node: ClassDeclSyntax, in table: ClassTable, isPrograms: Bool) {
        self.node = node
        self.table = table
        self.isPrograms = isPrograms
    }

    private var name: String { node.name.text }

    /// The members, in one line, so that no line of the class moves.
    var text: String {
        var members = ["override var _className: String { \"\(name)\" }"]
        if isPrograms,
            table.isKind(name, of: "UIResponder") || table.isKind(name, of: "UIGestureRecognizer")
        {
            members.append("override var _isPrograms: Bool { true }")
        }
        if isPrograms, table.isKind(name, of: "UIResponder"), !properties.isEmpty {
            let notes = properties.map { "names.note(\"\($0)\", \($0)); " }.joined()
            members.append(
                "override func _nameViews(_ names: inout ViewNames) { \(notes)super._nameViews(&names) }"
            )
        }
        if table.declares(name, conformanceTo: "UIGestureRecognizerDelegate") {
            members.append(
                "override var _gestureDelegate: (any UIGestureRecognizerDelegate)? { self }")
        }
        if table.isKind(name, of: "UINavigationController"),
            table.declares(name, conformanceTo: "UINavigationBarDelegate")
        {
            members.append("override func barAnswers() -> (any UINavigationBarDelegate)? { self }")
        }
        return members.map { " " + $0 }.joined(separator: ";")
    }

    /// The stored properties that a mirror would find; one that is lazy has nothing in it until it is asked, and is not asked here.
    private var properties: [String] {
        node.memberBlock.members.flatMap { member -> [String] in
            guard let variable = member.decl.as(VariableDeclSyntax.self),
                !variable.modifiers.contains(where: {
                    ["static", "class", "lazy", "override"].contains($0.name.text)
                })
            else { return [] }
            return variable.bindings.filter(Self.isStored).compactMap {
                $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
            }
        }
    }

    private static func isStored(_ binding: PatternBindingSyntax) -> Bool {
        guard let accessors = binding.accessorBlock?.accessors else { return true }
        guard case .accessors(let list) = accessors else { return false }
        return list.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
    }
}
