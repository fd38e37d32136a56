/// Whether something is there by the name that documentation gives it, such as `UIView.convert(_:to:)`.
struct Surface {
    private let table: AppleTable
    private let engine: Set<String>
    private let engineTypes: Set<String>
    private let apples: Set<String>

    init(_ ours: Declarations, _ table: AppleTable) {
        self.table = table
        engine = Set(ours.members.map(\.fullTitle))
        engineTypes = Set(ours.headers.keys)
        apples = Set(table.declarations.members.map(\.fullTitle))
    }

    func isInTable(_ entry: String) -> Bool {
        let (type, member) = Self.split(entry)
        return table.ancestry(of: type).contains { apples.contains("\($0).\(member)") }
    }

    /// Whether the engine has the type, and the type or what it inherits from has the member.
    func isInEngine(_ entry: String) -> Bool {
        let (type, member) = Self.split(entry)
        // Foundation has index paths and the root class.
        guard engineTypes.contains(type) || type == "IndexPath" else { return false }
        return table.ancestry(of: type).contains { ancestor in
            engine.contains("\(ancestor).\(member)")
                || ancestor == "NSObject" && member == "init()"
        }
    }

    /// The type and the member: what stands before and after the last dot outside of parentheses.
    private static func split(_ entry: String) -> (type: String, member: String) {
        let head = entry.prefix { $0 != "(" }
        let dot = head.lastIndex(of: ".") ?? head.startIndex
        return (String(entry[..<dot]), String(entry[entry.index(after: dot)...]))
    }
}
