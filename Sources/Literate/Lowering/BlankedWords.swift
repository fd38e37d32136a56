import SwiftSyntax

/// Words of UIKit code that mean nothing to the engine's compiler: blanks take their place, so that nothing after them moves.
///
///     @IBAction @objc dynamic func tapped() {}
///                             func tapped() {}
enum BlankedWords {
    /// Attributes that mean nothing without the Objective-C runtime and Interface Builder, a main
    /// actor, an app to start, or a library to be stable.
    static let attributes: Set<String> = [
        "objc", "objcMembers", "nonobjc", "MainActor", "IBAction", "IBOutlet", "IBDesignable",
        "IBInspectable", "IBSegueAction", "GKInspectable", "main", "UIApplicationMain",
        "NSApplicationMain", "NSManaged", "NSCopying", "preconcurrency", "inlinable",
        "usableFromInline", "frozen",
    ]

    /// Modifiers that would show a declaration to more than its module.
    static let modifiers: Set<String> = ["public", "open", "internal", "package"]

    /// Whether an attribute is blanked.
    static func contains(_ element: AttributeListSyntax.Element) -> Bool {
        guard case .attribute(let attribute) = element else { return false }
        return attributes.contains(attribute.attributeName.trimmedDescription)
    }
}
