import Foundation

/// Apple's declarations, from Tests/Fixtures/UIKitSignatures: a file for each family, in Swift's own words.
struct AppleTable {
    let declarations: Declarations
    private let rows: [String: [Declaration]]

    init(_ sources: [(file: String, text: String)]) {
        var declarations = Declarations()
        for (file, text) in sources { declarations.read(text, file: file, isInterface: true) }
        declarations.settle()
        self.declarations = declarations
        rows = Dictionary(grouping: declarations.members, by: \.owner)
    }

    /// The rows of a type itself.
    func rows(of type: String) -> [Declaration] { rows[type] ?? [] }

    /// Whether a name is one of Apple's, or looks like one.
    func claims(_ name: String) -> Bool {
        let root = String(name.prefix { $0 != "." })
        if declarations.headers[root] != nil { return true }
        if rows(of: "").contains(where: { $0.name == root }) { return true }
        return root.prefixMatch(of: /((UI|NS|CA|CF|CG|WK|Dispatch)[A-Z]|objc_)/) != nil
            || ["Selector", "IndexPath", "RunLoop", "Bundle", "TimeInterval"].contains(root)
    }

    /// The type and all that it inherits from, nearest first.
    func ancestry(of type: String) -> [String] {
        var found: [String] = []
        var waiting = [type]
        while !waiting.isEmpty {
            let name = String(waiting.removeFirst().prefix { $0 != "<" })
            guard let header = declarations.headers[name], !found.contains(name) else { continue }
            found.append(name)
            waiting += header.inherited.map { $0.replacing("any ", with: "") }
        }
        return found
    }
}
