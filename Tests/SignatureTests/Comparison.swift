import SwiftSyntax

/// Our declarations under Apple's names, held against Apple's.
struct Comparison {
    let ours: Declarations
    let table: AppleTable
    private let spelling: Spelling
    private let tableSpelling: Spelling

    init(_ ours: Declarations, _ table: AppleTable) {
        self.ours = ours
        self.table = table
        spelling = Spelling(ours, with: table.declarations)
        tableSpelling = Spelling(table.declarations, with: ours)
    }

    /// All that is wrong, in the order of the places.
    var complaints: [Complaint] {
        let types = TypeComparison(ours: ours, table: table).complaints
        let members = ours.members
            .filter {
                // What extends a type of somebody else's, such as `Array`, is not ours to add to either.
                table.claims($0.owner.isEmpty ? $0.name : $0.owner)
                    || !$0.owner.isEmpty && ours.headers[$0.owner] == nil
            }
            .flatMap(complaints)
        return (types + members).sorted {
            ($0.place, $0.description) < ($1.place, $1.description)
        }
    }

    private func complaints(_ member: Declaration) -> [Complaint] {
        func complaint(_ problem: String) -> [Complaint] {
            [Complaint(place: member.place, subject: member.fullTitle, problem: problem)]
        }
        guard member.owner.isEmpty || table.declarations.headers[member.owner] != nil else {
            // Of a type of our own the header is complained of already.
            return ours.headers[member.owner] == nil
                ? complaint("Apple's table has no \(member.owner)") : []
        }
        let all = (member.owner.isEmpty ? [""] : table.ancestry(of: member.owner))
            .flatMap(table.rows(of:))
        let rows = all.filter { $0.name == member.name }
        guard !rows.isEmpty else {
            let near = all.min {
                $0.name.distance(to: member.name) < $1.name.distance(to: member.name)
            }
            return complaint("Apple has no such member" + (near.map { "; \(nearest($0))" } ?? ""))
        }
        let judged = rows.map { (row: $0, differences: differences(member, $0)) }
        func weight(_ differences: [Difference]) -> Int {
            differences.reduce(0) { $0 + $1.weight }
        }
        let best = judged.min { weight($0.differences) < weight($1.differences) }
        guard let best, !best.differences.isEmpty else { return [] }
        return complaint(
            best.differences.map(\.text).joined(separator: ", ") + "; " + nearest(best.row))
    }

    private func nearest(_ row: Declaration) -> String {
        "the nearest of Apple's is \(row.fullTitle) (\(row.place)): \(row.text)"
    }

    /// Something that is not the same, and how much it matters in finding the row that was meant.
    private typealias Difference = (text: String, weight: Int)

    /// In what our declaration differs from a row of Apple's.
    private func differences(_ member: Declaration, _ row: Declaration) -> [Difference] {
        guard member.kind == row.kind else {
            return [("it is \(member.kind.rawValue), not \(row.kind.rawValue)", 100)]
        }
        guard let pairs = pairs(member, row) else {
            return [("the labels are not Apple's", 10 + member.title.distance(to: row.title))]
        }
        var found: [Difference] = []
        for (mine, apples) in pairs {
            let types = (spell(mine.type, member), spell(apples.type, row, for: member))
            if types.0 != types.1 { found.append(("\(types.0) is \(types.1)", 2)) }
            if mine.hasDefault != apples.hasDefault,
                !isLeftOutElsewhere(apples, of: row, in: member)
            {
                let label = mine.label == "_" ? "the first parameter" : "`\(mine.label):`"
                found.append(
                    (
                        "\(label) has \(mine.hasDefault ? "a default, and" : "no default, but") "
                            + "Apple's has \(mine.hasDefault ? "none" : "one")", 1
                    ))
            }
        }
        let nothing = member.kind == .property ? "an unwritten type" : "()"
        let mine = member.type.map { spell($0, member) } ?? nothing
        let apples = row.type.map { spell($0, row, for: member) } ?? "()"
        if mine != apples, member.kind != .enumCase, member.kind != .initializer {
            found.append(("\(mine) is \(apples)", 2))
        }
        return found + differencesOfKind(member, row)
    }

