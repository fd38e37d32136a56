extension Sequence {
    /// The elements in order, where some stand before others; equal ones stay as they are.
    ///
    /// Each goes forward past those that it precedes: the lists are short, mostly in order already, and this is little code in a page.
    func inOrder(_ precedes: (Element, Element) -> Bool) -> [Element] {
        var ordered: [Element] = []
        for element in self {
            var place = ordered.count
            while place > 0, precedes(element, ordered[place - 1]) { place -= 1 }
            ordered.insert(element, at: place)
        }
        return ordered
    }
}
