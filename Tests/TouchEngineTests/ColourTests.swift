import Testing

@testable import TouchEngine

@Suite("Colours", .tags(.apparatus))
struct ColourTests {
    @Test("the colours with plain names have the components that Apple documents")
    func plainNames() {
        let colours: [(UIColor, red: CGFloat, green: CGFloat, blue: CGFloat)] = [
            (.black, 0, 0, 0), (.white, 1, 1, 1), (.darkGray, 0.333, 0.333, 0.333),
            (.gray, 0.5, 0.5, 0.5), (.lightGray, 0.667, 0.667, 0.667), (.red, 1, 0, 0),
            (.green, 0, 1, 0), (.blue, 0, 0, 1), (.cyan, 0, 1, 1), (.yellow, 1, 1, 0),
            (.magenta, 1, 0, 1), (.orange, 1, 0.5, 0), (.purple, 0.5, 0, 0.5),
            (.brown, 0.6, 0.4, 0.2),
        ]
        for (colour, red, green, blue) in colours {
            #expect(colour == UIColor(red: red, green: green, blue: blue, alpha: 1))
            #expect(colour.cgColor.alpha == 1)
        }
        #expect(UIColor.clear == UIColor(red: 0, green: 0, blue: 0, alpha: 0))
        #expect(UIColor.clear.cgColor.alpha == 0)
    }

    @Test("each of the system's colours is known by its own name")
    func systemNames() {
        let colours: [(UIColor, String)] = [
            (.label, "label"), (.secondaryLabel, "secondaryLabel"),
            (.tertiaryLabel, "tertiaryLabel"), (.quaternaryLabel, "quaternaryLabel"),
            (.placeholderText, "placeholderText"), (.link, "link"), (.tintColor, "tintColor"),
            (.separator, "separator"), (.opaqueSeparator, "opaqueSeparator"),
            (.systemBackground, "systemBackground"),
            (.secondarySystemBackground, "secondarySystemBackground"),
            (.tertiarySystemBackground, "tertiarySystemBackground"),
            (.systemGroupedBackground, "systemGroupedBackground"),
            (.secondarySystemGroupedBackground, "secondarySystemGroupedBackground"),
            (.tertiarySystemGroupedBackground, "tertiarySystemGroupedBackground"),
            (.systemFill, "systemFill"), (.secondarySystemFill, "secondarySystemFill"),
            (.tertiarySystemFill, "tertiarySystemFill"),
            (.quaternarySystemFill, "quaternarySystemFill"), (.systemGray, "systemGray"),
            (.systemGray2, "systemGray2"), (.systemGray3, "systemGray3"),
            (.systemGray4, "systemGray4"), (.systemGray5, "systemGray5"),
            (.systemGray6, "systemGray6"), (.systemBlue, "systemBlue"),
            (.systemGreen, "systemGreen"), (.systemIndigo, "systemIndigo"),
            (.systemOrange, "systemOrange"), (.systemPink, "systemPink"),
            (.systemPurple, "systemPurple"), (.systemRed, "systemRed"),
            (.systemTeal, "systemTeal"), (.systemYellow, "systemYellow"),
            (.systemMint, "systemMint"), (.systemCyan, "systemCyan"),
            (.systemBrown, "systemBrown"),
        ]
        for (colour, name) in colours { #expect(colour.paint == name) }
        #expect(Set(colours.map { $0.0.paint }).count == colours.count)
    }

    @Test("components become two hexadecimal digits each, in order, held between 0 and 1")
    func digits() throws {
        try #require(UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.8).paint == "#336699cc")
        #expect(UIColor(red: 2, green: -1, blue: 1, alpha: 7).paint == "#ff00ffff")
        #expect(UIColor(white: 0.2, alpha: 0.4).paint == "#33333366")
        // 0.5 is 127.5 of 255, which is rounded up; 15, 16 and 171 are 0f, 10 and ab.
        #expect(UIColor.hex(0.5) == "80" && UIColor.hex(0.499) == "7f")
        #expect([15, 16, 171].map { UIColor.hex($0 / 255) } == ["0f", "10", "ab"])
    }

    @Test("a colour's word can be taken apart again, letters and digits alike")
    func takenApart() {
        let own = Paint("#0a9f63cd")
        #expect(!own.isSystem && own.color == "#0a9f63" && own.alpha == 205.0 / 255)
        let components: [CGFloat] = [10, 159, 99].map { $0 / 255 }
        #expect(own.components == components)
        #expect(Paint("#0a9f63").alpha == 1)
        let system = Paint("systemBlue/80")
        #expect(system.isSystem && system.color == "systemBlue" && system.components == nil)
        #expect(system.alpha == 128.0 / 255 && Paint("link").alpha == 1)
        #expect(Paint("link").color == "link" && Paint("").alpha == 1)
    }

    @Test("a colour made more or less opaque keeps the rest; the system's keep their name")
    func alpha() {
        #expect(
            UIColor.orange.withAlphaComponent(0.2)
                == UIColor(red: 1, green: 0.5, blue: 0, alpha: 0.2))
        let fainter = UIColor.systemTeal.withAlphaComponent(0.4)
        #expect(fainter.paint == "systemTeal/66")
        #expect(fainter.withAlphaComponent(0.2).paint == "systemTeal/33")
        #expect(CGColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.2).alpha == 0.2)
        #expect(fainter.cgColor.alpha == 0.4)
    }

