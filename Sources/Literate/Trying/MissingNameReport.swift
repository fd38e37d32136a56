/// Says of a missing name whose it is: UIKit's, which the engine lacks, or nobody's; and what is
/// nearest to it.
struct MissingNameReport {
    let module: LoweredModule
    let symbols: EngineSymbols

    /// What to tell the reader, and the name if UIKit has it.
    struct Finding {
        var problem: Problem
        var ofUIKit: String?
    }

    /// The finding for a name.
    func finding(_ missing: MissingName) -> Finding {
        switch missing.kind {
        case .member(let type, _): member(missing, of: type)
        case .type: type(missing)
        case .free: free(missing)
        case .overridden: overridden(missing)
        }
    }

    private func type(_ missing: MissingName) -> Finding {
        let known = symbols.typeNames + module.index.types.keys
        let nearest = nearest(to: missing.name, among: known)
        let remedy = nearest.map { "the nearest is `\($0)`" }
        if UIKitNames.declares(missing.name) {
            return lacking(missing.name, missing, remedy)
        }
        let isPrefixed = missing.name.wholeMatch(of: /(UI|NS|CA|CG|WK)[A-Z].*/) != nil
        let whose = isPrefixed ? "the engine has no type" : "there is no type"
        return Finding(
            problem: Problem(missing.position, "\(whose) `\(missing.name)`", remedy: remedy),
            ofUIKit: nil)
    }

    private func member(_ missing: MissingName, of type: String) -> Finding {
        let lineage = lineage(of: type)
        if let owner = UIKitNames.owner(of: missing.baseName, among: lineage) {
            return lacking("\(owner).\(missing.name)", missing, suggestion(missing, lineage))
        }
        let engineType = lineage.first { symbols.declares($0) }
        let message =
            engineType.map { "the engine has no `\($0).\(missing.name)`" }
            ?? "`\(type)` has no `\(missing.name)`"
        return Finding(
            problem: Problem(
                missing.position, message,
                remedy: suggestion(missing, lineage) ?? engineType.map { _ in Self.unclear }),
            ofUIKit: nil)
    }

    private func free(_ missing: MissingName) -> Finding {
        let lineage = module.enclosingType(at: missing.position).map(lineage) ?? []
        if let owner = UIKitNames.owner(of: missing.baseName, among: lineage) {
            return lacking("\(owner).\(missing.name)", missing, suggestion(missing, lineage))
        }
        if UIKitNames.functions.contains(missing.baseName) {
            return lacking(missing.name, missing, nil)
        }
        return Finding(
            problem: Problem(
                missing.position, "cannot find `\(missing.name)`",
                remedy: suggestion(missing, lineage)),
            ofUIKit: nil)
    }

    private func overridden(_ missing: MissingName) -> Finding {
        let type = module.enclosingType(at: missing.position) ?? ""
        let lineage = lineage(of: type)
        if let owner = UIKitNames.owner(of: missing.baseName, among: lineage) {
            return lacking("\(owner).\(missing.name)", missing, suggestion(missing, lineage))
        }
        let above = lineage.first { symbols.declares($0) } ?? "the superclass"
        return Finding(
            problem: Problem(
                missing.position, "\(above) has no `\(missing.name)` to override",
                remedy: suggestion(missing, lineage)),
            ofUIKit: nil)
    }

    private func lacking(_ name: String, _ missing: MissingName, _ remedy: String?) -> Finding {
        Finding(
            problem: Problem(
                missing.position, "\(UIKitNames.home(of: name)) has `\(name)`, the engine does not",
                remedy: remedy ?? "leave it out, or write what you need of it yourself"),
            ofUIKit: name)
    }

    private static let unclear =
        "if it is UIKit's, leave it out, or write what you need of it yourself"

    /// The type, what is above it in the files, and what is above that in the engine.
    private func lineage(of type: String) -> [String] {
        module.lineage(of: type).flatMap { symbols.lineage(of: $0) }.removingDuplicates()
    }

    private func suggestion(_ missing: MissingName, _ lineage: [String]) -> String? {
        var owners: [String: String] = [:]
        for type in lineage {
            let entry = module.index.types[type]
            let own = (entry?.methods.map(\.baseName) ?? []) + (entry?.properties.map(\.name) ?? [])
            let engine = symbols.members(of: type).map { ($0.name, $0.owner) }
            for (name, owner) in own.map({ ($0, type) }) + engine {
                let base = String(name.prefix { $0 != "(" })
                if owners[base] == nil { owners[base] = owner }
            }
        }
        let words = owners.keys.sorted() + (missing.kind == .free ? symbols.functions.sorted() : [])
        return nearest(to: missing.baseName, among: words).map { found in
            "the nearest is `\(owners[found].map { $0 + "." } ?? "")\(found)`"
        }
    }

    /// The word with the fewest other letters; if there is none near, the one that shares most words.
    private func nearest(to name: String, among known: [String]) -> String? {
        let others = known.filter { $0 != name }
        return nearestWord(to: name, among: others) ?? nearestInWords(to: name, among: others)
    }
}
