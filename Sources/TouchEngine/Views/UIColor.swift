/// A colour: one of the system's by name, or components between 0 and 1. The figures draw it.
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
    public class var clear: UIColor { UIColor(white: 0, alpha: 0) }
    public class var black: UIColor { UIColor(white: 0, alpha: 1) }
    public class var white: UIColor { UIColor(white: 1, alpha: 1) }
    public class var label: UIColor { UIColor(system: "label") }
    public class var secondaryLabel: UIColor { UIColor(system: "secondaryLabel") }
    public class var tertiaryLabel: UIColor { UIColor(system: "tertiaryLabel") }
    public class var separator: UIColor { UIColor(system: "separator") }
    public class var systemBackground: UIColor { UIColor(system: "systemBackground") }
    public class var secondarySystemBackground: UIColor {
        UIColor(system: "secondarySystemBackground")
    }
    public class var systemGroupedBackground: UIColor {
        UIColor(system: "systemGroupedBackground")
    }
    public class var systemGray: UIColor { UIColor(system: "systemGray") }
    public class var systemGray3: UIColor { UIColor(system: "systemGray3") }
    public class var systemGray5: UIColor { UIColor(system: "systemGray5") }
    public class var systemGray6: UIColor { UIColor(system: "systemGray6") }
    public class var systemBlue: UIColor { UIColor(system: "systemBlue") }
    public class var systemGreen: UIColor { UIColor(system: "systemGreen") }
    public class var systemIndigo: UIColor { UIColor(system: "systemIndigo") }
    public class var systemOrange: UIColor { UIColor(system: "systemOrange") }
    public class var systemPink: UIColor { UIColor(system: "systemPink") }
    public class var systemPurple: UIColor { UIColor(system: "systemPurple") }
    public class var systemRed: UIColor { UIColor(system: "systemRed") }
    public class var systemTeal: UIColor { UIColor(system: "systemTeal") }
    public class var systemYellow: UIColor { UIColor(system: "systemYellow") }
}