    private func differencesOfKind(_ member: Declaration, _ row: Declaration) -> [Difference] {
        var found: [Difference] = []
        func check(_ mine: Bool, _ apples: Bool, _ yes: String, _ no: String, _ weight: Int = 1) {
            if mine != apples { found.append((mine ? yes : no, weight)) }
        }
        check(
            member.isOfType, row.isOfType, "it belongs to the type, not to its instances",
            "it belongs to the instances, not to their type", 5)
        if member.kind == .property {
            // An override that only watches is as settable as what it overrides.
            if !(member.isStored && member.modifiers.contains("override")) {
                check(member.isSettable, row.isSettable, "it can be set", "it cannot be set")
            }
            if member.isStored, member.isSettable, row.isSettable {
                check(member.isWeak, row.isWeak, "it is weak", "it is not weak")
            }
        }
        if member.failure != row.failure {
            found.append(("it is init\(member.failure), not init\(row.failure)", 1))
        }
        if member.effects != row.effects {
            found.append(("it does not throw or wait as Apple's does", 1))
        }
        if member.kind == .initializer, member.owner == row.owner,
            ours.headers[member.owner]?.isOpen == true
        {
            if !row.isFactory {
                check(
                    member.modifiers.contains("convenience"),
                    row.modifiers.contains("convenience"),
                    "it is a convenience", "it is no convenience")
            }
            check(
                member.modifiers.contains("required"), row.modifiers.contains("required"),
                "it is required", "it is not required")
        }
        if row.modifiers.contains("class"), !row.isConstant, member.modifiers.contains("static"),
            ours.headers[member.owner]?.isOpen != false
        {
            found.append(("it is static: no subclass can override it", 1))
        }
        if member.isInBody, !member.isConstant,
            member.modifiers.isDisjoint(with: ["open", "static", "class", "final"]),
            member.kind == .function || member.kind == .property,
            table.declarations.headers[row.owner]?.kind == "class",
            ours.headers[member.owner]?.isOpen == true
        {
            found.append(("it is not open: no subclass can override it", 1))
        }
        if row.attributes.contains("discardableResult"),
            !member.attributes.contains("discardableResult")
        {
            found.append(("it lacks @discardableResult", 1))
        }
        if member.modifiers.contains("mutating") != row.modifiers.contains("mutating") {
            found.append(("only one of them is mutating", 1))
        }
        if let mine = member.rawValue, let apples = row.rawValue, mine != apples {
            found.append(("its number is \(mine), not \(apples)", 1))
        }
        return found
    }

    /// Our parameters with Apple's; nil if the labels are not the same.
    ///
    /// What Apple has a default for may be left out.
    private func pairs(
        _ member: Declaration, _ row: Declaration
    ) -> [(Declaration.Parameter, Declaration.Parameter)]? {
        var pairs: [(Declaration.Parameter, Declaration.Parameter)] = []
        var mine = member.parameters[...]
        for apples in row.parameters {
            if let first = mine.first, first.label == apples.label {
                pairs.append((first, apples))
                mine.removeFirst()
            } else if !apples.hasDefault {
                return nil
            }
        }
        return mine.isEmpty ? pairs : nil
    }

    /// Whether a method beside a protocol's own does without the parameter: protocols cannot give defaults.
    private func isLeftOutElsewhere(
        _ parameter: Declaration.Parameter, of row: Declaration, in member: Declaration
    ) -> Bool {
        member.isRequirement
            && ours.members.contains {
                $0.owner == member.owner && $0.name == member.name && !$0.isRequirement
                    && !$0.parameters.contains { $0.label == parameter.label }
                    && pairs($0, row) != nil
            }
    }

    private func spell(_ type: TypeSyntax, _ member: Declaration) -> String {
        let text = spelling.spell(type, of: member)
        return text == "Self" && isValue(member.owner) ? member.owner : text
    }

    /// A type of Apple's; `Self` of a protocol is the type that conforms.
    private func spell(
        _ type: TypeSyntax, _ row: Declaration, for member: Declaration
    ) -> String {
        let text = tableSpelling.spell(type, of: row)
        let isOfType = row.isRequirement && !member.isRequirement || isValue(row.owner)
        return text == "Self" && isOfType ? member.owner : text
    }

    /// Whether `Self` is the type itself, since nothing can inherit from it.
    private func isValue(_ type: String) -> Bool {
        ["struct", "enum"].contains(ours.headers[type]?.kind)
    }
}
