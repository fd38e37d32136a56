/// A number with that many decimals, written the same on every platform.
func fixed(_ value: Double, _ decimals: Int) -> String {
    var scale: Double = 1
    for _ in 0..<decimals { scale *= 10 }
    let scaled = (value * scale).rounded()
    guard scaled.magnitude < 9e15 else { return value < 0 ? "-1e15" : "1e15" }
    let whole = Int64(scaled.magnitude)
    let unit = Int64(scale)
    let sign = scaled < 0 ? "-" : ""
    guard decimals > 0 else { return "\(sign)\(whole)" }
    var fraction = "\(whole % unit)"
    while fraction.utf8.count < decimals { fraction = "0" + fraction }
    return "\(sign)\(whole / unit).\(fraction)"
}
