/// The direction in which one reads, with UIKit's raw values.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
    case leftToRight = 0
    case rightToLeft = 1
}

/// What a view's contents mean, which decides whether they are mirrored, with UIKit's raw values.
public enum UISemanticContentAttribute: Int, Sendable {
    /// Mirrored where one reads from right to left.
    case unspecified = 0
    /// Buttons of a player: never mirrored.
    case playback = 1
    /// Directions in space: never mirrored.
    case spatial = 2
    /// Laid out from left to right.
    case forceLeftToRight = 3
    /// Laid out from right to left.
    case forceRightToLeft = 4
}

extension UIView {
    /// The direction in which the view's contents are laid out: by its own attribute, and where that says nothing by the
    /// device's language.
    public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        UIView.userInterfaceLayoutDirection(
            for: semanticContentAttribute,
            relativeTo: window?.device?.layoutDirection ?? .leftToRight)
    }

    /// The direction in which contents of such a meaning are laid out where the language runs in that direction.
    public class func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute,
        relativeTo layoutDirection: UIUserInterfaceLayoutDirection
    ) -> UIUserInterfaceLayoutDirection {
        switch attribute {
        case .unspecified: layoutDirection
        case .playback, .spatial, .forceLeftToRight: .leftToRight
        case .forceRightToLeft: .rightToLeft
        }
    }

    /// Tells the view, and all that is in it, that the device's language or system is another.
    func announceSurroundings() {
        if hasConstraintsInside { noteConstraintsChanged() }
        surroundingsChanged()
        for subview in subviews { subview.announceSurroundings() }
    }
}
