/// What a `swift` block is to the book, by the class that says so; a block without one is a part of
/// the program.
enum SwiftRole: String, CaseIterable {
    /// A claim.
    case test
    /// A block that must not compile.
    case fails
    /// A part that compiles with a warning.
    case warns
    /// Statements that must stop the program.
    case traps
    /// Lines of a part without which a claim must fail.
    case bearing
    /// The part of an exercise's program that the reader changes.
    case starter
    /// A claim that an exercise must meet.
    case check
    /// An answer to an exercise that a check must find out.
    case wrong
    /// The answer to an exercise.
    case solution

    /// What a part of the program takes.
    static let ofAPart: Set<String> = ["beside", "called", "variant"]

    /// Every attribute of a `swift` block.
    static let attributes = ofAPart.union(allCases.flatMap { $0.required + $0.optional })
        .sorted()

    /// The attributes without which the block says nothing.
    var required: [String] {
        switch self {
        case .test: ["name"]
        case .fails, .warns, .traps: ["saying"]
        case .bearing: ["claim", "of"]
        case .check: ["name", "of"]
        case .starter, .wrong, .solution: ["of"]
        }
    }

    /// The attributes it may have besides.
    var optional: [String] {
        switch self {
        case .test: ["depends", "variant"]
        case .fails, .traps: ["variant"]
        case .warns: ["beside", "variant"]
        case .bearing: ["instead", "variant"]
        case .starter: ["choice", "live", "part"]
        case .wrong, .solution: ["choice"]
        case .check: []
        }
    }

    func takes(_ attribute: String) -> Bool {
        required.contains(attribute) || optional.contains(attribute)
    }

    /// What the block's attributes make of it.
    func kind(_ attributes: [String: String]) -> Block.Kind {
        let of = attributes["of"] ?? ""
        let name = attributes["name"] ?? ""
        let saying = attributes["saying"] ?? ""
        return switch self {
        case .test: .claim(name: name)
        case .fails: .mustNotCompile(saying: saying)
        case .warns: .listing
        case .traps: .mustTrap(saying: saying)
        case .bearing: .bearing(of: of, claim: attributes["claim"] ?? "")
        case .starter: .starter(of: of)
        case .check: .check(of: of, name: name)
        case .wrong: .wrong(of: of)
        case .solution: .solution(of: of)
        }
    }
}
