/// A sum of multiples of variables and a constant, in points.
struct LayoutExpression {
    struct Term {
        let variable: Int
        var factor: Double
    }

    /// Smaller factors and constants are what rounding leaves of nothing.
    private static let nothing = 1e-9

    var constant: Double
    /// In the order of the variables, none of them twice.
    private(set) var terms: [Term] = []

    init(_ constant: Double = 0) { self.constant = constant }

    init(variable: Int) {
        constant = 0
        terms = [Term(variable: variable, factor: 1)]
    }

    /// The factor of a variable, or nil where it does not occur.
    func factor(of variable: Int) -> Double? {
        let place = place(of: variable)
        guard place < terms.count, terms[place].variable == variable else { return nil }
        return terms[place].factor
    }

    /// Takes a variable out and returns its factor.
    mutating func remove(_ variable: Int) -> Double? {
        let place = place(of: variable)
        guard place < terms.count, terms[place].variable == variable else { return nil }
        return terms.remove(at: place).factor
    }

    mutating func scale(by factor: Double) {
        constant *= factor
        for place in terms.indices { terms[place].factor *= factor }
    }

    /// Adds a multiple of a variable, and returns whether it is new here.
    @discardableResult
    mutating func add(_ variable: Int, times factor: Double) -> Bool {
        let place = place(of: variable)
        guard place < terms.count, terms[place].variable == variable else {
            terms.insert(Term(variable: variable, factor: factor), at: place)
            return true
        }
        terms[place].factor += factor
        if abs(terms[place].factor) < Self.nothing { terms.remove(at: place) }
        return false
    }

    /// Adds a multiple of another sum, telling of the variables that are new here.
    mutating func add(
        _ other: LayoutExpression, times factor: Double = 1, entering: (Int) -> Void = { _ in }
    ) {
        constant += other.constant * factor
        if abs(constant) < Self.nothing { constant = 0 }
        for term in other.terms where add(term.variable, times: term.factor * factor) {
            entering(term.variable)
        }
    }

    private func place(of variable: Int) -> Int {
        var (low, high) = (0, terms.count)
        while low < high {
            let middle = (low + high) / 2
            if terms[middle].variable < variable { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
