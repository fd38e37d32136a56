/// The colours that have names.
extension UIColor {
    /// No colour at all.
    public class var clear: UIColor { UIColor(white: 0, alpha: 0) }
    /// Black.
    public class var black: UIColor { UIColor(white: 0, alpha: 1) }
    /// White.
    public class var white: UIColor { UIColor(white: 1, alpha: 1) }
    /// A grey of a third of white.
    public class var darkGray: UIColor { UIColor(white: 1.0 / 3, alpha: 1) }
    /// A grey of half of white.
    public class var gray: UIColor { UIColor(white: 0.5, alpha: 1) }
    /// A grey of two thirds of white.
    public class var lightGray: UIColor { UIColor(white: 2.0 / 3, alpha: 1) }
    /// Full red.
    public class var red: UIColor { UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
    /// Full green.
    public class var green: UIColor { UIColor(red: 0, green: 1, blue: 0, alpha: 1) }
    /// Full blue.
    public class var blue: UIColor { UIColor(red: 0, green: 0, blue: 1, alpha: 1) }
    /// Green and blue.
    public class var cyan: UIColor { UIColor(red: 0, green: 1, blue: 1, alpha: 1) }
    /// Red and green.
    public class var yellow: UIColor { UIColor(red: 1, green: 1, blue: 0, alpha: 1) }
    /// Red and blue.
    public class var magenta: UIColor { UIColor(red: 1, green: 0, blue: 1, alpha: 1) }
    /// Red and half of green.
    public class var orange: UIColor { UIColor(red: 1, green: 0.5, blue: 0, alpha: 1) }
    /// Half of red and of blue.
    public class var purple: UIColor { UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1) }
    /// A mix of red, green and blue.
    public class var brown: UIColor { UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1) }
    /// Primary text.
    public class var label: UIColor { UIColor(paint: "label") }
    /// Secondary text.
    public class var secondaryLabel: UIColor { UIColor(paint: "secondaryLabel") }
    /// Tertiary text.
    public class var tertiaryLabel: UIColor { UIColor(paint: "tertiaryLabel") }
    /// A thin line between things.
    public class var separator: UIColor { UIColor(paint: "separator") }
    /// The background of a page.
    public class var systemBackground: UIColor { UIColor(paint: "systemBackground") }
    /// A background on the background.
    public class var secondarySystemBackground: UIColor {
        UIColor(paint: "secondarySystemBackground")
    }
    /// A background on that.
    public class var tertiarySystemBackground: UIColor {
        UIColor(paint: "tertiarySystemBackground")
    }
    /// The background of grouped things.
    public class var systemGroupedBackground: UIColor {
        UIColor(paint: "systemGroupedBackground")
    }
    /// The system's grey.
    public class var systemGray: UIColor { UIColor(paint: "systemGray") }
    /// The system's second grey, nearer the background.
    public class var systemGray2: UIColor { UIColor(paint: "systemGray2") }
    /// The system's third grey, nearer the background.
    public class var systemGray3: UIColor { UIColor(paint: "systemGray3") }
    /// The system's fourth grey.
    public class var systemGray4: UIColor { UIColor(paint: "systemGray4") }
    /// The system's fifth grey, nearer still.
    public class var systemGray5: UIColor { UIColor(paint: "systemGray5") }
    /// The system's sixth grey, nearest the background.
    public class var systemGray6: UIColor { UIColor(paint: "systemGray6") }
    /// The system's blue.
    public class var systemBlue: UIColor { UIColor(paint: "systemBlue") }
    /// The system's green.
    public class var systemGreen: UIColor { UIColor(paint: "systemGreen") }
    /// The system's indigo.
    public class var systemIndigo: UIColor { UIColor(paint: "systemIndigo") }
    /// The system's orange.
    public class var systemOrange: UIColor { UIColor(paint: "systemOrange") }
    /// The system's pink.
    public class var systemPink: UIColor { UIColor(paint: "systemPink") }
    /// The system's purple.
    public class var systemPurple: UIColor { UIColor(paint: "systemPurple") }
    /// The system's red.
    public class var systemRed: UIColor { UIColor(paint: "systemRed") }
    /// The system's teal.
    public class var systemTeal: UIColor { UIColor(paint: "systemTeal") }
    /// The system's yellow.
    public class var systemYellow: UIColor { UIColor(paint: "systemYellow") }
    /// The faintest text.
    public class var quaternaryLabel: UIColor { UIColor(paint: "quaternaryLabel") }
    /// Text that stands in for some to come.
    public class var placeholderText: UIColor { UIColor(paint: "placeholderText") }
    /// A link.
    public class var link: UIColor { UIColor(paint: "link") }
    /// What can be tapped.
    public class var tintColor: UIColor { UIColor(paint: "tintColor") }
    /// A thin line that nothing shines through.
    public class var opaqueSeparator: UIColor { UIColor(paint: "opaqueSeparator") }
    /// A background on that of grouped things.
    public class var secondarySystemGroupedBackground: UIColor {
        UIColor(paint: "secondarySystemGroupedBackground")
    }
    /// A background on that.
    public class var tertiarySystemGroupedBackground: UIColor {
        UIColor(paint: "tertiarySystemGroupedBackground")
    }
    /// What fills thin shapes.
    public class var systemFill: UIColor { UIColor(paint: "systemFill") }
    /// What fills shapes of middle size.
    public class var secondarySystemFill: UIColor { UIColor(paint: "secondarySystemFill") }
    /// What fills large shapes.
    public class var tertiarySystemFill: UIColor { UIColor(paint: "tertiarySystemFill") }
    /// What fills larger shapes.
    public class var quaternarySystemFill: UIColor { UIColor(paint: "quaternarySystemFill") }
    /// The system's mint.
    public class var systemMint: UIColor { UIColor(paint: "systemMint") }
    /// The system's cyan.
    public class var systemCyan: UIColor { UIColor(paint: "systemCyan") }
    /// The system's brown.
    public class var systemBrown: UIColor { UIColor(paint: "systemBrown") }
}
