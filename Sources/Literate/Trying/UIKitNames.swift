/// Names of UIKit that gesture code uses and the engine may lack: the difference between what the
/// engine has not got and what nobody has.
///
/// It is not all of UIKit. A name that the engine has may stay here: only missing ones are looked up.
enum UIKitNames {
    /// Whether UIKit, or what it is imported with, has a type of that name.
    static func declares(_ type: String) -> Bool { types.contains(type) || members[type] != nil }

    /// The nearest of some types to which UIKit gives a member of that name.
    static func owner(of member: String, among types: [String]) -> String? {
        types.first { members[$0]?.contains(member) ?? false }
    }

    /// What brings a name with it: UIKit, or what else an iPhone has.
    static func home(of name: String) -> String {
        name.hasPrefix("UI") || name.hasPrefix("NSLayout") ? "UIKit" : "iOS"
    }

    /// Functions that belong to no type.
    static let functions = words(UIKitFunctionNames.text)

    private static let types = words(UIKitTypeNames.text)

    /// Members by type: a line for each, the type first.
    private static let members: [String: Set<String>] = {
        var members: [String: Set<String>] = [:]
        var type = ""
        for line in UIKitMemberNames.text.split(separator: "\n") {
            var rest = line[...]
            if let colon = line.firstIndex(of: ":") {
                type = String(line[..<colon])
                rest = line[line.index(after: colon)...]
            }
            members[type, default: []].formUnion(words(String(rest)))
        }
        return members
    }()

    private static func words(_ text: String) -> Set<String> {
        Set(text.split { $0.isWhitespace }.map(String.init))
    }
}
