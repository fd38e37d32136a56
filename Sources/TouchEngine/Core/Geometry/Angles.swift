// Angles by the engine's own arithmetic: each platform's mathematics library rounds its last digit in its own way, and there is
// none in the page's build.

/// The angle of a direction, in radians from the x axis towards the y axis, over -π and up to π; no direction has 0.
func angle(of direction: CGPoint) -> CGFloat {
    let (width, height) = (abs(direction.x), abs(direction.y))
    guard width > 0 || height > 0 else { return 0 }
    let steep = height > width
    var result = arctangent(steep ? width / height : height / width)
    if steep { result = .pi / 2 - result }
    if direction.x < 0 { result = .pi - result }
    return direction.y < 0 ? -result : result
}

/// The point one point away from the origin at an angle, in radians.
func direction(at angle: CGFloat) -> CGPoint {
    CGPoint(x: cosine(angle), y: sine(angle))
}

/// The same angle, over -π and up to π.
func wrapped(_ angle: CGFloat) -> CGFloat {
    let turns = (angle / (2 * .pi)).rounded()
    let rest = angle - turns * 2 * .pi
    return rest <= -.pi ? rest + 2 * .pi : rest
}

/// The angle whose tangent is a number from 0 to 1.
private func arctangent(_ tangent: CGFloat) -> CGFloat {
    // Over tan(π/8), the angle is counted from π/4: the series is short then.
    if tangent > 0.4142 { return .pi / 4 + series((tangent - 1) / (tangent + 1)) }
    return series(tangent)
}

private func series(_ x: CGFloat) -> CGFloat {
    var (sum, power) = (CGFloat.zero, x)
    for term in 0..<22 {
        sum += (term % 2 == 0 ? power : -power) / CGFloat(2 * term + 1)
        power *= x * x
    }
    return sum
}

/// The cosine of an angle in radians.
func cosine(_ angle: CGFloat) -> CGFloat {
    let x = abs(wrapped(angle))
    if x > .pi * 0.75 { return -cosineSeries(.pi - x) }
    return x > .pi / 4 ? sineSeries(.pi / 2 - x) : cosineSeries(x)
}

/// The sine of an angle in radians.
func sine(_ angle: CGFloat) -> CGFloat {
    let turn = wrapped(angle)
    let x = abs(turn)
    var result = sineSeries(x)
    if x > .pi * 0.75 {
        result = sineSeries(.pi - x)
    } else if x > .pi / 4 {
        result = cosineSeries(x - .pi / 2)
    }
    return turn < 0 ? -result : result
}

// Both for angles up to π/4 either way: there they are short, and exact where the angle is none, so that a turn by nothing is
// the identity.

private func sineSeries(_ x: CGFloat) -> CGFloat {
    var (sum, term) = (x, x)
    for step in 1..<10 {
        term *= -x * x / CGFloat(2 * step * (2 * step + 1))
        sum += term
    }
    return sum
}

private func cosineSeries(_ x: CGFloat) -> CGFloat {
    var (sum, term) = (CGFloat(1), CGFloat(1))
    for step in 1..<10 {
        term *= -x * x / CGFloat(2 * step * (2 * step - 1))
        sum += term
    }
    return sum
}
