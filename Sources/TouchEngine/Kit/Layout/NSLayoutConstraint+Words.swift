extension NSLayoutConstraint {
    /// The constraint in short, as a trace prints it: its identifier, or both sides.
    var summary: String {
        if let identifier { return identifier }
        let trace = holder?.window?.device?.trace
        let left = words(firstItem, firstAttribute, trace)
        guard secondItem != nil else { return "\(left) \(relation.sign) \(number(constant))" }
        let times = multiplier == 1 ? "" : " × \(number(multiplier))"
        let more = constant == 0 ? "" : " \(constant < 0 ? "−" : "+") \(number(abs(constant)))"
        return
            "\(left) \(relation.sign) \(words(secondItem, secondAttribute, trace))\(times)\(more)"
    }

    private func words(_ item: AnyObject?, _ attribute: Attribute, _ trace: Trace?) -> String {
        guard let item else { return "?.\(attribute.word)" }
        let view = item as? UIView
        let name =
            view?.accessibilityIdentifier ?? trace?.name(of: item)
            ?? typeName(of: item)
        return "\(name).\(attribute.word)"
    }

    /// Whole points without a fraction, others in thousandths.
    private func number(_ value: CGFloat) -> String {
        let thousandths = (Double(value) * 1000).rounded()
        guard abs(thousandths) < 1e15 else { return "∞" }
        let whole = Int(thousandths)
        if whole % 1000 == 0 { return "\(whole / 1000)" }
        let fraction = String(abs(whole % 1000) + 1000).dropFirst()
        return "\(whole < 0 ? "-" : "")\(abs(whole / 1000)).\(fraction)"
    }
}
