/// A page, or a piece of one, as a tree: what is made of finished pages is made of this.
indirect enum Markup: Equatable {
    /// Text as it is written in the page, its escapes and plain marks included (`PlainMarkup`).
    case text(String)
    case element(Element)

    /// An element with its attributes in the order in which they are written.
    struct Element: Equatable {
        var name: String
        var attributes: [Attribute] = []
        var children: [Markup] = []
    }

    /// An attribute; its value is as it is written, its escapes included.
    struct Attribute: Equatable {
        var name: String
        var value: String
    }

    /// The element, unless this is text.
    var element: Element? {
        guard case .element(let element) = self else { return nil }
        return element
    }

    /// The text in it, as it is written, without tags.
    var text: String {
        switch self {
        case .text(let text): Self.withoutTags(text)
        case .element(let element): element.text
        }
    }

    private static func withoutTags(_ text: String) -> String {
        guard text.hasByte(UInt8(ascii: "<")) else { return text }
        var isTag = false
        let bytes = text.utf8.filter { byte in
            if byte == UInt8(ascii: "<") { isTag = true }
            defer { if byte == UInt8(ascii: ">") { isTag = false } }
            return !isTag
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}

extension Markup.Element {
    /// The value of an attribute, if it has that.
    subscript(_ name: String) -> String? {
        get { attributes.first { $0.name == name }?.value }
        set {
            guard let place = attributes.firstIndex(where: { $0.name == name }) else {
                if let newValue { attributes.append(.init(name: name, value: newValue)) }
                return
            }
            if let newValue {
                attributes[place].value = newValue
            } else {
                attributes.remove(at: place)
            }
        }
    }

    /// Whether it has a class of that name.
    func has(_ name: String) -> Bool {
        guard let classes = self["class"] else { return false }
        guard classes.hasByte(UInt8(ascii: " ")) else { return classes == name }
        return classes.utf8.split(separator: UInt8(ascii: " ")).contains {
            $0.elementsEqual(name.utf8)
        }
    }

    /// The text in it, as it is written, without tags.
    var text: String { children.map(\.text).joined() }

    /// The elements in it that fit, itself first; what is in one that fits is looked through as well.
    func all(where fits: (Self) -> Bool) -> [Self] {
        (fits(self) ? [self] : []) + children.compactMap(\.element).flatMap { $0.all(where: fits) }
    }

    /// The first element in it that fits, itself included.
    func first(where fits: (Self) -> Bool) -> Self? {
        if fits(self) { return self }
        for child in children {
            if let found = child.element?.first(where: fits) { return found }
        }
        return nil
    }

    /// The names of the places in it, in order.
    var ids: [String] {
        (self["id"].map { [$0] } ?? []) + children.compactMap(\.element).flatMap(\.ids)
    }
}
