/// A colour: one of the system's by name, or components between 0 and 1.
///
/// The figures draw it.
open class UIColor: NSObject {
    /// What a figure paints with: a system colour's name, or `#rrggbbaa`.
    let paint: String

    /// Makes a colour of red, green, blue and alpha, each between 0 and 1.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        var paint = "#"
        for component in [red, green, blue, alpha] {
            let byte = Int((min(max(component, 0), 1) * 255).rounded())
            paint += UIColor.hex[byte / 16] + UIColor.hex[byte % 16]
        }
        self.paint = paint
    }

    /// Makes a grey, white being 1.
    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(red: white, green: white, blue: white, alpha: alpha)
    }

    init(system name: String) { paint = name }

    private static let hex = [
        "0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "a", "b", "c", "d", "e", "f",
    ]
}

extension UIColor {
    /// No colour at all.
    public class var clear: UIColor { UIColor(white: 0, alpha: 0) }
    /// Black.
    public class var black: UIColor { UIColor(white: 0, alpha: 1) }
    /// White.
    public class var white: UIColor { UIColor(white: 1, alpha: 1) }
    /// Primary text.
    public class var label: UIColor { UIColor(system: "label") }
    /// Secondary text.
    public class var secondaryLabel: UIColor { UIColor(system: "secondaryLabel") }
    /// Tertiary text.
    public class var tertiaryLabel: UIColor { UIColor(system: "tertiaryLabel") }
    /// A thin line between things.
    public class var separator: UIColor { UIColor(system: "separator") }
    /// The background of a page.
    public class var systemBackground: UIColor { UIColor(system: "systemBackground") }
    /// A background on the background.
    public class var secondarySystemBackground: UIColor {
        UIColor(system: "secondarySystemBackground")
    }
    /// The background of grouped things.
    public class var systemGroupedBackground: UIColor {
        UIColor(system: "systemGroupedBackground")
    }
    /// The system's grey.
    public class var systemGray: UIColor { UIColor(system: "systemGray") }
    /// The system's third grey, nearer the background.
    public class var systemGray3: UIColor { UIColor(system: "systemGray3") }
    /// The system's fifth grey, nearer still.
    public class var systemGray5: UIColor { UIColor(system: "systemGray5") }
    /// The system's sixth grey, nearest the background.
    public class var systemGray6: UIColor { UIColor(system: "systemGray6") }
    /// The system's blue.
    public class var systemBlue: UIColor { UIColor(system: "systemBlue") }
    /// The system's green.
    public class var systemGreen: UIColor { UIColor(system: "systemGreen") }
    /// The system's indigo.
    public class var systemIndigo: UIColor { UIColor(system: "systemIndigo") }
    /// The system's orange.
    public class var systemOrange: UIColor { UIColor(system: "systemOrange") }
    /// The system's pink.
    public class var systemPink: UIColor { UIColor(system: "systemPink") }
    /// The system's purple.
    public class var systemPurple: UIColor { UIColor(system: "systemPurple") }
    /// The system's red.
    public class var systemRed: UIColor { UIColor(system: "systemRed") }
    /// The system's teal.
    public class var systemTeal: UIColor { UIColor(system: "systemTeal") }
    /// The system's yellow.
    public class var systemYellow: UIColor { UIColor(system: "systemYellow") }
}
