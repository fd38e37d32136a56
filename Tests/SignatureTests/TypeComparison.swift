/// The headers of our types under Apple's names, held against Apple's, and what protocols ask for.
struct TypeComparison {
    let ours: Declarations
    let table: AppleTable

    /// What the engine cannot have: there are no archives and no copies of objects in a page.
    private static let unasked: Set<String> = ["NSCoding", "NSCopying"]

    /// What a conformance to the key brings along.
    private static let implied = [
        "OptionSet": ["Equatable", "RawRepresentable"], "Hashable": ["Equatable"],
        "Comparable": ["Equatable"], "NSObject": ["NSObjectProtocol", "Hashable", "Equatable"],
    ]

    var complaints: [Complaint] {
        ours.headers.values.filter { table.claims($0.name) }.flatMap(complaints)
            + ours.headers.values.filter { $0.kind == "protocol" && table.claims($0.name) }
            .flatMap(complaintsOfRequirements)
    }

    private func complaints(_ header: TypeHeader) -> [Complaint] {
        func complaint(_ problem: String) -> Complaint {
            Complaint(place: header.place, subject: header.name, problem: problem)
        }
        guard let apples = table.declarations.headers[header.name] else {
            return [complaint("Apple has no such type, or the table lacks it")]
        }
        guard header.kind == apples.kind else {
            return [complaint("it is a \(header.kind); Apple's is a \(apples.kind)")]
        }
        var found: [Complaint] = []
        let mine = ancestry(of: header.name, in: ours)
        for name in apples.inherited.map(root)
        where !Self.unasked.contains(name) && name != superclass(apples) {
            if !mine.contains(name), !(header.kind == "enum" && Self.isOfEveryEnum(name)) {
                found.append(complaint("it lacks \(name), which Apple's has behind the colon"))
            }
        }
        let theirs = ancestry(of: header.name, in: table.declarations)
        // A protocol of our own would give the type its members.
        for name in header.inherited.map(root)
        where (table.claims(name) || ours.headers[name]?.kind == "protocol")
            && !theirs.contains(name)
        {
            found.append(complaint("it has \(name) behind the colon, and Apple's has not"))
        }
        if header.kind == "class", let parent = superclass(apples), superclass(header) != parent {
            found.append(complaint("its superclass is not \(parent)"))
        }
        return found
    }

    private static func isOfEveryEnum(_ name: String) -> Bool {
        ["Equatable", "Hashable"].contains(name)
    }

    private func superclass(_ header: TypeHeader) -> String? {
        guard let first = header.inherited.first.map(root) else { return nil }
        let kind = ours.headers[first]?.kind ?? table.declarations.headers[first]?.kind
        return kind == "class" ? first : nil
    }

    /// The type and all that it inherits from.
    private func ancestry(of type: String, in declarations: Declarations) -> Set<String> {
        var found: Set<String> = []
        var waiting = [type]
        while let name = waiting.popLast() {
            guard found.insert(root(name)).inserted else { continue }
            waiting += declarations.headers[root(name)]?.inherited ?? []
            waiting += Self.implied[root(name)] ?? []
        }
        return found
    }

    private func root(_ name: String) -> String { String(name.prefix { $0 != "<" }) }

    // MARK: What protocols ask for

    /// A method that may be left out at Apple's must have a default here, and no other may have one.
    private func complaintsOfRequirements(_ header: TypeHeader) -> [Complaint] {
        let members = ours.members.filter { $0.owner == header.name && $0.kind != .alias }
        let requirements = members.filter(\.isRequirement)
        let defaults = members.filter { !$0.isRequirement }
        func isSame(_ a: Declaration, _ b: Declaration) -> Bool {
            a.title == b.title
                && a.parameters.map(\.type.trimmedDescription)
                    == b.parameters.map(\.type.trimmedDescription)
        }
        var found: [Complaint] = []
        for member in requirements {
            let rows = table.rows(of: header.name).filter { $0.title == member.title }
            guard let row = rows.first else { continue }
            let isOptional = row.modifiers.contains("optional")
            guard defaults.contains(where: { isSame($0, member) }) != isOptional else { continue }
            found.append(
                Complaint(
                    place: member.place, subject: member.fullTitle,
                    problem: isOptional
                        ? "it may be left out at Apple's, and has no default here"
                        : "it must be written at Apple's, and has a default here"))
        }
        for member in defaults where !requirements.contains(where: { isSame($0, member) }) {
            guard table.rows(of: header.name).contains(where: { $0.title == member.title }) else {
                continue
            }
            found.append(
                Complaint(
                    place: member.place, subject: member.fullTitle,
                    problem: "the protocol does not ask for it: "
                        + "a conforming type's own is not called"))
        }
        return found
    }
}
