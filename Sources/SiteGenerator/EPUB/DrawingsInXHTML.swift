import Notebook

/// Drawings as an EPUB holds them: each for itself, with its shapes and its colours in it.
struct DrawingsInXHTML {
    /// The shapes of the pages' sprite, by their names.
    let shapes: [String: Markup.Element]
    /// What the site's style sheet calls by name.
    let values: [String: String]

    private static let namespace = "http://www.w3.org/2000/svg"
    private static let links = "http://www.w3.org/1999/xlink"

    /// A drawing, with all that is in it.
    func root(_ drawing: Markup.Element) -> Markup.Element {
        var drawing = drawing
        drawing["xmlns"] = Self.namespace
        if let glyph = glyph(in: drawing) {
            drawing["viewBox"] = glyph["viewBox"]
            drawing.children = glyph.children
            return drawing
        }
        drawing.children = drawing.children.changed(part)
        if drawing.first(where: { $0["xlink:href"] != nil }) != nil {
            drawing["xmlns:xlink"] = Self.links
        }
        return drawing
    }

    /// The shape of the sprite that a drawing consists of, if it does.
    private func glyph(in drawing: Markup.Element) -> Markup.Element? {
        guard drawing.children.count == 1, let use = drawing.children[0].element,
            use.name == "use"
        else { return nil }
        return use["href"].flatMap { shapes[String($0.dropFirst())] }
    }

    /// What stands in place of a reference to a shape of the sprite: the shape itself, in a frame at its place.
    private func shape(_ use: Markup.Element) -> Markup.Element? {
        guard use.name == "use", var shape = use["href"].flatMap({ shapes[String($0.dropFirst())] })
        else { return nil }
        shape["id"] = nil
        var frame = Markup.Element(
            name: "svg", attributes: use.attributes.filter { $0.name != "href" },
            children: [.element(shape)])
        frame["class"] = "spot"
        return frame
    }

    private func part(_ element: Markup.Element) -> [Markup] {
        if let shape = shape(element) { return [.element(shape)] }
        var element = element
        for (place, attribute) in element.attributes.enumerated() {
            if attribute.name == "href" { element.attributes[place].name = "xlink:href" }
            if attribute.name == "fill" || attribute.name == "stroke" {
                paint(attribute, of: &element)
            }
        }
        return [.element(element)]
    }

    /// Gives a colour that the style sheet names as red, green and blue, and how much of it there is as an attribute of its own.
    private func paint(_ attribute: Markup.Attribute, of element: inout Markup.Element) {
        let color = EPUBStyle.filled(attribute.value, from: values)
        guard color != attribute.value else { return }
        let digits = color.dropFirst()
        guard digits.count == 8 || digits.count == 4 else {
            return element[attribute.name] = color
        }
        let length = digits.count / 4
        let alpha = digits.suffix(length)
        let full = length == 1 ? 15.0 : 255.0
        let name = attribute.name + "-opacity"
        let opacity = Double(Int(alpha, radix: 16) ?? 0) / full * (Double(element[name] ?? "") ?? 1)
        element[attribute.name] = "#" + digits.dropLast(length)
        element[name] = NumberText.short(opacity, 2)
    }
}
