extension [Markup] {
    /// The tree with each element in the place of which something else stands; what is in an element is changed before it.
    func changed(_ change: (Markup.Element) throws -> [Markup]) rethrows -> [Markup] {
        var result: [Markup] = []
        result.reserveCapacity(count)
        for piece in self {
            guard case .element(var element) = piece else {
                result.append(piece)
                continue
            }
            element.children = try element.children.changed(change)
            result += try change(element)
        }
        return result
    }

    /// The tree without the elements that fit, and what is in them.
    func without(_ fits: (Markup.Element) -> Bool) -> [Markup] {
        compactMap { piece in
            guard case .element(var element) = piece else { return piece }
            guard !fits(element) else { return nil }
            element.children = element.children.without(fits)
            return .element(element)
        }
    }
}