    @Test("colours that look the same are equal and share a hash; others are neither")
    func equality() {
        let (one, same) = (
            UIColor(white: 0.2, alpha: 1), UIColor(red: 0.2, green: 0.2, blue: 0.2, alpha: 1)
        )
        #expect(one.isEqual(same) && one.hash == same.hash && one.cgColor == same.cgColor)
        #expect(one.cgColor.hashValue == same.cgColor.hashValue)
        #expect(!one.isEqual(UIColor.red) && !one.isEqual(nil) && !one.isEqual(UIView()))
        #expect(one.cgColor != UIColor.red.cgColor && UIColor.red.hash != UIColor.blue.hash)
        // The words of both have the same letters.
        #expect(UIColor(paint: "ab").hash != UIColor(paint: "ba").hash)
        #expect(UIColor.red.cgColor.hashValue != UIColor.blue.cgColor.hashValue)
    }

    @Test("a mix of two colours has a part of the way gone in each component, the alpha too")
    func mixed() {
        let (from, to) = (
            UIColor(red: 0.2, green: 0.8, blue: 1, alpha: 0.2),
            UIColor(red: 1, green: 0, blue: 0.2, alpha: 1)
        )
        #expect(UIColor.mix(from, to, 0) == from && UIColor.mix(from, to, 1) == to)
        #expect(
            UIColor.mix(from, to, 0.25) == UIColor(red: 0.4, green: 0.6, blue: 0.8, alpha: 0.4))
        #expect(UIColor.mix(nil, nil, 0.5) == nil)
    }

    @Test("a mix with no colour is the other one, made clear by the part that is missing")
    func mixedWithNone() {
        let blue = UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.8)
        #expect(UIColor.mix(nil, blue, 0.25) == blue.withAlphaComponent(0.2))
        #expect(UIColor.mix(blue, nil, 0.25) == blue.withAlphaComponent(0.6))
        #expect(UIColor.mix(nil, .systemRed, 0.2)?.paint == "systemRed/33")
    }

    @Test("the system's colours, whose components the page alone knows, change at half the way")
    func mixedSystem() {
        let (red, blue, black) = (UIColor.systemRed, UIColor.systemBlue, UIColor.black)
        #expect(UIColor.mix(red, blue, 0.49) == red && UIColor.mix(red, blue, 0.5) == blue)
        #expect(UIColor.mix(red, black, 0.4) == red && UIColor.mix(red, black, 0.6) == black)
        #expect(UIColor.mix(black, red, 0.4) == black && UIColor.mix(black, red, 0.6) == red)
        let half = red.withAlphaComponent(0.2)
        #expect(UIColor.mix(half, red, 0.5)?.paint == "systemRed/99")
    }
}
