// Powers by the engine's own arithmetic: each platform's mathematics library rounds its last digit in its own way, and there is
// none in the page's build. Only additions, multiplications and divisions are used, so that every platform gets the same digits.

/// The natural logarithm of 2, as a sum of two numbers, the first with so few digits that small multiples of it are exact.
private let halvings = (large: 0x1.62e42fee00000p-1, small: 0x1.a39ef35793c76p-33)

/// Euler's number to a power; nothing under the smallest number, infinity over the largest.
func exponential(_ power: Double) -> Double {
    guard power > -745 else { return power.isNaN ? power : 0 }
    guard power < 709.8 else { return .infinity }
    let steps = (power / (halvings.large + halvings.small)).rounded()
    let rest = (power - steps * halvings.large) - steps * halvings.small
    var sum = 1.0
    for term in stride(from: 18.0, to: 0, by: -1) { sum = 1 + sum * rest / term }
    return scaled(sum, Int(steps))
}

/// The power that Euler's number is to be taken to for a number; minus infinity for zero, and no number for less.
func logarithm(_ number: Double) -> Double {
    guard number > 0 else { return number == 0 ? -.infinity : .nan }
    guard number < .infinity else { return number }
    var (part, steps) = (number.significand, Double(number.exponent))
    if part > 1.4142135623730951 { (part, steps) = (part / 2, steps + 1) }
    let ratio = (part - 1) / (part + 1)
    let square = ratio * ratio
    var sum = 0.0
    for term in stride(from: 41.0, to: 0, by: -2) { sum = sum * square + 1 / term }
    return steps * halvings.large + (2 * ratio * sum + steps * halvings.small)
}

/// The number times 2 to a whole power, in two steps: one alone may leave the range on its way.
private func scaled(_ number: Double, _ steps: Int) -> Double {
    let half = steps / 2
    return number * Double(sign: .plus, exponent: half, significand: 1)
        * Double(sign: .plus, exponent: steps - half, significand: 1)
}
