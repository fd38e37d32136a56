/// Where the methods of a program that recognizers call stand in the listings of its chapter, for a figure that shows which one
/// answers: what delegates are asked, and actions.
public struct MethodPlaces: Sendable {
    /// A method's place.
    public struct Place: Equatable, Sendable {
        /// The listing.
        public var block: Block
        /// Its line in the listing, from 0.
        public var line: Int

        /// Two places are the same where they are on the same line of the chapter.
        public static func == (one: Place, other: Place) -> Bool {
            one.block.fence == other.block.fence && one.line == other.line
        }
    }

    /// The places by names: `gestureRecognizerShouldBegin(_:)` where one type of the program has such a method, and else
    /// `MailNavigation.gestureRecognizerShouldBegin(_:)` for each that has it.
    public private(set) var places: [String: Place] = [:]

    /// The places of a program's methods.
    public init(_ program: Program) {
        var found: [String: [(type: String, place: Place)]] = [:]
        for block in program.parts {
            for (type, entry) in IndexCollector(Part(block)).types {
                for method in entry.methods where Self.isCalled(method) {
                    let line = method.position.line - block.firstLine
                    found[method.fullName, default: []].append(
                        (type, Place(block: block, line: line)))
                }
            }
        }
        for (name, all) in found {
            if let only = all.first, all.count == 1 {
                places[name] = only.place
            } else {
                for (type, place) in all { places["\(type).\(name)"] = place }
            }
        }
    }

    /// Whether a recognizer may call a method: it asks its delegate and its view, and calls what is exposed to it.
    private static func isCalled(_ method: ProgramIndex.Method) -> Bool {
        method.isExposed || method.baseName.hasPrefix("gestureRecognizer")
    }
}
