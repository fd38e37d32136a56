/// Values for variables that meet what is required, and of the rest as much as can be, the more important first.
///
/// A tableau: each basic variable is a sum of the others, which are 0. A free variable, once it occurs in a requirement,
/// is basic; so only sums of variables that must not be negative bear on whether there is a solution. Preferences come
/// level by level: a level's errors are made as small as can be together, and whatever would make them larger is then
/// kept at 0 for good. All choices go by the variables' numbers.
struct Simplex {
    /// What counts as 0 where a value decides, in points.
    private static let tolerance = 1e-6
    /// What counts as 0 of a factor in a sum.
    private static let factorTolerance = 1e-9

    private var rows: [LayoutExpression?] = []
    private var isFree: [Bool] = []
    /// Which variables are kept at 0.
    private var isKept: [Bool] = []
    /// In whose rows a variable may occur; some may have lost it.
    private var users: [[Int]] = []
    private var objective = LayoutExpression()
    private var errors: [Int] = []

    /// Makes another variable; one that is not free must not be negative.
    mutating func makeVariable(isFree free: Bool = false) -> Int {
        rows.append(nil)
        isFree.append(free)
        isKept.append(false)
        users.append([])
        return rows.count - 1
    }

    func value(of variable: Int) -> Double { rows[variable]?.constant ?? 0 }

    /// Requires a sum to be 0, or not negative; where that cannot be any more, nothing changes and the answer is no.
    mutating func require(_ sum: LayoutExpression, isEquality: Bool) -> Bool {
        var sum = reduced(sum)
        let free = freeVariable(of: sum)
        if !isEquality {
            let slack = makeVariable()
            if free == nil, sum.constant >= 0 {
                enter(slack, sum)
                return true
            }
            sum.add(slack, times: -1)
        }
        if let free {
            solve(sum, for: free)
            return true
        }
        if sum.terms.isEmpty { return abs(sum.constant) < Self.tolerance }
        return reach(sum)
    }

    /// Asks for a sum to be 0, or not negative, as nearly as can be, on the present level.
    mutating func prefer(_ sum: LayoutExpression, isEquality: Bool) {
        var sum = reduced(sum)
        let (over, under) = (makeVariable(), makeVariable())
        if let free = freeVariable(of: sum) {
            sum.add(over, times: -1)
            sum.add(under, times: 1)
            solve(sum, for: free)
        } else if sum.constant >= 0 {
            sum.add(under, times: 1)
            enter(over, sum)
        } else {
            sum.scale(by: -1)
            sum.add(over, times: 1)
            enter(under, sum)
        }
        errors += isEquality ? [over, under] : [under]
    }

    /// Meets what was asked for on the present level, and goes on to the next.
    mutating func closeLevel() {
        var sum = LayoutExpression()
        for error in errors { sum.add(error, times: 1) }
        errors = []
        objective = reduced(sum)
        minimise()
        for term in objective.terms where term.factor > Self.factorTolerance {
            keepAtZero(term.variable)
        }
    }

    /// The sum in variables that are not basic.
    private func reduced(_ sum: LayoutExpression) -> LayoutExpression {
        var result = LayoutExpression(sum.constant)
        for term in sum.terms where !isKept[term.variable] {
            if let row = rows[term.variable] {
                result.add(row, times: term.factor)
            } else {
                result.add(term.variable, times: term.factor)
            }
        }
        return result
    }

    private func freeVariable(of sum: LayoutExpression) -> Int? {
        sum.terms.last { isFree[$0.variable] }?.variable
    }

    /// Brings a sum of variables that are not free to 0, by way of one that stands for what is missing.
    private mutating func reach(_ sum: LayoutExpression) -> Bool {
        var sum = sum
        if sum.constant < 0 { sum.scale(by: -1) }
        let missing = makeVariable()
        enter(missing, sum)
        objective = sum
        minimise()
        guard let row = rows[missing] else {
            keepAtZero(missing)
            return true
        }
        // Its row is all that is known of the sum: without it, everything is as before.
        guard row.constant < Self.tolerance, let term = row.terms.first else {
            rows[missing] = nil
            return row.constant < Self.tolerance
        }
        pivot(in: term.variable, out: missing)
        keepAtZero(missing)
        return true
    }

    /// Makes the objective as small as can be; the lowest number first, so that it comes to an end.
    private mutating func minimise() {
        while let entering = objective.terms.first(where: { $0.factor < -Self.factorTolerance })?
            .variable
        {
            var leaving: Int?
            var shortest = Double.infinity
            for user in users[entering] where !isFree[user] {
                guard let row = rows[user], let factor = row.factor(of: entering),
                    factor < -Self.factorTolerance
                else { continue }
                let step = -row.constant / factor
                if step < shortest || step == shortest && user < leaving ?? .max {
                    (shortest, leaving) = (step, user)
                }
            }
            guard let leaving else { return }
            pivot(in: entering, out: leaving)
        }
    }

    private mutating func pivot(in entering: Int, out leaving: Int) {
        guard var row = rows[leaving] else { return }
        rows[leaving] = nil
        row.add(leaving, times: -1)
        solve(row, for: entering)
    }

    /// Makes a variable basic by an equation: the sum is 0.
    private mutating func solve(_ sum: LayoutExpression, for variable: Int) {
        var row = sum
        guard let factor = row.remove(variable) else { return }
        row.scale(by: -1 / factor)
        let places = users[variable]
        users[variable] = []
        for user in places {
            guard var changed = rows[user], let factor = changed.remove(variable) else { continue }
            rows[user] = nil
            changed.add(row, times: factor) { users[$0].append(user) }
            rows[user] = changed
        }
        if let factor = objective.remove(variable) { objective.add(row, times: factor) }
        enter(variable, row)
    }

    private mutating func enter(_ variable: Int, _ row: LayoutExpression) {
        rows[variable] = row
        for term in row.terms { users[term.variable].append(variable) }
    }

    private mutating func keepAtZero(_ variable: Int) {
        isKept[variable] = true
        for user in users[variable] { _ = rows[user]?.remove(variable) }
        users[variable] = []
    }
}
